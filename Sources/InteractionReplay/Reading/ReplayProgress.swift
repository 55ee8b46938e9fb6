/// The progress of a replay through a long file.
///
///     let replay = Replay(progress: { progress in
///       let percent = Int(progress.fraction * 100)
///       print(progress.stage == .checking ? "checked" : "played", percent, "%")
///     })
public struct ReplayProgress: Hashable, Sendable {
  /// A stage of the work on a file.
  ///
  ///     let word = switch progress.stage { case .checking: "checked"; case .playing: "played" }
  public enum Stage: Hashable, Sendable, CaseIterable {
    /// Checking the text and, if all events are read before any is played, the events.
    case checking
    /// Playing the events, each as soon as it has been read.
    case playing
  }

  /// The current stage.
  public let stage: Stage
  /// The approximate fraction of the stage that is complete, from 0 to 1.
  public let fraction: Double
}

/// A closure that receives the progress of a replay; it may be called too often for every call to be displayed.
public typealias ProgressHandler = @Sendable (ReplayProgress) -> Void
