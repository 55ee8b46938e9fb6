/// One rectangle of a frame, with all that is needed to paint it.
///
///     var layers = LayerList()
///     var card = Layer(LayerID(RowID(3), .row), "UITableViewCell", LayoutRect(0, 132, 320, 44), fill: .background)
///     card.cornerRadius = 10
///     layers.append(card)
///
/// A host keeps one view for each ``LayerID`` and updates it from frame to frame.
public struct Layer: Hashable, Sendable {
  /// What it shows; the same from frame to frame.
  public var id: LayerID
  /// The class of view that it stands for, such as `UILabel`; `recursiveDescription` prints it.
  public var name: String
  /// How many layers contain it, set when it is appended; its container is the last layer before it with a smaller
  /// depth.
  public var depth: Int
  /// Its rectangle, in points, in the coordinates of the whole list, whatever contains it.
  public var frame: LayoutRect
  /// How far a scroll view has scrolled what it contains, in points; nil for all else.
  ///
  /// The frames of the layers in it are those after scrolling.
  public var contentOffset: Vector?
  /// What it is filled with, or nil for nothing.
  public var fill: Paint?
  /// The text in it, or nil.
  public var text: LayerText?
  /// The opacity, from 0, invisible, to 1.
  public var alpha: Double
  /// The scale about its centre, horizontally and vertically; 1 is its full size.
  public var scale: Vector
  /// Its shadow, or nil.
  public var shadow: LayerShadow?
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0
  /// Whether it hides what juts out of it.
  public var clips: Bool

  /// Creates a layer; no number is changed.
  ///
  /// Its depth is 0 until it is appended to a ``LayerList``, its corner radius 0 until you set it.
  ///
  /// - Parameters:
  ///   - id: What it shows.
  ///   - name: The class of view that it stands for, such as `UILabel`.
  ///   - frame: Its rectangle, in points, in the coordinates of the whole list.
  ///   - fill: What it is filled with, or nil for nothing.
  ///   - text: The text in it, or nil.
  ///   - alpha: The opacity, 0...1.
  ///   - scale: The scale about its centre, horizontally and vertically.
  ///   - shadow: Its shadow, or nil.
  ///   - clips: Whether it hides what juts out of it.
  ///   - contentOffset: How far a scroll view has scrolled what it contains, in points; nil for all else.
  /// - Complexity: O(1).
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
