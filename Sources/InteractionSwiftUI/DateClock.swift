#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import Foundation
  import InteractionHosting
  import UIKit

  /// The source of the current date, with which the dates of SwiftUI's touches and frames are compared.
  ///
  /// Times are on the clock of UIKit's touches, which nobody can set; a person can set the date, even to an earlier one.
  @MainActor package enum DateClock {
    /// A closure that returns the current date; tests replace it.
    package static var date: @MainActor () -> Date = { Date() }
  }

  extension Time {
    @MainActor static var now: Time { Time(CACurrentMediaTime()) }

    /// Creates the time of a date, from the date's age.
    ///
    /// A date that is not within the last second, such as one taken before the clock was set, is treated as now.
    @MainActor init(_ date: Date) {
      let age = DateClock.date().timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
      self.init(CACurrentMediaTime() - (0...1 ~= age ? age : 0))
    }
  }
#endif
