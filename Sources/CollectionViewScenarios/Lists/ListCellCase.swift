import Foundation
import VirtualCollectionView

/// A recorded row about what a list's cell is made of: its geometry, or a configuration's defaults.
struct ListCellCase: Sendable {
  /// What of the two it is.
  enum Subject: Sendable {
    case geometry(ListCellGeometry)
    case configuration(ListConfigurationCase)
  }

  let subject: Subject

  init(_ row: ObjectCursor, _ kind: ListCase.Kind) throws(ScenarioError) {
    subject =
      kind == .listCell
      ? .geometry(try ListCellGeometry(row)) : .configuration(try ListConfigurationCase(row, kind))
  }

  /// What is not as it was recorded.
  @MainActor var failures: [ScenarioFailure] {
    switch subject {
    case .geometry(let recorded): recorded.failures
    case .configuration(let recorded): recorded.failures
    }
  }
}
