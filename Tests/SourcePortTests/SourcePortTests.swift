import Testing

@testable import SourcePort
