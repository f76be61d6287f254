// Not VirtualCollectionView: what imports this module sees UIKit's names and none of ours. A library that is tested here
// may well call its own class WaterfallLayout, CollectionView or Event.
@_exported import Foundation
