import InteractionCore

/// Numbers over time as lines.
struct Plot {
  /// One line: its name and its points, (seconds, points).
  struct Line {
    let name: String
    let points: [Vector]
  }

  let title: String
  let description: String
  /// Two lines at most: the first is dashed.
  let lines: [Line]
  /// The times at which the axis is marked.
  let times: [Double]
  /// The values at which the axis is marked, upper ones first.
  let values: [Double]

  /// The picture.
  func picture() -> String {
    let size = LayoutSize(width: 360, height: 236)
    let area = LayoutRect(44, 14, 296, 158)
    let (firstTime, lastTime) = (times[0], times[times.count - 1])
    let (high, low) = (values.max() ?? 1, values.min() ?? 0)
    func place(_ point: Vector) -> Vector {
      Vector(
        area.x + (point.x - firstTime) / (lastTime - firstTime) * area.width,
        area.y + (high - point.y) / (high - low) * area.height)
    }
    func line(_ from: Vector, _ to: Vector, _ name: String) -> String {
      "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" "
        + "x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" class=\"\(name)\"/>"
    }
    func text(_ string: String, _ x: Double, _ y: Double, anchor: String, _ name: String) -> String {
      "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" font-size=\"13\" class=\"\(name)\">"
        + escaped(string) + "</text>"
    }
    var parts: [String] = []
    for value in values {
      let y = place(Vector(firstTime, value)).y
      parts.append(line(Vector(area.x, y), Vector(area.maxX, y), value == 0 ? "a" : "i"))
      parts.append(text(number(value), area.x - 6, y + 4.5, anchor: "end", "m"))
    }
    for time in times {
      let x = place(Vector(time, low)).x
      parts.append(line(Vector(x, area.maxY), Vector(x, area.maxY + 4), "a"))
      parts.append(text(number(time) + (time == lastTime ? " s" : ""), x, area.maxY + 18, anchor: "middle", "m"))
    }
    for (index, item) in lines.enumerated() {
      let name = index == 0 ? "one" : "two"
      let keys = simplified(item.points.map { [place($0).x, place($0).y] }, tolerance: 0.15)
      let path = keys.map { item.points[$0] }.map { number(place($0).x) + " " + number(place($0).y) }
      parts.append("<path d=\"M\(path.joined(separator: "L"))\" class=\"\(name)\"/>")
      let x = area.x + Double(index) * 160
      parts.append(line(Vector(x, size.height - 16), Vector(x + 26, size.height - 16), name))
      parts.append(text(item.name, x + 32, size.height - 11.5, anchor: "start", name + "-t"))
    }
    return SVGCanvas().document(size: size, title: title, description: description, parts)
  }
}
