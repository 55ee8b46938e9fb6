import InteractionCore

/// Numbers over numbers, both in powers of ten; the values are nanoseconds.
struct LogPlot {
  let title: String
  let description: String
  /// Name, class of the line, points.
  let lines: [(name: String, style: String, points: [Vector])]
  /// The exponents at which the axes begin and end.
  let x, y: ClosedRange<Int>
  let xName: String

  func picture() -> String {
    let size = LayoutSize(width: 360, height: 290)
    let area = LayoutRect(58, 14, 286, 200)
    func place(_ point: Vector) -> Vector {
      let (u, v) = (RealMath.log(point.x) / RealMath.log(10), RealMath.log(point.y) / RealMath.log(10))
      return Vector(
        area.x + (u - Double(x.lowerBound)) / Double(x.count - 1) * area.width,
        area.maxY - (v - Double(y.lowerBound)) / Double(y.count - 1) * area.height)
    }
    func line(_ from: Vector, _ to: Vector, _ name: String) -> String {
      "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" class=\"\(name)\"/>"
    }
    func text(_ string: String, _ place: Vector, anchor: String, _ name: String) -> String {
      "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" text-anchor=\"\(anchor)\" font-size=\"13\" class=\"\(name)\">"
        + escaped(string) + "</text>"
    }
    func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }
    var parts: [String] = []
    for exponent in y {
      let height = place(Vector(power(x.lowerBound), power(exponent))).y
      parts.append(line(Vector(area.x, height), Vector(area.maxX, height), exponent == y.lowerBound ? "a" : "i"))
      let names = ["ns", "µs", "ms", "s"]
      let name = ["1 ", "10 ", "100 "][exponent % 3] + names[min(exponent / 3, names.count - 1)]
      parts.append(text(name, Vector(area.x - 6, height + 4.5), anchor: "end", "m"))
    }
    for exponent in x {
      let across = place(Vector(power(exponent), power(y.lowerBound))).x
      parts.append(line(Vector(across, area.maxY), Vector(across, area.maxY + 4), "a"))
      let name = ["1", "10", "10²", "10³", "10⁴", "10⁵", "10⁶"][exponent]
      parts.append(text(name, Vector(across, area.maxY + 19), anchor: "middle", "m"))
    }
    parts.append(text(xName, Vector(area.x + area.width / 2, area.maxY + 37), anchor: "middle", "m"))
    for (index, item) in lines.enumerated() {
      let path = item.points.map { number(place($0).x) + " " + number(place($0).y) }.joined(separator: "L")
      parts.append("<path d=\"M\(path)\" fill=\"none\" class=\"\(item.style)\"/>")
      let left = [8.0, 192, 284][min(index, 2)]
      let low = size.height - 12
      parts.append(line(Vector(left, low - 4.5), Vector(left + 18, low - 4.5), item.style))
      parts.append(
        text(item.name, Vector(left + 22, low), anchor: "start", item.style == "a" ? "m" : item.style + "-t"))
    }
    return SVGCanvas().document(size: size, title: title, description: description, parts)
  }
}
