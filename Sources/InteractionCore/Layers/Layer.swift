/// A rectangle in a drawn frame, with everything needed to paint it.
///
///     var layers = LayerList()
///     var card = Layer(LayerID(RowID(3), .row), "UITableViewCell", LayoutRect(0, 132, 320, 44), fill: .background)
///     card.cornerRadius = 10
///     layers.append(card)
///
/// A host keeps one view for each ``LayerID`` and updates it from frame to frame.
public struct Layer: Hashable, Sendable {
  /// The layer's identity, which stays the same from frame to frame.
  public var id: LayerID
  /// The class of the view that the layer represents, such as `UILabel`; `recursiveDescription` prints it.
  public var name: String
  /// The number of layers that contain this one, set when the layer is appended or inserted; the container is the last
  /// layer before this one with a smaller depth.
  public var depth: Int
  /// The rectangle, in points, in the coordinates of the layer list, not of the container.
  public var frame: LayoutRect
  /// The content offset of a scroll view, in points; nil for all other layers.
  ///
  /// The frames of the layers inside already include the scrolling.
  public var contentOffset: Vector?
  /// The fill, or nil for none.
  public var fill: Paint?
  /// The text, or nil for none.
  @inlinable public var text: LayerText? {
    get { hasText ? storedText : nil }
    set { (hasText, storedText) = Self.storedForm(of: newValue) }
  }
  /// The opacity, from 0 (invisible) to 1.
  public var alpha: Double
  /// The scale about the centre, horizontally and vertically; 1 is full size.
  public var scale: Vector
  /// The shadow, or nil for none.
  public var shadow: LayerShadow?
  /// The corner radius, in points.
  public var cornerRadius = 0.0
  /// Whether the layer clips its contents.
  public var clips: Bool
  /// The text if `hasText` is true; not an optional, because comparing optional texts would copy them.
  @usableFromInline var storedText: LayerText
  /// Whether the layer has text.
  @usableFromInline var hasText: Bool

  /// Returns the values of `hasText` and `storedText` for a text, or for nil.
  @inlinable static func storedForm(of text: consuming LayerText?) -> (Bool, LayerText) {
    if let text { (true, text) } else { (false, LayerText("")) }
  }

  /// Creates a layer without checking its numbers.
  ///
  /// The depth is 0 until the layer is added to a ``LayerList``, and the corner radius is 0 until you set it.
  ///
  /// - Parameters:
  ///   - id: The layer's identity.
  ///   - name: The class of the view that the layer represents, such as `UILabel`.
  ///   - frame: The rectangle, in points, in the coordinates of the layer list.
  ///   - fill: The fill, or nil for none.
  ///   - text: The text, or nil for none.
  ///   - alpha: The opacity, 0...1.
  ///   - scale: The scale about the centre, horizontally and vertically.
  ///   - shadow: The shadow, or nil for none.
  ///   - clips: Whether the layer clips its contents.
  ///   - contentOffset: The content offset of a scroll view, in points; nil for all other layers.
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
    (hasText, storedText) = Self.storedForm(of: text)
    self.alpha = alpha
    self.scale = scale
    self.shadow = shadow
    self.clips = clips
  }
}

extension Layer {
  /// Returns whether all properties of two layers are equal.
  ///
  /// - Complexity: O(*n*) in the length of the name and the text.
  public static func == (lhs: Layer, rhs: Layer) -> Bool { lhs.matches(rhs) }

  /// Swaps this layer with another if they differ, and returns whether they did.
  ///
  /// Swapping avoids a copy, which would be the most expensive part of redrawing.
  mutating func swapIfDifferent(with other: inout Layer) -> Bool {
    if matches(other) { return false }
    swap(&self, &other)
    return true
  }

  /// Returns whether all properties are equal, comparing the frames first and the strings last.
  @inline(__always) private borrowing func matches(_ other: borrowing Layer) -> Bool {
    frame == other.frame && id == other.id && alpha == other.alpha && scale == other.scale && depth == other.depth
      && clips == other.clips && cornerRadius == other.cornerRadius && contentOffset == other.contentOffset
      && fill == other.fill && shadow == other.shadow && name == other.name && hasText == other.hasText
      && (!hasText || storedText == other.storedText)
  }
}
