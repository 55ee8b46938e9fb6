import ConstraintSwipe

extension ConstraintSwipePage {
  /// A moment of the row: what the drawing calls it, and the row then.
  private struct Moment {
    let name: String
    let row: ConstraintSwipe
    let time: Time
  }

  /// Points of the picture for each point of the row; the container may stand out at the left.
  private static let scale = 0.6
  private static let cellX = 150.0

  /// The row as a finger and the release bring it there.
  private static var moments: [Moment] {
    var row = Self.row()
    let closed = Moment(name: "closed", row: row, time: .zero)
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(-row.buttonTotalWidth / 2, 0)), at: Time(0.1))
    let half = Moment(name: "half open: a finger holds it", row: row, time: Time(0.1))
    let lift = Time(0.2)
    row.pan(PanSample(.ended, translation: Vector(-row.buttonTotalWidth / 2, 0)), at: lift)
    // The farthest point of the way, to a thousandth of a second.
    let way = (0...200).map { lift + Double($0) / 1000 }
    let farthest = way.max { row.right(at: $0) < row.right(at: $1) } ?? lift
    let bounce = Moment(name: "let go: \(number(ConstraintSwipe.bounce)) points too far", row: row, time: farthest)
    return [closed, half, bounce, Moment(name: "open", row: row, time: row.settleTime ?? lift)]
  }

  /// The pair of constraints at four moments.
  static let anatomy: DrawnFigure = {
    var sketch = Sketch()
    let height = 92.0
    for (index, moment) in moments.enumerated() { draw(moment, at: Double(index) * height + 8, into: &sketch) }
    let end = sketch.legend(
      [
        (.content, "container"), (.button, "buttons"), (.plain, "the row's own background"),
        (.ghost, "beyond the row, not seen"),
      ],
      at: Double(moments.count) * height + 12)
    let values = moments.map {
      "\($0.name): left \(number($0.row.left(at: $0.time))), right \(number($0.row.right(at: $0.time)))"
    }
    return DrawnFigure(
      name: "ConstraintSwipeAnatomy.svg", title: "The pair of constraints",
      alt: "A container over two buttons at four moments, moved by two constants. " + values.joined(separator: "; ")
        + ".",
      height: end + 8, sketch: sketch)
  }()

  private static func draw(_ moment: Moment, at top: Double, into sketch: inout Sketch) {
    let (row, time) = (moment.row, moment.time)
    func x(_ points: Double) -> Double { cellX + points * scale }
    let (left, right) = (row.left(at: time), row.size.width - row.right(at: time))
    let (y, height) = (top + 22, 26.0)
    sketch.text(moment.name, at: Vector(12, top + 12), isBold: true)
    sketch.box(LayoutRect(cellX, y, row.size.width * scale, height), .plain)
    for index in row.actions(.trailing).indices {
      let frame = row.actionFrame(edge: .trailing, index: index, at: time)
      sketch.box(LayoutRect(x(frame.x), y, frame.width * scale, height), .button)
      if x(right) < x(frame.x) + 6 {
        sketch.text("\(index + 1)", at: Vector(x(frame.x + frame.width / 2), y + 17.5), .middle)
      }
    }
    if left < 0 { sketch.box(LayoutRect(x(left), y, -left * scale, height), .ghost) }
    sketch.box(LayoutRect(x(max(0, left)), y, (right - max(0, left)) * scale, height), .content)
    sketch.box(LayoutRect(cellX, y, row.size.width * scale, height), .window)
    let line = y + height + 12
    sketch.span(from: x(left), to: x(0), at: line, label: "left \(number(left))", below: true)
    sketch.span(
      from: x(right), to: x(row.size.width), at: line, label: "right \(number(row.right(at: time)))", below: true)
  }
}
