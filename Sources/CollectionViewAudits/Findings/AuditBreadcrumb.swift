import Foundation

/// What an audit is looking at, told when the code under test stops the process: a trap cannot be caught, and without this
/// nobody knows which case it was.
enum AuditBreadcrumb {
  /// Notes a case; the text goes to standard error if the process is stopped by a trap before the next one.
  static func drop(_ text: String) {
    install()
    let bytes = Array((text + "\n").utf8.prefix(capacity))
    lock.withLock {
      length = 0
      for (index, byte) in bytes.enumerated() { buffer[index] = byte }
      length = bytes.count
    }
  }

  /// The audit is over.
  static func sweep() { lock.withLock { length = 0 } }

  private static let lock = NSLock()
  fileprivate static let capacity = 1_024
  private static let isInstalled: Void = {
    for signal in [SIGILL, SIGTRAP] {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = tell
      #else
        action.__sigaction_u.__sa_handler = tell
      #endif
      sigaction(signal, &action, signal == SIGILL ? illegalBefore : trapBefore)
    }
  }()

  private static func install() { _ = isInstalled }
}

// A signal handler may touch plain memory alone: no allocation, no lock, nothing that is made at first use.
private nonisolated(unsafe) let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: AuditBreadcrumb.capacity)
private nonisolated(unsafe) var length = 0
private nonisolated(unsafe) let illegalBefore = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
private nonisolated(unsafe) let trapBefore = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)

/// Writes the note and puts back who was there before: the instruction is run again and comes to them.
private func tell(_ signal: Int32) {
  if length > 0 { write(2, buffer, length) }
  sigaction(signal, signal == SIGILL ? illegalBefore : trapBefore, nil)
}
