// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors when `STRICT=1`. A command-line flag would compile everything a second time.
let strict = Context.environment["STRICT"] == "1"
let settings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

#if os(Linux)
  /// Allocations are counted in place of the C library's own functions, which works here alone. Linked into benchmarks,
  /// tests and cvsim, never into a library: whoever links it has every allocation of the program go through it.
  let allocationCounter: [Target.Dependency] = ["AllocationCounter"]
#else
  let allocationCounter: [Target.Dependency] = []
#endif

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
    name: "CollectionViewAudits",
    dependencies: [
      "CollectionCore", "VirtualCollectionView", "CollectionViewRendering", "CollectionViewScenarios", "UIKitNames",
    ], swiftSettings: settings),
  // The only one that imports the test libraries: for test targets.
  .target(
    name: "CollectionViewTesting",
    dependencies: [
      "CollectionViewAudits", "CollectionViewScenarios", "CollectionViewRendering", "VirtualCollectionView",
    ], swiftSettings: settings),
  .target(
    name: "CollectionViewZoo",
    dependencies: [
      "CollectionCore", "VirtualCollectionView", "UIKitNames", "CollectionViewScenarios", "CollectionViewAudits",
    ],
    swiftSettings: settings),
  .executableTarget(
    name: "cvsim",
    dependencies: ["CollectionViewScenarios", "CollectionViewAudits", "CollectionViewZoo", "SourcePort"]
      + allocationCounter,
    swiftSettings: settings),
  // UIKit's own names over all this, with what cell and layout code needs beside it.
  .target(name: "UIKitNames", dependencies: ["VirtualCollectionView"], swiftSettings: settings),
  // The source pass knows nothing of collection views: a plugin compiles it a second time, so it stays small and alone.
  .target(name: "SourcePort", swiftSettings: settings),
  .executableTarget(name: "cvport", dependencies: ["SourcePort"], swiftSettings: settings),
  .plugin(
    name: "PortUIKitSources", capability: .buildTool(), dependencies: ["cvport"],
    path: "Sources/Plugins/PortUIKitSources"),
  .plugin(
    name: "CvsimCommand",
    capability: .command(
      intent: .custom(verb: "cvsim", description: "Runs cvsim: scenarios, demos, audits of layouts.")),
    dependencies: ["cvsim"], path: "Sources/Plugins/CvsimCommand"),
  .testTarget(name: "SourcePortTests", dependencies: ["SourcePort", "TestSupport"], swiftSettings: settings),
  .target(
    name: "TestSupport", dependencies: ["VirtualCollectionView", "CollectionCore"], path: "Tests/TestSupport",
    swiftSettings: settings),
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
  .testTarget(
    name: "cvsimTests", dependencies: ["cvsim", "CollectionViewScenarios", "CollectionCore"], swiftSettings: settings),
  .testTarget(
    name: "CollectionViewAuditsTests",
    dependencies: [
      "CollectionViewAudits", "CollectionViewZoo", "CollectionViewScenarios", "VirtualCollectionView", "CollectionCore",
      "UIKitNames",
      "TestSupport",
    ] + allocationCounter, swiftSettings: settings),
  .testTarget(
    name: "CollectionViewTestingTests",
    dependencies: [
      "CollectionViewTesting", "CollectionViewAudits", "CollectionViewScenarios", "VirtualCollectionView",
      "TestSupport",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "CollectionViewZooTests",
    dependencies: [
      "CollectionViewZoo", "CollectionViewAudits", "CollectionViewScenarios", "VirtualCollectionView", "TestSupport",
    ] + allocationCounter,
    swiftSettings: settings),
]

#if os(Linux)
  // Elsewhere these modules are the system's own. The two empty ones are what Swift Testing asks for beside modules with
  // such names.
  targets += [
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit", swiftSettings: settings),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics", swiftSettings: settings),
    .target(
      name: "CoreGraphics", dependencies: ["UIKitNames", "_Testing_CoreGraphics"], swiftSettings: settings),
    .target(name: "os", swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["UIKitNames", "CoreGraphics"], swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["UIKitNames", "CoreGraphics", "QuartzCore", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "os", "VirtualCollectionView", "CollectionViewTesting", "TestSupport"],
      exclude: ["Rows/missing.tsv", "Rows/rows.tsv", "Rows/written.txt"], swiftSettings: settings),
    .testTarget(name: "ConformanceTests", dependencies: ["UIKit", "VirtualCollectionView"], swiftSettings: settings),
  ]

  targets += [
    .target(
      name: "AllocationCounter", path: "Benchmarks/AllocationCounter",
      cSettings: strict ? [.treatAllWarnings(as: .error)] : []),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["VirtualCollectionView", "UIKit", "CollectionCore", "AllocationCounter", "TestSupport"],
      path: "Benchmarks/Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "FrameGateTests", dependencies: ["VirtualCollectionView", "CollectionCore", "AllocationCounter"],
      swiftSettings: settings),
  ]
#endif

#if os(macOS)
  // The same tests against Apple's own UIKit. Exceptions can be caught in Objective-C alone.
  let conformance: [Target] = [
    .target(name: "ExceptionCatcher", path: "Tests/ExceptionCatcher"),
    .testTarget(
      name: "ConformanceTests", dependencies: [.target(name: "ExceptionCatcher", condition: .when(platforms: [.iOS]))],
      swiftSettings: settings),
  ]
  /// `CONFORMANCE=1` leaves nothing but these: the rest has programs that no simulator can run.
  let isConformanceAlone = Context.environment["CONFORMANCE"] == "1"
  targets = isConformanceAlone ? conformance : targets + conformance
#else
  let isConformanceAlone = false
#endif

/// `TESTS="UIKitTests SourcePortTests" swift test` builds and runs the named test targets alone.
if let wanted = Context.environment["TESTS"]?.split(separator: " ").map(String.init) {
  targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

var products: [Product] = [
  .library(name: "CollectionCore", targets: ["CollectionCore"]),
  .library(name: "VirtualCollectionView", targets: ["VirtualCollectionView"]),
  .library(name: "CollectionViewRendering", targets: ["CollectionViewRendering"]),
  .library(name: "CollectionViewScenarios", targets: ["CollectionViewScenarios"]),
  .library(name: "CollectionViewAudits", targets: ["CollectionViewAudits"]),
  .library(name: "CollectionViewTesting", targets: ["CollectionViewTesting"]),
  .library(name: "CollectionViewZoo", targets: ["CollectionViewZoo"]),
  .library(name: "UIKitNames", targets: ["UIKitNames"]),
  .library(name: "SourcePort", targets: ["SourcePort"]),
  .executable(name: "cvsim", targets: ["cvsim"]),
  .executable(name: "cvport", targets: ["cvport"]),
  .plugin(name: "PortUIKitSources", targets: ["PortUIKitSources"]),
  .plugin(name: "CvsimCommand", targets: ["CvsimCommand"]),
]

#if os(Linux)
  // On Apple platforms these are the system's. One product each, so that a package names what its sources import.
  products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "os", targets: ["os"]),
    // For test targets and programs of the user's own whose growth checks are to count allocations.
    .library(name: "AllocationCounter", targets: ["AllocationCounter"]),
  ]
#endif

if isConformanceAlone { products = [] }

let package = Package(
  name: "VirtualCollectionView",
  platforms: isConformanceAlone ? [.iOS(.v16)] : [.macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
