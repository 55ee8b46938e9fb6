/// A line of text in a layer.
///
///     let title = LayerText("Item #3")
///     let button = LayerText("Delete", paint: .fixed(SRGBColor(hex: 0xFFFFFF)), size: 15, alignment: .center)
public struct LayerText: Hashable, Sendable {
  /// The horizontal position of the line in its layer.
  ///
  ///     layer.text?.alignment = .center
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
  }

  /// The characters, in one line.
  public var string: String
  /// The text's colour.
  public var paint: Paint
  /// The font size, in points.
  public var size: Double
  /// The horizontal position of the line in its layer.
  public var alignment: Alignment
  /// Whether the text is struck through.
  public var isStruckThrough: Bool
  /// Whether the characters represent a picture, such as a chevron; descriptions omit them.
  public var isSymbol: Bool

  /// Creates a line of text.
  ///
  /// - Parameters:
  ///   - string: The characters, in one line; may be empty.
  ///   - paint: The colour.
  ///   - size: The font size, in points.
  ///   - alignment: The horizontal position of the line in its layer.
  ///   - isStruckThrough: Whether the text is struck through.
  ///   - isSymbol: Whether the characters represent a picture.
  /// - Complexity: O(1).
  @inlinable public init(
    _ string: String, paint: Paint = .label, size: Double = 17, alignment: Alignment = .leading,
    isStruckThrough: Bool = false, isSymbol: Bool = false
  ) {
    self.string = string
    self.paint = paint
    self.size = size
    self.alignment = alignment
    self.isStruckThrough = isStruckThrough
    self.isSymbol = isSymbol
  }
}
