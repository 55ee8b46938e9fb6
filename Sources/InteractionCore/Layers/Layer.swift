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
  @inlinable public var text: LayerText? {
    get { hasText ? words : nil }
    set { (hasText, words) = Self.kept(newValue) }
  }
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
  /// The text in it, if it has one: kept apart, because to compare optional texts means to copy them.
  @usableFromInline var words: LayerText
  /// Whether there is a text in it.
  @usableFromInline var hasText: Bool

  /// A text as it is kept: of no text only that there is none counts.
  @inlinable static func kept(_ text: consuming LayerText?) -> (Bool, LayerText) {
    if let text { (true, text) } else { (false, LayerText("")) }
  }

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
  @inlinable public init(
    _ id: LayerID, _ name: String, _ frame: LayoutRect, fill: Paint? = nil, text: LayerText? = nil, alpha: Double = 1,
    scale: Vector = Vector(1, 1), shadow: LayerShadow? = nil, clips: Bool = false, contentOffset: Vector? = nil
  ) {
    self.id = id
    self.name = name
    depth = 0
    self.frame = frame
    self.contentOffset = contentOffset
    self.fill = fill
    (hasText, words) = Self.kept(text)
    self.alpha = alpha
    self.scale = scale
    self.shadow = shadow
    self.clips = clips
  }
}

extension Layer {
  /// Whether two layers show the same thing in the same way.
  ///
  /// - Complexity: O(*n*) in the length of name and text.
  public static func == (one: Layer, other: Layer) -> Bool { one.matches(other) }

  /// Takes over what another layer shows, and gives it what this one has shown.
  ///
  /// In place, because a copy of a layer takes longer than anything else that is done to one.
  ///
  /// - Returns: Whether there is a difference.
  mutating func exchange(with other: inout Layer) -> Bool {
    if matches(other) { return false }
    swap(&self, &other)
    return true
  }

  /// Compares what differs most often first.
  @inline(__always) private borrowing func matches(_ other: borrowing Layer) -> Bool {
    frame == other.frame && id == other.id && alpha == other.alpha && scale == other.scale && depth == other.depth
      && clips == other.clips && cornerRadius == other.cornerRadius && contentOffset == other.contentOffset
      && fill == other.fill && shadow == other.shadow && name == other.name && hasText == other.hasText
      && (!hasText || words == other.words)
  }
}
