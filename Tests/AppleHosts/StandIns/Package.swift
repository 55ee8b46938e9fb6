// swift-tools-version: 6.2
// For tests only: builds the hosts' own sources against stand-ins for UIKit and SwiftUI. Never on a Mac, which has its own.
import PackageDescription

func engine(_ name: String) -> Target.Dependency { .product(name: name, package: "TableInteractions") }

let package = Package(
  name: "StandIns",
  dependencies: [.package(name: "TableInteractions", path: "../../..")],
  targets: [
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    // The folder of the hosts is a link to their sources; beside it stands what needs Objective-C.
    .target(
      name: "HostsUnderTest", dependencies: ["UIKit", engine("InteractionHosting")],
      exclude: ["InteractionUIKit/README.md", "InteractionUIKit/InteractionUIKit.docc"]),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
    .target(
      name: "SwiftUIHostsUnderTest", dependencies: ["SwiftUI", "HostsUnderTest", engine("InteractionHosting")],
      exclude: ["InteractionSwiftUI/README.md", "InteractionSwiftUI/InteractionSwiftUI.docc"]),
    // Links to what apps show, which is run here, too.
    .target(name: "AppScreens", dependencies: ["SwiftUI", "SwiftUIHostsUnderTest", engine("GestureList")]),
    .testTarget(
      name: "SwiftUIHostTests",
      dependencies: [
        "AppScreens", "SwiftUI", "UIKit", "HostsUnderTest", "SwiftUIHostsUnderTest", "_Testing_UIKit",
        engine("InteractionReplay"),
        engine("ConstraintSwipe"), engine("ScrollSwipe"), engine("UtilityButtons"), engine("ExpandableTable"),
        engine("GestureList"),
      ]),
    .testTarget(
      name: "UIKitHostTests",
      dependencies: [
        "UIKit", "HostsUnderTest", "_Testing_UIKit", engine("InteractionReplay"), engine("ConstraintSwipe"),
        engine("ScrollSwipe"), engine("UtilityButtons"), engine("ExpandableTable"), engine("GestureList"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets where target.name.hasSuffix("HostsUnderTest") {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
// The apps' screens are links, too.
for target in package.targets where target.name == "AppScreens" {
  target.swiftSettings = [.unsafeFlags(["-module-alias", "InteractionSwiftUI=SwiftUIHostsUnderTest"])]
}
// Targets without planted faults are compiled once, and run a hundred times.
for target in package.targets where ["UIKit", "Combine", "SwiftUI"].contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-O"])]
}
// The package of the hosts has a module of that name, which is empty here; the sources mean the one that is tested.
for target in package.targets where target.name == "SwiftUIHostsUnderTest" {
  target.swiftSettings?.append(.unsafeFlags(["-module-alias", "InteractionUIKit=HostsUnderTest"]))
}
