import InteractionCore

/// A map of a rule's answers over a plane: regions whose edges are found by evaluating the rule.
///
///     DecisionMap(x: 0...200, y: -1000...1000) { shown, velocity in
///       ReleaseRule.velocitySign.answer(RowRelease(shown: shown, velocity: velocity))
///     }.regions
///
/// Along a horizontal line, the edges are exact to the last bit. If the order of answers changes from one line to the next,
/// or an edge jumps, the height of the change is found by bisection. So straight edges are exact in any direction, and
/// curved edges are as fine as the lines.
struct DecisionMap<Answer: Hashable & Sendable> {
  /// A part of the plane with one answer.
  struct Region {
    let answer: Answer
    /// The corners, in the values of the axes: up the left edge, and down the right one.
    let corners: [Vector]
  }

  /// The answers along one line, from left to right, and the edges between them.
  private struct Line {
    let y: Double
    let answers: [Answer]
    let edges: [Double]

    /// Returns whether the edges lie about half-way between those of two lines, so that the edges continue from one to the
    /// other.
    func isBetween(_ below: Line, _ above: Line) -> Bool {
      answers == below.answers && answers == above.answers
        && edges.indices.allSatisfy { index in
          let (low, high) = (below.edges[index], above.edges[index])
          return (edges[index] - (low + high) / 2).magnitude <= (high - low).magnitude / 4
        }
    }

    /// Returns whether the line is more like the line below than like the one above.
    func isLike(_ below: Line, rather above: Line) -> Bool {
      guard answers == below.answers else { return false }
      guard answers == above.answers else { return true }
      return zip(edges, zip(below.edges, above.edges)).allSatisfy { ($0 - $1.0).magnitude <= ($0 - $1.1).magnitude }
    }
  }

  let regions: [Region]
  /// The borders between regions with different answers, as lines of points.
  let borders: [[Vector]]

  /// Evaluates a rule.
  ///
  /// - Parameters:
  ///   - x: The horizontal range.
  ///   - y: The vertical range.
  ///   - columns: The number of steps in which a line is first evaluated; an answer that is narrower than a step may be missed.
  ///   - lines: The number of steps between the horizontal lines.
  ///   - ask: A closure that returns the answer at a point.
  init(
    x: ClosedRange<Double>, y: ClosedRange<Double>, columns: Int = 61, lines: Int = 41,
    _ ask: (Double, Double) -> Answer
  ) {
    let step = (x.upperBound - x.lowerBound) / Double(columns)
    func line(_ height: Double) -> Line {
      let edges = Threshold.all(x, step: step) { ask($0, height) }
      let first = edges.first?.below ?? ask(x.lowerBound, height)
      return Line(y: height, answers: [first] + edges.map(\.above), edges: edges.map(\.value))
    }
    var bands: [[Line]] = []
    for index in 0...lines {
      let next = line(y.lowerBound + (y.upperBound - y.lowerBound) * Double(index) / Double(lines))
      // One step may hold more than one break.
      for _ in 0..<Self.mostBreaks {
        guard let last = bands.last?.last, !line((last.y + next.y) / 2).isBetween(last, next) else { break }
        let (below, above) = Self.parted(last, next, line)
        bands[bands.count - 1].append(below)
        bands.append([above])
      }
      if bands.last?.last?.answers == next.answers { bands[bands.count - 1].append(next) } else { bands.append([next]) }
    }
    regions = bands.flatMap { Self.regions(of: $0, x: x) }
    let upright = bands.flatMap { band in
      (band.first?.edges ?? []).indices.map { index in Self.thinned(band.map { Vector($0.edges[index], $0.y) }) }
    }
    let level = zip(bands, bands.dropFirst()).flatMap { below, above in
      below.last.flatMap { last in above.first.map { Self.border(last, $0, x: x) } } ?? []
    }
    borders = upright + level
  }

  /// The maximum number of changes that are found between two lines.
  private static var mostBreaks: Int { 6 }

