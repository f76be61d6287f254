// swift-tools-version: 6.2
import PackageDescription

/// The modules that the sources import; Apple's own on Apple platforms.
#if os(Linux)
  let uiKit: [Target.Dependency] = ["UIKit", "os"].map { .product(name: $0, package: "VirtualCollectionView") }
#else
  let uiKit: [Target.Dependency] = []
#endif

let package = Package(
  name: "PortedSources",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "VirtualCollectionView", path: "../../..")],
  targets: [
    .target(
      name: "Tiles", dependencies: uiKit,
      exclude: ["iOS", "PortedSources.txt"],
      plugins: [.plugin(name: "PortUIKitSources", package: "VirtualCollectionView")]),
    .testTarget(
      name: "TilesTests", dependencies: ["Tiles"] + uiKit,
      exclude: ["iOS"], plugins: [.plugin(name: "PortUIKitSources", package: "VirtualCollectionView")]),
  ],
  swiftLanguageModes: [Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
