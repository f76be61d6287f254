import Foundation
import VirtualCollectionView

/// The recorded defaults of a content or background configuration.
struct ListConfigurationCase: Sendable {
  private enum Made: Sendable {
    case content(ListContentConfiguration)
    case background(BackgroundConfiguration)
  }

  private let made: Made
  /// What is expected, as it stands in the file; what is null was not recorded.
  private let expected: JSONValue

  init(_ row: ObjectCursor, _ kind: ListCase.Kind) throws(ScenarioError) {
    let name = try row.required("configuration")
    if kind == .contentConfiguration {
      let style: ListContentStyle = try name.choice("content configuration")
      made = .content(style.configuration)
    } else {
      let style: ListBackgroundStyle = try name.choice("background configuration")
      made = .background(style.configuration)
    }
    let expected = try row.required("expected")
    guard expected.value.members != nil else { throw expected.wrong(expected: "what is expected, an object") }
    self.expected = expected.value
  }

  /// What is not as it was recorded.
  var failures: [ScenarioFailure] {
    var failures: [ScenarioFailure] = []
    let value =
      switch made {
      case .content(let configuration): configuration.recordedValue
      case .background(let configuration): configuration.recordedValue
      }
    RecordedValue.compare("configuration", expected, value, into: &failures)
    return failures
  }
}

/// The styles of content, by the words of recordings.
enum ListContentStyle: String, CaseIterable, Sendable {
  case cellConfiguration, subtitleCellConfiguration, valueCellConfiguration
  case headerConfiguration, footerConfiguration
  case plainHeaderConfiguration, plainFooterConfiguration, groupedHeaderConfiguration, groupedFooterConfiguration
  case prominentInsetGroupedHeaderConfiguration, extraProminentInsetGroupedHeaderConfiguration
  case sidebarCellConfiguration, sidebarSubtitleCellConfiguration, sidebarHeaderConfiguration
  case accompaniedSidebarCellConfiguration, accompaniedSidebarSubtitleCellConfiguration

  /// An empty content of the style.
  var configuration: ListContentConfiguration {
    switch self {
    case .cellConfiguration: .cell()
    case .subtitleCellConfiguration: .subtitleCell()
    case .valueCellConfiguration: .valueCell()
    case .headerConfiguration: .header()
    case .footerConfiguration: .footer()
    case .plainHeaderConfiguration: .plainHeader()
    case .plainFooterConfiguration: .plainFooter()
    case .groupedHeaderConfiguration: .groupedHeader()
    case .groupedFooterConfiguration: .groupedFooter()
    case .prominentInsetGroupedHeaderConfiguration: .prominentInsetGroupedHeader()
    case .extraProminentInsetGroupedHeaderConfiguration: .extraProminentInsetGroupedHeader()
    case .sidebarCellConfiguration: .sidebarCell()
    case .sidebarSubtitleCellConfiguration: .sidebarSubtitleCell()
    case .sidebarHeaderConfiguration: .sidebarHeader()
    case .accompaniedSidebarCellConfiguration: .accompaniedSidebarCell()
    case .accompaniedSidebarSubtitleCellConfiguration: .accompaniedSidebarSubtitleCell()
    }
  }
}

/// The styles of backgrounds, by the words of recordings.
enum ListBackgroundStyle: String, CaseIterable, Sendable {
  case clearConfiguration, listCellConfiguration, listHeaderConfiguration, listFooterConfiguration
  case listPlainCellConfiguration, listPlainHeaderFooterConfiguration
  case listGroupedCellConfiguration, listGroupedHeaderFooterConfiguration
  case listSidebarCellConfiguration, listSidebarHeaderConfiguration, listAccompaniedSidebarCellConfiguration

  /// A background of the style.
  var configuration: BackgroundConfiguration {
    switch self {
    case .clearConfiguration: .clear()
    case .listCellConfiguration: .listCell()
    case .listHeaderConfiguration: .listHeader()
    case .listFooterConfiguration: .listFooter()
    case .listPlainCellConfiguration: .listPlainCell()
    case .listPlainHeaderFooterConfiguration: .listPlainHeaderFooter()
    case .listGroupedCellConfiguration: .listGroupedCell()
    case .listGroupedHeaderFooterConfiguration: .listGroupedHeaderFooter()
    case .listSidebarCellConfiguration: .listSidebarCell()
    case .listSidebarHeaderConfiguration: .listSidebarHeader()
    case .listAccompaniedSidebarCellConfiguration: .listAccompaniedSidebarCell()
    }
  }
}

// MARK: - In the words of recordings

extension ListContentConfiguration {
  fileprivate var recordedValue: JSONValue {
    var object = JSONObjectBuilder()
    let margins = directionalLayoutMargins
    object.set(
      "directionalLayoutMargins",
      .array([margins.top, margins.leading, margins.bottom, margins.trailing].map { .number(Double($0)) }))
    object.set(
      "axesPreservingSuperviewLayoutMargins", .integer(Int(axesPreservingSuperviewLayoutMargins.rawValue)))
    object.set("prefersSideBySideTextAndSecondaryText", .bool(prefersSideBySideTextAndSecondaryText))
    object.set("imageToTextPadding", .number(Double(imageToTextPadding)))
    object.set("textToSecondaryTextHorizontalPadding", .number(Double(textToSecondaryTextHorizontalPadding)))
    object.set("textToSecondaryTextVerticalPadding", .number(Double(textToSecondaryTextVerticalPadding)))
    object.set("text", textProperties.recordedValue)
    object.set("secondaryText", secondaryTextProperties.recordedValue)
    return object.json
  }
}

extension ListContentConfiguration.TextProperties {
  fileprivate var recordedValue: JSONValue {
    var object = JSONObjectBuilder()
    object.set("pointSize", .number(Double(font.pointSize)))
    object.set("numberOfLines", .integer(numberOfLines))
    object.set("adjustsFontSizeToFitWidth", .bool(adjustsFontSizeToFitWidth))
    object.set("minimumScaleFactor", .number(Double(minimumScaleFactor)))
    object.set("allowsDefaultTighteningForTruncation", .bool(allowsDefaultTighteningForTruncation))
    return object.json
  }
}

extension BackgroundConfiguration {
  fileprivate var recordedValue: JSONValue {
    var object = JSONObjectBuilder()
    let insets = backgroundInsets
    object.set("cornerRadius", .number(Double(cornerRadius)))
    object.set(
      "backgroundInsets",
      .array([insets.top, insets.leading, insets.bottom, insets.trailing].map { .number(Double($0)) }))
    object.set(
      "edgesAddingLayoutMarginsToBackgroundInsets", .integer(Int(edgesAddingLayoutMarginsToBackgroundInsets.rawValue)))
    object.set("strokeWidth", .number(Double(strokeWidth)))
    object.set("strokeOutset", .number(Double(strokeOutset)))
    return object.json
  }
}
