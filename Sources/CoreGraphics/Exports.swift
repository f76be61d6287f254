@_exported import Foundation
@_exported import UIKitNames
@_exported import class VirtualCollectionView.CGColor
@_exported import class VirtualCollectionView.CGColorSpace
@_exported import class VirtualCollectionView.CGMutablePath
@_exported import class VirtualCollectionView.CGPath
@_exported import enum VirtualCollectionView.CGPathFillRule
@_exported import func VirtualCollectionView.CGColorSpaceCreateDeviceGray
@_exported import func VirtualCollectionView.CGColorSpaceCreateDeviceRGB
@_exported import struct VirtualCollectionView.CGAffineTransform
@_exported import struct VirtualCollectionView.CGVector
