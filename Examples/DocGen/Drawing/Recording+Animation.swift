import InteractionCore

extension Recording {
  /// What surrounds the table in the picture, in points.
  private static let margin = 12.0
  /// The height of the line below the table that shows the notices.
  private static let captionHeight = 34.0
  /// How long a notice stays readable, in seconds.
  private static let reading = 1.6

  /// A picture that moves: table, finger, and a line that shows what the table reports.
  func animation(title: String, description: String, still: Double) -> String {
    var canvas = SVGCanvas(frameCount: frames.count, duration: duration, still: frame(at: still))
    let inside = LayerTree(frames).markup(on: &canvas)
    let radius = 14.0
    let shape = "width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"\(number(radius))\""
    let table = "<g clip-path=\"url(#\(canvas.clip(size, radius: radius)))\">\(inside)</g><rect \(shape) class=\"q\"/>"
    let parts = [table] + fingers.flatMap { [ring($0, on: &canvas), dot($0, on: &canvas)] } + captions(on: &canvas)
    let corner = "<g transform=\"translate(\(number(Self.margin)) \(number(Self.margin)))\">"
    return canvas.document(
      size: LayoutSize(width: size.width + 2 * Self.margin, height: size.height + Self.margin + Self.captionHeight + 8),
      title: title, description: description, [corner] + parts.filter { !$0.isEmpty } + ["</g>"])
  }

  /// The times of the frames.
  private var times: [Double] { frames.indices.map { Double($0) / Self.rate } }

  /// The finger: it comes from above, presses, and goes up again.
  private func dot(_ finger: FingerPath, on canvas: inout SVGCanvas) -> String {
    let lift = 0.15
    let poses = times.map { time -> Pose in
      // A finger that goes on from another path is there at once, and gone at once.
      let before = finger.start - time
      let after = time - finger.end
      let height =
        max(0, finger.comesFrom && before > 0 ? lift : before, finger.goesOn && after >= 0 ? lift : after) / lift
      let scale = 0.85 + 0.6 * min(1, height)
      return Pose(position: finger.position(at: time), scale: Vector(scale, scale), alpha: max(0, 1 - height))
    }
    return canvas.place("<circle r=\"15\" class=\"f\"/>", poses)
  }

  /// A ring that spreads where a finger presses without moving.
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

  /// One line for each notice, of which at most one shows.
  private func captions(on canvas: inout SVGCanvas) -> [String] {
    let y = number(size.height + Self.captionHeight * 0.68)
    return notices.indices.map { index in
      let from = notices[index].time
      let next = index + 1 < notices.count ? notices[index + 1].time : duration
      let poses = times.map { time in
        Pose(position: .zero, alpha: time >= from && time < min(next, from + Self.reading) ? 1 : 0)
      }
      let text = "<text x=\"\(number(size.width / 2))\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"15\" class=\"n\">"
      return canvas.place(text + escaped(notices[index].name) + "</text>", poses)
    }
  }
}
