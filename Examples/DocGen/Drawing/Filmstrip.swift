import InteractionCore

/// A picture of one moment, with its layers and fingers.
struct Still {
  /// The moment in seconds.
  let time: Double
  let caption: String
  /// A second line below the caption; nothing by default.
  var note = ""
  let layers: [Layer]
  /// The locations of the fingers that are down, in points.
  let fingers: [Vector]
  /// The distance in points by which this still's part is below that of the others.
  var down = 0.0
}

/// Stills in rows and columns, each showing the same part of its layers, with a caption below.
struct Filmstrip {
  private static let margin = 8.0
  private static let gap = 20.0

  let stills: [Still]
  /// The part of the layers that each still shows, in points.
  let part: LayoutRect
  var columns = 2

  /// The size of the type, in points; a picture of several columns is shown smaller.
  private var type: Double { columns == 1 ? 14 : 25 }
  /// The height below each picture, in points.
  private var captionHeight: Double { (stills.contains { !$0.note.isEmpty } ? 3.28 : 2.08) * type }

  /// The picture.
  func document(title: String, description: String) -> String {
    var canvas = SVGCanvas()
    let parts = stills.enumerated().map { index, still in
      let x = Self.margin + Double(index % columns) * (part.width + Self.gap)
      let y = Self.margin + Double(index / columns) * (part.height + captionHeight)
      let picture = picture(still, on: &canvas)
      let small = number(type * 0.88)
      let time = "<tspan class=\"n\" font-size=\"\(small)\">\(number(still.time)) s</tspan>"
      let text =
        "<text y=\"\(number(part.height + type * 1.24))\" font-size=\"\(number(type))\" class=\"t\">"
        + "\(time) \(escaped(still.caption))</text>"
      let note =
        still.note.isEmpty
        ? ""
        : "<text y=\"\(number(part.height + type * 2.4))\" font-size=\"\(small)\" class=\"n\">"
          + "\(escaped(still.note))</text>"
      return "<g transform=\"translate(\(number(x)) \(number(y)))\">\(picture)\(text)\(note)</g>"
    }
    let (across, rows) = (Double(columns), Double((stills.count + columns - 1) / columns))
    let width = 2 * Self.margin + across * part.width + (across - 1) * Self.gap
    let size = LayoutSize(width: width, height: Self.margin + rows * (part.height + captionHeight))
    return canvas.document(size: size, title: title, description: description, parts)
  }

  private func picture(_ still: Still, on canvas: inout SVGCanvas) -> String {
    var content = LayerTree([still.layers]).markup(on: &canvas)
    for finger in still.fingers {
      content += canvas.place("<circle r=\"15\" class=\"f\"/>", [Pose(position: finger)])
    }
    let size = LayoutSize(width: part.width, height: part.height)
    let moved = canvas.place(content, [Pose(position: Vector(-part.x, -part.y - still.down))])
    let border = "<rect width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"8\" class=\"q\"/>"
    return "<g clip-path=\"url(#\(canvas.clip(size, radius: 8)))\">\(moved)</g>\(border)"
  }
}
