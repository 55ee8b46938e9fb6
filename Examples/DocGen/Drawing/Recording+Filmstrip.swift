import InteractionCore

extension Recording {
  /// A moment worth a picture of its own.
  struct Moment {
    let time: Double
    let caption: String
  }

  /// Moments side by side, two in a row, read like a page; each shows the same part of the table.
  func filmstrip(_ moments: [Moment], part: LayoutRect, title: String, description: String) -> String {
    var canvas = SVGCanvas()
    let (margin, caption, gap) = (8.0, 52.0, 20.0)
    let parts = moments.enumerated().map { index, moment in
      let x = margin + Double(index % 2) * (part.width + gap)
      let y = margin + Double(index / 2) * (part.height + caption)
      let picture = still(at: moment.time, part: part, on: &canvas)
      let time = "<tspan class=\"n\" font-size=\"22\">\(number(moment.time)) s</tspan>"
      let text =
        "<text y=\"\(number(part.height + 31))\" font-size=\"25\" class=\"t\">\(time) \(escaped(moment.caption))</text>"
      return "<g transform=\"translate(\(number(x)) \(number(y)))\">\(picture)\(text)</g>"
    }
    let rows = Double((moments.count + 1) / 2)
    let size = LayoutSize(width: 2 * (margin + part.width) + gap, height: margin + rows * (part.height + caption))
    return canvas.document(size: size, title: title, description: description, parts)
  }

  /// A part of the table at a moment, with the finger.
  private func still(at time: Double, part: LayoutRect, on canvas: inout SVGCanvas) -> String {
    var content = LayerTree([frames[frame(at: time)]]).markup(on: &canvas)
    if let finger = finger(at: time) {
      content += canvas.place("<circle r=\"15\" class=\"f\"/>", [Pose(position: finger.position(at: time))])
    }
    let size = LayoutSize(width: part.width, height: part.height)
    let moved = canvas.place(content, [Pose(position: Vector(-part.x, -part.y))])
    let border = "<rect width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"8\" class=\"q\"/>"
    return "<g clip-path=\"url(#\(canvas.clip(size, radius: 8)))\">\(moved)</g>\(border)"
  }
}

/// A part of some layers as a picture that stands.
func stillPicture(_ layers: [Layer], part: LayoutRect, title: String, description: String) -> String {
  var canvas = SVGCanvas()
  let content = canvas.place(LayerTree([layers]).markup(on: &canvas), [Pose(position: Vector(-part.x, -part.y))])
  let size = LayoutSize(width: part.width, height: part.height)
  let border = "<rect width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"8\" class=\"q\"/>"
  let clipped =
    "<g transform=\"translate(4 4)\"><g clip-path=\"url(#\(canvas.clip(size, radius: 8)))\">\(content)</g>\(border)</g>"
  return canvas.document(
    size: LayoutSize(width: size.width + 8, height: size.height + 8), title: title, description: description, [clipped])
}
