import HeadlessTable
import InteractionCore

/// The numbers that pages of rows say alike of a run.
extension FingerRun {
  /// How far the content stays behind the finger, by whole points, while it follows freely.
  private var lag: Double { (way(of: following) - following.offset).magnitude }
  /// A sample at which the row follows freely: the one after the finger was taken for a drag.
  private var following: Sample { first { $0.time > taken.time } }

  /// When the row begins to follow, why, and at what distance.
  var followed: Marks {
    [
      "taken": wholeMilliseconds(taken.time), "taken way": number(way(of: taken).magnitude),
      "slop": number(TableOptions.defaultSlop), "lag": number(lag),
    ]
  }

  /// Lanes and bands over the run's own axis, with what it has reported.
  func timeline(_ lane: GestureTimeline.Lane, _ bands: [GestureTimeline.Band]) -> GestureTimeline {
    GestureTimeline(
      duration: duration, marks: marks, lanes: [lane], bands: bands,
      notices: notices.map { .init(time: $0.time, words: $0.name) })
  }
}
