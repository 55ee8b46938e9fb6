#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// Warnings about mistakes in an app; a debug build prints each warning once.
  @MainActor package enum Misuse {
    /// A closure that logs a warning.
    package static var log: @MainActor (String) -> Void = { print("TableInteractions: " + $0) }
    /// The warnings that have been logged.
    package static var logged: Set<String> = []

    /// Warns about a mistake in the app; does nothing in a release build.
    package static func report(_ message: String) {
      #if DEBUG
        if logged.insert(message).inserted { log(message) }
      #endif
    }
  }

  /// A watch on a row that the app has promised to delete, which warns if the row stays.
  @MainActor package final class DeletionWatch {
    /// The time that an app may take to delete the row, in seconds.
    ///
    /// Chosen here: 1, which is more than the animation of a deletion usually takes.
    package static let timeout = 1.0

    private static var runningWatches: [DeletionWatch] = []
    private let title: String
    private let start = Time.now
    private let isShown: @MainActor () -> Bool
    private lazy var clock = FrameClock { [weak self] moment in self?.check(at: Time(moment)) ?? false }

    private init(_ title: String, isShown: @escaping @MainActor () -> Bool) {
      self.title = title
      self.isShown = isShown
    }

    /// Begins to check at each frame whether a row has disappeared.
    ///
    /// - Parameters:
    ///   - action: The action with which the app has promised to delete the row.
    ///   - isShown: A closure that returns whether the row is still shown.
    package static func begin(_ action: InteractionAction, isShown: @escaping @MainActor () -> Bool) {
      let watch = DeletionWatch(action.title, isShown: isShown)
      runningWatches.append(watch)
      watch.clock.start()
    }

    private func check(at time: Time) -> Bool {
      let isStillShown = isShown()
      if isStillShown, time - start < Self.timeout { return true }
      if isStillShown {
        Misuse.report(
          "The button \"\(title)\" promised to delete its row, but the row is still there after a second. Delete the item and "
            + "its row when the button is pressed, or choose another fulfillment, such as .close.")
      }
      clock.stop()
      Self.runningWatches.removeAll { $0 === self }
      return false
    }
  }
#endif
