import HeadlessTable
import InteractionCore
import InteractionReplay

/// A script of Examples/Gestures.
struct RecordedScript: Sendable {
  /// The name of its file, without the extension.
  let name: String
  /// What happens in it, in a sentence.
  let summary: String
  let script: Script

  init(_ name: String, _ summary: String, _ script: Script) {
    self.name = name
    self.summary = summary
    self.script = script
  }
}

/// The gestures of Examples/Gestures: how each finger moves, and the scripts that hold it.
enum GestureRecordings {
  /// One script: its file's name, what the finger does, and the touches one after the other.
  struct Recording {
    let name: String
    let summary: String
    let touches: [FingerRecording]
    /// How long the table is left alone after each touch, in seconds.
    var pause = 0.6
  }

  /// The folder of the scripts, from the package's root.
  static let folder = "Examples/Gestures/"

  /// Touches on the article's table: rows of 44 points, two buttons of 80, 320 by 480 points.
  static let all = [
    Recording(
      name: "slow-open", summary: "A slow swipe that opens the third row.",
      touches: [
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.9)], seed: 1)
      ]),
    Recording(
      name: "flick", summary: "A flick that is lifted at full speed, 70 points on.",
      touches: [
        FingerRecording(
          start: Vector(270, 154), strokes: [.init(to: Vector(130, 150), duration: 0.26, cut: 0.5)], seed: 2)
      ]),
    Recording(
      name: "hesitate-and-reverse", summary: "Half open, a rest, and back again before it is lifted.",
      touches: [
        FingerRecording(
          start: Vector(255, 66),
          strokes: [
            .init(to: Vector(165, 69), duration: 0.45), .init(to: Vector(248, 66), duration: 0.5, rest: 0.35),
          ], seed: 3)
      ]),
    Recording(
      name: "overshoot", summary: "Farther than the buttons are wide, part of the way back, and lifted.",
      touches: [
        FingerRecording(
          start: Vector(292, 198),
          strokes: [.init(to: Vector(60, 204), duration: 0.55), .init(to: Vector(150, 201), duration: 0.4)], seed: 4)
      ]),
    Recording(
      name: "cancelled-by-the-system", summary: "A call comes in while the row is almost open.",
      touches: [
        FingerRecording(
          start: Vector(280, 242), strokes: [.init(to: Vector(140, 245), duration: 0.5, cut: 0.8)], ending: .cancelled,
          seed: 5)
      ]),
    Recording(
      name: "diagonal-scroll",
      summary: "Scrolling that sets out diagonally, more down than sideways, and glides.",
      touches: [
        FingerRecording(
          start: Vector(210, 380), strokes: [.init(to: Vector(176, 180), duration: 0.4, cut: 0.6)], seed: 6)
      ], pause: 3),
    Recording(
      name: "open-press-delete",
      summary: "Open, press the outer button, which deletes the row, and swipe the row that moved up.",
      touches: [
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.6)], seed: 7),
        FingerRecording(start: Vector(284, 111), strokes: [.init(to: Vector(284, 112), duration: 0.09)], seed: 8),
        FingerRecording(start: Vector(262, 110), strokes: [.init(to: Vector(128, 113), duration: 0.6)], seed: 9),
      ]),
    Recording(
      name: "one-open-at-a-time", summary: "Two rows one after the other, then a tap elsewhere.",
      touches: [
        FingerRecording(start: Vector(262, 66), strokes: [.init(to: Vector(128, 69), duration: 0.5)], seed: 10),
        FingerRecording(start: Vector(268, 242), strokes: [.init(to: Vector(120, 246), duration: 0.5)], seed: 11),
        FingerRecording(start: Vector(100, 330), strokes: [.init(to: Vector(101, 331), duration: 0.08)], seed: 12),
      ]),
  ]

  /// All scripts, in the order of the page.
  static func scripts() throws -> [RecordedScript] { try made.get() }

  /// Made once: every design's page speaks of them.
  private static let made = Result {
    try all.map { RecordedScript($0.name, $0.summary, script($0)) } + RowRecordings.scripts()
      + FormRecordings.scripts() + ListRecordings.scripts()
  }

  /// The scripts and the page that explains them.
  static func documents() throws -> [Document] {
    let scripts = try scripts()
    return try scripts.map { Document(path: folder + $0.name + ".json", text: try $0.script.json()) } + [
      try page(scripts)
    ]
  }

  /// The script of a recording: a table of the article's rows.
  static func script(_ recording: Recording) -> Script {
    let row = RowSetup(
      .constraintSwipe,
      trailing: [
        InteractionAction(id: "delete", title: "Delete", role: .destructive),
        InteractionAction(id: "more", title: "More"),
      ])
    return .table(TableSetup(.count(30), of: row), events(recording.touches, pause: recording.pause))
  }

  /// Touches one after the other, each followed by a pause in seconds.
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
    let rows = scripts.map { recorded in
      let notices = recorded.script.play().steps.flatMap(\.notices)
      return [
        "[\(recorded.name)](\(recorded.name).json)", recorded.summary,
        notices.isEmpty ? "–" : notices.joined(separator: ", "),
      ]
    }
    let blocks =
      [
        Document.mark, "# Gestures",
        """
        Fingers for `docgen replay` and `docgen film`: touches as a screen reports them, and pans of a single row; a few scripts \
        hold what a list is told instead. Fingers are made, not measured: between two positions they follow the path of least \
        jerk, x(τ) = 10τ³ − 15τ⁴ + 6τ⁵; reports come 8 to 16 ms apart, by a SplitMix64 generator with a seed of its own for each \
        touch; they sag by up to 2.5 points on their way. `swift run docgen` makes all scripts again, byte for byte, from \
        `Examples/DocGen/Recordings/GestureRecordings.swift`, `RowRecordings.swift`, `FormRecordings.swift` and \
        `ListRecordings.swift`.
        """,
        Markdown.table(["script", "what the finger does", "what is reported"], rows),
        Markdown.block(
          """
          swift run docgen replay Examples/Gestures/flick.json --text --svg flick.svg
          swift run docgen film Examples/Gestures/flick.json --svg flick-film.svg
          swift run docgen compare Examples/Gestures/scroll-swipe-flick-open.json --svg designs.svg
          """),
        """
        `film` draws any script as a picture that moves, with its fingers and what is reported. Its pauses are cut to two \
        seconds; of what would take longer than a minute the end is shown; of several scripts the last four stand one below the \
        other. Without `--svg` it prints the picture.
        """,
        """
        `compare` takes the scripts of single rows, which hold pans, not touches, and plays them to every design of rows under \
        every rule set that can play them.
        """,
        "## Write your own",
        """
        A script is a design, its configuration, and events. `at` is in seconds and never decreases; left out, it is that of the \
        event before. Points, seconds, points per second. A file may hold an array of scripts.
        """,
        Markdown.block(example, language: "json"),
        """
        Save it and play it, or type it after `swift run docgen replay - --text <<'END'`. What is misspelt is an error that says \
        where, and what is expected. All keys of a configuration are in \
        [InteractionReplay](../../Sources/InteractionReplay/README.md#scripts). Below are all events, each as an example that was \
        played when this page was made.
        """,
      ] + (try EventKeys.all.flatMap { try $0.blocks() })
    return Document(path: folder + "README.md", text: blocks.joined(separator: "\n\n") + "\n")
  }
}