  /// Returns the last line that is like the lower one and the first that is not, a billionth of the distance apart.
  private static func parted(_ below: Line, _ above: Line, _ line: (Double) -> Line) -> (Line, Line) {
    var (below, above) = (below, above)
    for _ in 0..<30 {
      let middle = line(below.y + (above.y - below.y) / 2)
      if middle.isLike(below, rather: above) { below = middle } else { above = middle }
    }
    // Both lines are drawn at the same height, so that there is no gap between them.
    let y = ((below.y + above.y) / 2 * 1000).rounded() / 1000
    return (
      Line(y: y, answers: below.answers, edges: below.edges), Line(y: y, answers: above.answers, edges: above.edges)
    )
  }

  /// Returns the parts in which the answers of two lines at one height differ.
  private static func border(_ below: Line, _ above: Line, x: ClosedRange<Double>) -> [[Vector]] {
    func answer(_ line: Line, at x: Double) -> Answer { line.answers[line.edges.count { $0 < x }] }
    let places = ([x.lowerBound] + below.edges + above.edges + [x.upperBound]).sorted()
    return zip(places, places.dropFirst()).compactMap { left, right in
      let middle = (left + right) / 2
      guard left < right, answer(below, at: middle) != answer(above, at: middle) else { return nil }
      return [Vector(left, below.y), Vector(right, below.y)]
    }
  }

  private static func regions(of band: [Line], x: ClosedRange<Double>) -> [Region] {
    guard let answers = band.first?.answers else { return [] }
    return answers.indices.map { index in
      let left = band.map { Vector(index == 0 ? x.lowerBound : $0.edges[index - 1], $0.y) }
      let right = band.map { Vector(index == answers.count - 1 ? x.upperBound : $0.edges[index], $0.y) }
      return Region(answer: answers[index], corners: thinned(left) + thinned(right).reversed())
    }
  }

  /// Returns points without those that lie within a few thousandths of the line between their neighbours.
  private static func thinned(_ points: [Vector]) -> [Vector] {
    points.reduce(into: []) { kept, point in
      if kept.last == point { return }
      while kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], point) { kept.removeLast() }
      kept.append(point)
    }
  }

  /// Returns whether the second point is on the line from the first to the third.
  private static func isStraight(_ start: Vector, _ middle: Vector, _ end: Vector) -> Bool {
    let (way, part) = (end - start, middle - start)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return (way.x * part.y - way.y * part.x).magnitude <= 2e-3 * length
  }
}

extension Sketch {
  /// A plane in a picture, with the ranges of its axes.
  struct Plane {
    let area: LayoutRect
    let x, y: ClosedRange<Double>

    func position(_ point: Vector) -> Vector {
      Vector(
        area.x + area.width * (point.x - x.lowerBound) / (x.upperBound - x.lowerBound),
        area.maxY - area.height * (point.y - y.lowerBound) / (y.upperBound - y.lowerBound))
    }
  }

  /// Draws a map with its frame; a region without a look is left out.
  mutating func draw<Answer>(_ map: DecisionMap<Answer>, in plane: Plane, look: (Answer) -> Look) {
    for region in map.regions { polygon(region.corners.map(plane.position), look(region.answer), isOutlined: false) }
    for border in map.borders {
      for (start, end) in zip(border, border.dropFirst()) {
        line(from: plane.position(start), to: plane.position(end))
      }
    }
    box(plane.area, .frame)
  }

  /// Marks values of a plane's axes: lines across it, and labels below and at the left.
  mutating func mark(_ plane: Plane, x: [Double], y: [Double], labelsY: Bool = true) {
    for value in x {
      let place = plane.position(Vector(value, plane.y.lowerBound))
      line(from: Vector(place.x, plane.area.y), to: place + Vector(0, 4), style: "kl")
      text(number(value), at: place + Vector(0, 16), .middle, style: "m", size: Self.smallType)
    }
    for value in y {
      let place = plane.position(Vector(plane.x.lowerBound, value))
      line(from: place - Vector(4, 0), to: Vector(plane.area.maxX, place.y), style: "kl")
      if labelsY { text(number(value), at: place + Vector(-7, 4), .end, style: "m", size: Self.smallType) }
    }
  }
}
