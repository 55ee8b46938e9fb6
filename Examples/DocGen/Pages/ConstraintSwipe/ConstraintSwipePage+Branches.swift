import ConstraintSwipe

extension ConstraintSwipePage {
  /// A drag of the article's row: where the row was when it began, and how far the finger has come, in points to the right.
  private struct Branch {
    let startsOpen: Bool
    let deltaX: Double

    /// The article's row then, asked for its right constraint's constant.
    var constant: Double {
      var row = ConstraintSwipePage.row(corrections: [])
      if startsOpen { row.open(.trailing, animated: false, at: .zero) }
      row.pan(PanSample(.began, translation: .zero), at: Time(1))
      row.pan(PanSample(.changed, translation: Vector(deltaX, 0)), at: Time(1.1))
      return row.right(at: Time(1.1))
    }

    var name: String { (startsOpen ? "open" : "closed") + ", to the " + (deltaX < 0 ? "left" : "right") }

    /// The article's sum for a row with buttons of this total width.
    func sum(_ total: Double) -> String {
      let way = startsOpen ? number(total) + (deltaX < 0 ? " + " : " − ") + number(deltaX.magnitude) : signed(-deltaX)
      return (deltaX < 0 ? "min(\(way), \(number(total)))" : "max(\(way), 0)") + " = " + number(constant)
    }

    private func signed(_ value: Double) -> String { (value < 0 ? "−" : "") + number(value.magnitude) }
  }

  private static let branchesInOrder = [
    Branch(startsOpen: false, deltaX: 60), Branch(startsOpen: false, deltaX: -100),
    Branch(startsOpen: true, deltaX: 100), Branch(startsOpen: true, deltaX: -60),
  ]

  /// The four branches of the article's changed pan, a picture of each.
  static let branches: DrawnFigure = {
    var sketch = Sketch()
    for (index, branch) in branchesInOrder.enumerated() {
      let corner = Vector(index.isMultiple(of: 2) ? 10 : 190, index < 2 ? 8 : 100)
      draw(branch, number: index + 1, at: corner, into: &sketch)
    }
    let end = sketch.legend([(.content, "container"), (.button, "buttons")], at: 196)
    let bottom = sketch.paragraph(
      "A ring is where the finger was when the drag began, a dot where it is.", at: Vector(12, end + 16))
    let drags = branchesInOrder.enumerated().map { index, branch in
      "\(index + 1): \(branch.name) by \(number(branch.deltaX.magnitude)), right is \(number(branch.constant))"
    }
    return DrawnFigure(
      name: "ConstraintSwipeBranches.svg", title: "The four branches of a drag",
      alt: "Four drags of the article's row, one for each branch. " + drags.joined(separator: "; ") + ".",
      height: bottom + 12, sketch: sketch)
  }()

  private static func draw(_ branch: Branch, number index: Int, at corner: Vector, into sketch: inout Sketch) {
    let (scale, row) = (0.5, row())
    let width = row.size.width * scale
    let frame = LayoutRect(corner.x, corner.y + 20, width, 28)
    func x(_ points: Double) -> Double { frame.x + points * scale }
    sketch.text("\(index)  \(branch.name)", at: Vector(corner.x, corner.y + 12), isBold: true)
    sketch.box(frame, .plain)
    for index in row.actions(.trailing).indices {
      let button = row.actionFrame(edge: .trailing, index: index, at: .zero)
      sketch.box(LayoutRect(x(button.x), frame.y, button.width * scale, frame.height), .button)
    }
    sketch.box(LayoutRect(frame.x, frame.y, width - branch.constant * scale, frame.height), .content)
    sketch.box(frame, .window)
    // The finger's way is in the middle of the row.
    let start = Vector(x(row.size.width / 2 - branch.deltaX / 2), frame.y + frame.height / 2)
    let finger = start + Vector(branch.deltaX * scale, 0)
    sketch.arrow(from: start, to: finger - Vector(branch.deltaX < 0 ? -5 : 5, 0))
    sketch.dot(at: start, radius: 4, style: "kr")
    sketch.dot(at: finger, radius: 5)
    sketch.text(branch.sum(row.buttonTotalWidth), at: Vector(corner.x, frame.maxY + 16), style: "m")
  }
}
