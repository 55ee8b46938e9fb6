import GestureList
import HeadlessTable

extension GestureListPage {
  /// Four rows of the usual height: what the thresholds are asked of.
  private static let list = GestureList((1...4).map { "Item #\($0)" }, width: 320)
  static let rowWidth = 320.0

  // MARK: What a release does, asked of the list

  /// What letting go of a row does at an offset.
  static func swipe(_ offset: Double) -> String {
    var list = list
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
    list.handle(.pan(RowID(1), PanSample(.ended, translation: Vector(offset, 0))), at: Time(0.3))
    return list.count < Self.list.count
      ? "deletes" : list.item(RowID(1))?.isCompleted == true ? "completes" : "goes back"
  }

  /// What letting go of content does that is pulled below its top.
  static func pull(_ points: Double) -> String {
    var list = list
    list.handle(.pull(.began, contentOffset: 0), at: .zero)
    list.handle(.pull(.changed, contentOffset: -points), at: Time(0.2))
    list.handle(.pull(.ended, contentOffset: -points), at: Time(0.3))
    return list.count > Self.list.count ? "adds" : "goes back"
  }

  /// What letting go does of two fingers on the second and the third row that are so much farther apart than at first.
  static func pinch(_ points: Double) -> String {
    var list = list
    let start = FingerPair(75, 125)
    let end = FingerPair(75 - points / 2, 125 + points / 2)
    list.handle(.pinch(.began, start, contentOffset: 0), at: .zero)
    list.handle(.pinch(.changed, end, contentOffset: 0), at: Time(0.2))
    list.handle(.pinch(.ended, end, contentOffset: 0), at: Time(0.3))
    return list.count > Self.list.count ? "adds" : "goes back"
  }

  /// The index that the second row gets, lifted and carried to a height.
  static func hold(_ y: Double) -> Int {
    var list = list
    list.handle(.hold(.began, y: 75, contentOffset: 0), at: .zero)
    list.handle(.hold(.changed, y: y, contentOffset: 0), at: Time(1))
    return list.ids.firstIndex(of: RowID(1)) ?? -1
  }

  static let swipeEdges = Threshold.all(-320...320, step: 8, swipe)
  static let pullEdges = Threshold.all(0...120, step: 8, pull)
  static let pinchEdges = Threshold.all(0...120, step: 8, pinch)
  static let holdEdges = Threshold.all(0...200, step: 8, hold)

  // MARK: The map

  /// A quantity of a gesture as a line, and on it what letting go does.
  private struct Strip {
    let name: String
    let range: ClosedRange<Double>
    /// The edges, and whether each of them has the answer above.
    let edges: [(value: Double, isIncluded: Bool)]
    let answers: [(words: String, look: Sketch.Look)]
  }

  private static func strip<Answer>(
    _ name: String, _ range: ClosedRange<Double>, _ edges: [Threshold<Answer>], words: (Answer) -> String,
    look: (Answer) -> Sketch.Look
  ) -> Strip {
    let answers = edges.prefix(1).map(\.below) + edges.map(\.above)
    return Strip(
      name: name, range: range, edges: edges.map { ($0.value, $0.isIncluded) },
      answers: answers.map { (words($0), look($0)) })
  }

  private static func look(_ answer: String) -> Sketch.Look {
    switch answer {
    case "deletes": .other
    case "goes back": .plain
    default: .chosen
    }
  }

  /// What letting go does along the one number that each gesture counts.
  static let map: DrawnFigure = {
    let strips = [
      strip("swipe: the row's offset", -320...320, swipeEdges, words: { $0 }, look: look),
      strip("pull: how far below the top", 0...120, pullEdges, words: { $0 }, look: look),
      strip("pinch: how wide the gap is, 2δ", 0...120, pinchEdges, words: { $0 }, look: look),
      strip(
        "hold: the finger's height", 0...200, holdEdges, words: { "place \($0)" },
        look: { $0 % 2 == 0 ? .plain : .chosen }),
    ]
    var sketch = Sketch()
    for (index, strip) in strips.enumerated() { draw(strip, at: 8 + Double(index) * 76, into: &sketch) }
    let bottom = 8 + Double(strips.count) * 76
    let end = sketch.paragraph(
      "A dot stands at each edge: filled where the edge itself counts for the right part, open where it does not.",
      at: Vector(12, bottom + 8))
    return DrawnFigure(
      name: "GestureListThresholds.svg", title: "When letting go counts",
      alt: strips.map { strip in
        let edges = strip.edges.map { "\(number($0.value))" }.joined(separator: ", ")
        return "\(strip.name): " + strip.answers.map(\.words).joined(separator: ", ") + ", edges at " + edges
      }.joined(separator: ". ") + ".",
      height: end + 12, sketch: sketch)
  }()

  private static func draw(_ strip: Strip, at top: Double, into sketch: inout Sketch) {
    func x(_ value: Double) -> Double {
      20 + 320 * (value - strip.range.lowerBound) / (strip.range.upperBound - strip.range.lowerBound)
    }
    sketch.text(strip.name, at: Vector(12, top + 12), isBold: true)
    let borders = [strip.range.lowerBound] + strip.edges.map(\.value) + [strip.range.upperBound]
    for (index, answer) in strip.answers.enumerated() {
      let (start, end) = (x(borders[index]), x(borders[index + 1]))
      sketch.box(LayoutRect(start, top + 20, end - start, 26), answer.look)
      sketch.text(answer.words, at: Vector((start + end) / 2, top + 37.5), .middle)
    }
    for edge in strip.edges {
      sketch.dot(at: Vector(x(edge.value), top + 46), radius: 4, style: edge.isIncluded ? "kt" : "kr")
      sketch.text(number(edge.value), at: Vector(x(edge.value), top + 64), .middle, style: "m")
    }
    for end in [strip.range.lowerBound, strip.range.upperBound] {
      sketch.text(
        number(end), at: Vector(x(end), top + 64), end == strip.range.lowerBound ? .start : .end, style: "m")
    }
  }
}
