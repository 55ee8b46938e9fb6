// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TableInteractions",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    // MARK: Designs, one article each
    .library(name: "ConstraintSwipe", targets: ["ConstraintSwipe"]),
    // MARK: Shared
    .library(name: "InteractionCore", targets: ["InteractionCore"]),
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .library(name: "InteractionReplay", targets: ["InteractionReplay"]),
    // MARK: Tools
    .executable(name: "docgen", targets: ["DocGen"]),
  ],
  targets: [
    // MARK: Designs depend on InteractionCore and on no other design
    .target(name: "ConstraintSwipe", dependencies: ["InteractionCore"]),
    // MARK: Shared
    .target(name: "InteractionCore", linkerSettings: mathLibrary),
    .target(name: "HeadlessTable", dependencies: ["InteractionCore"]),
    .target(name: "InteractionReplay", dependencies: ["HeadlessTable", "ConstraintSwipe"]),
    // MARK: Examples
    .executableTarget(name: "DocGen", dependencies: ["InteractionReplay"], path: "Examples/DocGen"),
    .executableTarget(
      name: "QuickStart", dependencies: ["ConstraintSwipe", "HeadlessTable"], path: "Examples/QuickStart"),
    // MARK: Tests
    .executableTarget(
      name: "EmbeddedProbe", dependencies: ["ConstraintSwipe", "HeadlessTable"], path: "Tests/EmbeddedProbe"),
    .testTarget(name: "InteractionCoreTests", dependencies: ["InteractionCore"]),
    .testTarget(name: "ConstraintSwipeTests", dependencies: ["ConstraintSwipe", "HeadlessTable"]),
    .testTarget(name: "HeadlessTableTests", dependencies: ["HeadlessTable", "ConstraintSwipe"]),
    .testTarget(name: "InteractionReplayTests", dependencies: ["InteractionReplay"]),
    .testTarget(name: "DocGenTests", dependencies: ["DocGen"]),
  ],
  swiftLanguageModes: [.v6]
)

/// A program that imports nothing does not link the C mathematics library by itself; `rounded()` may need it.
var mathLibrary: [LinkerSetting] { [.linkedLibrary("m", .when(platforms: [.linux]))] }

for target in package.targets {
  target.exclude += target.path == nil && target.type == .regular ? ["README.md"] : []
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .treatAllWarnings(as: .error),  // SE-0443
  ]
}
