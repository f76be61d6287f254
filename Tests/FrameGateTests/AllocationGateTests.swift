import AllocationCounter
import Foundation
import Testing
import VirtualCollectionView

/// A frame must not ask for memory once the view is warm.
///
/// Measured in optimised builds alone (`swift test -c release`): without optimisation the compiler puts values on the heap
/// that are on the stack otherwise, and the count would be that of the compiler. A sanitizer brings its own allocator, which
/// cannot be counted.
@MainActor
@Suite("Allocation gates", .enabled(if: isOptimised && allocation_counter_is_available()))
struct AllocationGateTests {
  @Test("The counter counts, or the gates would be open")
  func counts() {
    allocation_counter_start()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1_000, alignment: 16)
    let counted = allocation_counter_stop()
    memory.deallocate()
    #expect(counted.count == 1)
    #expect(counted.bytes == 1_000)
  }

  @Test("A frame in which nothing comes or goes allocates nothing", arguments: GatedLayout.allCases)
  func nothingEnters(_ layout: GatedLayout) {
    let scene = GateScene(layout, hasDelegate: false)
    scene.scroll(scene.nudges(10))
    let created = scene.view.counters
    #expect(scene.allocations(scene.nudges(200)) == 0)
    #expect(scene.view.counters.since(created).cellForItemCalls == 0)
  }

  @Test(
    "A line in and a line out, with a delegate that implements everything, allocate nothing",
    arguments: GatedLayout.allCases)
  func stepping(_ layout: GatedLayout) {
    let scene = GateScene(layout, hasDelegate: true)
    scene.scroll(scene.steps(200))
    let displayed = scene.displayed
    #expect(scene.allocations(scene.steps(200)) == 0)
    #expect(scene.displayed - displayed >= 190)
    #expect(scene.ended > 0 && scene.scrolled > 390)
  }

  @Test("A jump that replaces everything allocates nothing", arguments: GatedLayout.allCases)
  func jumping(_ layout: GatedLayout) {
    let scene = GateScene(layout, hasDelegate: true)
    scene.scroll(scene.jumps(300))
    let displayed = scene.displayed
    #expect(scene.allocations(scene.jumps(300)) == 0)
    #expect(scene.displayed - displayed > 300 * 20)
  }

  @Test("Jumps and steps in turn allocate nothing", arguments: GatedLayout.allCases)
  func mixing(_ layout: GatedLayout) {
    let scene = GateScene(layout, hasDelegate: true)
    let frames = zip(scene.jumps(300), scene.steps(300)).flatMap { [$0, $0 + 28, $1] }
    scene.scroll(frames)
    #expect(scene.allocations(frames) == 0)
  }

  @Test("Recording into reserved room adds no allocation to any of these", arguments: GatedLayout.allCases)
  func tracing(_ layout: GatedLayout) {
    let scene = GateScene(layout, hasDelegate: true)
    let frames = scene.jumps(200) + scene.steps(200) + scene.nudges(200)
    scene.scroll(frames)
    // One event a view for reuse, configuration, display, end and recycling; a few a frame.
    scene.view.reserveTrace(100_000)
    scene.view.isTracing = true
    scene.scroll(scene.nudges(4))
    let before = scene.view.trace.count
    #expect(scene.allocations(frames) == 0)
    #expect(scene.view.trace.count - before > 10_000)
  }
}

/// Whether the tests were compiled with optimisation.
private let isOptimised: Bool = {
  var result = true
  // Evaluated in builds without optimisation alone.
  assert(
    {
      result = false; return true
    }())
  return result
}()
