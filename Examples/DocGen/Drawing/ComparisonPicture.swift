import InteractionCore
import InteractionReplay

/// A plot of the offsets of all contenders over time, with one panel per design, one line per rule set, and marks for resting
/// offsets.
struct ComparisonPicture {
  private static let width = 360.0
  private static let panelHeight = 186.0
  /// The area of the lines in a panel.
  private static let area = LayoutRect(46, 48, 298, 126)
  private static let footer = 50.0
  /// The time between two points, in seconds.
  private static let interval = 1.0 / 120

  private struct Panel {
    let design: String
    /// The rule sets and their courses, the default rules first.
    var lines: [(rules: String, course: Comparison.Course)]
  }

  private let comparison: Comparison
  private let panels: [Panel]
  /// The finger's translations over time, one line for each pan.
  private let fingers: [[Vector]]
  private let end: Double
  private let range: ClosedRange<Double>

  init(_ comparison: Comparison) {
    self.comparison = comparison
    var panels: [Panel] = []
    for contender in comparison.contenders {
      let line = (contender.rules, comparison.course(of: contender, every: Self.interval, keeping: Thinning.add))
      if panels.last?.design == contender.design {
        panels[panels.count - 1].lines.append(line)
      } else {
        panels.append(Panel(design: contender.design, lines: [line]))
      }
    }
    self.panels = panels
    fingers = Self.fingers(comparison.events)
    let courses = panels.flatMap(\.lines).map(\.course)
    // The plot ends shortly after the last row has come to rest, so that its line ends level.
    end = max(0.1, courses.map(\.end.seconds).max() ?? 0) * 1.06
    let offsets = courses.flatMap { $0.points.map(\.y) + $0.restingOffsets }
    range = min(-10, offsets.min() ?? 0)...max(10, offsets.max() ?? 0)
  }

  /// The picture.
  var svg: String {
    let height = Double(panels.count) * Self.panelHeight + Self.footer
    let panels = panels.enumerated().map { index, panel in
      let top = number(Double(index) * Self.panelHeight)
      return "<g transform=\"translate(0 \(top))\">" + plot(panel).parts.joined() + "</g>"
    }
    return SVGCanvas().document(
      size: LayoutSize(width: Self.width, height: height), title: comparison.name + " to all row designs",
      description: summary, [Self.style] + panels + scale.parts)
  }

  /// The styles of the finger, and of the third rule set and any after it; those of the first two are in `Theme`.
  private static let style = """
    <style>.finger{fill:none;stroke:#8c959f;stroke-width:1.25}
    .three{fill:none;stroke:#1a7f37;stroke-width:2.5;stroke-linecap:round;stroke-dasharray:0 5}.three-t{fill:#1a7f37}
    @media (prefers-color-scheme:dark){.three{stroke:#3fb950}.three-t{fill:#3fb950}}</style>
    """

  /// A description of the resting positions.
  private var summary: String {
    panels.flatMap { panel in
      panel.lines.map { panel.design + ($0.rules.isEmpty ? "" : " " + $0.rules) + " rests " + $0.course.rest.name }
    }.joined(separator: ", ") + "."
  }

  // MARK: Plots

  /// Returns an empty plot below the given number of panels.
  private func plot(below panels: Int = 0) -> Plot {
    let top = Vector(0, Double(panels) * Self.panelHeight)
    return Plot(in: Self.area.moved(by: top), x: Plot.Axis(0...end), y: Plot.Axis(range), type: 12)
  }

  private func plot(_ panel: Panel) -> Plot {
    var plot = plot()
    plot.text(panel.design, at: Vector(Self.area.x, 16), .start, style: "t")
    markRestingOffsets(of: panel, in: &plot)
    for finger in fingers { plot.curve(inRange(finger), style: "finger") }
    // The names of rule sets are below the design's name, or behind it if there is no room.
    let behind = Self.area.x + TextWidth.of(panel.design, size: plot.type) + 12
    var places = [Vector(Self.area.x, 30), Vector(behind, 16 - Plot.toBaseline)]
    for (index, item) in panel.lines.enumerated() where !item.rules.isEmpty {
      let style = Self.style(index)
      let width = 25 + TextWidth.of(item.rules, size: plot.type)
      let line = places.firstIndex { $0.x + width <= Self.width } ?? 0
      plot.key(item.rules, at: places[line], length: 20, gap: 5, style: style, nameStyle: style + "-t")
      places[line].x += width + 12
    }
    for (index, item) in panel.lines.enumerated() {
      let style = Self.style(index)
      plot.curve(inRange(item.course.points), style: style)
      if let last = item.course.points.last {
        plot.curve(inRange([last, Vector(end, last.y)]), style: style)
        plot.dot(at: plot.position(end, last.y), style: style + "-t")
      }
    }
    return plot
  }

  private static func style(_ index: Int) -> String { ["two", "one", "three"][min(index, 2)] }

  private func markRestingOffsets(of panel: Panel, in plot: inout Plot) {
    let offsets = panel.lines.reduce(into: [Double]()) { offsets, line in
      offsets += line.course.restingOffsets.filter { !offsets.contains($0) }
    }
    var labelled: [Double] = []
    for offset in offsets.sorted(by: { $0.magnitude < $1.magnitude }) {
      let y = plot.position(0, offset).y
      // The numbers of offsets that are only a few points apart would overlap.
      let hasRoom = labelled.allSatisfy { (plot.position(0, $0).y - y).magnitude >= 13 }
      if hasRoom { labelled.append(offset) }
      plot.markY(offset, hasRoom ? number(offset) : nil, .line(offset == 0 ? "a" : "i"))
    }
  }

  /// The time axis of all panels, and the key of their signs.
  private var scale: Plot {
    var plot = plot(below: panels.count - 1)
    for time in times { plot.markX(time, number(time) + (time == times.last ? " s" : ""), nil) }
    let line = Vector(plot.area.x, plot.area.maxY + 42)
    plot.key("the finger", at: line, length: 26, gap: 6, style: "finger", nameStyle: "m")
    plot.dot(at: line + Vector(150, 0), style: "m")
    plot.text("where it comes to rest", at: line + Vector(160, 4.5), .start, style: "m")
    return plot
  }

  private func inRange(_ points: [Vector]) -> [Vector] { points.map { Vector($0.x, $0.y.clamped(to: range)) } }

  // MARK: Values

  /// The marks of the time axis: at most nine round numbers.
  private var times: [Double] {
    var step = 0.01
    // The steps are 1, 2, 5, 10 … hundredths of a second.
    for factor in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where end / step > 8 { step *= factor }
    return (0...8).map { Double($0) * step }.filter { $0 <= end }
  }

  /// Returns one line for each pan, or one line for all if there are too many points to tell the pans apart.
  private static func fingers(_ events: Comparison.Events) -> [[Vector]] {
    var runs: [[Vector]] = []
    var count = 0
    for timed in events {
      guard case .pan(let sample) = timed.event else { continue }
      let isOne = count > Thinning.most
      if sample.phase == .began && !isOne || runs.isEmpty { runs.append([]) }
      count += 1
      if count > Thinning.most && !isOne { runs = [runs.flatMap { $0 }] }
      Thinning.add(&runs[runs.count - 1], Vector(timed.at.seconds, sample.translation.x))
    }
    return runs
  }
}
