import Testing
import UIKit

private final class Token: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Token)?.number == number }
  override var hash: Int { number }
}

@Suite("Tables of objects") struct ObjectTableTests {
  @Test("A weak hash table forgets an object when it dies and keeps the others in order")
  func weakSet() {
    let table = NSHashTable<Token>.weakObjects()
    let first = Token(1)
    var second: Token? = Token(2)
    table.add(first)
    table.add(second)
    table.add(Token(3))
    #expect(table.allObjects.map(\.number) == [1, 2])
    second = nil
    #expect(table.count == 1)
    #expect(table.contains(Token(1)))
  }

  @Test("A hash table compares with isEqual unless told to compare by identity")
  func personality() {
    let equal = NSHashTable<Token>(options: [])
    equal.add(Token(1))
    equal.add(Token(1))
    #expect(equal.count == 1)
    let identical = NSHashTable<Token>(options: .objectPointerPersonality)
    let one = Token(1)
    identical.add(one)
    identical.add(Token(1))
    identical.add(one)
    #expect(identical.count == 2)
    identical.remove(one)
    #expect(identical.count == 1)
  }

  @Test("A map table loses an entry with its weak key and replaces the object of an equal key")
  func map() {
    let table = NSMapTable<Token, NSString>.weakToStrongObjects()
    var key: Token? = Token(1)
    let other = Token(2)
    table.setObject("one", forKey: key)
    table.setObject("two", forKey: other)
    table.setObject("uno", forKey: Token(1))
    #expect(table.object(forKey: other) == "two")
    #expect(table.object(forKey: key) == nil)
    table.setObject("one", forKey: key)
    #expect(table.count == 2)
    key = nil
    #expect(table.count == 1)
    table.removeObject(forKey: other)
    #expect(table.objectEnumerator() == nil)
  }

  @Test("A value tied to an object is found again, replaced, untied, and never found on another object")
  func associated() {
    nonisolated(unsafe) var key: UInt8 = 0
    withUnsafePointer(to: &key) { key in
      let owner = Token(1)
      objc_setAssociatedObject(owner, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) as? String == "a")
      #expect(objc_getAssociatedObject(Token(1), key) == nil)
      objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) == nil)
      for number in 0..<1000 {
        let passing = Token(number)
        #expect(objc_getAssociatedObject(passing, key) == nil)
        objc_setAssociatedObject(passing, key, number, .OBJC_ASSOCIATION_RETAIN)
      }
      var held: Token? = Token(7)
      objc_setAssociatedObject(owner, key, held, .OBJC_ASSOCIATION_ASSIGN)
      #expect((objc_getAssociatedObject(owner, key) as? Token)?.number == 7)
      held = nil
      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
  }
}
