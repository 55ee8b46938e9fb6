/// A row whose content follows a finger sideways.
///
/// All four row designs conform, and so can yours. A row is a value without a clock: every event is passed in with its time
/// and returns its effects, and `offset(at:)` returns where the content is at any time.
///
///     var row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.offset(at: Time(0.1))   // -50
///
/// To conform, follow these rules, on which tables and lists rely:
///
/// - `==` compares everything that `offset(at:)` and future events depend on. A row that has settled and been tidied up by
///   `advance(to:)` equals one that never moved; a list keeps no state for such a row.
/// - No events trap, in any order, and neither do times that run backward.
/// - Every number returned is finite.
public protocol PannableRow: Equatable, Sendable {
  /// Returns the displacement of the content, in points.
  ///
  /// It depends on the time only while a motion runs. Implement it as a pure function of the row and the time; no clock
  /// ticks.
  ///
  /// - Parameter time: Any moment. Before a running motion starts, the content is where the motion starts; from
  ///   `settles` on, it is exactly at its target.
  /// - Returns: 0 if the row is closed, negative if trailing actions show, positive if leading ones do; always
  ///   finite.
  /// - Complexity: O(1). Every frame calls it for every visible row.
  func offset(at time: Time) -> Double

  /// When the running motion ends, or nil if there is none.
  ///
  /// Return nil while a finger or a real scroll view holds the content, and after `advance(to:)` has been called
  /// with this time or a later one. Hosts draw frames until then, and a list tidies up only rows whose `settles` is not
  /// nil.
  var settles: Time? { get }

  /// The offsets that a drag can reach if it begins between them, in points; 0 is among them.
  ///
  /// A drag that catches the content outside may also stay between there and the nearer limit. A design with a rubber
  /// band includes what the band allows.
  var limits: ClosedRange<Double> { get }

  /// Handles one sample of a dragging finger.
  ///
  /// The content is caught where it is, even in the middle of a motion, and follows the finger from there. Translations
  /// count from the touch and need not be zero when the drag begins, so remember the one in the `began` sample.
  /// Ignore samples of a drag that has not begun. What happens on `ended` is up to the design; `cancelled` and `failed`
  /// lead back to the resting position before the drag, without a notice.
  ///
  /// - Parameters:
  ///   - sample: The phase, the finger's translation since it touched and its velocity, in points and points per
  ///     second.
  ///   - time: When the finger was there.
  /// - Returns: The notices that the sample has caused, and whether a motion has started.
  /// - Complexity: O(1), without allocating, because samples arrive as often as the screen reports them.
  @discardableResult
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects

  /// Tidies up a motion that is over.
  ///
  /// It changes nothing that is visible at this time or later. It only discards state that no longer matters, so that
  /// the row equals one that never moved. A table calls this before each event and each frame.
  ///
  /// - Parameter time: The current time. A time before `settles` changes nothing.
  /// - Complexity: O(1).
  mutating func advance(to time: Time)

  /// Lays the row out for another size; the row keeps its resting position.
  ///
  /// Another width ends a drag or a motion at the resting position. Another height, as for a larger type size, leaves both as
  /// they are, because nothing that moves sideways depends on it. The same size is a mere layout pass and changes nothing.
  ///
  /// - Parameters:
  ///   - size: The row's new width and height, in points. NaN and negative numbers count as 0.
  ///   - time: The moment.
  /// - Complexity: O(*n*) in the number of actions.
  mutating func resize(to size: LayoutSize, at time: Time)

  /// Resets the row for other content, even in the middle of a drag or a motion.
  ///
  /// Afterward the row equals one of the same size and actions that has just been created, and nothing is reported.
  ///
  /// - Complexity: O(1).
  mutating func prepareForReuse()
}
