import InteractionCore
import ScrollSwipe

extension ScrollSwipePage {
  /// What a release does.
  enum Decision: String, Hashable, Sendable, CaseIterable {
    case opens, closes
    /// It closes, by an animation that is queued.
    case closesByAnimation = "closes, queued"

    fileprivate var look: Sketch.Look {
      switch self {
      case .opens: .chosen
      case .closes: .plain
      case .closesByAnimation: .other
      }
    }
  }

  /// What a set of rules does with the leading buttons, by points shown and velocity outward; where the row was before plays no
  /// part.
  static func decisionMap(
    _ rules: ScrollSwipe.Rules, _ corrections: ScrollSwipe.Corrections
  ) -> DecisionMap<Decision> {
    let row = row(rules: rules, corrections: corrections)
    return DecisionMap(x: 0...200, y: -1000...1000) { shown, velocity in
      let release = SwipeRelease(offset: shown, velocity: velocity, from: .closed)
      guard row.destination(of: release) == .closed else { return .opens }
      return row.closesByAnimation(offset: shown, velocity: velocity) ? .closesByAnimation : .closes
    }
  }

  /// Both sets of rules, uncorrected and corrected.
  static let map: DrawnFigure = {
    let panels: [(name: String, rules: ScrollSwipe.Rules, corrections: ScrollSwipe.Corrections)] = [
      ("article, []", .article, []), ("final, []", .swipeableTableViewCell, []),
      ("article, corrected", .article, .all), ("final, corrected", .swipeableTableViewCell, .all),
    ]
    var sketch = Sketch()
    for (index, panel) in panels.enumerated() {
      let plane = Sketch.Plane(
        area: LayoutRect(50 + Double(index % 2) * 156, 28 + Double(index / 2) * 184, 142, 134), x: 0...200,
        y: -1000...1000)
      sketch.text(
        panel.name, at: Vector(plane.area.x + plane.area.width / 2, plane.area.y - 9), .middle, isBold: true)
      sketch.draw(decisionMap(panel.rules, panel.corrections), in: plane, look: \.look)
      let total = row().contentInset.leading
      sketch.mark(
        plane, x: [0, total / 2, total], y: [-ScrollSwipe.openVelocity, 0, ScrollSwipe.openVelocity],
        labelsY: index % 2 == 0)
    }
    var end = sketch.legend(Decision.allCases.map { ($0.look, $0.rawValue) }, at: 374)
    end = sketch.paragraph(
      "To the right the points that show, upward the velocity outward in points per second.", at: Vector(12, end + 16))
    return DrawnFigure(
      name: "ScrollSwipeRules.svg", title: "Where a release rests",
      alt: """
        Four planes: to the right the points shown of \(number(row().contentInset.leading)), upward the velocity outward. In the \
        article only what is beyond all of them opens. The final version also opens at any place above \
        \(number(ScrollSwipe.openVelocity)) points per second, and queues a close for what does not get to 0 within \
        \(number(ScrollSwipe.maximumCloseDuration)) seconds. Corrected, both open from half; thrown back faster than \
        \(number(ScrollSwipe.openVelocity)), only from all of them.
        """,
      height: end + 12, sketch: sketch)
  }()
}
