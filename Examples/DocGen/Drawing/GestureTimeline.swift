import InteractionCore

/// What one gesture does, on one time axis: curves over one another, states as bands, and what is reported.
///
///     let timeline = GestureTimeline(
///       duration: 650, marks: [.init(time: 350, words: "finger lifts")], lanes: [lane], bands: [band], notices: [])
///     let figure = timeline.figure("Gesture.svg", title: "One gesture", alt: "A finger …")
///
/// Times are milliseconds from where the axis begins. Everything that is drawn at a time is straight above its place on the axis.
struct GestureTimeline {
  /// Something that happens at a moment.
  struct Mark: Hashable {
    let time: Double
    let words: String
  }

  /// How a curve is drawn.
  enum Stroke: String {
    /// The finger: dashed.
    case finger = "one"
    /// What follows it: solid.
    case row = "two"
    /// What gives way to it: thin and dashed.
    case neighbour = "kg"

    fileprivate var text: String {
      switch self {
      case .finger: "one-t"
      case .row: "two-t"
      case .neighbour: "t"
      }
    }
  }

  /// A number over time.
  struct Curve {
    /// What the key says; empty where another curve's name stands for this one, too.
    let name: String
    let stroke: Stroke
    /// (milliseconds, value), in order.
    let points: [Vector]
  }

  /// A value that matters: a line across a lane, with its name.
  struct Level: Hashable {
    let value: Double
    let words: String
  }

  /// Curves over one vertical axis.
  struct Lane {
    /// What the vertical axis says, with the unit.
    let name: String
    let curves: [Curve]
    let levels: [Level]
    /// The values at the upper and at the lower end; they may be in either order.
    let top, bottom: Double
    /// The height of the lane, in points.
    var height = 150.0
    /// The values that are written beside it; those for which there is no room are left out, the last first.
    let ticks: [Double]

    fileprivate func y(of value: Double) -> Double { (value - top) / (bottom - top) * height }
  }

  /// A stretch of time in which something stays as it is.
  struct Span: Hashable {
    let start, end: Double
    let words: String
    let look: Sketch.Look
  }

  /// What something is, from stretch to stretch.
  struct Band {
    let name: String
    let spans: [Span]

    /// - Parameters:
    ///   - name: What the band is about.
    ///   - samples: What it is from a time on, in order; what stays the same is one span.
    ///   - end: When the last one ends, in milliseconds.
    ///   - look: How words are painted.
    init(name: String, _ samples: [(time: Double, words: String)], until end: Double, look: (String) -> Sketch.Look) {
      let changes = samples.indices.filter { $0 == 0 || samples[$0].words != samples[$0 - 1].words }
      let ends = changes.dropFirst().map { samples[$0].time } + [end]
      self.name = name
      spans = zip(changes, ends).map { index, end in
        Span(start: samples[index].time, end: end, words: samples[index].words, look: look(samples[index].words))
      }
    }
  }

  /// How long the axis is, in milliseconds.
  let duration: Double
  let marks: [Mark]
  let lanes: [Lane]
  let bands: [Band]
  /// What is reported, in order of time.
  let notices: [Mark]

  /// The horizontal axis, in the picture's coordinates.
  private static let axis = 44.0...346.0
  /// The larger type of drawings: a page of 360 points leaves a picture some 330.
  private static let type = Sketch.type

  private func x(_ time: Double) -> Double {
    let axis = Self.axis
    return axis.lowerBound + (axis.upperBound - axis.lowerBound) * time / duration
  }

  // MARK: The picture

  func figure(_ name: String, title: String, alt: String) -> DrawnFigure {
    var sketch = Sketch()
    var y = 6.0
    y = drawNames(of: marks, isAbove: true, at: y, into: &sketch)
    for lane in lanes { y = draw(lane, at: y, into: &sketch) }
    for band in bands { y = draw(band, at: y, into: &sketch) }
    if !notices.isEmpty { y = drawNotices(at: y, into: &sketch) }
    y = drawAxis(at: y, into: &sketch)
    return DrawnFigure(name: name, title: title, alt: alt, height: y, sketch: sketch)
  }

  /// Draws the moments that are named at the top through a part of the picture.
  private func drawMoments(from top: Double, to bottom: Double, into sketch: inout Sketch) {
    for mark in marks {
      sketch.line(from: Vector(x(mark.time), top), to: Vector(x(mark.time), bottom), style: "kl")
    }
  }

