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
    /// The text is checked, and also its events if they are read before any is played.
    case checking
    /// The events are played, each as soon as it is read if the traces are written at once.
    case playing
  }

  /// The current stage.
  public let stage: Stage
  /// The part of the stage that is done, from 0 to 1, by the bytes read.
  public let fraction: Double
}

/// Receives the progress of a replay, so often that you should check a clock before you display it.
public typealias ReportProgress = @Sendable (ReplayProgress) -> Void
