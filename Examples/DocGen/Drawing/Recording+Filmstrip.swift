import InteractionCore

extension Recording {
  /// A moment that the film strip shows.
  struct Moment {
    let time: Double
    let caption: String
    /// The distance in points by which this moment's part is below that of the others.
    var down = 0.0
  }

  /// Returns a film strip of moments, one below the other, so that a phone shows them in full size; all show parts of the
  /// same size.
  func filmstrip(_ moments: [Moment], part: LayoutRect, title: String, description: String) -> String {
    let stills = moments.map { moment in
      Still(
        time: moment.time, caption: moment.caption, layers: frames[frame(at: moment.time)],
        fingers: finger(at: moment.time).map { [$0.position(at: moment.time)] } ?? [], down: moment.down)
    }
    return Filmstrip(stills: stills, part: part, columns: 1).document(title: title, description: description)
  }
}

/// Returns a still picture of a part of layers.
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
