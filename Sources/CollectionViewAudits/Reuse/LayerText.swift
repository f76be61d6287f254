import Foundation
internal import UIKitNames
import VirtualCollectionView

/// What a layer without a view shows, as text.
@MainActor enum LayerText {
  static func text(_ layer: VirtualLayer) -> String {
    var parts: [String] = []
    if let name = layer.name { parts.append("\"\(name)\"") }
    if let color = layer.backgroundColor { parts.append("background \(components(color))") }
    if layer.opacity != 1 { parts.append("opacity \(AuditText.number(CGFloat(layer.opacity)))") }
    if layer.cornerRadius != 0 { parts.append("radius \(AuditText.number(layer.cornerRadius))") }
    if layer.borderWidth != 0 { parts.append("border \(AuditText.number(layer.borderWidth))") }
    #if os(Linux)
      // Elsewhere these are the system's own classes, and no layers of ours.
      switch layer {
      case let layer as CAGradientLayer:
        parts.append("colors " + (layer.colors ?? []).map(anyColor).joined(separator: ", "))
      case let layer as CAShapeLayer:
        if let path = layer.path { parts.append("path \(AuditText.rect(path.boundingBox))") }
        parts.append("fill \(components(layer.fillColor))")
        parts.append("stroke \(components(layer.strokeColor)) from \(layer.strokeStart) to \(layer.strokeEnd)")
      case let layer as CATextLayer: parts.append("text \(layer.string.map { "\($0)" } ?? "none")")
      default: break
      }
    #endif
    return "\(type(of: layer))(" + parts.joined(separator: "; ") + ")"
  }

  static func components(_ color: CGColor?) -> String {
    guard let color else { return "none" }
    return (color.components ?? []).map { AuditText.number($0) }.joined(separator: " ")
  }

  #if os(Linux)
    private static func anyColor(_ value: Any) -> String {
      switch value {
      case let color as CGColor: components(color)
      case let color as VirtualColor: components(color.cgColor)
      default: "\(type(of: value))"
      }
    }
  #endif
}
