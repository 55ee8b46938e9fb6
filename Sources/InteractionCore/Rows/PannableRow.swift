/// A row whose content follows a finger sideways: what all four designs of rows can do.
///
/// The row holds no clock. Where its content is, is a function of a time that is asked for, so a row that has
/// settled and been tidied up equals one that never moved.
public protocol PannableRow: Equatable, Sendable {
  /// The displacement of the content in points: 0 closed, negative when trailing actions show, positive when
  /// leading ones do.
  func offset(at time: Time) -> Double

  /// When the running motion ends, or nil when nothing moves by itself.
  var settles: Time? { get }

  /// The offsets that a drag which begins between them can reach.
  ///
  /// A drag that catches the content outside may also stay between there and the nearer limit. A design with a
  /// rubber band includes what the band allows.
  var limits: ClosedRange<Double> { get }

  /// Handles one sample of a dragging finger; samples in any order are survived.
  mutating func pan(_ sample: PanSample) -> SwipeEffects

  /// Tidies up a motion that is over by now; changes nothing that can be seen at this time or later.
  mutating func advance(to time: Time)

  /// Lays the row out anew, in points; the resting place stays the same one.
  mutating func resize(toWidth width: Double, at time: Time)

  /// Makes the row as new for other content, silently, in the middle of a drag or a motion too.
  mutating func prepareForReuse()
}
