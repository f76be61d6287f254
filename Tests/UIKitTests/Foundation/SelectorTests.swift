import Testing
import UIKit

/// Has methods of every shape that a selector can call.
private class Performer: NSObject {
  var log: [String] = []

  func plain() { log.append("plain") }
  func one(_ value: Any?) { log.append("one \(value ?? "nothing")") }
  func timer(_ timer: Timer) { log.append("timer") }
  func posted(_ notification: Notification) { log.append(notification.name.rawValue) }
  func object(_ a: NSNumber, with b: NSNumber) -> NSNumber { NSNumber(value: a.intValue + b.intValue) }
}

private final class Override: Performer {
  override func plain() { log.append("override") }
}

@MainActor @Suite("Selectors that hold their method") struct SelectorTests {
  private let plain = Selector("plain", { (target: Performer) in target.plain() })
  private let one = Selector("one(_:)", { (target: Performer, a) in target.one(a) })
  private let object = Selector(
    "object(_:with:)", { (target: Performer, a, b) in target.object(a, with: b) })

  @Test("perform calls the method, overrides included, and hands over objects that it returns")
  func perform() throws {
    let performer = Override()
    performer.perform(plain)
    performer.perform(one, with: 3)
    performer.perform(one)
    #expect(performer.log == ["override", "one 3", "one nothing"])
    let sum = performer.perform(object, with: NSNumber(value: 1), with: NSNumber(value: 2))
    #expect(try #require(sum).takeUnretainedValue() as? NSNumber == 3)
  }

  @Test("Selectors are equal by name; an object responds to those that hold a method of its class")
  func equality() {
    #expect(plain == Selector("plain") && plain != one)
    #expect(Set([plain, Selector("plain")]).count == 1)
    #expect(Override().responds(to: plain))
    #expect(!Override().responds(to: Selector("plain")))
    #expect(!NSObject().responds(to: plain))
  }

  @Test("An argument of another type than the method wants is not handed over")
  func wrongArguments() {
    let performer = Performer()
    #expect(!object.call(performer, ["text", "text"]))
    #expect(!plain.call(NSObject()))
    #expect(!Selector("plain").call(performer))
  }

  @Test("A notification reaches the method until the observer is removed or gone")
  func notifications() {
    let center = NotificationCenter()
    let posted = Selector("posted(_:)", { (target: Performer, a) in target.posted(a) })
    let performer = Performer()
    for name in ["A", "B"] {
      center.addObserver(performer, selector: posted, name: Notification.Name(name), object: nil)
    }
    center.post(name: Notification.Name("A"), object: nil)
    center.removeObserver(performer, name: Notification.Name("A"), object: nil)
    for name in ["A", "B"] { center.post(name: Notification.Name(name), object: nil) }
    center.removeObserver(performer)
    center.post(name: Notification.Name("B"), object: nil)
    #expect(performer.log == ["A", "B"])
    weak var gone: Performer?
    do {
      let short = Performer()
      gone = short
      center.addObserver(short, selector: posted, name: nil, object: nil)
    }
    center.post(name: Notification.Name("C"), object: nil)
    #expect(gone == nil)
  }

  @Test("A timer calls the method with itself")
  func timers() {
    let performer = Performer()
    let selector = Selector("timer(_:)", { (target: Performer, a) in target.timer(a) })
    let timer = Timer(timeInterval: 1, target: performer, selector: selector, userInfo: nil, repeats: false)
    timer.fire()
    #expect(performer.log == ["timer"])
  }
}
