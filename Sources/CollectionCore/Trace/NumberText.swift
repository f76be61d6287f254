/// Numbers as text, the same bytes on every machine.
public enum NumberText {
  /// A whole number.
  public static func text(_ value: Int) -> String {
    if value == 0 { return "0" }
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest > 0 {
      digits.append(UInt8(truncatingIfNeeded: rest % 10) + 48)
      rest /= 10
    }
    if value < 0 { digits.append(45) }
    digits.reverse()
    return String(decoding: digits, as: UTF8.self)
  }

  /// Points, rounded to two decimals, without trailing zeros: `12`, `0.5`, `-3.25`, `nan`, `inf`.
  public static func text(_ value: Double) -> String {
    if value != value { return "nan" }
    if value == .infinity { return "inf" }
    if value == -.infinity { return "-inf" }
    let magnitude = value.magnitude
    if magnitude >= 9e15 { return value < 0 ? "-huge" : "huge" }
    let hundredths = Int((magnitude * 100 + 0.5).rounded(.down))
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let whole = text(hundredths / 100)
    let part = hundredths % 100
    if part == 0 { return sign + whole }
    if part % 10 == 0 { return sign + whole + "." + text(part / 10) }
    return sign + whole + (part < 10 ? ".0" : ".") + text(part)
  }

  /// `x,y`.
  public static func text(_ point: LayoutPoint) -> String { text(point.x) + "," + text(point.y) }
  /// `widthxheight`.
  public static func text(_ size: LayoutSize) -> String { text(size.width) + "x" + text(size.height) }
  /// `x,y widthxheight`.
  public static func text(_ rect: LayoutRect) -> String { text(rect.origin) + " " + text(rect.size) }
  /// `section.item`; `max` for an item without limit, `section` or nothing for shorter paths.
  public static func text(_ path: ItemPath) -> String {
    if path.section < 0 { return "()" }
    if path.item < 0 { return text(Int(path.section)) }
    return text(Int(path.section)) + "." + (path.item == ItemPath.unlimited ? "max" : text(Int(path.item)))
  }
}
