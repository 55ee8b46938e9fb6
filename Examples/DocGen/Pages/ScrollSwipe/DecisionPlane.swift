import InteractionCore
import ScrollSwipe

/// Where a release rests, for each offset and velocity, by asking the engine at each point of a grid.
struct DecisionPlane {
  /// What a release does.
  private enum Answer: Hashable {
    case opens, closes
    /// It closes, by an animation that is queued.
    case closesByAnimation

    /// The attributes that fill its region, nil where the picture's ground shows.
    var look: String? {
      switch self {
      case .opens: "class=\"two-t\" fill-opacity=\".55\""
      case .closes: nil
      case .closesByAnimation: "class=\"one-t\" fill-opacity=\".3\""
      }
    }
  }

  /// One picture of the plane: a set of rules with some corrections.
  struct Panel {
    let name: String
    let rules: ScrollSwipe.Rules
    let corrections: ScrollSwipe.Corrections
  }

  /// The edge of a cell of the grid: points shown of 160, and the finger's velocity outward in points per second.
  private static let cell = Vector(5, 50)
  private static let columns = 40
  private static let velocities = stride(from: 975.0, to: -1000, by: -cell.y).map { $0 }
  /// Where the panels' areas are, each in its own part of the picture.
  private static let area = LayoutRect(46, 30, 146, 136)

  private static func answer(_ panel: Panel, shown: Double, velocity: Double) -> Answer {
    let row = ScrollSwipePage.row(rules: panel.rules, corrections: panel.corrections)
    let release = SwipeRelease(offset: shown, velocity: velocity, from: .closed)
    guard row.destination(of: release) == .closed else { return .opens }
    return row.closesByAnimation(offset: shown, velocity: velocity) ? .closesByAnimation : .closes
  }

  /// Panels, two in a row.
  static func picture(_ panels: [Panel], title: String, description: String) -> String {
    let parts = panels.enumerated().flatMap { index, panel in
      let corner = Vector(162 * Double(index % 2), 188 * Double(index / 2))
      return plot(panel, at: corner, hasScale: index % 2 == 0).parts
    }
    return SVGCanvas().document(
      size: LayoutSize(width: 360, height: 456), title: title, description: description, parts + legend.parts)
  }

  private static func plot(at corner: Vector = .zero) -> Plot {
    Plot(in: area.moved(by: corner), x: Plot.Axis(0...200), y: Plot.Axis(-1000...1000))
  }

  private static func plot(_ panel: Panel, at corner: Vector, hasScale: Bool) -> Plot {
    var plot = plot(at: corner)
    let area = plot.area
    plot.text(panel.name, at: Vector(area.x + area.width / 2, area.y - 8), .middle, style: "t")
    for velocity in velocities { draw(panel, velocity: velocity, into: &plot) }
    plot.rect(area, "class=\"q\"")
    for shown in [80.0, 160] { plot.markX(shown, number(shown), .longLine("i")) }
    for velocity in [600.0, 0, -600] {
      plot.markY(velocity, hasScale ? number(velocity) : nil, .longLine("i"), beside: 7)
    }
    return plot
  }

  /// Draws one line of the grid: cells with the same answer are one region.
  private static func draw(_ panel: Panel, velocity: Double, into plot: inout Plot) {
    let answers = (0..<columns).map { column in
      answer(panel, shown: (Double(column) + 0.5) * cell.x, velocity: velocity)
    }
    var start = 0
    while start < columns {
      let end = answers[start...].firstIndex { $0 != answers[start] } ?? columns
      if let look = answers[start].look {
        plot.region(
          x: Double(start) * cell.x...Double(end) * cell.x, y: velocity - cell.y / 2...velocity + cell.y / 2, look)
      }
      start = end
    }
  }

  private static var legend: Plot {
    var plot = plot()
    plot.text("→ points shown of 160, ↑ velocity, outward, pt/s", at: Vector(8, 416), .start, style: "m")
    let entries: [(answer: Answer, words: String, x: Double)] = [
      (.opens, "opens", 46), (.closes, "closes", 132), (.closesByAnimation, "closes, queued", 224),
    ]
    for (answer, words, x) in entries {
      let box = LayoutRect(x, 432, 18, 14)
      if let look = answer.look { plot.rect(box, look) }
      plot.rect(box, "class=\"q\"")
      plot.text(words, at: Vector(box.maxX + 6, box.y + 12), .start, style: "t")
    }
    return plot
  }
}
