#if os(Linux)
  @_exported import struct VirtualCollectionView.Selector

  /// The selector of a name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// The name of a selector.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif
