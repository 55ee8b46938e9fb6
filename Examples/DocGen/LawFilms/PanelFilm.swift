import InteractionCore

/// An animation of designs under the same events, with one panel for each, and text below them.
///
/// Low panels are one below the other, so that a phone shows them in full size; high panels are side by side.
struct PanelFilm: Sendable {
  private static let margin = 12.0
  private static let gap = 14.0

  /// A sentence below the panels, and its style.
  struct Remark: Hashable, Sendable {
    let text: String
    let style: String
  }

  let panels: [FilmPanel]
  /// The texts of the events, each with the frame from which it is shown.
  let events: [FilmPanel.Told]
  /// The style of the events' text.
  var eventStyle = "t"
  /// The sentences about what the panels show.
  let remarks: [Remark]
  /// The frame from which the remarks are shown.
  var remarkedFrom = 0
  /// The maximum height of panels that are one below the other, in points.
  var mostStacked = 300.0
  /// The number of frames per second of film.
  let rate: Double
  /// The frame of the still picture, for readers who see no motion.
  let still: Int

  private var isStacked: Bool { panels.allSatisfy { $0.size.height < mostStacked } }
  /// The size of the type, in points; pictures that are twice as wide are shown at half their size.
  private var type: Double { isStacked ? 13 : 24 }
  private var lineHeight: Double { (type * 1.35).rounded() }
  /// The height of the label and the notices, in points; notices are beside a low panel's label, and below a high panel's.
  private var labelsHeight: Double { (isStacked ? 1 : 2) * lineHeight + 4 }
  private var width: Double {
    isStacked ? panels.map(\.size.width).max() ?? 0 : panels.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
  }

  /// Returns the picture; its title and description are for readers who do not see it.
  func svg(title: String, description: String) -> String {
    let count = panels.map(\.frames.count).max() ?? 1
    var canvas = SVGCanvas(frameCount: count, duration: Double(count) / rate, still: still)
    var parts: [String] = []
    var corner = Vector(Self.margin, Self.margin)
    var bottom = 0.0
    for panel in panels {
      parts.append(group(at: corner, markup(of: panel, on: &canvas)))
      bottom = max(bottom, corner.y + labelsHeight + panel.size.height)
      if isStacked {
        corner.y = bottom + Self.gap / 2
      } else {
        corner.x += panel.size.width + Self.gap
      }
    }
    let text = Vector(Self.margin, bottom + Self.gap / 2)
    let below = remarks.flatMap { styled(lines($0.text), $0.style) }
    parts.append(group(at: text, captions(below, on: &canvas)))
    let height = text.y + Double(eventLines + below.count) * lineHeight + Self.margin
    return canvas.document(
      size: LayoutSize(width: width + 2 * Self.margin, height: height), title: title, description: description, parts)
  }

  private func group(at corner: Vector, _ content: String) -> String {
    "<g transform=\"translate(\(number(corner.x)) \(number(corner.y)))\">\(content)</g>"
  }

  // MARK: Panels

  private func markup(of panel: FilmPanel, on canvas: inout SVGCanvas) -> String {
    var content = line(panel.label, at: .zero, style: "m")
    let corner = isStacked ? Vector(panel.size.width, 0) : Vector(0, lineHeight)
    for told in panel.told {
      // Notices are shown until the next event or notice.
      let next = (events + panel.told).map(\.frame).filter { $0 > told.frame }.min() ?? panel.frames.count
      let text = line(
        shortened(told.text, beside: panel.label), at: corner, anchor: isStacked ? "end" : "start", style: "n")
      content += shown(text, in: told.frame..<next, on: &canvas)
    }
    var inside = LayerTree(panel.frames).markup(on: &canvas)
    for finger in panel.fingers.sorted(by: { $0.key < $1.key }) {
      inside += canvas.place("<circle r=\"15\" class=\"f\"/>", poses(finger.value))
    }
    let radius = isStacked ? 8.0 : 14
    let shape = "width=\"\(number(panel.size.width))\" height=\"\(number(panel.size.height))\" rx=\"\(number(radius))\""
    let clip = canvas.clip(panel.size, radius: radius)
    let table =
      "<rect \(shape) class=\"g\"/><g clip-path=\"url(#\(clip))\">\(inside)</g><rect \(shape) class=\"q\"/>"
    return content + group(at: Vector(0, labelsHeight), table)
  }

  /// Returns the poses of a finger, which comes down from above and goes up again.
  private func poses(_ places: [Vector?]) -> [Pose] {
    let way = 3
    var last = places.lazy.compactMap { $0 }.first ?? .zero
    return places.indices.map { frame in
      // The number of frames until the finger is down; nil if it stays up for longer.
      let coming = (0...way).first { frame + $0 < places.count && places[frame + $0] != nil }
      if let coming, let place = places[frame + coming] { last = place }
      let height = Double(coming ?? way) / Double(way)
      let scale = 0.85 + 0.5 * height
      return Pose(position: last, scale: Vector(scale, scale), alpha: 1 - height)
    }
  }

  // MARK: Text

  /// Returns the events, each while it is current, and the remarks below them.
  private func captions(_ remarks: [Line], on canvas: inout SVGCanvas) -> String {
    let last = panels.map(\.frames.count).max() ?? 1
    var text = ""
    for (index, event) in events.enumerated() {
      let next = index + 1 < events.count ? events[index + 1].frame : last
      text += shown(stacked(styled(lines(event.text), eventStyle)), in: event.frame..<next, on: &canvas)
    }
    let lines = stacked(remarks, below: eventLines)
    return text + shown(lines, in: remarkedFrom..<last, on: &canvas)
  }

  /// The number of lines of the longest event.
  private var eventLines: Int { events.map { lines($0.text).count }.max() ?? 0 }

  private func stacked(_ lines: [Line], below count: Int = 0) -> String {
    lines.enumerated().map { index, item in
      line(item.text, at: Vector(0, Double(index + count) * lineHeight), style: item.style)
    }.joined()
  }

  /// Returns as many names as fit above a panel; monospaced type is three fifths as wide as high.
  private func shortened(_ names: String, beside label: String) -> String {
    let taken = isStacked ? 16 + TextWidth.of(label, size: type) : 0
    let most = Int(((panels.first?.size.width ?? 0) - taken) / (type * 0.6))
    guard names.count > most else { return names }
    let cut = names.prefix(most - 2)
    return cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)] + " …"
  }

  private struct Line {
    let text: String
    let style: String
  }

  private func styled(_ lines: [String], _ style: String) -> [Line] {
    lines.enumerated().map { Line(text: $1, style: $0 > 0 ? style + PictureWords.goesOn : style) }
  }

  /// Returns a text in lines that fit.
  private func lines(_ text: String) -> [String] { TextWidth.lines(text, size: type, width: width) }

  private func line(_ text: String, at corner: Vector, anchor: String = "start", style: String) -> String {
    let place = "x=\"\(number(corner.x))\" y=\"\(number(corner.y + type))\""
    let end = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    return "<text \(place)\(end) font-size=\"\(number(type))\" class=\"\(style)\">\(escaped(text))</text>"
  }

  /// Returns content that is shown only in some frames.
  private func shown(_ content: String, in frames: Range<Int>, on canvas: inout SVGCanvas) -> String {
    canvas.place(
      content, (0..<canvas.frameCount).map { Pose(position: .zero, alpha: frames.contains($0) ? 1 : 0) })
  }
}
