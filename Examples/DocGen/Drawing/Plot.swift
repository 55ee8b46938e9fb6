import InteractionCore

/// A plot: an area between two axes, with curves, marks and texts.
///
///     var plot = Plot(in: LayoutRect(44, 14, 296, 158), x: Axis(0...1), y: Axis(-160...0))
///     plot.markY(-160, "-160", .line("i"))
///     plot.curve(points, style: "one")
///     let parts = plot.parts   // of an SVGCanvas's document
///
/// Each element is drawn in front of earlier ones. Styles are classes of `Theme`.
struct Plot {
  /// An axis, with the values at its ends.
  struct Axis {
    private let start: Double
    private let end: Double
    private let isLogarithmic: Bool

    private init(start: Double, end: Double, isLogarithmic: Bool) {
      self.start = start
      self.end = end
      self.isLogarithmic = isLogarithmic
    }

    /// Creates a linear axis.
    init(_ values: ClosedRange<Double>) {
      self.init(start: values.lowerBound, end: values.upperBound, isLogarithmic: false)
    }

    /// Creates a logarithmic axis, from one power of ten to another.
    static func powersOfTen(_ exponents: ClosedRange<Int>) -> Axis {
      Axis(start: Double(exponents.lowerBound), end: Double(exponents.upperBound), isLogarithmic: true)
    }

    /// Returns the position of a value: 0 at the start of the axis, 1 at its end.
    func part(of value: Double) -> Double {
      let scaled = isLogarithmic ? RealMath.log(value) / RealMath.log(10) : value
      return (scaled - start) / (end - start)
    }
  }

  /// The line at a value of an axis.
  struct Mark {
    fileprivate let style: String
    /// Whether the line crosses the area.
    fileprivate let isAcross: Bool
    /// The distance by which the line extends beyond the area, in points.
    fileprivate let overhang: Double

    /// A short line outside the area.
    static func tick(_ style: String) -> Mark { Mark(style: style, isAcross: false, overhang: 4) }
    /// A line across the area.
    static func line(_ style: String) -> Mark { Mark(style: style, isAcross: true, overhang: 0) }
    /// A line across the area that extends beyond it.
    static func longLine(_ style: String) -> Mark { Mark(style: style, isAcross: true, overhang: 4) }
  }

  /// The alignment of a text to its point.
  enum Anchor: String {
    case start, middle, end
  }

  /// The area between the axes, in the picture's coordinates.
  let area: LayoutRect
  let x: Axis
  let y: Axis
  /// The size of all type, in points.
  let type: Double
  /// The elements, from back to front.
  private(set) var parts: [String] = []

  init(in area: LayoutRect, x: Axis, y: Axis, type: Double = 13) {
    self.area = area
    self.x = x
    self.y = y
    self.type = type
  }

  /// Returns the picture's coordinates of a point; greater x is farther right, greater y farther up.
  func position(_ x: Double, _ y: Double) -> Vector {
    Vector(area.x + self.x.part(of: x) * area.width, area.y + (1 - self.y.part(of: y)) * area.height)
  }

  // MARK: In the picture's coordinates

  /// Draws a straight line.
  mutating func line(from start: Vector, to end: Vector, style: String, _ attributes: String = "") {
    parts.append(
      "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\" "
        + attributes + "class=\"\(style)\"/>")
  }

  /// Writes a text whose baseline runs through a point.
  mutating func text(_ text: String, at point: Vector, _ anchor: Anchor, style: String) {
    parts.append(
      "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" text-anchor=\"\(anchor.rawValue)\" "
        + "font-size=\"\(number(type))\" class=\"\(style)\">\(escaped(text))</text>")
  }

  /// Draws a rectangle, filled or outlined as its attributes say.
  mutating func rect(_ rect: LayoutRect, _ attributes: String) {
    parts.append(
      "<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" \(attributes)/>")
  }

  /// Draws a dot.
  mutating func dot(at center: Vector, style: String) {
    parts.append("<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"4\" class=\"\(style)\"/>")
  }

  /// Draws the key of a line: a piece of it, with its name beside it.
  mutating func key(
    _ name: String, at start: Vector, length: Double, gap: Double, style: String, nameStyle: String,
    _ attributes: String = ""
  ) {
    line(from: start, to: start + Vector(length, 0), style: style, attributes)
    text(name, at: start + Vector(length + gap, Self.toBaseline), .start, style: nameStyle)
  }

  // MARK: In the values of the axes

  /// Draws lines from point to point, leaving out points that would make no visible difference.
  ///
  /// - Parameters:
  ///   - points: The points, in order.
  ///   - style: The class of the lines.
  ///   - tolerance: The distance that the lines may have from a point, in points of the picture; 0 leaves out nothing.
  ///   - attributes: Further attributes.
  mutating func curve(
    _ points: [Vector], style: String, tolerance: Double = 0.15, _ attributes: String = ""
  ) {
    let positions = points.map { position($0.x, $0.y) }
    let kept =
      tolerance > 0 ? simplified(positions.map { [$0.x, $0.y] }, tolerance: tolerance) : Array(points.indices)
    let path = kept.map { number(positions[$0].x) + " " + number(positions[$0].y) }.joined(separator: "L")
    parts.append("<path d=\"M\(path)\" " + attributes + "class=\"\(style)\"/>")
  }

  /// Fills a part of the area, given the element's attributes.
  mutating func region(x: ClosedRange<Double>, y: ClosedRange<Double>, _ attributes: String) {
    let corner = position(x.lowerBound, y.upperBound)
    let other = position(x.upperBound, y.lowerBound)
    rect(LayoutRect(corner.x, corner.y, other.x - corner.x, other.y - corner.y), attributes)
  }

  /// Marks a value of the horizontal axis by a line, if any, and a label below the area.
  mutating func markX(_ value: Double, _ label: String, _ mark: Mark?, below gap: Double = 18) {
    let across = area.x + x.part(of: value) * area.width
    if let mark {
      let top = Vector(across, mark.isAcross ? area.y : area.maxY)
      line(from: top, to: Vector(across, area.maxY + mark.overhang), style: mark.style)
    }
    text(label, at: Vector(across, area.maxY + gap), .middle, style: "m")
  }

  /// Marks a value of the vertical axis by a line and a label, if any, at the left of the area.
  mutating func markY(_ value: Double, _ label: String?, _ mark: Mark, beside gap: Double = 6) {
    let height = area.y + (1 - y.part(of: value)) * area.height
    let right = Vector(mark.isAcross ? area.maxX : area.x, height)
    line(from: Vector(area.x - mark.overhang, height), to: right, style: mark.style)
    if let label { text(label, at: Vector(area.x - gap, height + Self.toBaseline), .end, style: "m") }
  }

  /// The distance of a text's baseline below the middle of the thing that it names, in points.
  static let toBaseline = 4.5
}
