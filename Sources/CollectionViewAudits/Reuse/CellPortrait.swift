import Foundation
import VirtualCollectionView

/// Everything about a cell that somebody sees, and what its class keeps: by view and property.
@MainActor public struct CellPortrait {
  /// Where a value was read.
  public struct Place: Hashable, Sendable, Comparable {
    /// The view: `contentView.0 UILabel`; empty for the cell itself.
    public let view: String
    /// The property.
    public let property: String

    /// By view, then by property.
    public static func < (a: Place, b: Place) -> Bool { (a.view, a.property) < (b.view, b.property) }
  }

  /// The values as text.
  public private(set) var values: [Place: String] = [:]

  /// Reads a cell.
  ///
  /// - Parameter more: Properties beside the known ones.
  public init(_ cell: CollectionReusableView, more: [PortraitProperty] = []) {
    let properties = CellPortrait.known + more
    CellPortrait.walk(cell) { view, name in
      for property in properties {
        guard let value = property.read(view) else { continue }
        values[Place(view: name, property: property.name)] = value
      }
      for (property, value) in CellPortrait.ownProperties(of: view) {
        values[Place(view: name, property: property)] = value
      }
    }
  }

  static let known = PortraitProperty.views + PortraitProperty.cells + PortraitProperty.standIns

  /// What two portraits of the same item differ in, in order of places.
  public func differences(from other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    Set(values.keys).union(other.values.keys).sorted().compactMap { place in
      let (mine, theirs) = (values[place] ?? "not there", other.values[place] ?? "not there")
      return mine == theirs ? nil : (place, mine, theirs)
    }
  }

  /// A cell and its subviews, each with its name.
  static func walk(_ cell: CollectionReusableView, _ body: (VirtualView, String) -> Void) {
    func visit(_ view: VirtualView, _ name: String) {
      body(view, name)
      // What UIKit's content views hold is made anew at will and told by the configuration.
      for (number, subview) in view.subviews.enumerated() {
        let own =
          subview === (cell as? CollectionViewCell)?.contentView ? "contentView" : "\(number) \(subview.uikitClassName)"
        visit(subview, name.isEmpty ? own : name + "." + own)
      }
    }
    visit(cell, "")
  }

  /// The stored properties of the user's own classes: those declared below the classes of this package.
  private static func ownProperties(of view: VirtualView) -> [(String, String)] {
    var result: [(String, String)] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, let type = current.subjectType as? AnyClass, isUsers(type) {
      for child in current.children {
        guard let label = child.label, let text = ValueText.plainText(child.value) else { continue }
        result.append(("own property \(label)", text))
      }
      mirror = current.superclassMirror
    }
    return result
  }

  private static func isUsers(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).split(separator: ".").first ?? ""
    return module != "VirtualCollectionView" && module != "UIKitNames"
  }
}
