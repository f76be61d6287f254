import VirtualCollectionView

/// Short names for views, by the number each got when it was made.
///
/// One letter for the first 52, then a letter and a digit: 1 is `A`, 26 `Z`, 27 `a`, 52 `z`, 53 `A1`, 104 `z1`, 105
/// `A2`.
enum ViewLetter {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// The letter of a number; `?` below 1.
  static func text(_ number: Int) -> String {
    guard number > 0 else { return "?" }
    let letter = String(letters[(number - 1) % letters.count])
    let round = (number - 1) / letters.count
    return round == 0 ? letter : letter + String(round)
  }
}

extension CollectionReusableView {
  /// The view's letter in pictures, the same for its whole life: the letter that jumps from one edge to the other is a
  /// recycled cell.
  ///
  /// Cells go by their number in traces: `c1` is `A`, `c26` is `Z`, `c27` is `a`, `c52` is `z`, `c53` is `A1`. The
  /// other views are counted apart and have a sign before the letter: `s1` is `=A`, `d1` is `~A`.
  public final var pictureLetter: String {
    let name = traceName
    let letter = ViewLetter.text(Int(name.dropFirst()) ?? 0)
    switch name.first {
    case "s": return "=" + letter
    case "d": return "~" + letter
    default: return letter
    }
  }
}
