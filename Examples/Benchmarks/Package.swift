// swift-tools-version: 6.2
import PackageDescription

// This is a separate package, so that the benchmarks add nothing to what apps import.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "TableInteractions", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Counters",
        .product(name: "ConstraintSwipe", package: "TableInteractions"),
        .product(name: "ScrollSwipe", package: "TableInteractions"),
        .product(name: "UtilityButtons", package: "TableInteractions"),
        .product(name: "ExpandableTable", package: "TableInteractions"),
        .product(name: "GestureList", package: "TableInteractions"),
        .product(name: "HeadlessTable", package: "TableInteractions"),
        .product(name: "InteractionLaws", package: "TableInteractions"),
        .product(name: "InteractionReplay", package: "TableInteractions"),
      ],
      // Debian's valgrind cannot read the compiler's debug information.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    .target(name: "Counters"),
  ],
  swiftLanguageModes: [.v6]
)
