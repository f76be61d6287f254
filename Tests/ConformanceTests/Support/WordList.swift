#if canImport(UIKit)
  import UIKit

  /// Rows that show words, 100 points high and wide, laid out. A test changes the words and makes the calls that tell of it.
  @MainActor final class WordList {
    let screen: Screen
    let source: WordSource
    var view: UICollectionView { screen.view }
    var log: CallLog { screen.log }

    /// A list of words by section.
    ///
    /// - Parameter layout: One that makes rows; nil for a flow layout.
    init(
      _ words: [[String]], height: CGFloat = 500, header: CGFloat = 0, _ layout: UICollectionViewLayout? = nil,
      in version: Int? = nil, isLaidOut: Bool = true
    ) {
      let surroundings = Surroundings(version: version)
      screen =
        layout.map { Screen([], height: height, $0, in: surroundings) }
        ?? Screen.rows([], height: height, header: header, in: surroundings)
      source = WordSource(words, screen.log)
      screen.use(source)
      if isLaidOut { screen.layOut() }
      _ = screen.log.take()
    }

    /// One batch that puts other words in place of the old ones. Neither its block nor the calls escape.
    func update(_ words: [[String]], _ calls: (UICollectionView) -> Void) {
      view.performBatchUpdates(
        {
          source.words = words
          calls(view)
        }, completion: nil)
    }
  }

  // MARK: - Looking

  extension WordList {
    /// The words on screen, in the order of their paths.
    var shown: [String] { screen.cells.compactMap { ($0 as? RecordingCell)?.label } }

    /// The words on screen and the numbers of their cells, in the order of their paths: `a1 b2`.
    var picture: String {
      screen.cells.compactMap { $0 as? RecordingCell }.map { "\($0.label)\($0.number)" }.joined(separator: " ")
    }
  }

  /// A data source of words.
  @MainActor final class WordSource: NSObject, UICollectionViewDataSource {
    var words: [[String]]
    let log: CallLog
    /// The identifier that the cell of a word is dequeued with.
    var identifier: (String) -> String = { _ in "Cell" }

    init(_ words: [[String]], _ log: CallLog) {
      self.words = words
      self.log = log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      log.add("sections")
      return words.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.add("items \(section)")
      return words[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let word = words[indexPath.section][indexPath.item]
      log.add("ask \(name(indexPath)) \(word)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier(word), for: indexPath)
      (cell as? RecordingCell)?.label = word
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.add("ask \(short(kind)) \(name(indexPath))")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "View", for: indexPath)
    }
  }
#endif
