import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

@MainActor @Suite("Reuse audits") struct ReuseAuditTests {
  private func audit(_ configure: @escaping (RowCell, IndexPath) -> Void) -> AuditReport {
    ReuseAudit { view in RowSource([20], configure: configure).install(view) }.run()
  }

  @Test("A cell that is configured in full is clean")
  func complete() {
    let report = audit { cell, path in
      cell.label.text = "Row \(path.item)"
      cell.label.textColor = path.item % 3 == 0 ? .red : .black
      cell.backgroundColor = path.item == 4 ? .yellow : nil
      cell.price = path.item % 2 == 0 ? path.item : nil
    }
    #expect(report.isClean, "\(report)")
    #expect(report.comparisons > 20)
  }

  @Test("A colour that only some items set is found, with the property and the item it is left over from")
  func colour() {
    let report = audit { cell, path in
      cell.label.text = "Row \(path.item)"
      if path.item == 4 { cell.backgroundColor = .yellow }
    }
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.hasPrefix("the cell's backgroundColor is ") == true, "\(report)")
  }

  @Test("An image that is never taken away is found even if no other cell showed one", arguments: [0, 19])
  func image(item: Int) {
    let image = UIImage()
    let report = audit { cell, path in
      cell.label.text = "Row \(path.item)"
      if path.item == item { cell.picture.image = image }
    }
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("UIImageView's image") == true, "\(report)")
  }

  @Test("What is the same for all items is not poisoned: it is set when the cell is made")
  func constants() {
    let report = audit { cell, path in cell.label.text = "Row \(path.item)" }
    #expect(report.isClean, "\(report)")
  }

  @Test("A stored property of the cell's own class is a risk")
  func ownProperty() {
    let report = audit { cell, path in
      cell.label.text = "Row \(path.item)"
      if path.item % 2 == 0 { cell.price = path.item }
    }
    #expect(report.names == ["own-property-leak"])
    #expect(report[.ownPropertyLeak]?.facts.contains("own property price") == true, "\(report)")
  }

  @Test("Subviews that are added at each configuration are found")
  func subviews() {
    let report = audit { cell, _ in cell.contentView.addSubview(UILabel()) }
    #expect(report.names.contains("subviews-pile-up"), "\(report)")
  }

  @Test("A closure compares and poisons more")
  func more() {
    var audit = ReuseAudit { view in
      RowSource([20]) { cell, path in
        cell.label.text = "Row \(path.item)"
        if path.item == 3 { cell.accessibilityFrame = CGRect(x: 0, y: 0, width: 3, height: 3) }
      }.install(view)
    }
    #expect(audit.run().isClean)
    audit.properties = [
      PortraitProperty("accessibilityFrame", of: RowCell.self, read: { "\($0.accessibilityFrame)" })
    ]
    audit.poison = { $0.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1) }
    let report = audit.run()
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("accessibilityFrame") == true, "\(report)")
  }
}
