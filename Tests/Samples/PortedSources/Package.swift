// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  // The modules that the sources import, and the plugin that rewrites the folders named iOS.
  let uiKit: [Target.Dependency] = ["UIKit", "os"].map { .product(name: $0, package: "VirtualCollectionView") }
  let port: [Target.PluginUsage] = [.plugin(name: "PortUIKitSources", package: "VirtualCollectionView")]
  let originals = ["iOS"]
#else
  // On Apple platforms the sources are compiled as they are, against the system's own modules.
  let uiKit: [Target.Dependency] = []
  let port: [Target.PluginUsage] = []
  let originals: [String] = []
#endif

let package = Package(
  name: "PortedSources",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "VirtualCollectionView", path: "../../..")],
  targets: [
    .target(name: "Tiles", dependencies: uiKit, exclude: originals + ["PortedSources.txt"], plugins: port),
    .testTarget(name: "TilesTests", dependencies: ["Tiles"] + uiKit, exclude: originals, plugins: port),
  ],
  swiftLanguageModes: [Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
