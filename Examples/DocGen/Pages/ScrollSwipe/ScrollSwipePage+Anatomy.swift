import ScrollSwipe

extension ScrollSwipePage {
  /// Points of the picture for each point of the scroll view's content, and where the content begins in it.
  private static let scale = 0.56
  private static func x(_ points: Double) -> Double { 108 + points * scale }

  /// The scroll view's box as the article draws it: what scrolls, the room beside it, and the window that moves over both.
  static let anatomy: DrawnFigure = {
    var sketch = Sketch()
    var row = Self.row()
    let (size, inset) = (row.contentSize, row.contentInset)
    sketch.span(from: x(-inset.leading), to: x(0), at: 44, label: "\(number(inset.leading)) left")
    sketch.span(from: x(0), to: x(size.width), at: 44, label: "contentSize \(number(size.width))")
    sketch.span(
      from: x(size.width), to: x(size.width + inset.trailing), at: 44, label: "\(number(inset.trailing)) right")
    sketch.text("contentInset", at: Vector(x(-inset.leading / 2), 20), .middle)
    sketch.text("contentInset", at: Vector(x(size.width + inset.trailing / 2), 20), .middle)
    var values: [String] = []
    var top = 62.0
    for (name, rest) in [
      ("closed", Rest.closed), ("open, left", .open(.leading)), ("open, right", .open(.trailing)),
    ] {
      row.close(animated: false, at: .zero)
      if let edge = rest.edge { row.open(edge, animated: false, at: .zero) }
      draw(row, name, at: top, into: &sketch)
      values.append("\(name): contentOffset \(number(row.contentOffset(at: .zero)))")
      top += 94
    }
    let end = sketch.legend(
      [(.window, "what you see"), (.content, "content"), (.button, "buttons"), (.ghost, "room beside it")], at: top - 4)
    return DrawnFigure(
      name: "ScrollSwipeAnatomy.svg", title: "The scroll view's box",
      alt: """
        A window as wide as the content, \(number(size.width)) points, over the content and the insets beside it, \
        \(number(inset.leading)) at the left and \(number(inset.trailing)) at the right. \(values.joined(separator: "; ")).
        """,
      height: end + 8, sketch: sketch)
  }()

  private static func draw(_ row: ScrollSwipe, _ name: String, at top: Double, into sketch: inout Sketch) {
    let (width, inset, offset) = (row.contentSize.width, row.contentInset, row.contentOffset(at: .zero))
    let (y, height) = (top + 20, 28.0)
    sketch.text(name, at: Vector(12, top + 10), isBold: true)
    sketch.box(LayoutRect(x(-inset.leading), y, inset.leading * scale, height), .ghost)
    sketch.box(LayoutRect(x(width), y, inset.trailing * scale, height), .ghost)
    sketch.box(LayoutRect(x(0), y, width * scale, height), .content)
    for edge in SwipeEdge.allCases where row.rest == .open(edge) {
      for (index, action) in row.actions(edge).enumerated() {
        let frame = row.actionFrame(edge: edge, index: index, at: .zero)
        sketch.box(LayoutRect(x(offset + frame.x), y, frame.width * scale, height), .button)
        sketch.text(action.title, at: Vector(x(offset + frame.x + frame.width / 2), y + 18.5), .middle)
      }
    }
    sketch.box(LayoutRect(x(offset), y - 2.5, width * scale, height + 5), .window)
    // From the content's own origin to the window's.
    let line = y + height + 13
    sketch.line(from: Vector(x(0), y + height), to: Vector(x(0), line + 4), style: "kl")
    if offset == 0 {
      sketch.dot(at: Vector(x(0), line))
    } else {
      sketch.arrow(from: Vector(x(0), line), to: Vector(x(offset), line))
    }
    let middle = offset == 0 ? x(0) + 8 : (x(0) + x(offset)) / 2
    sketch.text(
      "contentOffset \(number(offset))", at: Vector(middle, line + (offset == 0 ? 4.5 : 16)),
      offset == 0 ? .start : .middle)
  }
}
