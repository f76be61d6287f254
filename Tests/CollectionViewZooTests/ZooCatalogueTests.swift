import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Zoo catalogue") struct ZooCatalogueTests {
  @Test("Each published layout is found by its name, with its fault in one line and ours beside it")
  func names() {
    #expect(ZooCatalogue.layouts.map(\.name) == ["fitting-circle", "row-pages", "turning-circle"])
    #expect(ZooCatalogue.entry(named: "turning-circle")?.make() is PublishedTurningCircle)
    #expect(ZooCatalogue.entry(named: "fitting-circle")?.make() is PublishedFittingCircle)
    #expect(ZooCatalogue.entry(named: "row-pages")?.make() is PublishedRowPages)
    #expect(ZooCatalogue.entry(named: "row-pages")?.remedy == PagedGridLayout.self)
    #expect(ZooCatalogue.entry(named: "circle") == nil)
    for entry in ZooCatalogue.layouts {
      #expect(!entry.fault.isEmpty && !entry.fault.contains("\n"))
      #expect(entry.make() !== entry.make())
    }
  }
}
