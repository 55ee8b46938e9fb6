// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "TableInteractions", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "ConstraintSwipe", package: "TableInteractions"),
        .product(name: "HeadlessTable", package: "TableInteractions"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
