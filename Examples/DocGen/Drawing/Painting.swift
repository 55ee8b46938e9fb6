import InteractionCore

/// What shows of layers at places that are some points apart: enough to say whether two frames look alike.
struct Painting: Equatable {
  /// The topmost ground at a place, and the text on it, with its place.
  private struct Spot: Equatable {
    var fill: Paint?
    var text: LayerText?
    var x = 0.0
    var alpha = 1.0
  }

  private let spots: [Spot]

  /// Looks at layers of this extent, in points.
  init(_ layers: [Layer], _ size: LayoutSize) {
    var spots: [Spot] = []
    for y in stride(from: 22.0, to: size.height, by: 25) {
      let across = layers.filter { y >= $0.frame.y && y < $0.frame.maxY || $0.clips }
      for x in stride(from: 2.0, to: size.width, by: 9) { spots.append(Self.spot(Vector(x, y), across)) }
    }
    self.spots = spots
  }

  /// At how many places two pictures of the same extent differ; a text that is a little aside counts for a part.
  func difference(from other: Painting) -> Double {
    zip(spots, other.spots).reduce(0) { sum, pair in
      let (one, two) = pair
      if one == two { return sum }
      let isSame = one.fill == two.fill && one.text == two.text && one.alpha == two.alpha
      return sum + (isSame ? min(1, (one.x - two.x).magnitude / 80) : 1)
    }
  }

  private static func spot(_ place: Vector, _ layers: [Layer]) -> Spot {
    var top = Spot()
    // The depth of what is clipped away; deeper layers do not show.
    var hidden: Int?
    for layer in layers {
      if let depth = hidden, layer.depth > depth { continue }
      hidden = nil
      let isInside =
        place.x >= layer.frame.x && place.x < layer.frame.maxX && place.y >= layer.frame.y && place.y < layer.frame.maxY
      if layer.clips && !isInside { hidden = layer.depth }
      guard isInside, layer.alpha > 0 else { continue }
      if let fill = layer.fill { top = Spot(fill: fill, alpha: layer.alpha) }
      if let text = layer.text, !text.string.isEmpty {
        (top.text, top.x, top.alpha) = (text, layer.frame.x, min(1, layer.alpha))
      }
    }
    return top
  }
}
