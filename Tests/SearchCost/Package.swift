// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, so that it can be built with the sources of any commit.
let package = Package(
  name: "SearchCost",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "TableInteractions", path: ProcessInfo.processInfo.environment["TABLE_INTERACTIONS"] ?? "../..")
  ],
  targets: [
    .executableTarget(
      name: "searchcost",
      dependencies: [
        "ConstraintSwipe", "ScrollSwipe", "UtilityButtons", "ExpandableTable", "GestureList", "InteractionLaws",
      ]
      .map { .product(name: $0, package: "TableInteractions") })
  ],
  swiftLanguageModes: [.v6]
)
