import CollectionViewAudits
import Dispatch
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// Answers on the main queue, after so many turns of it.
@MainActor private final class SlowLoader {
  /// How many turns later the answer for a number comes.
  let delay: (Int) -> Int
  private(set) var pending = 0

  init(delay: @escaping (Int) -> Int) { self.delay = delay }

  func load(_ number: Int, _ completion: @escaping @MainActor (UIImage) -> Void) {
    pending += 1
    wait(delay(number)) { [self] in
      pending -= 1
      completion(UIImage(systemName: "picture\(number)") ?? UIImage())
    }
  }

  private func wait(_ turns: Int, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if turns > 0 { self.wait(turns - 1, body) } else { body() } }
    }
  }
}

/// Shows pictures that come later, in one of the ways programs do it.
@MainActor private final class PictureSource: NSObject, UICollectionViewDataSource {
  enum Way: Hashable, Sendable, CaseIterable {
    /// Correct: compares a number kept in the cell.
    case comparing
    /// Correct: asks for the item's cell when the answer comes.
    case askingForCell
    /// Correct: a task that is cancelled at reuse.
    case cancelledTask
    /// Correct: the answer is kept, and the item configured again.
    case reconfiguring
    /// Writes to the captured cell.
    case capturing
    /// Writes to the captured cell, from a task.
    case capturingTask
    /// Asks for a cell by a path of another section.
    case wrongPath
    /// Compares, and forgets to take the old picture away.
    case stale
    /// Does not load again for a cell that is loading already.
    case loadingOnce
    /// Writes to the cell that was configured last.
    case lastCell
    /// Appends to what is there.
    case appending
  }

  let way: Way
  let loader: SlowLoader
  private weak var last: ProductCell?
  private var known: [Int: UIImage] = [:]

  init(_ way: Way, _ loader: SlowLoader) {
    self.way = way
    self.loader = loader
  }

  func install(_ view: UICollectionView) -> AnyObject? {
    view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    view.dataSource = self
    return self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Product.all.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    guard let picture = cell as? PictureCell else { return cell }
    let number = indexPath.item
    picture.begin(Product.all[number])
    if way != .stale { picture.picture.image = nil }
    let wasLoading = picture.isLoading
    picture.price = number
    picture.badge.text = nil
    switch way {
    case .comparing, .stale:
      loader.load(number) { [weak picture] image in
        if picture?.price == number { picture?.picture.image = image }
      }
    case .askingForCell:
      loader.load(number) { [weak collectionView] image in
        (collectionView?.cellForItem(at: indexPath) as? ProductCell)?.picture.image = image
      }
    case .cancelledTask:
      picture.task?.cancel()
      picture.task = Task { [loader, weak picture] in
        let image = await withCheckedContinuation { done in loader.load(number) { done.resume(returning: $0) } }
        if !Task.isCancelled { picture?.picture.image = image }
      }
    case .reconfiguring:
      if let image = known[number] {
        picture.picture.image = image
      } else {
        loader.load(number) { [weak self, weak collectionView] image in
          self?.known[number] = image
          collectionView?.reconfigureItems(at: [indexPath])
        }
      }
    case .capturing: loader.load(number) { [weak picture] in picture?.picture.image = $0 }
    case .capturingTask:
      Task { [loader, weak picture] in
        let image = await withCheckedContinuation { done in loader.load(number) { done.resume(returning: $0) } }
        picture?.picture.image = image
      }
    case .wrongPath:
      loader.load(number) { [weak collectionView] image in
        let path = IndexPath(item: max(0, number - 1), section: 0)
        (collectionView?.cellForItem(at: number % 4 == 3 ? path : indexPath) as? ProductCell)?.picture.image = image
      }
    case .loadingOnce:
      guard !wasLoading else { break }
      picture.isLoading = true
      loader.load(number) { [weak picture] image in
        picture?.isLoading = false
        if picture?.price == number { picture?.picture.image = image }
      }
    case .lastCell:
      last = picture
      loader.load(number) { [weak self] in self?.last?.picture.image = $0 }
    case .appending:
      loader.load(number) { [weak picture] image in
        picture?.badge.text = (picture?.badge.text ?? "") + "\(number) "
        if picture?.price == number { picture?.picture.image = image }
      }
    }
    return cell
  }
}

