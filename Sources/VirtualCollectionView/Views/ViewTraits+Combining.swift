import Foundation

// MARK: - Making from one trait

extension ViewTraits {
  /// Traits that specify the scale alone, pixels in a point.
  public init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  /// Traits that specify the reading direction alone.
  public init(layoutDirection: LayoutDirection) {
    self.init()
    _layoutDirection = layoutDirection
  }

  /// Traits that specify the text size alone.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Traits that specify the room from side to side alone.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Traits that specify the room from top to bottom alone.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Traits that specify light or dark alone.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Traits that specify the kind of device alone.
  public init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  /// Traits that specify the level alone.
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Traits that specify the contrast alone.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  /// Traits that specify the weight of text alone.
  public init(legibilityWeight: LegibilityWeight) {
    self.init()
    self.legibilityWeight = legibilityWeight
  }

  /// Traits that specify the colours of the screen alone.
  public init(displayGamut: DisplayGamut) {
    self.init()
    self.displayGamut = displayGamut
  }

  /// Joins traits; where two specify the same, the later wins.
  public init(traitsFrom traitCollections: [ViewTraits]) {
    self.init()
    for traits in traitCollections { self = traits.completed(by: self) }
  }

  /// Makes traits by writing them in a closure, where all begin unspecified.
  public init(mutations: (inout ViewTraits) -> Void) {
    self.init()
    mutations(&self)
  }

  /// A copy in which the closure may change any trait.
  public func modifyingTraits(_ mutations: (inout ViewTraits) -> Void) -> ViewTraits {
    var copy = self
    mutations(&copy)
    return copy
  }
}

// MARK: - Comparing

extension ViewTraits {
  /// Whether everything that `trait` specifies is the same here.
  public func containsTraits(in trait: ViewTraits?) -> Bool {
    guard let trait else { return true }
    return trait.completed(by: self) == self
  }

  /// Whether colours that depend on traits may look different in `traits`.
  public func hasDifferentColorAppearance(comparedTo traits: ViewTraits?) -> Bool {
    let other = traits ?? ViewTraits()
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// These traits, and those of `other` where they specify nothing.
  func completed(by other: ViewTraits) -> ViewTraits {
    var result = self
    if displayScale == 0 { result.displayScale = other.displayScale }
    if _layoutDirection == nil { result._layoutDirection = other._layoutDirection }
    if preferredContentSizeCategory == .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if horizontalSizeClass == .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if userInterfaceStyle == .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if userInterfaceIdiom == .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if userInterfaceLevel == .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if accessibilityContrast == .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if legibilityWeight == .unspecified { result.legibilityWeight = other.legibilityWeight }
    if displayGamut == .unspecified { result.displayGamut = other.displayGamut }
    return result
  }
}
