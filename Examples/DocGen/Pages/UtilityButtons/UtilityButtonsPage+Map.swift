import UtilityButtons

extension UtilityButtonsPage {
  /// The velocities that are shown, in points per millisecond, and the proposed targets, in points.
  private static let velocities = -1.0...1.0
  private static let targets = -40.0...310.0

  /// The row of a map: the page's row, or ZCJTableViewCell's with its one button.
  private static func mappedRow(_ rules: UtilityButtons.Rules) -> UtilityButtons {
    row(trailing: rules == .zcjTableViewCell ? [delete] : [delete, more], rules: rules, corrections: [])
  }

  /// What a row in a state does with a target and a velocity, on the article's side of every fault.
  static func decisionMap(_ rules: UtilityButtons.Rules, _ state: State) -> DecisionMap<String> {
    let row = mappedRow(rules)
    return DecisionMap(x: targets, y: velocities, columns: 30, lines: 8) { target, velocity in
      answer(row, state, Question(velocity: velocity, target: target)).word
    }
  }

  /// Three sets of rules, each from the three states: where a release goes.
  static let map: DrawnFigure = {
    let panels: [(rules: UtilityButtons.Rules, name: String, states: [State])] = [
      (.swTableViewCell, "SWTableViewCell", [.left, .center, .right]),
      (.swTableViewCellMaster, "its later master", [.left, .center, .right]),
      (.zcjTableViewCell, "ZCJTableViewCell, right side only", [.center, .right]),
    ]
    var sketch = Sketch()
    for (line, panel) in panels.enumerated() {
      let top = 20 + Double(line) * 148
      sketch.text(panel.name, at: Vector(12, top), isBold: true)
      let row = mappedRow(panel.rules)
      let halves = (row.leftWidth > 0 ? [row.leftWidth / 2] : []) + [row.leftWidth + row.rightWidth / 2]
      for state in panel.states {
        let column = State.allCases.firstIndex(of: state) ?? 0
        let plane = Sketch.Plane(
          area: LayoutRect(44 + Double(column) * 105, top + 24, 97, 84), x: targets, y: velocities)
        sketch.text("from \(state.rawValue)", at: Vector(plane.area.x + plane.area.width / 2, top + 19), .middle)
        sketch.draw(decisionMap(panel.rules, state), in: plane, look: look)
        let flick = UtilityButtons.flick / 1000
        sketch.mark(plane, x: halves, y: [-flick, 0, flick], labelsY: state == panel.states.first)
      }
    }
    var end = sketch.legend(
      [(.other, "left"), (.plain, "center"), (.chosen, "right"), (.kept, "state stays, stops at t")], at: 458)
    end = sketch.paragraph(
      "To the right the target t in points, upward the velocity v in points per millisecond.", at: Vector(12, end + 16))
    return DrawnFigure(
      name: "UtilityButtonsMap.svg", title: "Where a release goes",
      alt: """
        Eight planes of target and velocity, for three sets of rules and the states left, center and right. A flick of half a \
        point per millisecond goes one state on or, where there is none, stays; but a flick back of ZCJTableViewCell's \
        closed row counts as slow. Slower, the halves of the strips, dashed lines, part left, center and right.
        """,
      height: end + 12, sketch: sketch)
  }()

  private static func look(_ word: String) -> Sketch.Look {
    switch word {
    case "left": .other
    case "right": .chosen
    case "center": .plain
    default: .kept
    }
  }
}
