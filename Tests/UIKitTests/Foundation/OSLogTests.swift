import Testing
import UIKit
import os

@Suite("Logging") struct OSLogTests {
  @Test("Messages of the default level and above are written, others are not even made")
  func levels() {
    var made = 0
    func message() -> String {
      made += 1
      return "written by a test"
    }
    let logger = Logger(subsystem: "app", category: "layout")
    logger.debug(message())
    logger.log(level: .info, message())
    #expect(made == 0)
    logger.error(message())
    #expect(made == 1)
    os_log("%{public}@ has %d items", log: OSLog(subsystem: "app", category: "layout"), type: .debug, "it", 3)
  }
}
