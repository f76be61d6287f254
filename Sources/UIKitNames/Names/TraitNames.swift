import VirtualCollectionView

/// How much room an axis has.
public typealias UIUserInterfaceSizeClass = ViewTraits.UserInterfaceSizeClass

/// Light or dark.
public typealias UIUserInterfaceStyle = ViewTraits.UserInterfaceStyle

/// A kind of device.
public typealias UIUserInterfaceIdiom = ViewTraits.UserInterfaceIdiom

/// Whether a view lies above others.
public typealias UIUserInterfaceLevel = ViewTraits.UserInterfaceLevel

/// The contrast the reader asked for.
public typealias UIAccessibilityContrast = ViewTraits.AccessibilityContrast

/// The weight of text the reader asked for.
public typealias UILegibilityWeight = ViewTraits.LegibilityWeight

/// The colours a screen can show.
public typealias UIDisplayGamut = ViewTraits.DisplayGamut

/// A text size a reader can choose.
public typealias UIContentSizeCategory = ViewTraits.ContentSizeCategory

/// The reading direction of traits; the same type as the interface's here.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
