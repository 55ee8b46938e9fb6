import HeadlessTable
import InteractionCore

extension Recording {
  /// The margin around the table in the picture, in points.
  private static let margin = 12.0
  /// The height of the two lines below the table, a sentence and the notice, in points.
  private static let captionHeight = 48.0
  /// The time for which a notice is shown, in seconds.
  private static let reading = 1.6
  /// The time that a finger must rest before it lifts a row, in seconds.
  private static let hold = TableOptions.defaultMinimumPressDuration

  /// Returns an animation of the table and the finger and, if it is captioned, of the table's notices.
  func animation(title: String, description: String, still: Double, isCaptioned: Bool = true) -> String {
    var canvas = SVGCanvas(frameCount: frames.count, duration: duration, still: frame(at: still))
    let inside = LayerTree(frames).markup(on: &canvas)
    let radius = 14.0
    let shape = "width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"\(number(radius))\""
    let table =
      "<g clip-path=\"url(#\(canvas.clip(size, radius: radius)))\">\(inside)</g><rect \(shape) class=\"q\"/>"
    var parts = [shakes.isEmpty ? table : canvas.place(table, times.map { Pose(position: Vector(shaking(at: $0), 0)) })]
    parts += fingers.flatMap { [ring($0, on: &canvas), hold($0, on: &canvas), dot($0, on: &canvas)] }
    if isCaptioned { parts += captions(on: &canvas) }
    let below = isCaptioned ? Self.captionHeight + 8 : Self.margin
    let corner = "<g transform=\"translate(\(number(Self.margin)) \(number(Self.margin)))\">"
    return canvas.document(
      size: LayoutSize(width: size.width + 2 * Self.margin, height: size.height + Self.margin + below),
      title: title, description: description, [corner] + parts.filter { !$0.isEmpty } + ["</g>"])
  }

  /// Returns the sideways displacement of a phone that is being shaken, in points.
  private func shaking(at time: Double) -> Double {
    // The shaking comes before its effect.
    guard let shake = shakes.first(where: { time > $0 - Self.shake && time < $0 }) else { return 0 }
    let part = (shake - time) / Self.shake
    return 7 * RealMath.sin(part * 6 * .pi) * (1 - part)
  }

  /// The duration of the shaking, in seconds.
  private static let shake = 0.45

  /// The moments of the frames.
  private var times: [Double] { frames.indices.map { pace.moment(at: Double($0) / Self.rate) } }

  /// Returns the markup of a finger, which comes down from above and goes up again.
  private func dot(_ finger: FingerPath, on canvas: inout SVGCanvas) -> String {
    let lift = 0.15
    let poses = times.map { time -> Pose in
      // Between paths that continue one another, the finger neither comes down nor goes up.
      let before = finger.start - time
      let after = time - finger.end
      let height =
        max(0, finger.comesFrom && before > 0 ? lift : before, finger.goesOn && after >= 0 ? lift : after) / lift
      let scale = 0.85 + 0.6 * min(1, height)
      return Pose(position: finger.position(at: time), scale: Vector(scale, scale), alpha: max(0, 1 - height))
    }
    return canvas.place("<circle r=\"15\" class=\"f\"/>", poses)
  }

  /// Returns the markup of a ring that spreads when a finger that has not moved lifts.
  private func ring(_ finger: FingerPath, on canvas: inout SVGCanvas) -> String {
    guard finger.from == finger.to else { return "" }
    let spreads = 0.4
    let poses = times.map { time -> Pose in
      let part = (time - finger.end) / spreads
      let isOver = part < 0 || part > 1
      let scale = isOver ? 1 : 1 + part
      return Pose(position: finger.from, scale: Vector(scale, scale), alpha: isOver ? 0 : 1 - part)
    }
    return canvas.place("<circle r=\"15\" class=\"r\"/>", poses)
  }

  /// Returns the markup of a ring that closes around a finger until it has rested long enough to lift a row.
  private func hold(_ finger: FingerPath, on canvas: inout SVGCanvas) -> String {
    guard finger.rests >= Self.hold, !finger.comesFrom, liftsRows else { return "" }
    let parts = times.map { min(1, max(0, ($0 - finger.start) / Self.hold)) }
    let poses = times.map { time in
      Pose(position: finger.from, alpha: time >= finger.start && time < finger.start + Self.hold + 0.1 ? 1 : 0)
    }
    return canvas.place(canvas.sweep(radius: 24, parts), poses)
  }

  private var liftsRows: Bool { frames.contains { $0.contains { $0.id.part == .lifted } } }

  /// Returns the markup of a sentence for each notice, and of the notice below it; at most one is shown at a time.
  private func captions(on canvas: inout SVGCanvas) -> [String] {
    let told = (notices + shakes.map { Notice(time: $0 - Self.shake, name: "The phone is shaken: undo.") })
      .sorted { $0.time < $1.time }
    func line(_ text: String, _ y: Double, _ size: Double, _ style: String) -> String {
      "<text x=\"\(number(self.size.width / 2))\" y=\"\(number(y))\" text-anchor=\"middle\" "
        + "font-size=\"\(number(size))\" class=\"\(style)\">\(escaped(text))</text>"
    }
    return told.indices.map { index in
      let from = told[index].time
      let next = index + 1 < told.count ? told[index + 1].time : .infinity
      let shown = (pace.time(of: from), pace.time(of: next))
      let poses = frames.indices.map { frame in
        let time = Double(frame) / Self.rate
        return Pose(position: .zero, alpha: time >= shown.0 && time < min(shown.1, shown.0 + Self.reading) ? 1 : 0)
      }
      let name = told[index].name
      let words = NoticeWords.sentence(name) ?? NoticeWords.cause(name)
      let isSentence = name.hasSuffix(".")
      // About forty letters of 14 points are as wide as a phone.
      let letters = (words ?? name).count > 40 ? 12.0 : 14
      let text =
        line(words ?? name, size.height + 21, letters, words != nil || isSentence ? "t" : "n")
        + (words == nil ? "" : line(name, size.height + 40, 12, "n"))
      return canvas.place(text, poses)
    }
  }
}
