import InteractionCore

/// A drawing of one gesture's effects along a time axis: lanes of curves, bands of states, and notices.
///
///     let timeline = GestureTimeline(
///       duration: 650, marks: [.init(time: 350, words: "finger lifts")], lanes: [lane], bands: [band], notices: [])
///     let figure = timeline.figure("Gesture.svg", title: "One gesture", alt: "A finger …")
///
/// Times are milliseconds from the beginning of the axis.
struct GestureTimeline {
  /// Something that happens at a moment.
  struct Mark: Hashable {
    let time: Double
    let words: String
  }

  /// The style of a curve.
  enum Stroke: String {
    /// The finger: dashed.
    case finger = "one"
    /// The row that follows the finger: solid.
    case row = "two"
    /// A neighbour that gives way to the row: thin and dashed.
    case neighbour = "kg"

    /// The style of the curve's name.
    var text: String {
      switch self {
      case .finger: "one-t"
      case .row: "two-t"
      case .neighbour: "t"
      }
    }
  }

  /// A number over time.
  struct Curve {
    /// The name in the key; empty if another curve's name stands for this curve, too.
    let name: String
    let stroke: Stroke
    /// The points in order, as (milliseconds, value).
    let points: [Vector]
  }

  /// An important value, drawn as a line across a lane with a name.
  struct Level: Hashable {
    let value: Double
    let words: String
  }

  /// Curves over one vertical axis.
  struct Lane {
    /// The name of the vertical axis, with the unit.
    let name: String
    let curves: [Curve]
    let levels: [Level]
    /// The values at the upper and at the lower end; they may be in either order.
    let top, bottom: Double
    /// The height of the lane, in points.
    var height = 150.0
    /// The values that are marked at the axis; a label is left out if it would overlap an earlier one.
    let ticks: [Double]

    func y(of value: Double) -> Double { (value - top) / (bottom - top) * height }
  }

  /// A stretch of time in which something stays as it is.
  struct Span: Hashable {
    let start, end: Double
    let words: String
    let look: Sketch.Look
  }

  /// A band of spans.
  struct Band {
    let name: String
    let spans: [Span]

    /// Creates a band from samples; successive samples with the same words make one span.
    ///
    /// - Parameters:
    ///   - name: The name of the band.
    ///   - samples: The words from a time on, in order.
    ///   - end: The end of the last span, in milliseconds.
    ///   - look: A closure that returns the look of words.
    init(name: String, _ samples: [(time: Double, words: String)], until end: Double, look: (String) -> Sketch.Look) {
      let changes = samples.indices.filter { $0 == 0 || samples[$0].words != samples[$0 - 1].words }
      let ends = changes.dropFirst().map { samples[$0].time } + [end]
      self.name = name
      spans = zip(changes, ends).map { index, end in
        Span(start: samples[index].time, end: end, words: samples[index].words, look: look(samples[index].words))
      }
    }
  }

  /// The length of the axis, in milliseconds.
  let duration: Double
  let marks: [Mark]
  let lanes: [Lane]
  let bands: [Band]
  /// The notices, in order of time.
  let notices: [Mark]

  /// The ends of the axis, in the picture's coordinates.
  static let axis = 44.0...346.0
  /// The size of the type, the larger one of drawings, because a page of 360 points shows a picture some 330 points wide.
  static let type = Sketch.type

  /// Returns the x coordinate of a time, in points.
  func x(_ time: Double) -> Double {
    let axis = Self.axis
    return axis.lowerBound + (axis.upperBound - axis.lowerBound) * time / duration
  }

  // MARK: The picture

  /// Returns the drawing, as high as it needs to be.
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

  /// Draws the lines of the moments that are named at the top, through a part of the picture.
  func drawMoments(from top: Double, to bottom: Double, into sketch: inout Sketch) {
    for mark in marks {
      sketch.line(from: Vector(x(mark.time), top), to: Vector(x(mark.time), bottom), style: "kl")
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
