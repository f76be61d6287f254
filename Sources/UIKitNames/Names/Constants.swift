import Foundation

/// A length that the layout chooses by itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UICollectionViewLayoutAutomaticDimension = CGFloat.greatestFiniteMagnitude
