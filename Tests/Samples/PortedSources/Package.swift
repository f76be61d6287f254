// swift-tools-version: 6.2
import PackageDescription

/// On Apple platforms UIKit is the system's, and the sources in `iOS` are compiled as they are.
let package = Package(
  name: "PortedSources",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "VirtualCollectionView", path: "../../..")],
  targets: [
    .target(
      name: "Tiles", dependencies: [.product(name: "UIKit", package: "VirtualCollectionView")],
      exclude: ["iOS", "PortedSources.txt"],
      plugins: [.plugin(name: "PortUIKitSources", package: "VirtualCollectionView")]),
    .testTarget(
      name: "TilesTests", dependencies: ["Tiles", .product(name: "UIKit", package: "VirtualCollectionView")],
      exclude: ["iOS"], plugins: [.plugin(name: "PortUIKitSources", package: "VirtualCollectionView")]),
  ],
  swiftLanguageModes: [Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
