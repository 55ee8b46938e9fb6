/// A row whose content follows a finger sideways.
///
/// All row designs of this package conform, and so can yours. A row is a value without a clock: drags and other events are
/// passed in with their times, and `offset(at:)` returns the content's offset at any time.
///
///     var row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.offset(at: Time(0.1))   // -50
///
/// A conforming type must follow these rules, on which tables and lists rely:
///
/// - `==` compares all state that `offset(at:)` and future events depend on. After a row has come to rest closed and
///   `advance(to:)` has been called, it equals a row that never moved, unless a real scroll view drives it or a finger
///   still touches one of its buttons. A list can discard the state of such a row.
/// - No event traps, in any order and at any time, even if times run backward.
/// - Every number returned is finite.
public protocol PannableRow: Equatable, Sendable {
  /// Returns the displacement of the content, in points.
  ///
  /// Implement this as a pure function of the row and the time. The displacement depends on the time only while a motion
  /// runs.
  ///
  /// - Parameter time: Any moment. Before a motion starts, the content is at the motion's start; from `settleTime` on, it is
  ///   exactly at the motion's target.
  /// - Returns: 0 if the content covers the whole row, negative if the trailing side shows, positive if the leading side
  ///   does; always finite.
  /// - Complexity: O(1), because every frame may call it for every visible row.
  func offset(at time: Time) -> Double

  /// The time at which the running motion ends, or nil if there is none.
  ///
  /// Return nil while a finger holds the content, while a real scroll view drives the row, and after `advance(to:)` has been
  /// called with this time or a later one. Hosts draw frames until this time, and a list need not advance a row whose
  /// `settleTime` is nil.
  var settleTime: Time? { get }

  /// The range of offsets that a drag from within this range can reach, in points; it contains 0.
  ///
  /// A drag that catches the content outside this range can also move it anywhere between that offset and the nearer limit.
  /// In a design with a rubber band, the range includes all offsets that the band allows.
  var limits: ClosedRange<Double> { get }

  /// Handles a sample of a dragging finger.
  ///
  /// The finger catches the content at its current offset, even in the middle of a motion, and the content follows from
  /// there. Translations are relative to the touch and need not be zero when the drag begins, so remember the translation
  /// of the `began` sample. Ignore samples of a drag that has not begun. A design chooses its response to `ended`;
  /// `cancelled` and `failed` return the content to the row's resting position, which the drag has not changed, without a
  /// notice.
  ///
  /// - Parameters:
  ///   - sample: The phase, the finger's translation since it touched and its velocity, in points and points per
  ///     second.
  ///   - time: The time of the sample.
  /// - Returns: The notices and signals that the sample has caused, and whether a motion has started.
  /// - Complexity: O(1), without allocation, because samples arrive at the screen's sampling rate.
  @discardableResult
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects

  /// Discards a motion that has ended.
  ///
  /// Nothing visible changes. The row only discards state that no longer matters, so that it equals a row that was
  /// put in its resting position without a motion. Before each event and each frame, a table calls this, through its list, on
  /// each row whose motion has ended.
  ///
  /// - Parameter time: The current time. A time before `settleTime` changes nothing.
  /// - Complexity: O(1).
  mutating func advance(to time: Time)

  /// Lays the row out for another size; the row keeps its resting position.
  ///
  /// A new width ends a drag or a motion at the resting position. A new height, for example for a larger type size, does
  /// not affect drags or motions, because nothing that moves sideways depends on the height. A layout pass at the same size
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - size: The row's new width and height, in points. NaN and negative numbers are treated as 0, numbers above 10⁹ as
  ///     10⁹.
  ///   - time: The moment.
  /// - Complexity: O(*n*) in the number of actions.
  mutating func resize(to size: LayoutSize, at time: Time)

  /// Resets the row for reuse, even in the middle of a drag or a motion.
  ///
  /// Afterward the row equals a new one with the same size, actions and settings. Nothing is reported.
  ///
  /// - Complexity: O(1).
  mutating func prepareForReuse()
}
