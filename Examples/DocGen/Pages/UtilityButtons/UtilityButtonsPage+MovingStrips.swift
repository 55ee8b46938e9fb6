import UtilityButtons

extension UtilityButtonsPage {
  /// Points of the picture for each point of the scroll view's content, and where the content begins in it.
  private static let scale = 0.565
  private static func x(_ points: Double) -> Double { 13 + points * scale }

  /// The row as a finger drags it from the center to where the right strip shows.
  private static var dragged: [UtilityButtons] {
    let whole = row().rightWidth
    return [0, whole / 3, 2 * whole / 3, whole].map { way in
      var row = row()
      row.pan(PanSample(.began, translation: .zero), at: .zero)
      row.pan(PanSample(.changed, translation: Vector(-way, 0)), at: Time(0.1))
      return row
    }
  }

  /// The right strip in the scroll view's content: it moves with the window.
  static let movingStrips: DrawnFigure = {
    var sketch = Sketch()
    let (time, rows) = (Time(0.1), dragged)
    for (index, row) in rows.enumerated() { draw(row, time, at: 6 + Double(index) * 78, into: &sketch) }
    let end = sketch.legend(
      [
        (.window, "what you see"), (.content, "content, above"), (.button, "right strip"),
        (.ghost, "strip under the content"),
      ], at: 6 + Double(rows.count) * 78 + 4)
    let places = rows.map { row in
      "contentOffset \(number(row.contentOffset(at: time))), strip at \(number(row.rightViewFrame(at: time).x))"
    }
    return DrawnFigure(
      name: "UtilityButtonsStrips.svg", title: "A strip that moves to stand still",
      alt: """
        Four moments of a drag. The window moves over the scroll view's content, and the right strip moves with it, so it stands \
        still in the window; the content covers what does not show yet. \(places.joined(separator: "; ")).
        """,
      height: end + 8, sketch: sketch)
  }()

  private static func draw(_ row: UtilityButtons, _ time: Time, at top: Double, into sketch: inout Sketch) {
    let (offset, strip, width) = (row.contentOffset(at: time), row.rightViewFrame(at: time), row.size.width)
    let (y, height) = (top + 8, 28.0)
    sketch.box(LayoutRect(x(0), y, (width + row.padding) * scale, height), .plain)
    for index in row.actions(.trailing).indices {
      let frame = row.actionFrame(edge: .trailing, index: index, at: time)
      sketch.box(LayoutRect(x(offset + frame.x), y, frame.width * scale, height), .button)
    }
    sketch.box(LayoutRect(x(row.leftWidth), y, width * scale, height), .content)
    sketch.box(LayoutRect(x(strip.x), y, strip.width * scale, height), .ghost)
    sketch.box(LayoutRect(x(offset), y - 3, width * scale, height + 6), .window)
    let sum = "\(number(offset)) + \(number(width)) − \(number(strip.width)) = \(number(strip.x))"
    sketch.text("contentOffset \(number(offset)), strip at \(sum)", at: Vector(12, y + height + 19))
  }
}
