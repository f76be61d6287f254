import CollectionViewAudits
import VirtualCollectionView

/// Everything in the zoo: broken layouts, cells and data sources, each with the checker that names its fault and a mended
/// twin that is clean.
///
/// Scenario files use the layouts by name: `{"type": "zoo", "name": "turning-circle"}`.
@MainActor public enum ZooCatalogue {
  /// Everybody, in the order of their names.
  public static let exhibits: [ZooExhibit] =
    (ZooExhibit.layouts + ZooExhibit.cells + ZooExhibit.dataSources + ZooExhibit.screens).sorted { $0.name < $1.name }

  /// Those that are layouts, in the order of their names.
  public static var layouts: [ZooExhibit] { exhibits.filter { $0.layout != nil } }

  /// The exhibit of a name; nil when there is none.
  public static func exhibit(named name: String) -> ZooExhibit? { exhibits.first { $0.name == name } }
}
