/// The background colours of rows by position, hottest at the top, where the urgent items are, and of completed rows.
///
///     let palette = HeatPalette(
///       first: SRGBColor(hex: 0xFF0000), last: SRGBColor(hex: 0xFF9900), completed: SRGBColor(hex: 0x009900))
///     let list = GestureList(items: [GestureList.Item("Buy milk")], width: 320, palette: palette)
public struct HeatPalette: Hashable, Sendable {
  /// The colour of the first row.
  public var first: SRGBColor
  /// The colour of the last row, unless it is the only one.
  public var last: SRGBColor
  /// The background of a completed row.
  public var completed: SRGBColor

  /// Creates a palette of three colours.
  ///
  /// - Parameters:
  ///   - first: The colour of the first row.
  ///   - last: The colour of the last row, unless it is the only one.
  ///   - completed: The background of a completed row.
  /// - Complexity: O(1).
  public init(first: SRGBColor, last: SRGBColor, completed: SRGBColor) {
    self.first = first
    self.last = last
    self.completed = completed
  }

  /// The colours of ClearStyle, whose code the article's code resembles.
  ///
  /// They range from pure red to red with 0.6 green; completed rows are 0.6 green.
  public static let clearStyle = HeatPalette(
    first: SRGBColor(red: 1, green: 0, blue: 0), last: SRGBColor(red: 1, green: 0.6, blue: 0),
    completed: SRGBColor(red: 0, green: 0.6, blue: 0))

  /// Returns the colour of a row at a position.
  ///
  /// - Parameters:
  ///   - index: The row's index, from 0; an index out of range is clamped.
  ///   - count: The number of rows.
  /// - Returns: The mixture of the first and the last colour, with the fraction index / (count - 1) of the last; the
  ///   first colour if there is at most one row.
  /// - Complexity: O(1).
  public func color(row index: Int, of count: Int) -> SRGBColor {
    guard count > 1 else { return first }
    let fraction = Double(index.clamped(to: 0...count - 1)) / Double(count - 1)
    func mixed(from: Double, to: Double) -> Double { from + (to - from) * fraction }
    return SRGBColor(
      red: mixed(from: first.red, to: last.red), green: mixed(from: first.green, to: last.green),
      blue: mixed(from: first.blue, to: last.blue),
      alpha: mixed(from: first.alpha, to: last.alpha))
  }
}
