import InteractionCore

/// A drawing of boxes, arrows and labels, from which anatomies, maps and diagrams are made: 360 points wide, as narrow as a
/// page may be, in type that can be read at that width.
///
///     var sketch = Sketch()
///     sketch.box(LayoutRect(20, 10, 200, 40), .content)
///     sketch.span(from: 20, to: 220, at: 64, label: "200")
///     let svg = sketch.document(title: "A row", description: "A box, 200 points wide.")
struct Sketch {
  /// The meaning of a part of a drawing, which determines its colours.
  enum Look: String {
    /// The row's content, which moves.
    case content = "kc"
    /// The buttons or strips that the content uncovers.
    case button = "kb"
    /// The part that the screen shows, as a thick outline.
    case window = "kw"
    /// A part that exists but is not seen, or that exists only without a correction.
    case ghost = "kg"
    /// An important or chosen part.
    case chosen = "kh"
    /// A part that is chosen on the other side.
    case other = "ko"
    /// An empty background.
    case plain = "kp"
    /// A part that is neither chosen nor changes.
    case kept = "ks"
    /// The picture's own background, which covers the parts behind a label.
    case ground = "p"
    /// The outline of a map.
    case frame = "kf"
  }

  /// A label and its frame.
  struct Label: Hashable {
    let text: String
    let frame: LayoutRect
  }

  static let width = 360.0
  /// The sizes of labels and of less important labels, in points.
  static let type = 12.5
  static let smallType = 11.5

  /// The elements, from back to front.
  private(set) var parts: [String] = []
  /// All labels, no two of which may overlap.
  private(set) var labels: [Label] = []

  // MARK: Shapes

  mutating func box(_ rect: LayoutRect, _ look: Look, radius: Double = 0) {
    let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    parts.append(
      "<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\"\(corner) class=\"\(look.rawValue)\"/>")
  }

  /// Fills a polygon, or draws nothing for fewer than three corners; without an outline, there is no gap to adjacent
  /// polygons.
  mutating func polygon(_ corners: [Vector], _ look: Look, isOutlined: Bool = true) {
    guard corners.count > 2 else { return }
    let points = corners.map { number($0.x) + "," + number($0.y) }.joined(separator: " ")
    parts.append("<polygon points=\"\(points)\" class=\"\(look.rawValue)\(isOutlined ? "" : " kn")\"/>")
  }

  mutating func line(from start: Vector, to end: Vector, style: String = "ka") {
    parts.append(
      "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\" "
        + "class=\"\(style)\"/>")
  }

  /// Draws an arrow; a dashed one exists only without a correction.
  mutating func arrow(from start: Vector, to end: Vector, isDashed: Bool = false) {
    line(from: start, to: end, style: isDashed ? "kd" : "ka")
    head(at: end, from: start)
  }

  /// Draws lines from point to point, leaving out points that would make no visible difference.
  mutating func curve(_ points: [Vector], style: String) {
    let kept = simplified(points.map { [$0.x, $0.y] }, tolerance: 0.15).map { points[$0] }
    let path = kept.map { number($0.x) + " " + number($0.y) }.joined(separator: "L")
    if !kept.isEmpty { parts.append("<path d=\"M\(path)\" class=\"\(style)\"/>") }
  }

  mutating func dot(at centre: Vector, radius: Double = 3.5, style: String = "kt") {
    parts.append(
      "<circle cx=\"\(number(centre.x))\" cy=\"\(number(centre.y))\" r=\"\(number(radius))\" class=\"\(style)\"/>")
  }

