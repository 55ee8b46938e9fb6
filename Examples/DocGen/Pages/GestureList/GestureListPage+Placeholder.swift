import GestureList
import InteractionLists

extension GestureListPage {
  /// The list after two fingers have touched it, and each has moved outward by `delta`.
  private static func pinched(_ upper: Double, _ lower: Double, delta: Double = 0) -> GestureList {
    var list = GestureList(texts, width: 320)
    list.handle(.pinch(.began, FingerPair(upper, lower), contentOffset: 0), at: .zero)
    list.handle(.pinch(.changed, FingerPair(upper - delta, lower + delta), contentOffset: 0), at: Time(0.1))
    return list
  }

  /// The rows that fingers touch, by their indices: neighbours, rows with others between them, and one and the same.
  private static let touches = [(1, 2), (0, 3), (1, 4), (2, 2)]
  /// How far each finger has moved, in points: not at all, halfway, to the threshold, and beyond it.
  static let deltas: [Double] = [0, 12.5, 25, 40]

  private static func middle(ofRow index: Int) -> Double { (Double(index) + 0.5) * GestureList.defaultRowHeight }

  /// The row above the gap for each of `touches`.
  static var rowsAbove: [Int] {
    touches.map { pinched(middle(ofRow: $0), middle(ofRow: $1)).pinch?.indexAbove ?? -1 }
  }

  /// The placeholder for each of `deltas`, between the second row and the third.
  static var placeholders: [GestureList.Placeholder] {
    deltas.compactMap { pinched(middle(ofRow: 1), middle(ofRow: 2), delta: $0).placeholder }
  }

  /// Which rows part, and what stands in the gap: the list's own answers.
  static let pinchFigure: DrawnFigure = {
    var sketch = Sketch()
    sketch.text("which two rows part", at: Vector(12, 20), isBold: true)
    for (index, (touched, above)) in zip(touches, rowsAbove).enumerated() {
      draw(touched, above, at: Vector(34 + 84 * Double(index), 32), into: &sketch)
    }
    let top = 206.0
    sketch.text("the placeholder in the gap", at: Vector(12, top), isBold: true)
    for (index, (delta, placeholder)) in zip(deltas, placeholders).enumerated() {
      draw(placeholder, delta, at: Vector(14 + 88 * Double(index), top + 12), into: &sketch)
    }
    let rows = zip(touches, rowsAbove).map { "rows \($0.0) and \($0.1): below row \($1)" }
    let heights = zip(deltas, placeholders).map { delta, placeholder in
      "\(number(2 * delta)) points wide, \(number(placeholder.seenHeight)) high"
    }
    return DrawnFigure(
      name: "GestureListPinch.svg", title: "Where a pinch opens its gap",
      alt: """
        Where the gap opens when the fingers touch \(rows.joined(separator: "; ")). The gap and the placeholder centred in it, \
        as the fingers part: \(heights.joined(separator: "; ")).
        """,
      height: 410, sketch: sketch)
  }()

  /// Draws five rows, the fingers on two of them, and the border that opens.
  private static func draw(_ touched: (Int, Int), _ above: Int, at corner: Vector, into sketch: inout Sketch) {
    let (width, height) = (60.0, 24.0)
    for index in texts.indices {
      let box = LayoutRect(corner.x, corner.y + Double(index) * height, width, height - 2)
      sketch.box(box, index == above || index == above + 1 ? .content : .plain)
      sketch.text("\(index)", at: Vector(box.x - 5, box.y + 15.5), .end, style: "m")
    }
    for (row, x) in [(touched.0, 22.0), (touched.1, 38)] {
      sketch.dot(at: corner + Vector(x, (Double(row) + 0.5) * height - 1), radius: 6)
    }
    let border = corner.y + Double(above + 1) * height - 1
    sketch.line(from: Vector(corner.x - 3, border), to: Vector(corner.x + width + 6, border), style: "ka")
    let sum = "(\(touched.0)+\(touched.1))/2 = \(above)"
    sketch.text(sum, at: Vector(corner.x + width / 2, corner.y + 5 * height + 14), .middle, size: Sketch.smallType)
  }

  /// Draws the two rows at the gap and the placeholder in it, with their numbers below.
  private static func draw(
    _ placeholder: GestureList.Placeholder, _ delta: Double, at corner: Vector, into sketch: inout Sketch
  ) {
    let (width, scale, high) = (70.0, 0.68, GestureList.defaultRowHeight)
    func box(_ y: Double, _ height: Double, _ look: Sketch.Look) {
      sketch.box(LayoutRect(corner.x, corner.y + y * scale, width, height * scale), look)
    }
    // Its frame is centred on the border between the rows, which is drawn in the middle.
    let border = deltas.reduce(0, max) + high
    box(border - delta - high, high, .content)
    box(border + delta, high, .content)
    if placeholder.seenHeight > 0 { box(border - placeholder.seenHeight / 2, placeholder.seenHeight, .chosen) }
    let middle = corner.y + border * scale
    for (side, sign) in [(border - delta - high / 2, -1.0), (border + delta + high / 2, 1)] {
      let finger = Vector(corner.x + width / 2, corner.y + side * scale)
      sketch.dot(at: finger, radius: 6)
      if delta > 0 { sketch.line(from: finger, to: Vector(finger.x, finger.y - sign * delta * scale), style: "kd") }
    }
    let words = ["δ = \(number(delta))", "gap \(number(2 * delta))", "\(number(placeholder.seenHeight)) high"]
    let end = middle + border * scale + 16
    for (index, line) in (words + [placeholder.text.split(separator: " ").first.map(String.init) ?? ""]).enumerated() {
      let isText = index == words.count
      sketch.text(
        isText ? "“\(line) …”" : line, at: Vector(corner.x + width / 2, end + 15 * Double(index)), .middle,
        style: isText ? "m" : "t", size: Sketch.smallType)
    }
  }
}

extension GestureList.Placeholder {
  /// How high it is seen, in points: its frame, scaled about its middle.
  fileprivate var seenHeight: Double { frame.height * scale }
}
