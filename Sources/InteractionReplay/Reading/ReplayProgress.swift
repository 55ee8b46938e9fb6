/// How far a replay has come with a long file.
///
///     let replay = Replay(progress: { progress in
///       let percent = Int(progress.fraction * 100)
///       print(progress.stage == .checking ? "checked" : "played", percent, "%")
///     })
public struct ReplayProgress: Hashable, Sendable {
  /// What is being done with the file.
  ///
  ///     let word = switch progress.stage { case .checking: "checked"; case .playing: "played" }
  public enum Stage: Hashable, Sendable, CaseIterable {
    /// Its text is checked, and its events where they are read before any is played.
    case checking
    /// Its events are played, each as soon as it is read where the traces are written at once.
    case playing
  }

  /// What is being done.
  public let stage: Stage
  /// How much of the stage is done, from 0 to 1, by the bytes that have been read.
  public let fraction: Double
}

/// Receives how far a replay has come: often, so look at a clock before you show it.
public typealias ReportProgress = @Sendable (ReplayProgress) -> Void
