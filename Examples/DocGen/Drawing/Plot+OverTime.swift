import InteractionCore

extension Plot {
  /// A line with its name and its points, as (seconds, points).
  struct Line {
    let name: String
    let points: [Vector]
  }

  /// Returns a picture of values over time as lines.
  ///
  /// - Parameters:
  ///   - title: The title of the picture.
  ///   - description: A description for readers who do not see it.
  ///   - lines: Two lines at most: the first is dashed.
  ///   - times: The times at which the axis is marked, in rising order.
  ///   - values: The values at which the axis is marked.
  ///   - ends: The ends of the finger's drags: the times, and what happens then.
  ///   - fingers: The courses of the finger, one line for each drag.
  /// - Returns: The file's text.
  static func overTime(
    title: String, description: String, lines: [Line], times: [Double], values: [Double],
    ends: [(time: Double, words: String)] = [], fingers: [[Vector]] = []
  ) -> String {
    let size = LayoutSize(width: 360, height: 272)
    let (first, last) = (times.first ?? 0, times.last ?? 1)
    let reach = values + fingers.joined().map(\.y)
    var plot = Plot(
      in: LayoutRect(44, 50, 296, 158), x: Axis(first...last), y: Axis((reach.min() ?? 0)...(reach.max() ?? 1)))
    for value in values { plot.markY(value, number(value), .line(value == 0 ? "a" : "i")) }
    for time in times { plot.markX(time, number(time) + (time == last ? " s" : ""), .tick("a")) }
    plot.text("offset in points, over seconds", at: Vector(8, 18), .start, style: "m")
    var labelled = -1000.0
    for end in ends {
      let top = plot.position(end.time, 0).x
      plot.line(from: Vector(top, plot.area.y - 6), to: Vector(top, plot.area.maxY), style: "a")
      guard top - labelled > 90 else { continue }
      labelled = top
      let anchor: Anchor = top > plot.area.maxX - 50 ? .end : .middle
      plot.text(end.words, at: Vector(top, plot.area.y - 10), anchor, style: "m")
    }
    let keys = [("one", 0.0), ("two", fingers.isEmpty ? 160 : 110)]
    for (line, (style, x)) in zip(lines, keys) {
      plot.curve(line.points, style: style)
      plot.key(
        line.name, at: Vector(plot.area.x + x, size.height - 16), length: 26, gap: 6, style: style,
        nameStyle: style + "-t")
    }
    // Above the rows, which often lie under it.
    for finger in fingers { plot.curve(finger, style: "a", Self.dotted) }
    if !fingers.isEmpty {
      plot.key(
        "finger", at: Vector(plot.area.x + 220, size.height - 16), length: 26, gap: 6, style: "a", nameStyle: "m",
        Self.dotted)
    }
    return SVGCanvas().document(size: size, title: title, description: description, plot.parts)
  }

  /// The finger's line.
  private static let dotted = "style=\"fill:none;stroke-width:3;stroke-linecap:round;stroke-dasharray:.1 6\" "
}
