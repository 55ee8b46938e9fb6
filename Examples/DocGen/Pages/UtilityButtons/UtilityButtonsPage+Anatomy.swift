import UtilityButtons

extension UtilityButtonsPage {
  /// Points of the picture for each point of the scroll view's content, and where the content begins in it.
  private static let scale = 0.565
  private static func x(_ points: Double) -> Double { 13 + points * scale }

  /// The strips and the row's content side by side, and the window in each of the three states.
  static let anatomy: DrawnFigure = {
    var sketch = Sketch()
    var row = Self.row()
    let (left, right, width) = (row.leftWidth, row.rightWidth, row.size.width)
    sketch.span(from: x(0), to: x(left), at: 24, label: "L \(number(left))")
    sketch.span(from: x(left), to: x(left + width), at: 24, label: "the row \(number(width))")
    sketch.span(from: x(left + width), to: x(left + width + right), at: 24, label: "R \(number(right))")
    var values: [String] = []
    var top = 40.0
    for state in UtilityButtons.CellState.allCases {
      row.close(animated: false, at: .zero)
      if let edge = state.rest.edge { row.open(edge, animated: false, at: .zero) }
      let name = draw(row, at: top, into: &sketch)
      values.append(name)
      top += 96
    }
    let end = sketch.legend(
      [
        (.window, "what you see"), (.content, "content"), (.button, "strip that shows"),
        (.ghost, "strip that does not"),
      ], at: top - 4)
    return DrawnFigure(
      name: "UtilityButtonsAnatomy.svg", title: "The strips and the three states",
      alt: """
        A scroll view's content: the left strip, \(number(left)) points, the row, \(number(width)), the right strip, \
        \(number(right)). A window as wide as the row shows a part of it. \(values.joined(separator: "; ")). The strip that \
        shows stands at the window's edge.
        """,
      height: end + 8, sketch: sketch)
  }()

  /// Draws a state; answers its name and content offset.
  private static func draw(_ row: UtilityButtons, at top: Double, into sketch: inout Sketch) -> String {
    let (left, right, width, offset) = (row.leftWidth, row.rightWidth, row.size.width, row.contentOffset(at: .zero))
    let (y, height) = (top + 20, 28.0)
    let place = [0: "0", left: "L", left + right: "L + R"][offset] ?? number(offset)
    let name = "\(row.cellState.rawValue): contentOffset \(number(offset))"
    sketch.text(row.cellState.rawValue, at: Vector(12, top + 10), isBold: true)
    sketch.box(LayoutRect(x(0), y, left * scale, height), .ghost)
    sketch.box(LayoutRect(x(left + width), y, right * scale, height), .ghost)
    sketch.box(LayoutRect(x(left), y, width * scale, height), .content)
    for edge in SwipeEdge.allCases where row.rest == .open(edge) {
      for (index, action) in row.actions(edge).enumerated() {
        let frame = row.actionFrame(edge: edge, index: index, at: .zero)
        sketch.box(LayoutRect(x(offset + frame.x), y, frame.width * scale, height), .button)
        sketch.text(action.title, at: Vector(x(offset + frame.x + frame.width / 2), y + 18.5), .middle)
      }
    }
    sketch.box(LayoutRect(x(offset), y - 2.5, width * scale, height + 5), .window)
    let line = y + height + 13
    if offset == 0 {
      sketch.dot(at: Vector(x(0), line))
      sketch.text("contentOffset 0", at: Vector(x(0) + 8, line + 4.5))
    } else {
      sketch.arrow(from: Vector(x(0), line), to: Vector(x(offset), line))
      sketch.text("contentOffset \(number(offset)) = \(place)", at: Vector(x(offset) + 8, line + 4.5))
    }
    return name
  }
}
