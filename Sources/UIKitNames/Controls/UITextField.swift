import Foundation
import VirtualCollectionView

/// A line of text to edit. What a finger and a keyboard do, a test simulates.
@preconcurrency @MainActor open class UITextField: UIControl {
  private var stored = ""

  /// The text; empty, never nil, when read.
  open var text: String? {
    get { stored }
    set {
      stored = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: stored) }
    set { text = newValue?.string }
  }
  /// What stands in for an empty text.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The font: the system's in 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text; nil for the default.
  open var textColor: UIColor?
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural
  /// What is around.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Who is asked and told; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is hidden; false.
  open var isSecureTextEntry = false
  /// A view at the start of the line. Kept, not laid out.
  open var leftView: UIView?
  /// A view at the end of the line. Kept, not laid out.
  open var rightView: UIView?

  /// Whether the text is being edited: the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// True.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Types a text over the whole of the old one, after asking the delegate; begins editing first.
  ///
  /// - Returns: Whether the text was taken.
  @discardableResult public final func simulateTyping(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let range = NSRange(location: 0, length: stored.utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
      return false
    }
    self.text = text
    sendActions(for: .editingChanged)
    return true
  }

  /// The text, or the placeholder, on a line; a rounded border is 34 high and 7 wider at each side.
  open override var intrinsicContentSize: CGSize {
    let shown = stored.isEmpty ? placeholder ?? "" : stored
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = shown.isEmpty ? " " : shown
    let size = label.intrinsicContentSize
    let width = shown.isEmpty ? 0 : size.width
    return borderStyle == .roundedRect
      ? CGSize(width: width + 14, height: max(34, size.height)) : CGSize(width: width, height: size.height)
  }

  /// The size of the line, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// What is around a text field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken box.
    case bezel = 2
    /// A box with round corners.
    case roundedRect = 3
  }
}

/// Is asked and told about the editing of a text field. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true when not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true when not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced; true when not implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does; true when not implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Not implemented: true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Not implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Not implemented: true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Not implemented: true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Not implemented: true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
