@_exported import Foundation
@_exported import UIKitNames
@_exported import struct VirtualCollectionView.CGAffineTransform
@_exported import struct VirtualCollectionView.CGVector
