// The geometry of a row, in points from its upper leading corner, and the indentation and fading of rows.
extension ExpandableTable {
  /// The height of a section's header, in points.
  ///
  /// As in UIKit's plain tables: 28.
  public static let headerHeight = 28.0
  /// The minimum distance of texts, switches and sliders from a row's sides, in points; wheels take the whole width.
  ///
  /// UIKit's inset of separators and texts at the article's time: 15.
  public static let margin = 15.0
  /// The indentation of a row relative to the row under which it is folded, in points, up to `maximumIndentLevel` levels.
  ///
  /// Chosen here: 15, the width of a margin.
  public static let indent = 15.0
  /// The deepest level to which rows are indented.
  ///
  /// Chosen here: 8, which leaves about half of the narrowest screen, 320 points, to the texts.
  public static let maximumIndentLevel = 8
  /// The time that rows take to fade in, in seconds, unless `animationDuration` is set.
  ///
  /// As in UIKit's row animations: 0.3.
  public static let fadeDuration = 0.3
  /// The greatest number of rows that may expand or collapse in one event while other rows travel; rows that `reveal`
  /// expands one inside another count as one.
  ///
  /// If there are more, the rows below the first of them jump to their positions and fade in. If `Edit.move` moves more
  /// visible rows, its update deletes and inserts them instead.
  ///
  /// Chosen here: 16, because each row takes up to two of the 32 motions that can run at once.
  public static let maximumTravellingRows = 16

  /// The size of a switch, in points.
  ///
  /// As in UIKit: 51 by 31.
  public static var switchSize: LayoutSize { LayoutSize(width: 51, height: 31) }
  /// The height of the wheels of a date row, in points.
  ///
  /// As in UIKit: 216.
  public static let wheelsHeight = 216.0
  /// The width and height of a slider's thumb, in points.
  ///
  /// As in UIKit: 28.
  public static let thumbSize = 28.0
  /// The width and height of the area in which a finger catches a slider's thumb, in points.
  ///
  /// A larger area is easier to hit, but leaves less of the track for scrolling.
  ///
  /// The smallest size of a touch target in Apple's guidelines: 44.
  public static let thumbTouchSize = 44.0
  /// The levels of a slider.
  ///
  /// As in the article: 0 to 10.
  public static var sliderLevels: ClosedRange<Double> { 0...10 }

  /// Returns the frame of a switch in a row.
  static func switchFrame(width: Double, height: Double) -> LayoutRect {
    LayoutRect(width - margin - switchSize.width, (height - switchSize.height) / 2, switchSize.width, switchSize.height)
  }

  /// Returns the frame in which a slider's thumb moves.
  static func trackFrame(leading: Double, width: Double, height: Double) -> LayoutRect {
    LayoutRect(leading, 0, max(1, width - leading - margin), height)
  }

  /// Returns how far a slider's thumb moves from one end of its track to the other, in points; at least 1, because a finger's
  /// movement is divided by it.
  static func thumbTravel(in track: LayoutRect) -> Double { max(1, track.width - thumbSize) }

  /// Returns the frame of a slider's thumb.
  ///
  /// - Parameters:
  ///   - track: The frame in which the thumb moves.
  ///   - fraction: The thumb's position, from 0 at the leading end of the track to 1 at the other end.
  ///   - size: The frame's width and height, in points; whatever the size, the frame is centred on the thumb.
  /// - Returns: The frame, in the coordinates of `track`.
  static func thumbFrame(in track: LayoutRect, fraction: Double, size: Double = thumbSize) -> LayoutRect {
    let centerX = track.x + thumbSize / 2 + thumbTravel(in: track) * fraction
    return LayoutRect(centerX - size / 2, track.y + (track.height - size) / 2, size, size)
  }

  /// Returns the frame of a tappable part of a date row.
  ///
  /// Each wheel has a part above its middle and a part below it; the last part is the button.
  ///
  /// - Parameters:
  ///   - index: The part's index, from 0 to twice the number of wheels.
  ///   - wheelCount: The number of wheels.
  ///   - width: The row's width, in points.
  /// - Returns: The frame in the row.
  static func dateControlFrame(_ index: Int, of wheelCount: Int, width: Double) -> LayoutRect {
    guard index < 2 * wheelCount else { return LayoutRect((width - 120) / 2, 222, 120, 40) }
    let columnWidth = width / Double(wheelCount)
    return LayoutRect(
      Double(index / 2) * columnWidth, index % 2 == 0 ? 0 : wheelsHeight / 2, columnWidth, wheelsHeight / 2)
  }

  /// Returns a level clamped to 0...10 and truncated to an integer; NaN becomes 0.
  static func wholeLevel(_ level: Double) -> Int { level.isNaN ? 0 : Int(level.clamped(to: sliderLevels)) }

  /// Returns the number at the start of a text as a level, clamped to 0...10.
  static func level(in text: String) -> Double { text.leadingNumber.clamped(to: sliderLevels) }

  // MARK: Indentation and fading

  /// Returns the number of levels by which a row is indented.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The number of rows under which it is folded, at most `maximumIndentLevel`; 0 for ids that belong to no row.
  /// - Complexity: O(1).
  public func indentLevel(of id: RowID) -> Int {
    guard contains(id) else { return 0 }
    var (level, next) = (0, data.parent(of: id.rawValue))
    while let parent = next, level < Self.maximumIndentLevel {
      level += 1
      next = data.parent(of: parent)
    }
    return level
  }

  /// Returns the distance of a row's content from the leading side, in points.
  func leadingInset(of row: Int) -> Double { Self.margin + Self.indent * Double(indentLevel(of: RowID(row))) }

  /// Makes the rows under a row fade in.
  mutating func fadeIn(below row: Int, at time: Time) {
    rows.fadeIn(indices(below: row), duration: Self.fadeDuration, at: time)
  }
}
