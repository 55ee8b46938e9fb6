import InteractionReplay

extension ListDecorator {
  /// The base's layers.
  func baseLayers(_ viewport: LayoutRect, at time: Time) -> [Layer] {
    var frame = LayerList()
    base.draw(viewport: viewport, at: time, into: &frame)
    return frame.layers
  }
}
