// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that it is built in release while the tests are not.
let package = Package(
  name: "Storm",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TableInteractions", path: "../..")],
  targets: [
    .executableTarget(
      name: "storm",
      dependencies: [
        .product(name: "InteractionReplay", package: "TableInteractions"),
        .product(name: "ConstraintSwipe", package: "TableInteractions"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        .strictMemorySafety(),  // SE-0458
        .treatAllWarnings(as: .error),  // SE-0443
      ])
  ],
  swiftLanguageModes: [.v6]
)
