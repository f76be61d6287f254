import VirtualCollectionView

/// A typeface in a size; nested types come along.
public typealias UIFont = VirtualFont

/// What a font is made from.
public typealias UIFontDescriptor = VirtualFontDescriptor

/// How wide and high text is.
public typealias TextMeasure = VirtualCollectionView.TextMeasure

/// How the lines of a paragraph are set.
public typealias NSParagraphStyle = ParagraphStyle

/// A style of a paragraph that can be changed.
public typealias NSMutableParagraphStyle = MutableParagraphStyle

/// Where lines lie.
public typealias NSTextAlignment = TextAlignment

/// How lines end.
public typealias NSLineBreakMode = LineBreakMode

/// A view that shows text.
public typealias UILabel = VirtualLabel

/// What stays where it is when text is made smaller.
public typealias UIBaselineAdjustment = VirtualLabel.BaselineAdjustment
