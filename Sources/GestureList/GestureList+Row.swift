extension GestureList {
  /// The sideways state of a row, which follows the finger and can have an effect if it is released at or beyond a fraction
  /// of its width, half by default.
  ///
  /// A row reveals no buttons and returns after every release. A release with an effect reports `didCommit` with the side of
  /// the effect. The list deletes on the trailing side, when the content has moved toward the leading edge, and completes on
  /// the leading side.
  ///
  ///     var row = GestureList.Row(width: 320)
  ///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
  ///     row.pan(PanSample(.changed, translation: Vector(-170, 0)), at: Time(0.1))
  ///     row.cue(.trailing, at: Time(0.1)).isArmed                                         // true, because 170 >= 320 / 2
  ///     row.pan(PanSample(.ended, translation: Vector(-170, 0)), at: Time(0.2)).first     // didCommit.trailing
  ///     row.offset(at: Time(0.5))                                                         // 0
  public struct Row: Hashable, Sendable {
    /// The motion of the row, or a finger's hold on it.
    ///
    ///     resting -- began --> held -- ended, cancelled, failed --> returning -- the motion is over --> resting
    ///                            |
    ///                            +---- cancelled, failed --> adrift, only without `cancelRestores`
    ///
    /// A row that is returning or adrift can be caught, too. A row released at the offset to which it would return does not
    /// move, a return to where a cancelled or failed pan has left the row ends adrift, and a new width or reuse puts any row at
    /// rest.
    enum State: Hashable, Sendable {
      /// Nothing moves; the row is at offset 0.
      case resting
      /// A finger holds the row.
      case held(Grip)
      /// The row is on its way to offset 0 or, only without `cancelRestores`, back to where a cancelled or failed pan has left it.
      case returning(Motion)
      /// Nothing moves, and the row stays at this offset, in points, instead of 0; only without `cancelRestores`.
      case adrift(Double)
    }

    /// A finger's hold on a row.
    struct Grip: Hashable, Sendable {
      /// The translation at which the pan began, in points.
      let origin: Double
      /// The offset at which the row was caught, in points.
      let originalPoint: Double
      /// The offset to which the row was returning, or else its offset, when it was caught, in points.
      let home: Double
      /// The current offset, in points.
      var offset: Double

      init(_ recognizer: PanSample, originalPoint: Double, home: Double) {
        origin = recognizer.translation.x
        self.originalPoint = originalPoint
        self.home = home
        offset = originalPoint
      }
    }

    /// The effect of a release, in the article's variables.
    struct Flags: Hashable, Sendable {
      var deleteOnDragRelease = false
      var completeOnDragRelease = false

      /// The side whose effect the flags represent; nil if neither is set.
      var edge: SwipeEdge? { deleteOnDragRelease ? .trailing : completeOnDragRelease ? .leading : nil }
    }

    /// The symbol beside a row that shows what a release will do.
    ///
    ///     let cue = list.row(RowID(0)).cue(.leading, at: now)
    ///     paintTick(alpha: cue.alpha, isGreen: cue.isArmed)
    public struct Cue: Hashable, Sendable {
      /// The opacity, 0...1; above 1 only without `cuesFollow`.
      public var alpha: Double
      /// Whether a release has the effect that the cue shows, as the cue's colour indicates.
      public var isArmed: Bool

      /// Creates a cue.
      ///
      /// - Parameters:
      ///   - alpha: The opacity, 0...1.
      ///   - isArmed: Whether a release has the effect that the cue shows.
      /// - Complexity: O(1).
      public init(alpha: Double, isArmed: Bool) {
        self.alpha = alpha
        self.isArmed = isArmed
      }
    }

    /// The row's width, in points.
    public internal(set) var width: Double
    /// The fraction of the row's width from which a release has an effect, 0.01...1.
    public let dismissThreshold: Double
    /// The time that the row takes to return, in seconds, 0.05...10; nil for the article's `returnDuration`.
    public var animationDuration: Double? {
      didSet { animationDuration = Motion.duration(requested: animationDuration) }
    }
    /// The faults that are corrected.
    public let corrections: Corrections
    /// The motion of the row, or a finger's hold on it.
    var state = State.resting
    /// The article's flags, set while the finger moves; only without `freshDecision`.
    var flags: Flags?
    /// The last opacity given to the article's labels; only without `cuesFollow`.
    var labelAlpha: Double?

    /// Creates a row at offset 0.
    ///
    /// - Parameters:
    ///   - width: The row's width in points; clamped to 0...10⁹, and NaN becomes 0.
    ///   - dismissThreshold: The fraction of the row's width from which a release has an effect; clamped as in
    ///     `Options`.
    ///   - corrections: The faults that are corrected.
    /// - Complexity: O(1).
    public init(
      width: Double, dismissThreshold: Double = Options.defaultDismissThreshold, corrections: Corrections = .all
    ) {
      self.init(
        width: max(0, width.madeFinite), checkedThreshold: Options(dismissThreshold: dismissThreshold).dismissThreshold,
        corrections: corrections)
    }

    /// Creates a row at offset 0 from numbers that are already valid.
    init(width: Double, checkedThreshold dismissThreshold: Double, corrections: Corrections) {
      self.width = width
      self.dismissThreshold = dismissThreshold
      self.corrections = corrections
      flags = Self.newFlags(corrections)
      labelAlpha = Self.newLabelAlpha(corrections)
    }

    /// Returns the cue of a side, a tick on the leading side and a cross on the trailing one.
    ///
    /// Both have the same opacity, as in the article; at least one of them is off the screen.
    ///
    /// - Parameters:
    ///   - edge: The side.
    ///   - time: The moment.
    /// - Returns: The cue, armed only while a finger holds the row; without `freshDecision`, a cue stays armed until the
    ///   next pan moves the row.
    /// - Complexity: O(1).
    public func cue(_ edge: SwipeEdge, at time: Time) -> Cue {
      Cue(alpha: cueAlpha(at: time), isArmed: releaseFlags.edge == edge)
    }
  }
}
