import Foundation
internal import UIKitNames
import VirtualCollectionView

// What a view's layer adds to it.

extension PortraitProperty {
  /// Corners, border, shadow, and animations that run on.
  static let layers: [PortraitProperty] = [
    PortraitProperty(
      "layer.cornerRadius", of: VirtualView.self, read: { number($0.layer.cornerRadius) },
      poison: { $0.layer.cornerRadius = 13.03 }),
    PortraitProperty(
      "layer.maskedCorners", of: VirtualView.self,
      read: { $0.layer.cornerRadius > 0 ? "\($0.layer.maskedCorners.rawValue)" : unseen }),
    PortraitProperty(
      "layer.borderWidth", of: VirtualView.self, read: { number($0.layer.borderWidth) },
      poison: { $0.layer.borderWidth = 13.03 }),
    PortraitProperty(
      "layer.borderColor", of: VirtualView.self,
      read: { $0.layer.borderWidth > 0 ? LayerText.components($0.layer.borderColor) : unseen },
      poison: { $0.layer.borderColor = poisonColor.cgColor }),
    PortraitProperty(
      "layer.shadowOpacity", of: VirtualView.self, read: { number(CGFloat($0.layer.shadowOpacity)) },
      poison: { $0.layer.shadowOpacity = 0.1303 }),
    PortraitProperty(
      "layer.shadow", of: VirtualView.self,
      read: { view in
        guard view.layer.shadowOpacity > 0 else { return unseen }
        return [
          LayerText.components(view.layer.shadowColor), number(view.layer.shadowRadius),
          AuditText.size(view.layer.shadowOffset),
        ].joined(separator: ", ")
      }),
    PortraitProperty(
      "layer.mask", of: VirtualView.self, read: { $0.layer.mask.map { LayerText.text($0) } ?? "none" }),
    PortraitProperty(
      "mask", of: VirtualView.self, read: { $0.mask == nil ? "none" : "set" }),
    PortraitProperty(
      "layer.contents", of: VirtualView.self,
      read: { $0.layer.contents == nil ? "none" : "set" }),
    PortraitProperty(
      "layer.zPosition", of: VirtualView.self,
      read: { view in
        // A cell's own is the layout's.
        view is CollectionReusableView ? unseen : number(view.layer.zPosition)
      }),
    PortraitProperty(
      "animations", of: VirtualView.self,
      read: { ($0.layer.animationKeys() ?? []).sorted().joined(separator: ", ") }),
  ]
}
