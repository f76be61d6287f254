import Foundation
import UIKit.UIGestureRecognizerSubclass

public class TileCell: UICollectionViewCell {
  @IBOutlet weak var badge: UIView!
  public private(set) var log: [String] = []
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  let tint = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(themeChanged), name: Notification.Name("TileTheme"), object: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib: \(#keyPath(TileCell.contentView.backgroundColor))") }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
  @objc private func themeChanged(_ notification: Notification) { log.append(notification.name.rawValue) }
  @objc func twice(_ value: NSNumber, with other: NSNumber) { log.append("\(value) and \(other)") }
  @objc func switched(_ control: UIControl) { log.append("switched \(control.bounds.width)") }
  @objc func refresh() { log.append("refresh") }

  public func switchAll() {
    let control = UIControl(frame: bounds)
    control.addTarget(self, action: #selector(refresh), for: .valueChanged)
    control.addTarget(self, action: #selector(switched(_:)), for: .primaryActionTriggered)
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    control.removeTarget(self, action: #selector(TileCell.switched(_:)), for: .allEvents)
    control.sendActions(for: .primaryActionTriggered)
  }

  public func performAll() {
    perform(#selector(refresh))
    perform(#selector(TileCell.twice(_:with:)), with: NSNumber(value: 1), with: NSNumber(value: 2))
    if responds(to: #selector(refresh)) { log.append("responds") }
    if #selector(tapped(_:)) == #selector(self.tapped) { log.append("same") }
    log.append(#keyPath(CALayer.cornerRadius))
    log.append("@objc in a string, \(#keyPath(UIView.alpha)) in an interpolation, #selector(\(1 / 1))")
  }
}

#Preview("A tile") {
  TileCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
}
