import ArticleForm
import ExpandableTable
import HeadlessTable
import InteractionReplay

/// Recorded scripts for the form whose rows expand: its events one by one, and a finger on it in a table.
enum FormRecordings {
  static func scripts() -> [(name: String, summary: String, script: Script)] {
    guard let list = try? DescriptorList(sections: ArticleForm.rows) else { return [] }
    let path = "../ArticleForm/Form.plist"
    return [
      (
        "expandable-form", "The whole form of the article is filled in.",
        .form(FormSetup(list, path: path), formEvents)
      ),
      (
        "expandable-form-article", "The same with every fault of the article.",
        .form(FormSetup(list, path: path, corrections: []), formEvents)
      ),
      (
        "expandable-last-name-first", "The last name first, in the article: a space comes before it.",
        .form(
          FormSetup(list, path: path, corrections: []),
          [
            Timed(0, .select(RowPosition(row: 0))), Timed(1, .setText(RowPosition(row: 2), "Smith")),
            Timed(2, .setText(RowPosition(row: 1), "Mary Jane")), Timed(3, .setText(RowPosition(row: 2), "X")),
          ])
      ),
      (
        "expandable-slider", "A finger unfolds the level and drags its slider, and the system takes one drag away.",
        .table(TableSetup(FormSetup(list, path: path)), sliderEvents)
      ),
    ]
  }

  private static let formEvents: [Timed<FormStep>] = [
    Timed(0, .select(RowPosition(row: 0))), Timed(1, .setText(RowPosition(row: 1), "Mary")),
    Timed(2, .setText(RowPosition(row: 2), "Smith")), Timed(3, .select(RowPosition(row: 0))),
    Timed(4, .select(RowPosition(row: 1))), Timed(5, .setDate(RowPosition(row: 4), "March 14, 1990")),
    Timed(6, .select(RowPosition(row: 3))), Timed(7, .setSwitch(RowPosition(row: 6), true)),
    Timed(8, .select(RowPosition(section: 1, row: 0))), Timed(9, .select(RowPosition(section: 1, row: 2))),
    Timed(10, .select(RowPosition(section: 2, row: 0))),
    Timed(11, .setSlider(RowPosition(section: 2, row: 1), 7.4)), Timed(12, .collapseAll),
    Timed(13, .reveal(RowPosition(section: 1, row: 3))),
  ]

  /// The level is at 28 + 180 + 28 + 120 + 28 = 384 points, its slider 60 below.
  private static let sliderEvents = GestureRecordings.events(
    [
      FingerRecording(start: Vector(120, 410), strokes: [.init(to: Vector(121, 411), duration: 0.08)], seed: 70),
      FingerRecording(start: Vector(40, 466), strokes: [.init(to: Vector(236, 462), duration: 0.8)], seed: 71),
      FingerRecording(
        start: Vector(222, 466), strokes: [.init(to: Vector(90, 440), duration: 0.6)], ending: .cancelled, seed: 72),
    ], pause: 0.6)
}
