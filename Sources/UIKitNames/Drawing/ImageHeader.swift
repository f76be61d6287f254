import Foundation

/// Reads how many pixels a picture has from its first bytes.
enum ImageHeader {
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  /// Width and height are the first two numbers of the first chunk.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// Goes from segment to segment until one describes the frame.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xff else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xff {
        index += 1
        continue
      }
      let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
      if isFrame {
        return CGSize(width: number(bytes[(index + 7)..<(index + 9)]), height: number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + Int(number(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) })
  }
}
