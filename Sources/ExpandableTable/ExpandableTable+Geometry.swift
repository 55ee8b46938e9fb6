// The geometry of a row, as functions of numbers, in points from the row's leading upper corner.
extension ExpandableTable {
  /// The height of a section's header, in points.
  ///
  /// UIKit's for plain tables: 28.
  public static let headerHeight = 28.0
  /// The space left free on both sides of a row, in points.
  ///
  /// UIKit's inset of separators and texts at the article's time: 15.
  public static let margin = 15.0
  /// The indentation of a row from the one that it is folded under, in points, up to `deepestIndent` levels.
  ///
  /// Chosen here: 15, the width of a margin.
  public static let indent = 15.0
  /// The deepest level to which rows are indented.
  ///
  /// Chosen here: 8, which leaves most of the narrowest screen to the texts.
  public static let deepestIndent = 8
  /// How long rows take to fade in, in seconds.
  ///
  /// UIKit's row animations: 0.3.
  public static let fadeDuration = 0.3
  /// The most rows that may expand or collapse in one event while the others travel; if there are more, all rows are at
  /// their positions at once, and fade in.
  ///
  /// Chosen here: each takes two motions of the 32 that rows have.
  public static let mostTravelling = 16

  /// The size of a switch, in points.
  ///
  /// UIKit's: 51 by 31.
  public static var switchSize: LayoutSize { LayoutSize(width: 51, height: 31) }
  /// The height of the wheels of a date row, in points.
  ///
  /// UIKit's: 216.
  public static let wheelsHeight = 216.0
  /// The width and height of a slider's thumb, in points.
  ///
  /// UIKit's: 28.
  public static let thumbSize = 28.0
  /// The width and height of the area in which a finger catches a slider's thumb, in points; larger is easier to hit, and
  /// leaves less of the track to scroll from.
  ///
  /// The least size of a touch target in Apple's guidelines: 44.
  public static let thumbTouchSize = 44.0
  /// The levels of a slider.
  ///
  /// The article's: 0 to 10.
  public static var levels: ClosedRange<Double> { 0...10 }

  /// The frame of a switch in a row.
  static func switchFrame(width: Double, height: Double) -> LayoutRect {
    LayoutRect(width - margin - switchSize.width, (height - switchSize.height) / 2, switchSize.width, switchSize.height)
  }

  /// The frame that a slider's thumb moves in.
  static func trackFrame(leading: Double, width: Double, height: Double) -> LayoutRect {
    LayoutRect(leading, 0, max(1, width - leading - margin), height)
  }

  /// The frame of a slider's thumb in a row.
  ///
  /// - Parameters:
  ///   - track: The frame that it moves in.
  ///   - fraction: Its position: 0 at the leading end of the track, 1 at the other.
  ///   - size: The frame's width and height, in points; of any size, it is centred on the thumb.
  /// - Returns: The frame in the row.
  static func thumbFrame(in track: LayoutRect, fraction: Double, size: Double = thumbSize) -> LayoutRect {
    let middle = track.x + thumbSize / 2 + (track.width - thumbSize) * fraction
    return LayoutRect(middle - size / 2, track.y + (track.height - size) / 2, size, size)
  }

  /// The frame of a tappable part of a date row: for each wheel the part above the middle and the one below it, then the
  /// button.
  ///
  /// - Parameters:
  ///   - index: 0 to twice the number of wheels.
  ///   - wheels: The number of wheels.
  ///   - width: The row's width, in points.
  /// - Returns: The frame in the row.
  static func dateControlFrame(_ index: Int, of wheels: Int, width: Double) -> LayoutRect {
    guard index < 2 * wheels else { return LayoutRect((width - 120) / 2, 222, 120, 40) }
    let column = width / Double(wheels)
    return LayoutRect(Double(index / 2) * column, index % 2 == 0 ? 0 : wheelsHeight / 2, column, wheelsHeight / 2)
  }

  /// The integer part of a level, the only part that counts.
  static func wholeLevel(_ level: Double) -> Int { level.isNaN ? 0 : Int(level.clamped(to: levels)) }

  /// The level that a text states: the number at its start, within 0...10.
  static func level(in text: String) -> Double { text.leadingNumber.clamped(to: levels) }

  // MARK: In a table

  /// Returns the number of levels by which a row is indented.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The number of rows that it is folded under, at most `deepestIndent`; 0 for ids that name no row.
  /// - Complexity: O(1).
  public func indentLevel(of id: RowID) -> Int {
    guard holds(id) else { return 0 }
    var (level, next) = (0, data.parent(of: id.rawValue))
    while let parent = next, level < Self.deepestIndent {
      level += 1
      next = data.parent(of: parent)
    }
    return level
  }

  /// The start of a row's content, in points from the leading side.
  func leading(of row: Int) -> Double { Self.margin + Self.indent * Double(indentLevel(of: RowID(row))) }

  /// Makes the rows under a row, which have come, fade in.
  @inline(never)  // Rows come in three ways where folded rows do not nest.
  mutating func fadeIn(below row: Int, at time: Time) {
    rows.fadeIn(indices(below: row), duration: Self.fadeDuration, at: time)
  }
}
