/// Short names of the two element kinds that pictures shorten, so that what they print can be copied into a
/// document.
enum ElementKindAlias {
  /// The kind that a document means: `header` and `footer` stand for the two of a flow layout, others for themselves.
  static func kind(_ word: some StringProtocol) -> String {
    switch word {
    case "header": "UICollectionElementKindSectionHeader"
    case "footer": "UICollectionElementKindSectionFooter"
    default: String(word)
    }
  }
}
