// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TableInteractions",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    // MARK: Designs, one article each
    .library(name: "ConstraintSwipe", targets: ["ConstraintSwipe"]),
    .library(name: "ScrollSwipe", targets: ["ScrollSwipe"]),
    .library(name: "UtilityButtons", targets: ["UtilityButtons"]),
    .library(name: "ExpandableTable", targets: ["ExpandableTable"]),
    .library(name: "GestureList", targets: ["GestureList"]),
    // MARK: Shared
    .library(name: "InteractionCore", targets: ["InteractionCore"]),
    .library(name: "InteractionLists", targets: ["InteractionLists"]),
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .library(name: "InteractionLaws", targets: ["InteractionLaws"]),
    .library(name: "InteractionReplay", targets: ["InteractionReplay"]),
    // MARK: Hosts
    .library(name: "InteractionHosting", targets: ["InteractionHosting"]),
    .library(name: "InteractionUIKit", targets: ["InteractionUIKit"]),
    .library(name: "InteractionSwiftUI", targets: ["InteractionSwiftUI"]),
    // MARK: Tools
    .executable(name: "docgen", targets: ["DocGen"]),
  ],
  targets: [
    // MARK: Designs depend on no other design: rows on InteractionCore, lists on InteractionLists
    .target(name: "ConstraintSwipe", dependencies: ["InteractionCore"]),
    .target(name: "ScrollSwipe", dependencies: ["InteractionCore"]),
    .target(name: "UtilityButtons", dependencies: ["InteractionCore"]),
    .target(name: "ExpandableTable", dependencies: ["InteractionLists"]),
    .target(name: "GestureList", dependencies: ["InteractionLists"]),
    // MARK: Shared
    .target(name: "InteractionCore", linkerSettings: mathLibrary),
    .target(name: "InteractionLists", dependencies: ["InteractionCore"]),
    .target(name: "HeadlessTable", dependencies: ["InteractionLists"]),
    .target(name: "InteractionLaws", dependencies: ["HeadlessTable"]),
    .target(
      name: "InteractionReplay",
      dependencies: [
        "InteractionLaws", "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList",
      ]),
    // MARK: Hosts depend on no design
    .target(name: "InteractionHosting", dependencies: ["HeadlessTable"]),
    .target(name: "InteractionUIKit", dependencies: ["InteractionHosting"]),
    .target(name: "InteractionSwiftUI", dependencies: ["InteractionUIKit"]),
    // MARK: Examples
    .executableTarget(
      name: "DocGen",
      dependencies: [
        "InteractionReplay", "ArticleFaults", "ArticleForm", "BrokenDesigns", "BuildARow", "ReleaseRules",
      ],
      path: "Examples/DocGen", exclude: ["README.md", "Templates"]),
    .target(
      name: "ArticleForm", dependencies: ["ExpandableTable"], path: "Examples/ArticleForm",
      exclude: ["Form.plist", "README.md"]),
    .target(
      name: "BuildARow", dependencies: ["InteractionReplay"], path: "Examples/BuildARow", exclude: ["README.md"]),
    .target(name: "ReleaseRules", path: "Examples/ReleaseRules", exclude: ["README.md"]),
    .executableTarget(
      name: "QuickStart", dependencies: ["HeadlessTable", "UtilityButtons"], path: "Examples/QuickStart"),
    // MARK: Tests
    .executableTarget(
      name: "EmbeddedProbe",
      dependencies: [
        "InteractionLaws", "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList",
      ],
      path: "Tests/EmbeddedProbe"),
    .target(name: "TestSupport", dependencies: ["HeadlessTable"], path: "Tests/TestSupport"),
    .target(
      name: "BrokenDesigns", dependencies: ["InteractionLaws", "ExpandableTable", "GestureList"],
      path: "Tests/BrokenDesigns"),
    .target(name: "ArticleFaults", dependencies: ["InteractionReplay"], path: "Tests/ArticleFaults"),
    .testTarget(
      name: "InteractionCoreTests",
      dependencies: [
        "InteractionLaws", "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList",
        "TestSupport",
      ]),
    .testTarget(name: "InteractionListsTests", dependencies: ["InteractionLaws", "ConstraintSwipe", "TestSupport"]),
    .testTarget(name: "ConstraintSwipeTests", dependencies: ["ConstraintSwipe", "InteractionLaws", "TestSupport"]),
    .testTarget(name: "ScrollSwipeTests", dependencies: ["ScrollSwipe", "InteractionLaws", "TestSupport"]),
    .testTarget(name: "UtilityButtonsTests", dependencies: ["UtilityButtons", "InteractionLaws", "TestSupport"]),
    .testTarget(name: "ExpandableTableTests", dependencies: ["ArticleForm", "InteractionLaws", "TestSupport"]),
    .testTarget(name: "GestureListTests", dependencies: ["GestureList", "InteractionLaws", "TestSupport"]),
    .testTarget(
      name: "HeadlessTableTests",
      dependencies: ["InteractionLaws", "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "TestSupport"]),
    .testTarget(name: "InteractionLawsTests", dependencies: ["InteractionLaws", "BrokenDesigns"]),
    .testTarget(name: "ConformanceTests", dependencies: ["ArticleFaults", "TestSupport"]),
    .testTarget(name: "InteractionReplayTests", dependencies: ["InteractionReplay", "TestSupport"]),
    .testTarget(name: "InteractionHostingTests", dependencies: ["InteractionHosting", "InteractionReplay"]),
    .testTarget(name: "BuildARowTests", dependencies: ["BuildARow"]),
    .testTarget(name: "DocGenTests", dependencies: ["DocGen", "BrokenDesigns", "ReleaseRules"]),
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
    .strictMemorySafety(),  // SE-0458
  ]
}
