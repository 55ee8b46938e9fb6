#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import Foundation
  import InteractionHosting
  import UIKit

  /// Says how old the dates are that SwiftUI gives for fingers and frames.
  ///
  /// Time itself is that of UIKit's touches, which nobody sets: the date is the person's, and may go back.
  @MainActor package enum DateClock {
    /// Says what the date is now; tests say another one.
    package static var date: @MainActor () -> Date = { Date() }
  }

  extension Time {
    @MainActor static var now: Time { Time(CACurrentMediaTime()) }

    /// The moment that was as long ago as a date is; one that cannot be of just now is from before the date was set.
    @MainActor init(_ date: Date) {
      let age = DateClock.date().timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
      self.init(CACurrentMediaTime() - (0...1 ~= age ? age : 0))
    }
  }
#endif
