import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Optional methods that only a subclass has") struct UncalledMethodsTests {
  private func violations(
    dataSource: (any CollectionViewDataSource)? = nil, delegate: (any CollectionViewDelegate)? = nil
  ) -> [Violation] {
    recording {
      let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      view.dataSource = dataSource
      view.delegate = delegate
      return view.violations
    }
  }

  private func methods(_ violations: [Violation]) -> String {
    violations.map { "\($0.fact("class") ?? "-").\($0.fact("method") ?? "-")" }.joined(separator: "\n")
      .replacingOccurrences(of: "VirtualCollectionViewTests.", with: "")
  }

  @Test("A class that conforms itself has nothing to report, whatever it leaves out")
  func direct() {
    #expect(violations(dataSource: BaseSource(), delegate: BaseDelegate()).isEmpty)
    #expect(violations(dataSource: SilentSubclass()).isEmpty)
  }

  @Test("A method that a subclass adds is reported with both classes and what to do")
  func added() throws {
    let found = violations(dataSource: SectionedSource())
    try expect(
      found.first, .optionalMethodInSubclass, .advice,
      says:
        "VirtualCollectionViewTests.SectionedSource has numberOfSections(in:), which UIKit calls. Here it is not called:"
        + " its superclass VirtualCollectionViewTests.BaseSource conforms to UICollectionViewDataSource without it, and"
        + " Swift looks no further.")
    #expect(found.count == 1)
    #expect(
      found.first?.remedy == "Declare numberOfSections(in:) in VirtualCollectionViewTests.BaseSource, with what UIKit"
        + " assumes when it is missing, and override it in VirtualCollectionViewTests.SectionedSource.")
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect(SectionedSource().numberOfSections(in: view) == 3)
    #expect((SectionedSource() as any CollectionViewDataSource).numberOfSections?(in: view) == nil)
  }

  @Test("Final, private, nested and generic classes, extensions and great-grandchildren are seen into")
  func shapes() {
    #expect(methods(violations(dataSource: FinalSource())) == "FinalSource.numberOfSections(in:)")
    #expect(methods(violations(dataSource: PrivateSource())) == "PrivateSource.numberOfSections(in:)")
    #expect(methods(violations(dataSource: Space.Nested())) == "Space.Nested.collectionView(_:canMoveItemAt:)")
    #expect(violations(dataSource: GenericSource<[Int]>()).map { $0.fact("method") } == ["numberOfSections(in:)"])
    #expect(methods(violations(dataSource: SectionedGrandchild())) == "SectionedSource.numberOfSections(in:)")
  }

  @Test("An override is called, and so not reported")
  func overridden() {
    #expect(violations(dataSource: OverridingSource(), delegate: OverridingDelegate()).isEmpty)
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect((OverridingSource() as any CollectionViewDataSource).numberOfSections?(in: view) == 5)
  }

  @Test("A protocol that the subclass itself conforms to counts from there, what it inherits does not")
  func derivedProtocol() {
    #expect(
      methods(violations(delegate: SizingDelegate())) == "SizingDelegate.collectionView(_:didSelectItemAt:)")
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    let delegate: any CollectionViewDelegateFlowLayout = SizingDelegate()
    #expect(
      delegate.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: IndexPath(item: 0, section: 0))
        == CGSize(width: 7, height: 8))
  }

  @Test("A view reports a class once, another view reports it again")
  func once() {
    recording {
      for _ in 0..<2 {
        let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let source = SectionedSource()
        view.dataSource = source
        view.layoutIfNeeded()
        view.dataSource = nil
        view.dataSource = source
        #expect(view.violations.count == 1)
      }
    }
  }

  @Test("What a symbol says is read as Swift writes the names of methods")
  func names() {
    #expect(
      DeclaredMethods.methodName("collectionView(_: A.B, didSelectItemAt: C) -> ()")
        == "collectionView(_:didSelectItemAt:)")
    #expect(DeclaredMethods.methodName("indexTitles(for: A) -> [Swift.String]?") == "indexTitles(for:)")
    #expect(DeclaredMethods.methodName("run() -> ()") == "run()")
    #expect(DeclaredMethods.methodName("map(_: ([A : B]) -> C, by: (x: D, y: E)) -> F") == "map(_:by:)")
    #expect(DeclaredMethods.methodName("Inner.run() -> ()") == nil)
    #expect(DeclaredMethods.methodName("count.getter : Swift.Int") == nil)
  }

  @Test("A file that is no program has no symbols")
  func noProgram() throws {
    #expect(ProgramSymbols(path: "/nonexistent") == nil)
    let path = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).prefix(4_096))
    // The headers of its sections, and everything else, lie beyond the end.
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(ProgramSymbols(path: path) == nil)
    bytes[40..<48] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(ProgramSymbols(path: path) == nil)
    try Data(count: 100).write(to: URL(fileURLWithPath: path))
    #expect(ProgramSymbols(path: path) == nil)
  }
}

class BaseSource: NSObject, CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell(frame: .zero)
  }
}

class SilentSubclass: BaseSource {
  func numberOfThings(in collectionView: CollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
}

class SectionedSource: BaseSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
}

class SectionedGrandchild: SectionedSource {
  override func numberOfSections(in collectionView: CollectionView) -> Int { 4 }
}

final class FinalSource: BaseSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
}

private class PrivateSource: BaseSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
}

class GenericSource<Item>: BaseSource {
  var item: Item?
  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
}

enum Space {
  class Nested: BaseSource {
    struct Inner {
      func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
    }
  }
}

extension Space.Nested {
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}

private class FullSource: NSObject, CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell(frame: .zero)
  }
}

private final class OverridingSource: FullSource {
  override func numberOfSections(in collectionView: CollectionView) -> Int { 5 }
}

class BaseDelegate: NSObject, CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
}

private class OverridingDelegate: BaseDelegate {
  override func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    false
  }
}

private final class SizingDelegate: BaseDelegate, CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 7, height: 8) }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
}
