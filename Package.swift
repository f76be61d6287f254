// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors when `STRICT=1`. A command-line flag would compile everything a second time.
let strict = Context.environment["STRICT"] == "1"
let settings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

var targets: [Target] = [
  // The core imports nothing, so nothing else brings the C library's rounding functions in.
  .target(
    name: "CollectionCore", swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(name: "VirtualCollectionView", dependencies: ["CollectionCore"], swiftSettings: settings),
  .target(
    name: "CollectionViewRendering", dependencies: ["CollectionCore", "VirtualCollectionView"],
    swiftSettings: settings),
  .target(
    name: "CollectionViewScenarios",
    dependencies: ["CollectionCore", "VirtualCollectionView", "CollectionViewRendering"],
    swiftSettings: settings),
  .target(
    name: "CollectionViewZoo", dependencies: ["CollectionCore", "VirtualCollectionView", "CollectionViewScenarios"],
    swiftSettings: settings),
  .executableTarget(
    name: "cvsim", dependencies: ["CollectionViewScenarios", "CollectionViewZoo"], swiftSettings: settings),
  .target(
    name: "TestSupport", dependencies: ["VirtualCollectionView"], path: "Tests/TestSupport", swiftSettings: settings),
  .testTarget(
    name: "CollectionCoreTests", dependencies: ["CollectionCore", "TestSupport"], swiftSettings: settings),
  .testTarget(
    name: "VirtualCollectionViewTests", dependencies: ["VirtualCollectionView", "CollectionCore", "TestSupport"],
    swiftSettings: settings),
  .testTarget(
    name: "CollectionViewRenderingTests",
    dependencies: ["CollectionViewRendering", "VirtualCollectionView", "TestSupport"],
    swiftSettings: settings),
  .testTarget(
    name: "CollectionViewScenariosTests",
    dependencies: ["CollectionViewScenarios", "VirtualCollectionView", "CollectionCore", "TestSupport"],
    swiftSettings: settings),
  .testTarget(name: "cvsimTests", dependencies: ["cvsim", "CollectionViewScenarios"], swiftSettings: settings),
  .testTarget(
    name: "CollectionViewZooTests",
    dependencies: ["CollectionViewZoo", "CollectionViewScenarios", "VirtualCollectionView", "TestSupport"],
    swiftSettings: settings),
]

#if os(Linux)
  // Allocations are counted in place of the C library's own functions, which works here alone. Linked into the benchmarks
  // and the tests, never into the library.
  targets += [
    .target(
      name: "AllocationCounter", path: "Benchmarks/AllocationCounter",
      cSettings: strict ? [.treatAllWarnings(as: .error)] : []),
    .executableTarget(
      name: "Benchmarks", dependencies: ["VirtualCollectionView", "CollectionCore", "AllocationCounter"],
      path: "Benchmarks/Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "FrameGateTests", dependencies: ["VirtualCollectionView", "AllocationCounter"], swiftSettings: settings),
  ]
#endif

let package = Package(
  name: "VirtualCollectionView",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "CollectionCore", targets: ["CollectionCore"]),
    .library(name: "VirtualCollectionView", targets: ["VirtualCollectionView"]),
    .library(name: "CollectionViewRendering", targets: ["CollectionViewRendering"]),
    .library(name: "CollectionViewScenarios", targets: ["CollectionViewScenarios"]),
    .library(name: "CollectionViewZoo", targets: ["CollectionViewZoo"]),
    .executable(name: "cvsim", targets: ["cvsim"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