  private func draw(_ lane: Lane, at top: Double, into sketch: inout Sketch) -> Double {
    sketch.text(lane.name, at: Vector(12, top + 14), style: "t", size: Self.type, isBold: true)
    var y = top + 14
    var left = 12.0
    y += 17
    for curve in lane.curves where !curve.name.isEmpty {
      let width = 34 + TextWidth.of(curve.name, size: Self.type)
      if left > 12, left + width > Sketch.width - 4 { (left, y) = (12, y + 17) }
      sketch.line(from: Vector(left, y - 4), to: Vector(left + 26, y - 4), style: curve.stroke.rawValue)
      sketch.text(curve.name, at: Vector(left + 32, y), style: curve.stroke.text, size: Self.type)
      left += width + 12
    }
    let area = LayoutRect(Self.axis.lowerBound, y + 10, Self.axis.upperBound - Self.axis.lowerBound, lane.height)
    drawMoments(from: area.y, to: area.maxY, into: &sketch)
    sketch.line(from: Vector(area.x, area.y), to: Vector(area.x, area.maxY), style: "a")
    var written: [Double] = []
    for tick in lane.ticks {
      let height = area.y + lane.y(of: tick)
      sketch.line(from: Vector(area.x - 4, height), to: Vector(area.x, height), style: "a")
      guard written.allSatisfy({ ($0 - height).magnitude >= 14 }) else { continue }
      written.append(height)
      sketch.text(number(tick), at: Vector(area.x - 7, height + 4), .end, style: "m", size: Self.type)
    }
    for level in lane.levels {
      let height = area.y + lane.y(of: level.value)
      sketch.line(from: Vector(area.x, height), to: Vector(area.maxX, height), style: "kl")
    }
    let curves = lane.curves.map { curve in
      curve.points.map { Vector(x($0.x), area.y + lane.y(of: $0.y)) }
    }
    // Names lie over the lines of moments, and curves over both.
    for level in lane.levels {
      let frame = freePlace(for: level, in: area, at: area.y + lane.y(of: level.value), curves, sketch)
      sketch.box(LayoutRect(frame.x - 2, frame.y, frame.width + 4, frame.height), .ground)
      sketch.text(
        level.words, at: Vector(frame.x, frame.y + Self.type * 0.78), style: "t", size: Self.type)
    }
    for (curve, points) in zip(lane.curves, curves) { sketch.curve(points, style: curve.stroke.rawValue) }
    return area.maxY + 8
  }

  /// Where a level's name stands: beside its line, where no curve and no other name is.
  private func freePlace(
    for level: Level, in area: LayoutRect, at height: Double, _ curves: [[Vector]], _ sketch: Sketch
  ) -> LayoutRect {
    let width = TextWidth.of(level.words, size: Self.type)
    let tops = [height - Self.type - 1, height + 4]
    let places = stride(from: area.maxX - width, through: area.x + 4, by: -6).flatMap { left in
      tops.map { LayoutRect(left, $0, width, Self.type) }
    }
    func hidden(_ place: LayoutRect) -> Double {
      let covered = curves.reduce(0.0) { sum, points in
        sum + zip(points, points.dropFirst()).reduce(0.0) { $0 + Self.overlap($1.0, $1.1, place) }
      }
      // A moment's line behind a name is a lesser evil than a curve, a name the greatest.
      let lines = marks.filter { x($0.time) > place.x - 2 && x($0.time) < place.maxX + 2 }
      let names = sketch.labels.filter { !Self.isApart($0.frame, place) }
      return covered + Double(lines.count) * 4 + Double(names.count) * 1000
    }
    return places.min { hidden($0) < hidden($1) } ?? LayoutRect(area.x + 4, tops[0], width, Self.type)
  }

  /// How much of a piece of a curve lies behind a name, in points.
  private static func overlap(_ start: Vector, _ end: Vector, _ place: LayoutRect) -> Double {
    let steps = max(1, Int((max((end.x - start.x).magnitude, (end.y - start.y).magnitude)).rounded(.up)))
    return (0...steps).reduce(0.0) { sum, step in
      let part = Double(step) / Double(steps)
      let point = Vector(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      let isInside =
        point.x > place.x - 3 && point.x < place.maxX + 3 && point.y > place.y - 2 && point.y < place.maxY + 2
      return sum + (isInside ? 10 : 0)
    }
  }

  private func draw(_ band: Band, at top: Double, into sketch: inout Sketch) -> Double {
    sketch.text(band.name, at: Vector(12, top + 14), style: "t", size: Self.type, isBold: true)
    let height = 22.0
    let y = top + 20
    var outside: [Mark] = []
    for span in band.spans {
      let (left, right) = (x(span.start), x(span.end))
      sketch.box(LayoutRect(left, y, right - left, height), span.look)
      if TextWidth.of(span.words, size: Self.type) + 6 <= right - left {
        sketch.text(
          span.words, at: Vector((left + right) / 2, y + 15), .middle, style: "t", size: Self.type)
      } else {
        outside.append(Mark(time: (span.start + span.end) / 2, words: span.words))
      }
    }
    guard !outside.isEmpty else { return y + height + 6 }
    return drawNames(of: outside, isAbove: false, at: y + height, into: &sketch) + 4
  }

  private func drawNotices(at top: Double, into sketch: inout Sketch) -> Double {
    sketch.text("reported", at: Vector(12, top + 14), style: "t", size: Self.type, isBold: true)
    let y = top + 26
    drawMoments(from: y - 6, to: y + 6, into: &sketch)
    sketch.line(
      from: Vector(Self.axis.lowerBound, y), to: Vector(Self.axis.upperBound, y), style: "a")
    for notice in notices { sketch.dot(at: Vector(x(notice.time), y)) }
    return drawNames(of: notices, isAbove: false, at: y + 4, into: &sketch) + 4
  }

  private func drawAxis(at top: Double, into sketch: inout Sketch) -> Double {
    let y = top + 6
    let step = [20.0, 50, 100, 200, 250, 500, 1000].first { duration / $0 <= 7 } ?? 2000
    sketch.line(from: Vector(Self.axis.lowerBound, y), to: Vector(Self.axis.upperBound, y), style: "ka")
    for time in stride(from: 0, through: duration, by: step) {
      sketch.line(from: Vector(x(time), y), to: Vector(x(time), y + 5), style: "ka")
      sketch.text(number(time), at: Vector(x(time), y + 18), .middle, style: "m", size: Self.type)
    }
    sketch.text("milliseconds", at: Vector(Self.axis.upperBound, y + 34), .end, style: "m", size: Self.type)
    return y + 44
  }
}

// MARK: Names that stand apart

extension GestureTimeline {
  /// Where a name stands beside the line that leads to its moment.
  private struct Place {
    let left: Double
    let row: Int
  }

