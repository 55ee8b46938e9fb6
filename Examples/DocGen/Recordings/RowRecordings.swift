import HeadlessTable
import InteractionCore
import InteractionReplay

/// Recorded scripts for single rows of the two designs with a scroll view, and for tables of them.
///
/// The scripts of single rows contain pans instead of touches, so that `docgen compare` can play them.
enum RowRecordings {
  /// One of the designs, with the same three actions.
  private struct Subject {
    let setup: RowSetup
    /// The width of both trailing buttons, in points.
    let inset: Double

    init(_ design: RowDesign, inset: Double) {
      setup = RowSetup(
        design, leading: [InteractionAction(id: "flag", title: "Flag")],
        trailing: [
          InteractionAction(id: "delete", title: "Delete", role: .destructive),
          InteractionAction(id: "more", title: "More"),
        ])
      self.inset = inset
    }
  }

  private static let subjects = [
    // Two buttons of 80 points, and two of 90.
    Subject(.scrollSwipe, inset: 160), Subject(.utilityButtons, inset: 180),
  ]

  /// A recording: the end of its file's name, and a closure that returns the script for a design.
  private struct Recording: Sendable {
    let name: String
    let script: @Sendable (Subject) -> Script
  }

  private static let all = [
    Recording(name: "flick-open") { subject in
      .row(subject.setup, flick(to: -110, seed: 21).pans() + [rest(at: 1.5)])
    },
    Recording(name: "flick-shut") { subject in
      let open = Timed(0, RowEvent.open(.trailing, animated: false))
      return .row(subject.setup, [open] + flick(to: 110, seed: 22).pans(at: 0.3) + [rest(at: 1.8)])
    },
    Recording(name: "exactly-half") {
      subject in
      let drag = FingerRecording(
        start: .zero, strokes: [.init(to: Vector(-subject.inset / 2, 0), duration: 0.8)], seed: 23)
      return .row(subject.setup, drag.pans() + [rest(at: 2)])
    },
    Recording(name: "overshoot") {
      subject in
      let drag = FingerRecording(
        start: .zero, strokes: [.init(to: Vector(-subject.inset - 100, 0), duration: 0.7)], seed: 24)
      return .row(subject.setup, drag.pans() + [rest(at: 2)])
    },
    Recording(name: "rotate-while-open") {
      subject in
      .row(
        subject.setup,
        flick(to: -110, seed: 25).pans() + [
          rest(at: 1.5), Timed(1.5, .resize(480)), rest(at: 2), Timed(2, .resize(320)), rest(at: 2.5),
        ])
    },
    Recording(
      name: "second-row"
    ) {
      subject in
      let touches = [
        FingerRecording(start: Vector(262, 66), strokes: [.init(to: Vector(128, 69), duration: 0.5)], seed: 26),
        FingerRecording(start: Vector(268, 242), strokes: [.init(to: Vector(120, 246), duration: 0.5)], seed: 27),
        FingerRecording(start: Vector(100, 330), strokes: [.init(to: Vector(101, 331), duration: 0.08)], seed: 28),
        FingerRecording(start: Vector(100, 330), strokes: [.init(to: Vector(101, 331), duration: 0.08)], seed: 29),
      ]
      return .table(TableSetup(.count(30), of: subject.setup), GestureRecordings.events(touches, pause: 0.8))
    },
  ]

  /// Returns a finger that is lifted half-way, at its greatest speed: for 110 points, 1.875 · 110 / 0.24 = 859.4 points per
  /// second.
  private static func flick(to x: Double, seed: UInt64) -> FingerRecording {
    FingerRecording(start: .zero, strokes: [.init(to: Vector(x, 0), duration: 0.24, cut: 0.5)], seed: seed)
  }

  private static func rest(at time: Double) -> Timed<RowEvent> { Timed(time, .wait) }

  /// Returns the scripts, grouped by design.
  static func scripts() -> [RecordedScript] {
    subjects.flatMap { subject in
      all.map { RecordedScript("\(subject.setup.design.name)-\($0.name)", $0.script(subject)) }
    }
  }
}
