extension LayerList {
  /// Returns the layer that stands for a whole row, the backmost if there are several; nil if there is none.
  func layer(of row: RowID) -> Layer? { layers.first { $0.id == LayerID(row, .row) } }
}

extension Layer {
  /// Whether all of the layer's numbers except those of its colours are finite, and so is their sum.
  var hasFiniteNumbers: Bool {
    let offset = contentOffset ?? .zero
    // NaN and infinities survive sums with finite numbers, and differences of infinities are NaN.
    let sum =
      frame.x + frame.y + frame.width + frame.height + alpha + scale.x + scale.y + cornerRadius + offset.x + offset.y
      + (text?.size ?? 0) + (shadow.map { $0.offset.x + $0.offset.y + $0.opacity + $0.radius } ?? 0)
    return sum.isFinite
  }
}
