import CollectionViewAudits
import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Zoo catalogue") struct ZooCatalogueTests {
  @Test("The fault of each exhibit is named by its checker, and its mended twin is clean")
  func bothDirections() {
    for exhibit in ZooCatalogue.exhibits {
      let broken = exhibit.audit()
      #expect(broken[exhibit.rule] != nil, "\(exhibit.name): \(broken)")
      let mended = exhibit.auditMended()
      #expect(mended.isClean, "\(exhibit.name), mended: \(mended)")
    }
  }

  @Test("There are thirty exhibits or more, each with a name of its own and a text")
  func catalogue() {
    let exhibits = ZooCatalogue.exhibits
    #expect(exhibits.count >= 30)
    #expect(Set(exhibits.map(\.name)).count == exhibits.count)
    #expect(Set(exhibits.map(\.kind)).count == ZooExhibit.Kind.allCases.count)
    for exhibit in exhibits {
      for text in [exhibit.looks, exhibit.why, exhibit.mending] {
        #expect(text.hasSuffix(".") && !text.contains("\n"), "\(exhibit.name)")
      }
      #expect(ZooCatalogue.exhibit(named: exhibit.name)?.name == exhibit.name)
    }
    #expect(ZooCatalogue.exhibit(named: "circle") == nil)
  }

  @Test("The page of the documentation is the catalogue; 'swift run cvsim zoo --markdown' writes it anew")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/VirtualCollectionView/VirtualCollectionView.docc/Zoo.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == ZooCatalogue.markdown)
    for exhibit in ZooCatalogue.exhibits {
      for text in [exhibit.name, exhibit.looks, exhibit.why, exhibit.mending, exhibit.rule.name] {
        #expect(ZooCatalogue.markdown.contains(text))
      }
    }
  }

  @Test("The layouts are made afresh for scenario files")
  func layouts() {
    #expect(ZooCatalogue.exhibit(named: "turning-circle")?.layout?() is PublishedTurningCircle)
    #expect(ZooCatalogue.exhibit(named: "fitting-circle")?.layout?() is PublishedFittingCircle)
    #expect(ZooCatalogue.exhibit(named: "row-pages")?.layout?() is PublishedRowPages)
    for exhibit in ZooCatalogue.layouts {
      #expect(exhibit.layout?() !== exhibit.layout?())
    }
  }
}
