import Foundation
import Testing

@testable import CollectionViewTesting

/// What checks complain of while a block runs, in place of failing the test.
@MainActor func complaints(_ body: () throws -> Void) rethrows -> [String] {
  let log = ComplaintLog()
  try TestReporting.$record.withValue({ message, _, _ in log.add(message) }) { try body() }
  return log.all
}

/// The same for a block that waits.
@MainActor func complaintsWaiting(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
  let log = ComplaintLog()
  try await TestReporting.$record.withValue({ message, _, _ in log.add(message) }) { try await body() }
  return log.all
}

final class ComplaintLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  var all: [String] { lock.withLock { list } }
  func add(_ text: String) { lock.withLock { list.append(text) } }
}
