import HeadlessTable
import ScrollSwipe

/// Where a release rests, for each place and velocity, by asking the engine at each point of a grid.
struct DecisionPlane {
  /// What a release does.
  private enum Answer: Hashable {
    case opens, closes
    /// It closes, by an animation that is queued.
    case closesByAnimation
  }

  /// One picture of the plane: a set of rules with some corrections.
  struct Panel {
    let name: String
    let rules: ScrollSwipe.Rules
    let corrections: ScrollSwipe.Corrections
  }

  /// Points shown of 160, and the finger's velocity outward in points per second.
  private static let places = stride(from: 2.5, to: 200, by: 5).map { $0 }
  private static let velocities = stride(from: 975.0, to: -1000, by: -50).map { $0 }

  private static func answer(_ panel: Panel, shown: Double, velocity: Double) -> Answer {
    var row = ScrollSwipePage.row(rules: panel.rules, corrections: panel.corrections)
    // The scroll view's velocity grows when the finger moves left; these buttons show when it moves right.
    let answer = row.scroll(.ended(contentOffset: -shown, velocity: -velocity, target: -shown), at: .zero)
    guard answer.targetContentOffset == 0 else { return .opens }
    return row.closesByAnimation ? .closesByAnimation : .closes
  }

  /// Panels, two in a row.
  static func picture(_ panels: [Panel], title: String, description: String) -> String {
    let size = LayoutSize(width: 360, height: 456)
    var parts: [String] = []
    for (index, panel) in panels.enumerated() {
      let corner = Vector(46 + 162 * Double(index % 2), 30 + 188 * Double(index / 2))
      parts += draw(panel, at: corner, hasScale: index % 2 == 0)
    }
    parts += legend(at: Vector(46, 408))
    return SVGCanvas().document(size: size, title: title, description: description, parts)
  }

  private static let area = LayoutSize(width: 146, height: 136)

  private static func draw(_ panel: Panel, at corner: Vector, hasScale: Bool) -> [String] {
    let cell = LayoutSize(width: area.width / Double(places.count), height: area.height / Double(velocities.count))
    var parts = [text(panel.name, corner + Vector(area.width / 2, -8), anchor: "middle", name: "t")]
    for (line, velocity) in velocities.enumerated() {
      var column = 0
      while column < places.count {
        let answer = answer(panel, shown: places[column], velocity: velocity)
        let end =
          places[column...].firstIndex { Self.answer(panel, shown: $0, velocity: velocity) != answer }
          ?? places.count
        let frame = LayoutRect(
          corner.x + Double(column) * cell.width, corner.y + Double(line) * cell.height,
          Double(end - column) * cell.width, cell.height)
        parts += fill(answer, frame)
        column = end
      }
    }
    parts.append(
      "<rect x=\"\(number(corner.x))\" y=\"\(number(corner.y))\" width=\"\(number(area.width))\" "
        + "height=\"\(number(area.height))\" class=\"q\"/>")
    for shown in [80.0, 160] {
      let x = corner.x + shown / 200 * area.width
      parts.append(line(Vector(x, corner.y), Vector(x, corner.y + area.height + 4)))
      parts.append(text(number(shown), Vector(x, corner.y + area.height + 18), anchor: "middle", name: "m"))
    }
    for velocity in [600.0, 0, -600] {
      let y = corner.y + (1000 - velocity) / 2000 * area.height
      parts.append(line(Vector(corner.x - 4, y), Vector(corner.x + area.width, y)))
      guard hasScale else { continue }
      parts.append(text(number(velocity), Vector(corner.x - 7, y + 4.5), anchor: "end", name: "m"))
    }
    return parts
  }

  private static func legend(at corner: Vector) -> [String] {
    let entries: [(Answer, String)] = [(.opens, "opens"), (.closes, "closes"), (.closesByAnimation, "closes, queued")]
    let parts = zip(entries, [0.0, 86, 178]).flatMap { entry, x in
      let box = LayoutRect(corner.x + x, corner.y + 24, 18, 14)
      let border =
        "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"18\" height=\"14\" class=\"q\"/>"
      return fill(entry.0, box) + [border, text(entry.1, Vector(box.maxX + 6, box.y + 12), anchor: "start", name: "t")]
    }
    let axes = "→ points shown of 160, ↑ velocity, outward, pt/s"
    return [text(axes, corner + Vector(-38, 8), anchor: "start", name: "m")] + parts
  }

  private static func fill(_ answer: Answer, _ frame: LayoutRect) -> [String] {
    let look: String
    switch answer {
    case .opens: look = "class=\"two-t\" fill-opacity=\".55\""
    case .closesByAnimation: look = "class=\"one-t\" fill-opacity=\".3\""
    case .closes: return []
    }
    let (x, y) = (number(frame.x), number(frame.y))
    let (width, height) = (number(frame.width), number(frame.height))
    return ["<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(look)/>"]
  }

  private static func line(_ from: Vector, _ to: Vector) -> String {
    "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" class=\"i\"/>"
  }

  private static func text(_ string: String, _ place: Vector, anchor: String, name: String) -> String {
    "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" text-anchor=\"\(anchor)\" font-size=\"13\" "
      + "class=\"\(name)\">\(escaped(string))</text>"
  }
}
