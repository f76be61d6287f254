import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("Collection view controller") struct CollectionViewControllerTests {
  private func shown<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("Overridden methods are called, those left alone count as not implemented")
  func overrides() {
    let controller = ListController(collectionViewLayout: flow())
    let window = shown(controller)
    let view = controller.collectionView!
    #expect(view.superview === controller.view && view.frame == window.bounds)
    #expect(view.dataSource === controller && view.delegate === controller)
    #expect(view.numberOfSections == 2 && view.visibleCells.count == 6)
    #expect(controller.shown == 6)
    view.simulateTap(at: IndexPath(item: 1, section: 0))
    #expect(controller.chosen == [IndexPath(item: 1, section: 0)])
    view.contentOffset.y = 10
    #expect(controller.scrolls == 1)
    // Left alone: an answer here would be taken for the delegate's.
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)) == nil)
    #expect(view.delegate?.collectionView?(view, didHighlightItemAt: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("Coming on screen clears the selection unless told otherwise (Semantics 8.17)", arguments: [true, false])
  func clearing(clears: Bool) {
    let controller = ListController(collectionViewLayout: flow())
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let window = shown(navigation)
    controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
    navigation.popViewController(animated: true)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == (clears ? 0 : 1))
    #expect(window.isKeyWindow)
  }

  @Test("A controller may be a flow delegate too, and follows the window's size")
  func flowDelegate() {
    let controller = SizedController(collectionViewLayout: flow())
    let window = shown(controller)
    #expect(controller.collectionView.visibleCells.first?.frame.height == 30)
    window.simulateResize(to: CGSize(width: 200, height: 100))
    #expect(controller.collectionView.frame.size == CGSize(width: 200, height: 100))
    #expect(controller.collectionView.visibleCells.count == 4)
  }

  @Test("A nib is the closure registered under its name; its cell is awakened and reused like any other")
  func nib() {
    UINib.registerFactory(forNibName: "NibCell") { _ in [NibCell(frame: CGRect(x: 0, y: 0, width: 7, height: 7))] }
    defer { UINib.removeFactory(forNibName: "NibCell") }
    let controller = NibController(collectionViewLayout: flow())
    let window = shown(controller)
    let cells = controller.collectionView.visibleCells.compactMap { $0 as? NibCell }
    #expect(cells.count == 6 && cells.allSatisfy { $0.awakened == 1 && $0.reuseIdentifier == "nib" })
    #expect(cells.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(window.rootViewController === controller)
  }

  @Test("A nib without a factory is a violation that names it")
  func missingNib() {
    let recorder = SimulationRecorder()
    withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) {
      #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(recorder.violations.map(\.rule) == [.missingNib])
    #expect(recorder.violations.first?.fact("nib") == "Nowhere")
  }
}

private class ListController: UICollectionViewController {
  var chosen: [IndexPath] = []
  var scrolls = 0
  var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown += 1 }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class SizedController: ListController, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 200 - (collectionView.bounds.width < 200 ? 100 : 0), height: 30) }
}

private final class NibController: ListController {
  override func viewDidLoad() {
    collectionView.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "cell")
    collectionView.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "nib")
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "nib", for: indexPath) }
}

private final class NibCell: UICollectionViewCell {
  var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += 1
  }
}
