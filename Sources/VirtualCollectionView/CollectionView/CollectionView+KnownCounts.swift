package import CollectionCore

extension CollectionView {
  /// The counts that the view has read; nil when the next question will read them. Asking for this reads none.
  package var knownCounts: SectionTable? { _countsAreValid ? _sections : nil }
}
