import InteractionCore

extension Plot {
  /// A line of a picture: its name and its points, (seconds, points).
  struct Line {
    let name: String
    let points: [Vector]
  }

  /// A picture of values over time as lines.
  ///
  /// - Parameters:
  ///   - title: What the picture is about.
  ///   - description: What it shows, for those who do not see it.
  ///   - lines: Two lines at most: the first is dashed.
  ///   - times: The times at which the axis is marked, in rising order.
  ///   - values: The values at which the axis is marked.
  /// - Returns: The file's text.
  static func overTime(
    title: String, description: String, lines: [Line], times: [Double], values: [Double]
  ) -> String {
    let size = LayoutSize(width: 360, height: 236)
    let (first, last) = (times.first ?? 0, times.last ?? 1)
    var plot = Plot(
      in: LayoutRect(44, 14, 296, 158), x: Axis(first...last), y: Axis((values.min() ?? 0)...(values.max() ?? 1)))
    for value in values { plot.markY(value, number(value), .line(value == 0 ? "a" : "i")) }
    for time in times { plot.markX(time, number(time) + (time == last ? " s" : ""), .tick("a")) }
    for (line, (style, x)) in zip(lines, [("one", 0.0), ("two", 160)]) {
      plot.curve(line.points, style: style)
      plot.key(
        line.name, at: Vector(plot.area.x + x, size.height - 16), length: 26, gap: 6, style: style,
        nameStyle: style + "-t")
    }
    return SVGCanvas().document(size: size, title: title, description: description, plot.parts)
  }
}
