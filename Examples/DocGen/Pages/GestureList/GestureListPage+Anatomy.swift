import GestureList

extension GestureListPage {
  /// Points of the picture for each point of the list.
  private static let scale = 0.62
  private static let height = GestureList.defaultRowHeight

  /// The four lengths that decide, each where the list itself changes its answer.
  static let anatomy: DrawnFigure = {
    var sketch = Sketch()
    let half = swipeEdges.last?.value ?? .nan
    let pulled = pullEdges.first?.value ?? .nan
    let gap = pinchEdges.first?.value ?? .nan
    drawSwipe(half, at: 8, into: &sketch)
    drawPull(pulled, at: 104, into: &sketch)
    drawPinch(gap, at: 224, into: &sketch)
    drawHold(at: 364, into: &sketch)
    return DrawnFigure(
      name: "GestureListAnatomy.svg", title: "Four lengths that decide",
      alt: """
        A swiped row, displaced by \(number(half)) points, half of its width. A list pulled down by \(number(pulled)) points, the \
        height of a row, above which a placeholder shows. Two rows with a gap of \(number(gap)) points between them, twice what \
        each side has moved. A lifted row beside the middles of the others, at \
        \(holdEdges.map { number($0.value - height / 2) }.joined(separator: ", ")) points.
        """,
      height: 516, sketch: sketch)
  }()

  private static func row(_ x: Double, _ y: Double, _ words: String, _ look: Sketch.Look, into sketch: inout Sketch) {
    let box = LayoutRect(x, y, rowWidth * 0.4, height * scale)
    sketch.box(box, look)
    sketch.text(words, at: Vector(box.x + 8, box.y + box.height / 2 + 4.5), style: look == .ghost ? "m" : "t")
  }

  private static func drawSwipe(_ half: Double, at top: Double, into sketch: inout Sketch) {
    let (x, scale) = (20.0, 0.62)
    sketch.text("swipe: half of the width", at: Vector(12, top + 12), isBold: true)
    let (y, high) = (top + 22, height * scale)
    sketch.box(LayoutRect(x, y, rowWidth * scale, high), .ghost)
    sketch.box(LayoutRect(x + half * scale, y, rowWidth * scale, high), .content)
    sketch.text("the row", at: Vector(x + (half + rowWidth / 2) * scale, y + 20), .middle)
    sketch.span(
      from: x, to: x + half * scale, at: y + high + 10, label: "\(number(half)) of \(number(rowWidth))", below: true)
    sketch.text("from here on it counts", at: Vector(x + half * scale + 10, y + high + 26), style: "m")
  }

  private static func drawPull(_ pulled: Double, at top: Double, into sketch: inout Sketch) {
    sketch.text("pull: more than a row's height", at: Vector(12, top + 12), isBold: true)
    let (x, y) = (80.0, top + 24)
    row(x, y, "new row", .ghost, into: &sketch)
    row(x, y + pulled * scale, "Item #1", .content, into: &sketch)
    sketch.line(from: Vector(x - 12, y), to: Vector(x + rowWidth * 0.4 + 12, y), style: "ka")
    upright(from: y, to: y + pulled * scale, x: x - 14, label: "> \(number(pulled))", into: &sketch)
    sketch.text(
      "the top edge", at: Vector(x + rowWidth * 0.4 + 16, y + 4.5), style: "m", size: Sketch.smallType)
  }

  private static func drawPinch(_ gap: Double, at top: Double, into sketch: inout Sketch) {
    sketch.text("pinch: a gap wider than a row", at: Vector(12, top + 12), isBold: true)
    let (x, y, high, delta) = (80.0, top + 24, height * scale, gap / 2 * scale)
    row(x, y, "Item #2", .content, into: &sketch)
    row(x, y + high, "new row", .ghost, into: &sketch)
    row(x, y + high + 2 * delta, "Item #3", .content, into: &sketch)
    upright(from: y + high, to: y + high + 2 * delta, x: x - 14, label: "2δ > \(number(gap))", into: &sketch)
    let right = x + rowWidth * 0.4 + 14
    for (from, to, finger) in [
      (y + high + delta, y + high, "one finger, δ up"), (y + high + delta, y + high + 2 * delta, "the other, δ down"),
    ] {
      sketch.arrow(from: Vector(right, from), to: Vector(right, to))
      sketch.text(finger, at: Vector(right + 9, (from + to) / 2 + 4), style: "m", size: Sketch.smallType)
    }
  }

  private static func drawHold(at top: Double, into sketch: inout Sketch) {
    sketch.text("hold: its top passes another row's middle", at: Vector(12, top + 12), isBold: true)
    let (x, y) = (80.0, top + 24)
    // The others closed up, as if the lifted row were not there.
    for (index, words) in ["Item #1", "Item #3", "Item #4"].enumerated() {
      row(x, y + Double(index) * height * scale, words, .content, into: &sketch)
    }
    for (index, edge) in holdEdges.enumerated() {
      // The list answers by the finger's height; the lifted row's top is half of its height above.
      let line = y + (edge.value - height / 2) * scale
      sketch.line(from: Vector(x + 66, line), to: Vector(x + rowWidth * 0.4 + 8, line), style: "kd")
      sketch.line(from: Vector(x - 8, line), to: Vector(x, line))
      sketch.text(number(edge.value - height / 2), at: Vector(x - 12, line + 4.5), .end, style: "m")
      if index == 0 { sketch.text("the middles", at: Vector(12, y + 3 * height * scale + 16), style: "m") }
    }
    let lifted = y + ((holdEdges.dropFirst().first?.value ?? 0) - height / 2) * scale
    let box = LayoutRect(x + 152, lifted, 112, height * scale)
    sketch.box(box, .chosen)
    sketch.text("Item #2, lifted", at: Vector(box.x + 8, box.y + 20))
    sketch.arrow(from: Vector(box.x - 2, lifted), to: Vector(x + rowWidth * 0.4 + 2, lifted))
    sketch.text("its top", at: Vector(box.x + 8, lifted - 6), style: "m")
  }

  /// Measures a height, with its name at the left.
  private static func upright(from top: Double, to bottom: Double, x: Double, label: String, into sketch: inout Sketch)
  {
    let middle = (top + bottom) / 2
    sketch.arrow(from: Vector(x, middle), to: Vector(x, top))
    sketch.arrow(from: Vector(x, middle), to: Vector(x, bottom))
    sketch.text(label, at: Vector(x - 7, middle + 4.5), .end)
  }
}
