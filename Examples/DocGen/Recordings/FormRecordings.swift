import ArticleForm
import ExpandableTable
import HeadlessTable
import InteractionReplay

/// Recorded scripts for the article's form: its events one by one, and fingers on it in a table.
enum FormRecordings {
  static func scripts() throws -> [RecordedScript] {
    let form = try setup()
    let article = try setup(corrections: [])
    return [
      RecordedScript("expandable-form", .list(form, formEvents)),
      RecordedScript("expandable-form-article", .list(article, formEvents)),
      RecordedScript(
        "expandable-last-name-first",
        .list(
          article,
          [
            Timed(0, select(0, 0)), Timed(1, setText(0, 2, "Smith")), Timed(2, setText(0, 1, "Mary Jane")),
            Timed(3, setText(0, 2, "X")),
          ])),
      RecordedScript("expandable-slider", .table(TableSetup(form), sliderEvents)),
    ]
  }

  /// The article's form, which scripts name by the path of its property list.
  private static func setup(corrections: [String]? = nil) throws -> ListSetup {
    // The file may not have been written yet, so its contents are made here.
    let list = try DescriptorList(sections: ArticleForm.rows).xml()
    return try ListSetup(
      .expandableTable, ["descriptors": "../ArticleForm/Form.plist"], corrections: corrections, readFile: { _ in list })
  }

  // MARK: Events

  private static func select(_ section: Int, _ row: Int) -> TableStep { step("select", section, row) }

  private static func setText(_ section: Int, _ row: Int, _ text: String) -> TableStep {
    step("setText", section, row, ["text": .string(text)])
  }

  /// Creates an event for a row, given by its position among all rows of its section.
  private static func step(
    _ kind: String, _ section: Int, _ row: Int, _ fields: [String: JSON] = [:]
  ) -> TableStep {
    let position: [String: JSON] = ["section": .number(Double(section)), "row": .number(Double(row))]
    return .custom(kind, position.merging(fields) { $1 })
  }

  private static let formEvents: [Timed<TableStep>] = [
    Timed(0, select(0, 0)), Timed(1, setText(0, 1, "Mary")), Timed(2, setText(0, 2, "Smith")),
    Timed(3, select(0, 0)), Timed(4, select(0, 1)), Timed(5, step("setDate", 0, 4, ["text": "March 14, 1990"])),
    Timed(6, select(0, 3)), Timed(7, step("setSwitch", 0, 6, ["isOn": true])), Timed(8, select(1, 0)),
    Timed(9, select(1, 2)), Timed(10, select(2, 0)), Timed(11, step("setSlider", 2, 1, ["value": 7.4])),
    Timed(12, .custom("collapseAll")), Timed(13, step("reveal", 1, 3)),
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
