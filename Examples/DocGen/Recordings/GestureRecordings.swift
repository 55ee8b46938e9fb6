import HeadlessTable
import InteractionCore
import InteractionReplay

/// A script of Examples/Gestures.
struct RecordedScript: Sendable {
  /// The name of its file, without the extension.
  let name: String
  let script: Script

  init(_ name: String, _ script: Script) {
    self.name = name
    self.script = script
  }
}

/// The gestures of Examples/Gestures, with the movements of their fingers and their scripts.
enum GestureRecordings {
  /// The recording of a script: its file's name, and the touches in order.
  struct Recording {
    let name: String
    let touches: [FingerRecording]
    /// The pause after each touch, in seconds.
    var pause = 0.6
  }

  /// The folder of the scripts, from the package's root.
  static let folder = "Examples/Gestures/"

  /// Touches on the article's table: rows of 44 points, two buttons of 80, 320 by 480 points.
  static let all = [
    Recording(
      name: "slow-open",
      touches: [
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.9)], seed: 1)
      ]),
    Recording(
      name: "flick",
      touches: [
        FingerRecording(
          start: Vector(270, 154), strokes: [.init(to: Vector(130, 150), duration: 0.26, cut: 0.5)], seed: 2)
      ]),
    Recording(
      name: "hesitate-and-reverse",
      touches: [
        FingerRecording(
          start: Vector(255, 66),
          strokes: [
            .init(to: Vector(165, 69), duration: 0.45), .init(to: Vector(248, 66), duration: 0.5, rest: 0.35),
          ], seed: 3)
      ]),
    Recording(
      name: "overshoot",
      touches: [
        FingerRecording(
          start: Vector(292, 198),
          strokes: [.init(to: Vector(60, 204), duration: 0.55), .init(to: Vector(150, 201), duration: 0.4)], seed: 4)
      ]),
    Recording(
      name: "cancelled-by-the-system",
      touches: [
        FingerRecording(
          start: Vector(280, 242), strokes: [.init(to: Vector(140, 245), duration: 0.5, cut: 0.8)], ending: .cancelled,
          seed: 5)
      ]),
    Recording(
      name: "diagonal-scroll",
      touches: [
        FingerRecording(
          start: Vector(210, 380), strokes: [.init(to: Vector(176, 180), duration: 0.4, cut: 0.6)], seed: 6)
      ], pause: 3),
    Recording(
      name: "open-press-delete",
      touches: [
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.6)], seed: 7),
        FingerRecording(start: Vector(284, 111), strokes: [.init(to: Vector(284, 112), duration: 0.09)], seed: 8),
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.6)], seed: 9),
      ]),
    Recording(
      name: "one-open-at-a-time",
      touches: [
        FingerRecording(start: Vector(262, 66), strokes: [.init(to: Vector(128, 69), duration: 0.5)], seed: 10),
        FingerRecording(start: Vector(268, 242), strokes: [.init(to: Vector(120, 246), duration: 0.5)], seed: 11),
        FingerRecording(start: Vector(100, 330), strokes: [.init(to: Vector(101, 331), duration: 0.08)], seed: 12),
      ]),
  ]

  /// All scripts, in the order of the page.
  static func scripts() throws -> [RecordedScript] { try made.get() }

  /// The scripts, which are made once, because every design's page uses them.
  private static let made = Result {
    try all.map { RecordedScript($0.name, script($0)) } + RowRecordings.scripts()
      + FormRecordings.scripts() + ListRecordings.scripts()
  }

  /// The scripts and the page that explains them.
  static func documents() throws -> [Document] {
    let scripts = try scripts()
    return try scripts.map { Document(path: folder + $0.name + ".json", text: try $0.script.json()) } + [
      try page(scripts)
    ]
  }

  /// Returns the script of a recording, for a table of the article's rows.
  static func script(_ recording: Recording) -> Script {
    let row = RowSetup(
      .constraintSwipe,
      trailing: [
        InteractionAction(id: "delete", title: "Delete", role: .destructive),
        InteractionAction(id: "more", title: "More"),
      ])
    return .table(TableSetup(.count(30), of: row), events(recording.touches, pause: recording.pause))
  }

  /// Returns the events of touches in order, each touch followed by a pause in seconds.
  static func events(_ touches: [FingerRecording], pause: Double) -> [Timed<TableStep>] {
    var events: [Timed<TableStep>] = []
    for touch in touches {
      events += touch.touches(at: events.last?.at.seconds ?? 0)
      let end = events.last?.at.seconds ?? 0
      events.append(Timed(FingerRecording.milliseconds(end + pause), .list(.wait)))
    }
    return events
  }

  /// A script of two touches, which open a row of a table and press its button.
  static let example = """
    {"design": "headless-table",
     "configuration": {"of": "constraint-swipe", "rows": 30, "row": {"trailing": [{"id": "more", "title": "More"}]}},
     "events": [
       {"at": 0, "touch": {"id": 0, "phase": "down", "x": 280, "y": 60}},
       {"at": 0.1, "touch": {"id": 0, "phase": "moved", "x": 260, "y": 60}},
       {"at": 0.2, "touch": {"id": 0, "phase": "moved", "x": 200, "y": 62}},
       {"at": 0.2, "touch": {"id": 0, "phase": "up", "x": 200, "y": 62}},
       {"at": 1, "touch": {"id": 1, "phase": "down", "x": 300, "y": 60}},
       {"at": 1.1, "touch": {"id": 1, "phase": "up", "x": 300, "y": 60}},
       {"at": 2, "wait": {}}]}
    """

  private static func page(_ scripts: [RecordedScript]) throws -> Document {
    var marks: Marks = ["table example": Markdown.block(example, language: "json")]
    for recorded in scripts {
      let notices = recorded.script.play().steps.flatMap(\.notices)
      marks["reports \(recorded.name)"] = notices.isEmpty ? "–" : notices.joined(separator: ", ")
    }
    for keys in EventKeys.all { marks += try keys.marks() }
    return .template("Gestures.md", marks, path: folder + "README.md")
  }
}
