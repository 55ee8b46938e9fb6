import InteractionCore

/// The answers of a rule along one number: a strip with an edge at each change of the answer.
///
/// The dot at an edge is filled if the edge itself has the answer on its right, and open if it has the answer on its left.
struct AnswerStrip {
  let name: String
  let range: ClosedRange<Double>
  /// The edges, and whether each of them has the answer of the greater numbers.
  let edges: [(value: Double, isIncluded: Bool)]
  let answers: [(words: String, look: Sketch.Look)]

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - name: The name of the number.
  ///   - range: The range of the strip.
  ///   - edges: The edges, at least one.
  ///   - words: A closure that returns the words for an answer.
  ///   - look: A closure that returns the look of an answer.
  init<Answer>(
    _ name: String, _ range: ClosedRange<Double>, _ edges: [Threshold<Answer>], words: (Answer) -> String,
    look: (Answer) -> Sketch.Look
  ) {
    self.name = name
    self.range = range
    self.edges = edges.map { ($0.value, $0.isIncluded) }
    answers = (edges.prefix(1).map(\.below) + edges.map(\.above)).map { (words($0), look($0)) }
  }

  /// A description of the strip in words.
  var description: String {
    name + ": " + answers.map(\.words).joined(separator: ", ") + ", edges at "
      + edges.map { number($0.value) }.joined(separator: ", ")
  }

  /// The height of a strip, in points.
  static let height = 76.0

  func draw(at top: Double, into sketch: inout Sketch) {
    func x(_ value: Double) -> Double {
      20 + 320 * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    sketch.text(name, at: Vector(12, top + 12), isBold: true)
    let borders = [range.lowerBound] + edges.map(\.value) + [range.upperBound]
    for (index, answer) in answers.enumerated() {
      let (start, end) = (x(borders[index]), x(borders[index + 1]))
      sketch.box(LayoutRect(start, top + 20, end - start, 26), answer.look)
      sketch.text(answer.words, at: Vector((start + end) / 2, top + 37.5), .middle)
    }
    for edge in edges {
      sketch.dot(at: Vector(x(edge.value), top + 46), radius: 4, style: edge.isIncluded ? "kt" : "kr")
      sketch.text(number(edge.value), at: Vector(x(edge.value), top + 64), .middle, style: "m")
    }
    sketch.text(number(range.lowerBound), at: Vector(x(range.lowerBound), top + 64), .start, style: "m")
    sketch.text(number(range.upperBound), at: Vector(x(range.upperBound), top + 64), .end, style: "m")
  }

  /// Returns a figure of strips, one below the other, with an explanation of the dots.
  static func figure(_ name: String, title: String, _ strips: [AnswerStrip]) -> DrawnFigure {
    var sketch = Sketch()
    for (index, strip) in strips.enumerated() { strip.draw(at: 8 + Double(index) * height, into: &sketch) }
    let end = sketch.paragraph(
      "A dot at an edge is filled if the edge itself belongs to the part on its right, and open if to the one on its left.",
      at: Vector(12, 16 + Double(strips.count) * height))
    return DrawnFigure(
      name: name, title: title, alt: strips.map(\.description).joined(separator: ". ") + ".", height: end + 12,
      sketch: sketch)
  }
}
