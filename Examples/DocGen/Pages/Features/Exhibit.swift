import HeadlessTable
import InteractionCore
import InteractionReplay

/// One thing that a table can do beyond its article: a script that shows it, and how the script looks.
struct Exhibit: Sendable {
  /// The name of the script and of the picture, without extensions.
  let name: String
  /// The picture's title.
  let title: String
  /// What the picture shows, for those who do not see it.
  let sight: String
  let table: TableSetup
  /// What fingers do.
  var fingers: [FingerPath] = []
  /// What else happens.
  var steps: [Timed<TableStep>] = []
  /// How long the picture lasts before it begins anew, in seconds.
  let duration: Double
  /// The moment that those see who see no motion, in seconds.
  let still: Double

  /// The folder of the scripts, from the package's root.
  static let folder = "Examples/Features/"

  /// All events in the order of their times.
  var script: Script {
    let touches = fingers.flatMap { $0.touches() }.map { touch in
      Timed(FingerRecording.milliseconds(touch.at.seconds), TableStep.touch(touch.event.rounded))
    }
    let events = (touches + steps).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    return .table(table, events.map(\.element))
  }

  /// The script, and the picture of it.
  func documents() throws -> [Document] {
    let recording = Recording(script, fingers: fingers, duration: duration)
    return [
      Document(path: Self.folder + name + ".json", text: try script.json()),
      .figure(figure, recording.animation(title: title, description: sight, still: still)),
    ]
  }

  private var figure: String { "Features-" + name + ".svg" }
}

extension TouchEvent {
  /// The same touch to a tenth of a point, as scripts are read more easily.
  fileprivate var rounded: TouchEvent {
    TouchEvent(
      phase, finger: finger, location: Vector((location.x * 10).rounded() / 10, (location.y * 10).rounded() / 10))
  }
}

extension Recording {
  /// Plays a script, and draws it at every tick; the line below shows what it reports, the names of its events that no
  /// finger causes, or what a screen reader says after a key, whose focus is painted blue.
  init(_ script: Script, fingers: [FingerPath], duration: Double) {
    guard case .table(let setup, let events) = script else { preconditionFailure("Only tables are on film.") }
    let ticks = (0...Int((duration * Self.rate).rounded())).map { Timed(Double($0) / Self.rate, TableStep.frame) }
    let all = (events + ticks).enumerated().sorted { one, other in
      // An event at the very tick comes before the picture.
      (one.element.at, one.offset) < (other.element.at, other.offset)
    }
    let script = Script.table(setup, all.map(\.element))
    let frames = script.frames()
    let steps = script.play().steps.dropFirst()
    // Without a key there is no focus, and nothing is said.
    let played = events.contains(where: \.event.isKey) ? steps.map(\.state) : all.map { _ in JSON.null }
    let states = zip(all, played).filter { $0.0.element.event != .frame }.map(\.1)
    let moments = zip(all, played).filter { $0.0.element.event == .frame }.map(\.1)
    var notices = frames.flatMap { frame in frame.notices.map { Notice(time: frame.at.seconds, name: $0) } }
    notices += steps.flatMap { step in
      step.notices.filter { $0.hasPrefix("signal.") }.map { Notice(time: step.at.seconds, name: $0) }
    }
    for (event, state) in zip(events, states) {
      guard let word = event.event.word else { continue }
      // What an event causes belongs to it.
      let caused = notices.filter { $0.time == event.at.seconds }.map(\.name)
      notices.removeAll { $0.time == event.at.seconds }
      let said = state.announcement.map { ["“" + $0 + "”"] } ?? [word] + caused
      notices.append(Notice(time: event.at.seconds, name: Self.caption(said)))
    }
    let size = LayoutSize(width: setup.width, height: setup.height)
    self.init(
      size: size, duration: duration, fingers: fingers,
      frames: zip(Self.dressed(frames, events, size), moments).map { layers, state in
        layers + (state.focus.map { [Self.ring($0, width: setup.width)] } ?? [])
      },
      notices: notices.sorted { $0.time < $1.time })
    shakes = events.filter { $0.event == .undo }.map(\.at.seconds)
  }

  /// The pictures among the frames of a script, as a phone shows them.
  private static func dressed(
    _ frames: [Script.Frame], _ events: [Timed<TableStep>], _ size: LayoutSize
  ) -> [[Layer]] {
    var dressing = PhoneDressing()
    var rest = events[...]
    return frames.compactMap { frame in
      frame.notices.forEach { dressing.heard($0) }
      while let event = rest.first, event.at <= frame.at {
        if case .keyboard(let height) = event.event { dressing.keyboard = max(0, height.madeFinite) }
        rest.removeFirst()
      }
      guard frame.event == TableStep.frame.name else { return nil }
      return dressing.dressed(frame.layers, size)
    }
  }

  /// As much as the line below a picture has room for.
  private static func caption(_ words: [String]) -> String {
    var line = words[0]
    for word in words.dropFirst() {
      guard line.count + word.count < 33 else { return line + " …" }
      line += " · " + word
    }
    return line
  }

  /// What shows the focus: the app's to paint, because every system has its own look for it.
  private static func ring(_ focus: (y: Double, height: Double), width: Double) -> Layer {
    Layer(
      LayerID(nil, .custom(0)), "focus", LayoutRect(0, focus.y, width, focus.height),
      fill: .fixed(SRGBColor(red: 0, green: 0.48, blue: 1, alpha: 0.22)))
  }
}

extension JSON {
  private subscript(key: String) -> JSON? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  private var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// What a screen reader says.
  fileprivate var announcement: String? {
    if case .string(let text)? = self["announcement"] { text } else { nil }
  }

  /// Where the row is that has the focus, in points from the top of the table, if it is in sight.
  fileprivate var focus: (y: Double, height: Double)? {
    guard let id = self["focus"]?["row"], case .array(let rows)? = self["rows"],
      let row = rows.first(where: { $0["id"] == id }), let y = row["y"]?.number, let height = row["height"]?.number
    else { return nil }
    return (y, height)
  }
}

extension TableStep {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }

  /// What the line below a picture calls the event; nil for what is seen anyway.
  fileprivate var word: String? {
    switch self {
    case .touch, .frame, .list(.wait), .hover, .highlights: nil
    case .wheel(let event): event.phase == .began || event.phase == .momentumBegan ? name : nil
    case .key, .list, .type, .endEditing, .undo, .scroll, .keyboard, .perform, .resize, .scrollTo, .scrollToRow,
      .cancelTouches, .reducesMotion, .policies, .options, .lawEvent, .custom:
      name
    }
  }
}