  /// Writes names in as many rows as it takes, so that none lies over another or over a line to one; answers where they end.
  private func drawNames(
    of marks: [Mark], isAbove: Bool, at top: Double, into sketch: inout Sketch
  ) -> Double {
    guard !marks.isEmpty else { return top }
    let rowHeight = Self.type + 4
    let places = places(of: marks)
    let rows = (places.map(\.row).max() ?? 0) + 1
    let bottom = top + Double(rows) * rowHeight + 2
    for (mark, place) in zip(marks, places) {
      // Row 0 is the one next to what the names belong to.
      let row = isAbove ? Double(rows - 1 - place.row) : Double(place.row)
      let baseline = top + row * rowHeight + rowHeight - 2
      let x = x(mark.time)
      // The line ends at the name where it stands before or behind it, and short of one that stands across it.
      let isAcross = place.left <= x && x <= place.left + TextWidth.of(mark.words, size: Self.type)
      let start = isAbove ? baseline + (isAcross ? 3 : -Self.type * 0.78) : top
      let end = isAbove ? bottom : baseline - (isAcross ? Self.type * 0.78 : 0)
      sketch.line(from: Vector(x, start), to: Vector(x, end), style: "kl")
      sketch.text(mark.words, at: Vector(place.left, baseline), style: "t", size: Self.type)
    }
    return bottom
  }

  /// The first places in as few rows as possible at which all stand apart.
  private func places(of marks: [Mark]) -> [Place] {
    for rows in 1...marks.count {
      if let places = places(of: marks[...], rows: rows, beside: []) { return places }
    }
    // Nothing stands apart: one row for each.
    return marks.indices.map { index in
      let last = Sketch.width - 4 - TextWidth.of(marks[index].words, size: Self.type)
      return Place(left: max(4, min(x(marks[index].time) + 4, last)), row: marks.count - 1 - index)
    }
  }

  /// Places for names, the last first, beside those that have theirs; nil where there are none.
  private func places(of marks: ArraySlice<Mark>, rows: Int, beside taken: [Taken]) -> [Place]? {
    guard let mark = marks.last else { return [] }
    let line = x(mark.time)
    let width = TextWidth.of(mark.words, size: Self.type)
    let last = Sketch.width - 4 - width
    for row in 0..<rows {
      for left in [line + 4, line - 4 - width, min(last, line - 4)] where left >= 4 && left <= last {
        let own = Taken(row: row, line: line, left: left, right: left + width)
        guard taken.allSatisfy({ $0.isApart(from: own) }) else { continue }
        if let others = places(of: marks.dropLast(), rows: rows, beside: taken + [own]) {
          return others + [Place(left: left, row: row)]
        }
      }
    }
    return nil
  }

  /// A name that has its place, and the line that leads to it through the rows before it.
  private struct Taken {
    let row: Int
    let line, left, right: Double

    func isApart(from other: Taken) -> Bool {
      let overlaps = row == other.row && left < other.right + 6 && other.left < right + 6
      return !overlaps && !isCut(by: other) && !other.isCut(by: self)
    }

    private func isCut(by other: Taken) -> Bool { other.row >= row && left - 2 < other.line && other.line < right + 2 }
  }

  /// Whether two frames have nothing in common.
  private static func isApart(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    a.maxX <= b.x || b.maxX <= a.x || a.maxY <= b.y || b.maxY <= a.y
  }
}
