import Testing
import UIKit

@Suite("Importing UIKit") struct ImportTests {
  @Test("A file may import UIKit and Testing together, and sees Foundation through it")
  func besideTesting() {
    #expect(CGRect(x: 0, y: 0, width: 1, height: 2).maxY == 2)
  }
}