  private mutating func head(at end: Vector, from start: Vector) {
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return }
    let along = Vector(way.x / length * 7, way.y / length * 7)
    let across = Vector(-along.y * 0.5, along.x * 0.5)
    let base = end - along
    let corners = [end, base + across, base - across]
    parts.append(
      "<polygon points=\"\(corners.map { number($0.x) + "," + number($0.y) }.joined(separator: " "))\" class=\"kt\"/>")
  }

  /// Draws a distance: a line with heads at its ends, without heads if it is short, or a dot if it is near 0, and a label.
  ///
  /// - Parameters:
  ///   - start: One end of the distance, an x coordinate in points.
  ///   - end: The other end.
  ///   - y: The y coordinate of the line.
  ///   - label: The label.
  ///   - below: Whether the label is below the line; otherwise, it is above.
  mutating func span(from start: Double, to end: Double, at y: Double, label: String, below: Bool = false) {
    let (left, right) = (min(start, end), max(start, end))
    if right - left < 1 {
      dot(at: Vector(left, y))
    } else if right - left < 16 {
      line(from: Vector(left, y), to: Vector(right, y))
    } else {
      arrow(from: Vector((left + right) / 2, y), to: Vector(left, y))
      arrow(from: Vector((left + right) / 2, y), to: Vector(right, y))
    }
    for x in Set([left, right]).sorted() { line(from: Vector(x, y - 4), to: Vector(x, y + 4)) }
    text(label, at: Vector((left + right) / 2, below ? y + 16 : y - 6), .middle, style: "t")
  }

  // MARK: Labels

  /// Writes a label whose baseline runs through a point; a label that would leave the picture is moved into it.
  ///
  /// Pass `goesOn` for a label that continues the previous one, because the two are translated together.
  mutating func text(
    _ text: String, at point: Vector, _ anchor: Plot.Anchor = .start, style: String = "t", size: Double = Sketch.type,
    isBold: Bool = false, goesOn: Bool = false
  ) {
    let width = TextWidth.of(text, size: size) * (isBold ? 1.06 : 1)
    let left: Double =
      switch anchor {
      case .start: point.x
      case .middle: point.x - width / 2
      case .end: point.x - width
      }
    let moved = max(4 - left, min(0, Self.width - 4 - width - left))
    let point = point + Vector(moved, 0)
    labels.append(
      Label(text: text, frame: LayoutRect(left + moved, point.y - size * 0.78, width, size)))
    let style = goesOn ? style + PictureWords.goesOn : style
    parts.append(
      "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" text-anchor=\"\(anchor.rawValue)\" "
        + "font-size=\"\(number(size))\"\(isBold ? " font-weight=\"600\"" : "") class=\"\(style)\">\(escaped(text))</text>"
    )
  }

  /// Draws a legend of looks in as many lines as needed, and returns its lower end in points.
  mutating func legend(_ entries: [(look: Look, words: String)], at top: Double) -> Double {
    var (x, y) = (12.0, top)
    for (look, words) in entries {
      let width = 24 + TextWidth.of(words, size: Self.type)
      if x + width > Self.width - 4 { (x, y) = (12, y + 21) }
      box(LayoutRect(x, y, 18, 13), look)
      text(words, at: Vector(x + 24, y + 11))
      x += width + 14
    }
    return y + 15
  }

  /// Writes a text in as many lines as needed, and returns the y coordinate of the last baseline.
  @discardableResult
  mutating func paragraph(
    _ text: String, at point: Vector, width: Double = Sketch.width - 24, style: String = "m",
    size: Double = Sketch.smallType
  ) -> Double {
    let lines = TextWidth.lines(text, size: size, width: width)
    for (index, line) in lines.enumerated() {
      self.text(line, at: point + Vector(0, Double(index) * (size + 3.5)), style: style, size: size, goesOn: index > 0)
    }
    return point.y + Double(lines.count - 1) * (size + 3.5)
  }

  // MARK: The file

  /// Returns the whole picture, with a margin below the drawing.
  func document(height: Double, title: String, description: String) -> String {
    SVGCanvas().document(
      size: LayoutSize(width: Self.width, height: height), title: title, description: description,
      style: Theme.style + "\n" + Self.style, parts)
  }

  /// The styles of looks, in light and dark; outlines have a contrast of at least 3 to the background.
  static let style = """
    .kc{fill:#ddf4ff;stroke:#0969da;stroke-width:1.2}.kb{fill:#ffe0cc;stroke:#c2410c;stroke-width:1.2}
    .kw{fill:none;stroke:#1f2328;stroke-width:2.5}.kg{fill:none;stroke:#6e7781;stroke-width:1.2;stroke-dasharray:4 3}
    .kh{fill:#218bff;stroke:#0550ae;stroke-width:1}.ko{fill:#fdba74;stroke:#c2410c;stroke-width:1}
    .kp{fill:#f6f8fa;stroke:#6e7781;stroke-width:1}.ks{fill:#d8dee4;stroke:#6e7781;stroke-width:1}
    .kf{fill:none;stroke:#6e7781;stroke-width:1.5}
    .ka{stroke:#1f2328;stroke-width:1.2}.kd{stroke:#1f2328;stroke-width:1.2;stroke-dasharray:4 3}.kt{fill:#1f2328}.kr{fill:#fff;stroke:#1f2328;stroke-width:1.5}
    .kl{stroke:#6e7781;stroke-width:1;stroke-dasharray:2 3}
    .kn{stroke-width:.6}.kh.kn{stroke:#218bff}.ko.kn{stroke:#fdba74}.kp.kn{stroke:#f6f8fa}.ks.kn{stroke:#d8dee4}
    .kc,.kb,.kw,.kg,.kh,.ko,.kp,.ks,.kf{shape-rendering:auto}
    @media (prefers-color-scheme:dark){
    .kc{fill:#10304f;stroke:#58a6ff}.kb{fill:#4a2410;stroke:#fb923c}.kw{stroke:#e6edf3}.kg{stroke:#9198a1}
    .kh{fill:#1c62d6;stroke:#79b8ff}.ko{fill:#9a3412;stroke:#fb923c}.kp{fill:#161b22;stroke:#9198a1}.ks{fill:#3d444d;stroke:#9198a1}.kf{stroke:#9198a1}
    .kh.kn{stroke:#1c62d6}.ko.kn{stroke:#9a3412}.kp.kn{stroke:#161b22}.ks.kn{stroke:#3d444d}
    .ka,.kd{stroke:#e6edf3}.kt{fill:#e6edf3}.kr{fill:#0d1117;stroke:#e6edf3}.kl{stroke:#9198a1}
    }
    """
}

/// A drawing for a page, with its file's name and its alternative text.
struct DrawnFigure {
  /// The file's name.
  let name: String
  let title: String
  /// The alternative text: what the drawing shows, in a sentence or two.
  let alt: String
  let height: Double
  let sketch: Sketch

  /// The file.
  var document: Document {
    .figure(name, sketch.document(height: height, title: title, description: alt))
  }
}
