import Testing
import UIKit
import VirtualCollectionView

private final class Photos: UIViewController {
  var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += 1
  }
}

@Suite("Storyboards") @MainActor struct StoryboardTests {
  @Test("A storyboard is the closures registered under its name; what it makes is awakened and knows it")
  func making() {
    UIStoryboard.registerFactory(forStoryboardName: "Making") { UIViewController() }
    UIStoryboard.registerFactory(forStoryboardName: "Making", identifier: "photos") { Photos() }
    defer { UIStoryboard.removeFactories(forStoryboardName: "Making") }
    let board = UIStoryboard(name: "Making", bundle: nil)
    let photos = board.instantiateViewController(withIdentifier: "photos") as? Photos
    #expect(photos?.awakened == 1 && photos?.storyboard === board)
    let typed: Photos = board.instantiateViewController(identifier: "photos")
    #expect(typed !== photos && board.instantiateInitialViewController()?.storyboard === board)
    #expect(Photos().storyboard == nil)
  }

  @Test("A controller that no factory makes is a violation that names storyboard and identifier")
  func missing() {
    let recorder = SimulationRecorder()
    withEnvironment({
      $0.recorder = recorder
      $0.violationPolicy = .record
    }) {
      #expect(UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController() == nil)
      _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateViewController(withIdentifier: "a")
    }
    #expect(recorder.violations.map { $0.fact("identifier") } == ["", "a"])
    #expect(recorder.violations.allSatisfy { $0.fact("storyboard") == "Nowhere" })
  }
}
