// swift-tools-version: 6.2
import PackageDescription

// The engines for a browser; `build` compiles them to WebAssembly. PLAYGROUND_DESIGNS may name some of the designs, separated
// by commas, to measure the size of each.
let all = ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList"]
let designs = Context.environment["PLAYGROUND_DESIGNS"]?.split(separator: ",").map(String.init) ?? all

func engine(_ name: String) -> Target.Dependency { .product(name: name, package: "TableInteractions") }

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Playground",
  dependencies: [.package(name: "TableInteractions", path: "../..")],
  targets: [
    .executableTarget(
      name: "Playground",
      dependencies: designs.map(engine) + [engine("HeadlessTable"), engine("InteractionCore"), "Page", "Support"],
      swiftSettings: settings + designs.map { .define("HAS_" + $0) }),
    // Plays scripts, which the page does not do, for `replay` and the checks.
    .executableTarget(
      name: "Replay", dependencies: [engine("InteractionReplay"), "Support"], swiftSettings: settings),
    // Measures speeds on this machine, beside those in WebAssembly.
    .executableTarget(
      name: "Measure",
      dependencies: ["ConstraintSwipe", "GestureList", "HeadlessTable", "InteractionCore"].map(engine),
      swiftSettings: settings),
    // Functions that the standard library needs from a platform: for memory, and for text and numbers if the page has them.
    .target(name: "Support"),
    .target(name: "Page"),
  ],
  swiftLanguageModes: [.v6]
)
