import HeadlessTable
import InteractionCore

/// What pages of rows say alike of a run, with its numbers.
extension FingerRun {
  /// How far the content stays behind the finger, by whole points, while it follows freely.
  private var lag: Double { (way(of: following) - following.offset).magnitude }
  /// A sample at which the row follows freely: the one after the finger was taken for a drag.
  private var following: Sample { first { $0.time > taken.time } }

  /// What happens before the row follows.
  var press: String {
    """
    **Press.** The finger touches, and for \(wholeMilliseconds(taken.time)) nothing happens, because it could still become a \
    tap, or scroll the table.
    """
  }

  /// Why the row follows, and at what distance.
  var follow: String {
    """
    **Follow.** At \(wholeMilliseconds(taken.time)) it has come \(number(way(of: taken).magnitude)) points, more than the \
    \(number(TableOptions.defaultSlop)) that the table waits for, and sideways: so it is a drag. The row counts from where the \
    drag began; that is why it stays \(number(lag)) points behind your finger.
    """
  }

  /// Lanes and bands over the run's own axis, with what it has reported.
  func timeline(_ lane: GestureTimeline.Lane, _ bands: [GestureTimeline.Band]) -> GestureTimeline {
    GestureTimeline(
      duration: duration, marks: marks, lanes: [lane], bands: bands,
      notices: notices.map { .init(time: $0.time, words: $0.name) })
  }
}
