extension ConstraintSwipe {
  /// What is going on.
  ///
  ///                 began                     ended, cancelled, failed
  ///     resting ------------> held --------------------------------------> settling
  ///        ^                  ^  |  a catch point is reached (article)         |   |
  ///        |                  |  +-----> snapping --- next sample ---> held    |   |
  ///        |                  +------------------ began ----------------------+   |
  ///        +---------------------------- the motion is over ----------------------+
  ///
  /// Added here, because the article's variables can be in it although it is on nobody's diagram: `adrift`.
  enum State: Hashable, Sendable {
    /// Nothing moves; the content is where its resting place says.
    case resting(Rest)
    /// A finger holds the content.
    case held(Hold)
    /// A finger is down, but a catch point was reached and the content snaps there: only without `fingerKeepsHold`.
    case snapping(Hold, start: Time, to: Rest)
    /// The content is on its way to its resting place.
    case settling(Settling)
    /// The recogniser failed and left the content where it was: only without `failedRestores`.
    case adrift(offset: Double, caught: Double, rest: Rest)
  }

  /// A finger's hold on the content.
  struct Hold: Hashable, Sendable {
    /// The translation at which the pan began, in points.
    var origin: Vector
    /// The offset that translations add to: where the content was caught.
    ///
    /// The article's `startingRight` is its negative.
    var caught: Double
    /// Where the content is.
    var offset: Double
    /// The resting place before the gesture, which is also the last one that was told.
    let rest: Rest
    /// The place that the release rule counts from: closed, or the side that was at least partly open.
    var counted: Rest
    /// Which way the finger goes.
    var axis: Axis
  }

  /// Which way a finger goes, under rules that ask.
  enum Axis: Hashable, Sendable {
    /// It has not moved yet.
    case undecided
    /// It drags the row.
    case horizontal
  }

  /// A snap to a resting place; which motion it is, follows from the rules.
  struct Settling: Hashable, Sendable {
    /// When the content set out.
    let start: Time
    /// The offset where it set out.
    let from: Double
    /// The article's `startingRight` until the snap is over, as an offset.
    let caught: Double
    /// Where it goes.
    let rest: Rest
  }
}
