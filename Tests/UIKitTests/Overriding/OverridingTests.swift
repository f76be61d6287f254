import Testing
import UIKit

@MainActor @Suite("Subclasses as user code writes them") struct OverridingTests {
  private func view(_ layout: UICollectionViewLayout, _ cell: AnyClass) -> (EveryCollectionView, OneItem) {
    let view = EveryCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = OneItem()
    view.register(cell, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test("A registered cell is made by its init(frame:), and gets attributes of the layout's class")
  func cells() throws {
    let (view, source) = view(EveryLayout(), EveryCell.self)
    let cell = try #require(view.visibleCells.first as? EveryCell)
    #expect(cell.made.first == "frame")
    #expect(cell.applied == 0.5)
    #expect(view.layoutAttributesForItem(at: source.path) is EveryAttributes)
  }

  @Test("A flow layout makes attributes of the class that is overridden, and copies keep it")
  func attributesClass() throws {
    let layout = EveryFlowLayout()
    let (_, source) = view(layout, UICollectionViewCell.self)
    let attributes = try #require(layout.layoutAttributesForItem(at: source.path) as? EveryAttributes)
    attributes.progress = 0.25
    let copy = try #require(attributes.copy() as? EveryAttributes)
    #expect(copy.progress == 0.25 && copy !== attributes && copy == attributes)
    copy.progress = 1
    #expect(copy != attributes)
  }

  @Test("The class of contexts is the one overridden")
  func contextClass() {
    let layout = EveryLayout()
    let (view, _) = view(layout, UICollectionViewCell.self)
    #expect(layout.invalidationContext(forBoundsChange: view.bounds) is EveryContext)
  }

  @Test("Each type of a generic cell is a class of its own")
  func genericCells() throws {
    let (first, _) = view(UICollectionViewFlowLayout(), GenericCell<Int>.self)
    let (second, _) = view(UICollectionViewFlowLayout(), GenericCell<[String]>.self)
    #expect((first.visibleCells.first as? GenericCell<Int>)?.label == "label")
    #expect(second.visibleCells.first is GenericCell<[String]>)
    #expect(!(second.visibleCells.first is GenericCell<Int>))
  }

  @Test("A registered cell without init(frame:) stops the process, as in UIKit")
  func unframed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let source = OneItem()
        view.register(UnframedCell.self, forCellWithReuseIdentifier: "Cell")
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
  }

  @Test("Observers of overridden properties run")
  func observers() {
    let (view, source) = view(EveryLayout(), EveryCell.self)
    view.delegate = source
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    view.bounds.size = CGSize(width: 80, height: 80)
    view.reloadData()
    for name in ["dataSource", "delegate", "offset", "frame", "bounds", "reload"] { #expect(view.log.contains(name)) }
    #expect(view.delegate === source && (view as UIScrollView).delegate === source)

    let scrollView = EveryScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.delegate = source
    scrollView.contentOffset.y = 3
    #expect(scrollView.changes == 2)
  }
}

final class OneItem: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let path = IndexPath(item: 0, section: 0)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
