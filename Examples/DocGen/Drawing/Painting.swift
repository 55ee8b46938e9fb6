import InteractionCore

/// The visible parts of layers at points of a grid, which are enough to tell whether two frames look alike.
struct Painting: Equatable {
  /// The topmost fill at a point, and the text on it with its location.
  private struct Spot: Equatable {
    var fill: Paint?
    var text: LayerText?
    var x = 0.0
    var alpha = 1.0
  }

  private let spots: [Spot]

  /// Creates a painting of layers with the given extent, in points.
  init(_ layers: [Layer], _ size: LayoutSize) {
    var spots: [Spot] = []
    let columns = stride(from: 2.0, to: size.width, by: 9).map(\.self)
    for y in stride(from: 22.0, to: size.height, by: 25) {
      spots += Self.spots(columns, y, layers.filter { y >= $0.frame.y && y < $0.frame.maxY || $0.clips })
    }
    self.spots = spots
  }

  /// Returns the number of points at which two paintings of the same extent differ; a text that has moved a little counts
  /// in part.
  func difference(from other: Painting) -> Double {
    zip(spots, other.spots).reduce(0) { sum, pair in
      let (one, two) = pair
      if one == two { return sum }
      let isSame = one.fill == two.fill && one.text == two.text && one.alpha == two.alpha
      return sum + (isSame ? min(1, (one.x - two.x).magnitude / 80) : 1)
    }
  }

  /// Returns the spots in one row of the grid, from left to right.
  private static func spots(_ columns: [Double], _ y: Double, _ layers: [Layer]) -> [Spot] {
    var spots = [Spot](repeating: Spot(), count: columns.count)
    // The depths of the layers that clip each point away; deeper layers are invisible there.
    var hidden = [Int](repeating: .max, count: columns.count)
    for layer in layers {
      let (frame, depth) = (layer.frame, layer.depth)
      let isAcross = y >= frame.y && y < frame.maxY
      let text = layer.text.flatMap { $0.string.isEmpty ? nil : $0 }
      for (place, x) in columns.enumerated() where depth <= hidden[place] {
        let isInside = isAcross && x >= frame.x && x < frame.maxX
        hidden[place] = layer.clips && !isInside ? depth : .max
        guard isInside, layer.alpha > 0 else { continue }
        if let fill = layer.fill { spots[place] = Spot(fill: fill, alpha: layer.alpha) }
        if let text {
          (spots[place].text, spots[place].x, spots[place].alpha) = (text, frame.x, min(1, layer.alpha))
        }
      }
    }
    return spots
  }
}
