import Testing
import UIKit

/// Every form in which code written for iOS calls optional methods.
@MainActor @Suite("Optional calls in user code") struct OptionalCallTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 0, section: 0)
  private let empty = EmptyOwner()
  private let full = FullOwner()

  init() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

  @Test("Nil without a delegate, nil when not implemented, the answer when implemented")
  func chains() {
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == nil)
    view.delegate = empty
    view.dataSource = empty
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == nil)
    #expect((view.delegate?.collectionView?(view, shouldSelectItemAt: path) ?? true) == true)
    #expect((view.dataSource?.numberOfSections?(in: view) ?? 1) == 1)
    #expect(view.dataSource?.indexTitles?(for: view) == nil)
    #expect(view.delegate?.viewForZooming?(in: view) == nil)
    view.delegate = full
    view.dataSource = full
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(view.dataSource?.numberOfSections?(in: view) == 7)
    #expect(view.dataSource?.indexTitles?(for: view) == ["A"])
    view.delegate?.collectionView?(view, didSelectItemAt: path)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(full.log == ["select", "scroll"])
    if let titles = view.dataSource?.indexTitles?(for: view) { #expect(titles.count == 1) }
  }

  @Test("A flow delegate is asked for its own methods and for those of the protocols above")
  func derivedProtocols() {
    let item = CGSize(width: 50, height: 50)
    func size() -> CGSize {
      (view.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
        view, layout: layout, sizeForItemAt: path) ?? item
    }
    view.delegate = empty
    #expect(size() == item)
    view.delegate = full
    #expect(size() == CGSize(width: 1, height: 2))
    let flow = view.delegate as? UICollectionViewDelegateFlowLayout
    flow?.collectionView?(view, didSelectItemAt: path)
    flow?.scrollViewDidScroll?(view)
    #expect(flow?.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(flow?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    if let size = flow?.collectionView?(view, layout: layout, sizeForItemAt: path), size.width > 0 {
      #expect(size.height == 2)
    }
    #expect(full.log == ["select", "scroll"])
  }

  @Test("Compositions and generics work like a single protocol")
  func compositions() {
    func generic<Delegate: UICollectionViewDelegate>(_ delegate: Delegate) -> Bool? {
      delegate.collectionView?(view, didSelectItemAt: path)
      return delegate.collectionView?(view, shouldSelectItemAt: path)
    }
    func flow<Delegate: UICollectionViewDelegateFlowLayout>(_ delegate: Delegate) -> CGSize? {
      delegate.collectionView?(view, didSelectItemAt: path)
      return delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
    }
    func all(_ owner: NSObject & UICollectionViewDataSource & UICollectionViewDelegateFlowLayout) -> [Any?] {
      owner.collectionView?(view, didSelectItemAt: path)
      return [
        owner.collectionView?(view, canMoveItemAt: path), owner.collectionView?(view, shouldSelectItemAt: path),
        owner.collectionView?(view, layout: layout, sizeForItemAt: path), owner.numberOfSections?(in: view),
      ]
    }
    #expect(generic(empty) == nil && generic(full) == false)
    #expect(flow(empty) == nil && flow(full) == CGSize(width: 1, height: 2))
    #expect(all(empty).compactMap { $0 }.isEmpty)
    #expect(all(full).compactMap { $0 }.count == 4)
    let marked = full as (any UICollectionViewDelegate & Marker)?
    marked?.collectionView?(view, didSelectItemAt: path)
    #expect(full.log.count == 4)
  }

  @Test("A property of the answer can follow the call, and is nil with it")
  func members() {
    func width(_ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGFloat {
      delegate?.collectionView?(view, layout: layout, sizeForItemAt: path).width ?? 50
    }
    #expect(width(nil) == 50 && width(empty) == 50 && width(full) == 1)
    var total: CGFloat = 0
    for owner in [empty, full] as [any UICollectionViewDelegateFlowLayout] {
      total += owner.collectionView?(view, layout: layout, sizeForItemAt: path).height ?? 100
      total += owner.collectionView?(view, layout: layout, insetForSectionAt: 0).top ?? 1_000
    }
    #expect(total == 2_102)
    if let height = (empty as any UICollectionViewDelegateFlowLayout).collectionView?(
      view, layout: layout, sizeForItemAt: path
    ).height {
      Issue.record("\(height)")
    }
    #expect((full as any UICollectionViewDataSource).numberOfSections?(in: view).description == "7")
  }

  @Test("Forced calls give the value itself, where the surroundings want one")
  func forced() {
    let delegate: any UICollectionViewDelegateFlowLayout = full
    let base: any UICollectionViewDelegate = full
    let selects: Bool = base.collectionView!(view, shouldSelectItemAt: path)
    #expect(!selects)
    if base.collectionView!(view, shouldSelectItemAt: path) { Issue.record("true") }
    #expect(delegate.collectionView!(view, layout: layout, sizeForItemAt: path).width == 1)
    base.collectionView!(view, didSelectItemAt: path)
    base.scrollViewDidScroll!(view)
    #expect(full.log == ["select", "scroll"])
  }

  #if compiler(>=6.2)
    @Test("A forced call of a method that is not there stops the process and says which one")
    func forcedAbsent() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          let delegate: any UICollectionViewDelegate = EmptyOwner()
          let answer: Bool = delegate.collectionView!(view, shouldSelectItemAt: IndexPath(item: 0, section: 0))
          print(answer)
        }
      }
    }
  #endif

  @Test("Calls compile in closures, comparisons and bindings")
  func expressions() {
    view.delegate = full
    let call: () -> Void = { view.delegate?.collectionView?(view, didSelectItemAt: path) }
    call()
    if view.delegate?.collectionView?(view, didSelectItemAt: path) == nil { Issue.record("nil") }
    if view.delegate?.collectionView?(view, didHighlightItemAt: path) != nil { Issue.record("there") }
    if let scroll = view.delegate?.scrollViewDidScroll { scroll(view) }
    guard let delegate = view.delegate else { return }
    if let scroll = delegate.scrollViewDidScroll { scroll(view) }
    #expect(full.log == ["select", "select", "scroll", "scroll"])
  }

  @Test("A class's own members of these names win")
  func ownMembers() {
    full.collectionView = view
    full.connect()
    #expect(view.delegate === full && view.dataSource === full)
    #expect(full.log == ["select", "select", "scroll"])
    #expect(Sections().total() == 4)
    #expect(GenericOwner<Int>(view).collectionView === view)
  }

  @Test("An implementation that calls missing methods itself is not taken for a missing one")
  func missingInside() {
    full.onSelect = { [empty, path] view in
      // By hand, by question, and the same method of somebody else.
      empty.collectionView(view, didSelectItemAt: path)
      (empty as any UICollectionViewDelegate).collectionView?(view, didSelectItemAt: path)
      (empty as any UICollectionViewDelegate).scrollViewDidScroll?(view)
    }
    view.delegate = full
    #expect(view.delegate?.collectionView?(view, didSelectItemAt: path) != nil)
    full.onSelect = { [full, path] view in
      // Another missing method of the same object.
      full.collectionView(view, didHighlightItemAt: path)
    }
    #expect(view.delegate?.collectionView?(view, didSelectItemAt: path) != nil)
    full.onSelect = { [full, path] view in
      // The same method of the same object, once more inside.
      full.onSelect = { [empty, path] view in empty.collectionView(view, didSelectItemAt: path) }
      (full as any UICollectionViewDelegate).collectionView?(view, didSelectItemAt: path)
    }
    #expect(view.delegate?.collectionView?(view, didSelectItemAt: path) != nil)
  }
}

protocol Marker: AnyObject {}

final class EmptyOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, Marker {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

final class FullOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, Marker {
  var collectionView: UICollectionView!
  var log: [String] = []
  var onSelect: ((UICollectionView) -> Void)?

  func connect() {
    collectionView.delegate = self
    self.collectionView.dataSource = self
    let path = IndexPath(item: 0, section: 0)
    collectionView(collectionView, didSelectItemAt: path)
    collectionView?.delegate?.collectionView?(collectionView, didSelectItemAt: path)
    collectionView?.delegate?.scrollViewDidScroll?(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 7 }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select")
    onSelect?(collectionView)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 1, height: 2) }
}

private final class Sections: NSObject, UICollectionViewDataSource {
  var numberOfSections = 3
  private weak var collectionView: UICollectionView?

  func total() -> Int {
    collectionView?.reloadData()
    return numberOfSections + 1
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

private final class GenericOwner<Item>: NSObject, UICollectionViewDelegate {
  let collectionView: UICollectionView
  private lazy var scrollViewDidScroll = 5

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    collectionView.delegate = self
    scrollViewDidScroll += 1
  }
}
