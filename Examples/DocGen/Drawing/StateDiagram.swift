import InteractionCore

/// A diagram of states, and of the events that lead from one to another.
///
///     StateDiagram(
///       states: [.init("resting", column: 0), .init("held", column: 1)],
///       edges: [.init("resting", "held", "began"), .init("held", "resting", "ended")])
///
/// States are in columns, and high enough for every edge to be one straight arrow with its event above it. Arrows follow
/// the order of the edges from top to bottom; edges between different columns may share a line.
struct StateDiagram: Sendable {
  struct State: Sendable {
    let name: String
    /// The column of the state, from the left.
    let column: Int
    /// Whether the state exists only without a correction.
    var isFault: Bool
    /// Whether this box represents any state, and is not a state itself.
    var isAny: Bool

    init(_ name: String, column: Int, isFault: Bool = false, isAny: Bool = false) {
      self.name = name
      self.column = column
      self.isFault = isFault
      self.isAny = isAny
    }
  }

  struct Edge: Sendable {
    let from: String
    let to: String
    let label: String
    /// Whether the edge exists only without a correction.
    var isFault: Bool

    init(_ from: String, _ to: String, _ label: String, isFault: Bool = false) {
      self.from = from
      self.to = to
      self.label = label
      self.isFault = isFault
    }
  }

  let states: [State]
  let edges: [Edge]

  /// The names of the states that the source must have, sorted.
  var names: [String] { states.filter { !$0.isAny }.map(\.name).sorted() }

  // MARK: The layout

  /// The places of all boxes and arrows, in points.
  struct Layout {
    /// An edge with the y coordinate of its arrow, the ends of the arrow, and the lines of the label above it.
    struct Arrow {
      let edge: Edge
      let start, end, y: Double
      let label: [String]
    }

    /// The rectangles of the states, in their order; nil for one without edges.
    var boxes: [LayoutRect?]
    var arrows: [Arrow]
    var height: Double
  }

  private static let margin: Double = 10
  private static let padding: Double = 8
  private static let lineHeight: Double = 15

  /// Returns the places of all boxes and arrows in a picture of a sketch's width.
  ///
  /// - Precondition: Edges lead from one column to another, between states of the diagram; no states overlap, and no arrow crosses
  ///   another state.
  func layout() -> Layout {
    let columns = (states.map(\.column).max() ?? 0) + 1
    let widths: [Double] = (0..<columns).map { column in
      let names = states.filter { $0.column == column }.map(\.name)
      let widest: Double = names.map { TextWidth.of($0, size: Sketch.type) }.max() ?? 0
      return widest + 2 * Self.padding
    }
    let taken: Double = widths.reduce(2 * Self.margin, +)
    let gap: Double = columns > 1 ? (Sketch.width - taken) / Double(columns - 1) : 0
    func left(_ column: Int) -> Double {
      let before: Double = widths[..<column].reduce(0, +)
      return Self.margin + before + Double(column) * gap
    }

    var layout = Layout(boxes: states.map { _ in nil }, arrows: [], height: 0)
    var (top, bottom) = (Self.margin, Self.margin)
    var occupied = 0..<0
    for edge in edges {
      let (from, to) = (index(of: edge.from), index(of: edge.to))
      let (start, end) = (states[from].column, states[to].column)
      precondition(start != end, "The edge from \(edge.from) to \(edge.to) must lead to another column.")
      let (low, high) = (min(start, end), max(start, end))
      // An edge shares the line of the previous edges if it does not overlap them.
      if occupied.isEmpty || low < occupied.upperBound { (top, occupied) = (bottom, low..<low) }
      occupied = occupied.lowerBound..<high
      let (inner, outer) = (left(low) + widths[low], left(high))
      let label = TextWidth.lines(edge.label, size: Sketch.smallType, width: outer - inner - 10)
      let height = Double(label.count) * Self.lineHeight + 12
      bottom = max(bottom, top + height)
      layout.arrows.append(
        Layout.Arrow(
          edge: edge, start: start < end ? inner : outer, end: start < end ? outer : inner, y: top + height - 6,
          label: label))
      for state in [from, to] {
        let column = states[state].column
        let box = layout.boxes[state] ?? LayoutRect(left(column), top, widths[column], 0)
        layout.boxes[state] = LayoutRect(box.x, box.y, box.width, max(box.maxY, top + height) - box.y)
      }
    }
    layout.height = bottom + Self.margin
    check(layout)
    return layout
  }

  private func index(of name: String) -> Int {
    guard let index = states.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("An edge names the state \(name), which the diagram does not have.")
    }
    return index
  }

  /// Checks that no states overlap, and that no arrow crosses another state.
  private func check(_ layout: Layout) {
    for (index, box) in layout.boxes.enumerated() {
      guard let box else { continue }
      for (other, otherBox) in layout.boxes.enumerated()
      where other > index && states[other].column == states[index].column {
        guard let otherBox else { continue }
        precondition(
          box.maxY <= otherBox.y || otherBox.maxY <= box.y,
          "The states \(states[index].name) and \(states[other].name) overlap. "
            + "Move one of them to another column.")
      }
      for arrow in layout.arrows where arrow.edge.from != states[index].name && arrow.edge.to != states[index].name {
        let isBeside = max(arrow.start, arrow.end) <= box.x || min(arrow.start, arrow.end) >= box.maxX
        let isApart = arrow.y < box.y || arrow.y - Double(arrow.label.count) * Self.lineHeight > box.maxY
        precondition(
          isBeside || isApart,
          "The arrow from \(arrow.edge.from) to \(arrow.edge.to) crosses the state \(states[index].name). "
            + "Change the order of the edges.")
      }
    }
  }

  // MARK: The picture

  func figure(_ name: String, title: String) -> DrawnFigure {
    let layout = layout()
    var sketch = Sketch()
    for (state, box) in zip(states, layout.boxes) {
      guard let box else { continue }
      let inner = LayoutRect(box.x, box.y + 2, box.width, box.height - 4)
      sketch.box(inner, state.isFault || state.isAny ? .ghost : .content, radius: state.isAny ? 0 : 7)
      sketch.text(
        state.name, at: Vector(box.x + box.width / 2, box.y + box.height / 2 + 4.5), .middle, isBold: !state.isAny)
    }
    for arrow in layout.arrows {
      sketch.arrow(
        from: Vector(arrow.start, arrow.y), to: Vector(arrow.end, arrow.y), isDashed: arrow.edge.isFault)
      for (line, words) in arrow.label.enumerated() {
        let y = arrow.y - 5 - Double(arrow.label.count - 1 - line) * Self.lineHeight
        let middle = Vector((arrow.start + arrow.end) / 2, y)
        sketch.text(words, at: middle, .middle, size: Sketch.smallType, goesOn: line > 0)
      }
    }
    var height = layout.height
    if states.contains(where: \.isFault) || edges.contains(where: \.isFault) {
      height = sketch.paragraph("Dashed arrows: only without a correction.", at: Vector(Self.margin, height + 8)) + 10
    }
    let words = edges.map { "\($0.from) to \($0.to): \($0.label)" + ($0.isFault ? " (only without a correction)" : "") }
    return DrawnFigure(
      name: name, title: title, alt: words.joined(separator: "; ") + ".", height: height, sketch: sketch)
  }
}
