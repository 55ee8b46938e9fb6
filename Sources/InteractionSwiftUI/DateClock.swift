#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import Foundation
  import InteractionHosting

  /// The clock of fingers and of frames, which SwiftUI gives as dates.
  @MainActor package enum DateClock {
    /// Says what the date is now; tests say another one.
    package static var date: @MainActor () -> Date = { Date() }
  }

  extension Time {
    @MainActor static var now: Time { Time(DateClock.date()) }

    init(_ date: Date) { self.init(date.timeIntervalSinceReferenceDate) }
  }
#endif
