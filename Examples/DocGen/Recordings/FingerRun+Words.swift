import HeadlessTable
import InteractionCore

/// The numbers of a run that the pages of all rows contain.
extension FingerRun {
  /// The distance of the content behind the finger while it follows freely, in points.
  private var lag: Double { (way(of: following) - following.offset).magnitude }
  /// A sample at which the row follows freely: the one after the drag has begun.
  private var following: Sample { first { $0.time > taken.time } }

  /// The marks for the moment when the row begins to follow the finger, for the reason, and for the distance between them.
  var followed: Marks {
    [
      "taken": wholeMilliseconds(taken.time), "taken way": number(way(of: taken).magnitude),
      "slop": number(TableOptions.defaultSlop), "lag": number(lag),
    ]
  }

  /// Returns a timeline of the run with a lane, bands, and the run's notices.
  func timeline(_ lane: GestureTimeline.Lane, _ bands: [GestureTimeline.Band]) -> GestureTimeline {
    GestureTimeline(
      duration: duration, marks: marks, lanes: [lane], bands: bands,
      notices: notices.map { .init(time: $0.time, words: $0.name) })
  }
}
