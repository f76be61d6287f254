import Foundation
import VirtualCollectionView

/// Everything about a cell or supplementary view that somebody sees, and what its class keeps: by view and property.
///
/// A view that the cell keeps in a property of its own is named by that property, others by their place among their
/// siblings of the same class.
@MainActor public struct CellPortrait {
  /// Where a value was read.
  public struct Place: Hashable, Sendable, Comparable {
    /// The view: `title UILabel` for one that the cell keeps as `title`, else `contentView.0 UILabel`; empty for the cell.
    public let view: String
    /// The property.
    public let property: String

    /// By view, then by property.
    public static func < (a: Place, b: Place) -> Bool { (a.view, a.property) < (b.view, b.property) }
  }

  /// One view with its values, which are in the order of their properties. Comparing two of a class is then a walk along
  /// two lists: a dictionary of all places takes seconds in an audit that is not optimised.
  struct Seen {
    let name: String
    let parent: String
    /// Whether it or a view around it is hidden.
    let isHidden: Bool
    let frame: CGRect
    let properties: [String]
    let values: [String]

    func value(_ property: String) -> String? { properties.firstIndex(of: property).map { values[$0] } }
  }

  /// Class and reuse identifier: what is the same for all items of one sort may differ from those of another.
  let sort: String
  let size: CGSize
  /// From the cell inwards.
  let views: [Seen]
  private let numbers: [String: Int]

  /// Reads a cell.
  ///
  /// - Parameter more: Properties beside the known ones.
  public init(_ cell: CollectionReusableView, more: [PortraitProperty] = []) {
    cell.layoutIfNeeded()
    sort = CellPortrait.sort(of: cell)
    size = cell.bounds.size
    let walk = PortraitWalk(cell)
    var views: [Seen] = []
    var numbers: [String: Int] = [:]
    for stop in walk.stops {
      var names: [String] = []
      var values: [String] = []
      for property in PortraitProperty.known(for: stop.view) + more {
        guard let value = property.read(stop.view) else { continue }
        names.append(property.name)
        values.append(value)
      }
      for (property, value) in walk.structure(of: stop.view) + OwnValues.read(stop.view) {
        names.append(property)
        values.append(value)
      }
      numbers[stop.name] = views.count
      views.append(
        Seen(
          name: stop.name, parent: stop.parent, isHidden: stop.isHidden, frame: stop.view.frame, properties: names,
          values: values))
    }
    self.views = views
    self.numbers = numbers
  }

  static func sort(of cell: CollectionReusableView) -> String {
    var identifier = cell.reuseIdentifier ?? ""
    // A registration has an identifier of its own, another one in each view that a data source is made for.
    if identifier.hasPrefix("UICollectionView"), identifier.contains("Registration") { identifier = "registration" }
    return "\(type(of: cell)) \(identifier)"
  }

  /// The values as text.
  public var values: [Place: String] {
    var result: [Place: String] = [:]
    for view in views {
      for (property, value) in zip(view.properties, view.values) {
        result[Place(view: view.name, property: property)] = value
      }
    }
    return result
  }

  func view(named name: String) -> Seen? { numbers[name].map { views[$0] } }

  /// The value of a place; nil where there is none, or nobody sees it.
  func value(at place: Place) -> String? {
    let seen = view(named: place.view)
    switch place.property {
    case "presence": return seen == nil ? "not there" : "there"
    case "frame": return seen.map { AuditText.rect($0.frame) }
    case PortraitWalk.subviewCount: return seen == nil ? nil : "\(children(of: place.view).count)"
    default: return seen?.isHidden == true && !place.isOwn ? nil : seen?.value(place.property)
    }
  }

  /// The views in a view that somebody sees.
  func children(of name: String) -> [Seen] { views.filter { $0.parent == name && !$0.name.isEmpty && !$0.isHidden } }
}

extension CellPortrait.Place {
  /// Whether it is kept by the cell and not seen by itself.
  var isOwn: Bool { property.hasPrefix(OwnValues.prefix) || property.hasPrefix(OwnValues.countPrefix) }

  /// As sentences have it: `the cell's alpha`, `title UILabel's text`.
  var text: String { (view.isEmpty ? "the cell" : view) + "'s " + property }

  /// The names by which a user may leave it out: `price`, `text`, `title.text`.
  func isNamed(in names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var bare = property
    for prefix in [OwnValues.prefix, OwnValues.countPrefix] where bare.hasPrefix(prefix) {
      bare.removeFirst(prefix.count)
    }
    let owner = view.split(separator: " ").first.map(String.init) ?? ""
    return names.contains(bare) || names.contains(property) || names.contains(owner + "." + bare)
      || names.contains(view + "." + bare)
  }
}
