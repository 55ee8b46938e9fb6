import InteractionCore
import InteractionReplay

/// An animation of scripts, with one panel for each, one below the other, at the same moments.
///
/// Time passes as in the scripts, but long pauses are cut. Of long scripts only the end is shown, because faults are found
/// there.
struct ScriptFilm {
  /// The maximum number of panels; the last scripts are shown.
  static let mostPanels = 4
  /// The maximum duration of a film, in seconds.
  static let longest = 60.0
  /// The maximum number of events in one panel.
  static let mostEvents = 20_000
  /// The longest pause, in seconds.
  private static let pause = 2.0
  /// The number of frames per second.
  private static let rate = 30.0

  private let name: String
  private let panels: [FilmPanel]
  private let events: [FilmPanel.Told]
  private let isCut: Bool

  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - name: The name of their file, for the title.
  ///   - label: The label above each panel; nil for the name of its script's design.
  init(_ scripts: [Script], name: String, label: String? = nil) {
    self.name = name
    let shown = Array(scripts.suffix(Self.mostPanels))
    let times = shown.flatMap(\.times).sorted()
    let window = Self.window(of: times)
    let start = max(0, (window.first ?? 0) - 0.4)
    var pace = Pace(from: start)
    pace.rest(0.4)
    if let first = window.first, first > start { pace.run(to: first, in: 0.4) }
    for (time, next) in zip(window, window.dropFirst()) where next > time {
      pace.run(to: min(next, time + Self.pause), in: min(next - time, Self.pause))
      if next > time + Self.pause { pace.run(to: next, in: 0.3) }
    }
    let last = window.last ?? 0
    pace.run(to: last + 1, in: 1)
    pace.rest(1)
    isCut = shown.count < scripts.count || window.count < times.count
    panels = shown.map { FilmPanel(label ?? $0.design, $0, pace: pace, rate: Self.rate) }
    events = pace.told(
      [(window.first ?? 0, times.isEmpty ? "Nothing happens." : " ")]
        + (shown.count == 1 ? shown[0].sentences.filter { $0.moment >= window.first ?? 0 } : []))
  }

  /// Returns the times of the last events that fit into the longest film.
  private static func window(of times: [Double]) -> [Double] {
    var length = 0.0
    var first = max(0, times.count - mostEvents)
    for index in times.indices.reversed().dropLast() where index > first {
      length += min(pause + 0.3, times[index] - times[index - 1])
      if length > longest - 3 {
        first = index
        break
      }
    }
    return Array(times[first...])
  }

  /// The picture.
  var svg: String {
    let all = panels.flatMap { $0.told.map(\.text) }
    let what = all.isEmpty ? "Nothing is reported." : "Reported: " + all.prefix(12).joined(separator: ", ")
    let more = all.count > 12 ? ", and \(all.count - 12) more." : all.isEmpty ? "" : "."
    // The still frame is the first one after all notices, or the last one; both show more than the start.
    let last = (panels.map(\.frames.count).max() ?? 1) - 1
    let still = min(last, (panels.flatMap(\.told).map(\.frame).max() ?? last) + 8)
    return PanelFilm(
      panels: panels, events: events, eventStyle: "m", remarks: [], mostStacked: .infinity, rate: Self.rate,
      still: max(0, still)
    ).svg(title: name, description: (isCut ? "The end of it. " : "") + what + more)
  }
}

extension FilmPanel {
  /// Creates a panel of a script at the moments of a film.
  fileprivate init(_ label: String, _ script: Script, pace: Pace, rate: Double) {
    self.init(label, size: script.size)
    let ticks = (0...Int((pace.duration * rate).rounded())).map { pace.moment(at: Double($0) / rate) }
    let played = script.ticking(ticks)
    let shown = played.isTick.count - (played.isTick.firstIndex(of: true) ?? 0)
    // Events before the first tick are played, but not shown.
    let frames = played.script.frames(limit: shown)
    var dressing = PhoneDressing()
    var keyboards = script.keyboards[...]
    for (frame, isTick) in zip(frames, played.isTick.suffix(shown)) {
      frame.notices.forEach { dressing.heard($0) }
      while let keyboard = keyboards.first, keyboard.at <= frame.at {
        dressing.keyboard = keyboard.event
        keyboards.removeFirst()
      }
      tell(frame.notices)
      guard isTick else { continue }
      touch(all: frame.fingers)
      add(dressing.dressed(frame.layers, script.size))
    }
  }
}

extension Script {
  /// The times of the events, in seconds.
  fileprivate var times: [Double] {
    switch self {
    case .row(_, let events): events.map(\.at.seconds)
    case .list(_, let events), .table(_, let events): events.map(\.at.seconds)
    }
  }

  /// The times at which the keyboard changes its height, with the heights in points.
  fileprivate var keyboards: [Timed<Double>] {
    switch self {
    case .row: []
    case .list(_, let events), .table(_, let events):
      events.compactMap { timed in
        if case .keyboard(let height) = timed.event { Timed(timed.at, max(0, height.madeFinite)) } else { nil }
      }
    }
  }

  /// Returns the script with an additional `wait` or `frame` at each of the given moments, and which of its events these are.
  fileprivate func ticking(_ ticks: [Double]) -> (script: Script, isTick: [Bool]) {
    func merged<Event>(_ events: [Timed<Event>], _ tick: Event) -> (events: [Timed<Event>], isTick: [Bool]) {
      var (merged, isTick) = ([Timed<Event>](), [Bool]())
      var rest = ticks[...]
      func add(_ event: Timed<Event>, _ tick: Bool) {
        merged.append(event)
        isTick.append(tick)
      }
      for event in events {
        // An event at the time of a tick comes before the tick.
        while let next = rest.first, next < event.at.seconds {
          add(Timed(next, tick), true)
          rest.removeFirst()
        }
        add(event, false)
      }
      for tail in rest { add(Timed(tail, tick), true) }
      return (merged, isTick)
    }
    switch self {
    case .row(let setup, let events):
      let all = merged(events, .wait)
      return (.row(setup, all.events), all.isTick)
    case .list(let setup, let events):
      let all = merged(events, .frame)
      return (.list(setup, all.events), all.isTick)
    case .table(let setup, let events):
      let all = merged(events, .frame)
      return (.table(setup, all.events), all.isTick)
    }
  }

  /// The names of the events that the film does not show otherwise, with their moments; a space for the others.
  fileprivate var sentences: [(moment: Double, text: String)] {
    switch self {
    case .row(_, let events):
      return events.map { timed in (timed.at.seconds, timed.event == .wait ? " " : timed.event.name) }
    case .list(_, let events), .table(_, let events):
      return events.map { timed in
        let isSeen =
          switch timed.event {
          case .touch, .frame, .list(.wait): true
          case .wheel, .type, .endEditing, .undo, .hover, .highlights, .key, .list, .scroll, .keyboard, .perform,
            .resize,
            .scrollTo, .scrollToRow, .cancelTouches, .reducesMotion, .policies, .options, .lawEvent, .custom:
            false
          }
        return (timed.at.seconds, isSeen ? " " : timed.event.name)
      }
    }
  }
}
