// swift-tools-version: 6.2
import PackageDescription

// The engines for a browser; `build` builds it for WebAssembly. PLAYGROUND_DESIGNS names some of the designs, with commas between,
// to measure what each one weighs.
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
    // Plays scripts, which the page does not: for `replay` and the proofs.
    .executableTarget(
      name: "Replay", dependencies: [engine("InteractionReplay"), "Support"], swiftSettings: settings),
    // Speeds on this machine, beside those in WebAssembly.
    .executableTarget(
      name: "Measure",
      dependencies: ["ConstraintSwipe", "GestureList", "HeadlessTable", "InteractionCore"].map(engine),
      swiftSettings: settings),
    // What the standard library asks of a platform: memory; and texts and numbers, where the page does that.
    .target(name: "Support"),
    .target(name: "Page"),
  ],
  swiftLanguageModes: [.v6]
)
