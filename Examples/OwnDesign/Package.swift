// swift-tools-version: 6.2
import PackageDescription

// A package like yours: it depends on TableInteractions and brings designs of its own.
let package = Package(
  name: "OwnDesign",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [.library(name: "OwnDesign", targets: ["OwnDesign"])],
  dependencies: [.package(name: "TableInteractions", path: "../..")],
  targets: [
    .target(
      name: "OwnDesign",
      dependencies: [
        .product(name: "InteractionCore", package: "TableInteractions"),
        .product(name: "InteractionLists", package: "TableInteractions"),
        .product(name: "InteractionReplay", package: "TableInteractions"),
      ]),
    .testTarget(name: "OwnDesignTests", dependencies: ["OwnDesign"]),
  ],
  swiftLanguageModes: [.v6]
)
