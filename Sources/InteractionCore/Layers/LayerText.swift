/// How the text of a layer is set.
public struct LayerText: Hashable, Sendable {
  /// Where the line stands in its frame.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
  }

  /// The characters, one line.
  public var string: String
  /// The colour.
  public var paint: Paint
  /// The size of the type, in points.
  public var size: Double
  /// Where the line stands.
  public var alignment: Alignment
  /// Whether a line runs through it.
  public var isStruck: Bool
  /// Whether the characters stand for a picture; descriptions leave them out.
  public var isSymbol: Bool

  /// Creates a line of text.
  public init(
    _ string: String, paint: Paint = .label, size: Double = 17, alignment: Alignment = .leading,
    isStruck: Bool = false, isSymbol: Bool = false
  ) {
    self.string = string
    self.paint = paint
    self.size = size
    self.alignment = alignment
    self.isStruck = isStruck
    self.isSymbol = isSymbol
  }
}
