// Everything is visible under UIKit's names and nothing under ours: a library that is tested here may well call its own
// class WaterfallLayout, CollectionView or Event, and a test that imports it beside UIKit must not find two of them. A
// scoped export brings the module's members along (also under the upcoming feature MemberImportVisibility), but of its
// names only the one that is written. Who wants ours too imports VirtualCollectionView.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKitNames
@_exported import struct VirtualCollectionView.CGAffineTransform
@_exported import struct VirtualCollectionView.CGAffineTransformComponents
@_exported import struct VirtualCollectionView.Selector
