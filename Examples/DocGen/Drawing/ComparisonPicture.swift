import InteractionCore
import InteractionReplay

/// The offsets of all contenders over time: one panel a design, one line a rule set, resting places marked.
struct ComparisonPicture {
  private static let width = 360.0
  private static let panelHeight = 186.0
  /// Where the lines are drawn, in a panel.
  private static let area = LayoutRect(46, 48, 298, 126)
  private static let footer = 50.0
  /// The time between two points, in seconds.
  private static let interval = 1.0 / 120

  private struct Panel {
    let design: String
    /// The rule sets and their courses, the usual rules first.
    var lines: [(rules: String, course: Comparison.Course)]
  }

  private let comparison: Comparison
  private let panels: [Panel]
  /// The finger's translations over time, one run of points a pan.
  private let fingers: [[Vector]]
  private let end: Double
  private let range: ClosedRange<Double>

  init(_ comparison: Comparison) {
    self.comparison = comparison
    var panels: [Panel] = []
    for contender in comparison.contenders {
      let line = (contender.rules, comparison.course(of: contender, every: Self.interval))
      if panels.last?.design == contender.design {
        panels[panels.count - 1].lines.append(line)
      } else {
        panels.append(Panel(design: contender.design, lines: [line]))
      }
    }
    self.panels = panels
    fingers = Self.fingers(comparison.events)
    let courses = panels.flatMap(\.lines).map(\.course)
    // A moment after the last has come to rest, so that its line shows that it rests.
    end = max(0.1, courses.map(\.end.seconds).max() ?? 0) * 1.06
    let offsets = courses.flatMap { $0.points.map(\.y) + $0.places }
    range = min(-10, offsets.min() ?? 0)...max(10, offsets.max() ?? 0)
  }

  /// The picture.
  var svg: String {
    let height = Double(panels.count) * Self.panelHeight + Self.footer
    var parts: [String] = []
    for (index, panel) in panels.enumerated() {
      let top = Double(index) * Self.panelHeight
      parts.append("<g transform=\"translate(0 \(number(top)))\">" + draw(panel) + "</g>")
    }
    let axis = Double(panels.count) * Self.panelHeight
    for time in times {
      let x = place(Vector(time, 0)).x
      parts.append(text(number(time) + (time == times.last ? " s" : ""), x, axis + 6, anchor: "middle", "m"))
    }
    parts.append(line(Vector(Self.area.x, axis + 30), Vector(Self.area.x + 26, axis + 30), "finger"))
    parts.append(text("the finger", Self.area.x + 32, axis + 34.5, anchor: "start", "m"))
    parts.append("<circle cx=\"\(number(Self.area.x + 150))\" cy=\"\(number(axis + 30))\" r=\"4\" class=\"m\"/>")
    parts.append(text("where it comes to rest", Self.area.x + 160, axis + 34.5, anchor: "start", "m"))
    let style = "<style>.finger{fill:none;stroke:#8c959f;stroke-width:1.25}</style>"
    return SVGCanvas().document(
      size: LayoutSize(width: Self.width, height: height), title: comparison.name + " to all designs of rows",
      description: summary, [style] + parts)
  }

  /// Where each comes to rest, in words.
  private var summary: String {
    panels.flatMap { panel in panel.lines.map { panel.design + " " + $0.rules + " rests " + $0.course.rest.name } }
      .joined(separator: ", ") + "."
  }

  // MARK: A panel

  private func draw(_ panel: Panel) -> String {
    var parts = [text(panel.design, Self.area.x, 16, anchor: "start", "t")]
    let places = panel.lines.reduce(into: [Double]()) { places, line in
      places += line.course.places.filter { !places.contains($0) }
    }
    var labelled: [Double] = []
    for value in places.sorted(by: { $0.magnitude < $1.magnitude }) {
      let y = place(Vector(0, value)).y
      parts.append(line(Vector(Self.area.x, y), Vector(Self.area.maxX, y), value == 0 ? "a" : "i"))
      // Two places a few points apart would print their numbers over one another.
      guard labelled.allSatisfy({ (place(Vector(0, $0)).y - y).magnitude >= 13 }) else { continue }
      labelled.append(value)
      parts.append(text(number(value), Self.area.x - 6, y + 4.5, anchor: "end", "m"))
    }
    for finger in fingers { parts.append(path(finger, "finger")) }
    var x = Self.area.x
    for (index, item) in panel.lines.enumerated() {
      let name = index == 0 ? "two" : "one"
      parts.append(line(Vector(x, 30), Vector(x + 20, 30), name))
      parts.append(text(item.rules, x + 25, 34.5, anchor: "start", name + "-t"))
      // Type of this size is some 7 points wide a letter.
      x += 37 + 7 * Double(item.rules.count)
    }
    for (index, item) in panel.lines.enumerated() {
      let name = index == 0 ? "two" : "one"
      parts.append(path(item.course.points, name))
      if let last = item.course.points.last {
        let place = place(Vector(end, last.y))
        parts.append(path([last, Vector(end, last.y)], name))
        parts.append("<circle cx=\"\(number(place.x))\" cy=\"\(number(place.y))\" r=\"4\" class=\"\(name)-t\"/>")
      }
    }
    return parts.joined()
  }

  private func path(_ points: [Vector], _ name: String) -> String {
    let visible = points.map { Vector($0.x, $0.y.clamped(to: range)) }
    let keys = simplified(visible.map { [place($0).x, place($0).y] }, tolerance: 0.15)
    let places = keys.map { place(visible[$0]) }.map { number($0.x) + " " + number($0.y) }
    return "<path d=\"M\(places.joined(separator: "L"))\" class=\"\(name)\"/>"
  }

  private func place(_ point: Vector) -> Vector {
    let area = Self.area
    let part = (range.upperBound - point.y) / (range.upperBound - range.lowerBound)
    return Vector(area.x + point.x / end * area.width, area.y + part * area.height)
  }

  private func line(_ from: Vector, _ to: Vector, _ name: String) -> String {
    "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" "
      + "x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" class=\"\(name)\"/>"
  }

  private func text(_ string: String, _ x: Double, _ y: Double, anchor: String, _ name: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" font-size=\"12\" class=\"\(name)\">"
      + escaped(string) + "</text>"
  }

  // MARK: What there is to draw

  /// The marks of the time axis: round numbers, four to eight of them.
  private var times: [Double] {
    var step = 0.01
    // 1, 2, 5, 10 …: each a step that people count in.
    for factor in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where end / step > 8 { step *= factor }
    return (0...8).map { Double($0) * step }.filter { $0 <= end }
  }

  private static func fingers(_ events: [Timed<SwipeStep>]) -> [[Vector]] {
    var runs: [[Vector]] = []
    for timed in events {
      guard case .event(.pan(let phase, let translation, _)) = timed.event else { continue }
      let point = Vector(timed.at.seconds, translation.x)
      if phase == .began || runs.isEmpty { runs.append([]) }
      runs[runs.count - 1].append(point)
    }
    return runs
  }
}
