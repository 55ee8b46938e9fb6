import InteractionLists

/// The pictures of the page that explains the package's design.
enum DesignFigures {
  static func documents(_ sources: SourceIndex) throws -> [Document] {
    [try ModuleWall(sources).figure.document, flow.document, protocols.document, try RowTreeFilm().document]
  }

  // MARK: The way of a touch

  /// What carries a touch to the screen, and what each carries on.
  private static let stations: [(name: String, does: String, hands: String)] = [
    ("a finger", "moves", "TouchEvent, with its time"),
    ("HeadlessTable", "asks which row is there, and what the finger means", "TableGesture, with the row's id"),
    ("the list", "knows the row by its id", "PanSample, tap or press"),
    ("the row", "moves its content, chooses where it rests", "SwipeEffects: notice, motion"),
    ("the list", "changes rows if an action says so", "ListEffects: one ListUpdate"),
    ("HeadlessTable", "draws the rows in sight at a time", "LayerList: what has changed"),
    ("a view, a page, a test", "shows it, or compares it", ""),
  ]

  static let flow: DrawnFigure = {
    var sketch = Sketch()
    var y = 10.0
    for (index, station) in stations.enumerated() {
      let look: Sketch.Look = index == 0 || index == stations.count - 1 ? .plain : .content
      sketch.box(LayoutRect(12, y, 336, 42), look, radius: 7)
      sketch.text(station.name, at: Vector(24, y + 17), isBold: true)
      sketch.text(station.does, at: Vector(24, y + 33), style: "t", size: Sketch.smallType)
      if !station.hands.isEmpty {
        sketch.arrow(from: Vector(60, y + 42), to: Vector(60, y + 70))
        sketch.text(station.hands, at: Vector(72, y + 60), size: Sketch.smallType)
      }
      y += 70
    }
    return DrawnFigure(
      name: "Design-flow.svg", title: "From a touch to a frame",
      alt: stations.map { $0.name + " " + $0.does + ($0.hands.isEmpty ? "" : ", and hands on " + $0.hands) }
        .joined(separator: "; ") + ".",
      height: y - 18, sketch: sketch)
  }()

  // MARK: The protocols

  /// The protocols, what each says, and who has it; the second refines the first.
  private static let ladder: [(name: String, says: String, who: String)] = [
    ("PannableRow", "follows a finger sideways", "all four kinds of row"),
    ("RevealingRow", "… and shows buttons", "the three with buttons"),
    ("ScrollDriven", "a real scroll view may move it", "the two built on a scroll view"),
    ("DrawableRow", "is painted as layers, and hit where it is painted", "the three with buttons"),
    ("ListInteraction", "a whole list answers touches", "rows in a SwipeList, the form, the to-do list"),
  ]

  static let protocols: DrawnFigure = {
    var sketch = Sketch()
    sketch.box(LayoutRect(12, 10, 336, 130), .content, radius: 7)
    sketch.box(LayoutRect(24, 72, 312, 58), .content, radius: 7)
    for (index, step) in ladder.enumerated() {
      let x = index == 1 ? 36.0 : 24
      let y = index < 2 ? 28 + Double(index) * 62 : 168 + Double(index - 2) * 66
      if index > 1 { sketch.box(LayoutRect(12, y - 18, 336, 58), .plain, radius: 7) }
      sketch.text(step.name, at: Vector(x, y), isBold: true)
      sketch.text(step.says, at: Vector(x, y + 16), size: Sketch.smallType)
      sketch.text(step.who, at: Vector(x, y + 31), style: "m", size: Sketch.smallType)
    }
    return DrawnFigure(
      name: "Design-protocols.svg", title: "The shared protocols",
      alt: ladder.map { "\($0.name): \($0.says), \($0.who)" }.joined(separator: "; ") + ".", height: 350, sketch: sketch
    )
  }()
}