@MainActor private final class PictureCell: ProductCell {
  var isLoading = false
  var task: Task<Void, Never>?
}

@MainActor @Suite("Late writes without a queue") struct LateWriteAuditTests {
  private func report(_ way: PictureSource.Way, delay: @escaping (Int) -> Int = { $0 % 3 }) async -> AuditReport {
    let audit = LateWriteAudit { PictureSource(way, SlowLoader(delay: delay)).install($0) }
    return await audit.run()
  }

  @Test(
    "Loaders that mind what their cell shows are clean",
    arguments: [PictureSource.Way.comparing, .askingForCell, .cancelledTask, .reconfiguring])
  fileprivate func correct(way: PictureSource.Way) async {
    let report = await report(way)
    #expect(report.isClean, "\(report)")
    #expect(report.cases == 24)
    #expect(report.comparisons > 100)
  }

  @Test(
    "A completion that writes to the cell it captured is found with both items",
    arguments: [PictureSource.Way.capturing, .capturingTask])
  fileprivate func late(way: PictureSource.Way) async throws {
    // The first ones of each screen take longest.
    let report = await report(way) { 4 - $0 % 4 }
    let finding = try #require(report[.lateWrite], "\(report)")
    let pattern =
      #"picture UIImageView's image is <UIImage: picture(\d+) [^>]*> for item 0\.(\d+), written for item 0\.(\d+)"#
    let match = try #require(finding.facts.range(of: pattern, options: .regularExpression), "\(report)")
    let numbers = finding.facts[match].split { !$0.isNumber }.map(String.init)
    // The picture's number is that of the item for which it was written.
    #expect(numbers.first == numbers.last && numbers.count >= 5, "\(report)")
  }

  @Test("A write to the cell of another item is found where nothing is recycled")
  func wrongPath() async {
    let report = await report(.wrongPath)
    #expect(report.names.contains("late-write") || report.names.contains("missing-write"), "\(report)")
  }

  @Test("A picture that stays until the next one comes is a leak")
  func stale() async {
    let report = await report(.stale)
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("until its own comes") == true, "\(report)")
  }

  @Test("A picture that is never asked for is missing")
  func missing() async throws {
    let report = await report(.loadingOnce)
    #expect(report.names == ["missing-write"], "\(report)")
    #expect(report[.missingWrite]?.facts.contains("picture UIImageView's image is none") == true, "\(report)")
  }

  @Test("Answers that go to the cell configured last are found")
  func lastCell() async {
    let report = await report(.lastCell)
    #expect(report[.missingWrite] != nil, "\(report)")
  }

  @Test("A text of two answers is no item's")
  func appending() async {
    let report = await report(.appending)
    #expect(report[.lateWrite]?.facts.contains("badge UILabel's text is ") == true, "\(report)")
  }

  @Test("A program that waits otherwise is waited for otherwise")
  func settling() async {
    var loaders: [SlowLoader] = []
    var audit = LateWriteAudit { view in
      let loader = SlowLoader { 20 + $0 % 3 }
      loaders.append(loader)
      return PictureSource(.comparing, loader).install(view)
    }
    audit.most = 8
    audit.settle = { view in
      repeat { await LateWriteAudit.settle(view, turns: 1) } while loaders.contains { $0.pending > 0 }
    }
    let report = await audit.run()
    #expect(report.isClean, "\(report)")
  }

  @Test("Nothing to look at is said")
  func nothing() async {
    #expect(await LateWriteAudit { _ in nil }.run().names == ["nothing-shown"])
  }
}
