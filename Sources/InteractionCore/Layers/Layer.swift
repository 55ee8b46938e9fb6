/// One rectangle of a frame, with all that is needed to paint it.
public struct Layer: Hashable, Sendable {
  /// What it shows.
  public var id: LayerID
  /// The kind of view that it stands for, such as `UILabel`: what `recursiveDescription` prints.
  public var name: String
  /// How many layers contain it; its container is the last layer before it with a smaller depth.
  public var depth: Int
  /// Where it is, in the coordinates of the whole list, whatever contains it.
  public var frame: LayoutRect
  /// How far what it contains has been scrolled, for the descriptions of scroll views.
  public var contentOffset: Vector?
  /// What it is filled with, if anything.
  public var fill: Paint?
  /// The text in it, if any.
  public var text: LayerText?
  /// The opacity, 0...1.
  public var alpha: Double
  /// The scale about its centre, 1 as it is.
  public var scale: Vector
  /// Its shadow, if any.
  public var shadow: LayerShadow?
  /// How far its corners are rounded, in points.
  public var cornerRadius = 0.0
  /// Whether it hides what juts out of it.
  public var clips: Bool

  /// Creates a layer; its depth is set where it is appended.
  public init(
    _ id: LayerID, _ name: String, _ frame: LayoutRect, fill: Paint? = nil, text: LayerText? = nil, alpha: Double = 1,
    scale: Vector = Vector(1, 1), shadow: LayerShadow? = nil, clips: Bool = false, contentOffset: Vector? = nil
  ) {
    self.id = id
    self.name = name
    depth = 0
    self.frame = frame
    self.contentOffset = contentOffset
    self.fill = fill
    self.text = text
    self.alpha = alpha
    self.scale = scale
    self.shadow = shadow
    self.clips = clips
  }
}
