/// The buttons on one side of a row, laid out from the row's edge inward.
///
/// A strip contains the width and the frame of each button, and the distance that the content moves to show all of them.
///
///     let strip = ActionStrip(edge: .trailing, actions: [delete, more], buttonWidth: 80, limit: 260)
///     strip.totalWidth                                           // 160
///     strip.frame(0, in: LayoutSize(width: 320, height: 44)).x   // 240: delete, at the row's edge
public struct ActionStrip: Hashable, Sendable {
  /// The minimum width of the content that stays visible beside the buttons, in points, in a design with the correction
  /// `contentStaysVisible`.
  ///
  /// Chosen here: 60, for a fingertip of 44 points and a margin, so that the row can be swiped back.
  public static let minimumVisibleContentWidth = 60.0

  /// The side of the row with the buttons.
  public let edge: SwipeEdge
  /// The actions of the buttons, outermost first.
  public let actions: [InteractionAction]
  /// The total width of all buttons, in points.
  public let totalWidth: Double
  /// The space between the row's edge and the outermost button, in points, for example for a section index.
  public let inset: Double
  /// The distance that the content moves to show the buttons, in points; `totalWidth` unless changed with `reaching(_:)`.
  public private(set) var reach: Double

  /// The distance of each button's outer border from the outer end of the strip, and of the innermost button's inner
  /// border, in points.
  private let borders: [Double]

  /// Creates a strip by laying out buttons from the row's edge inward.
  ///
  /// If the buttons ask for more than `limit` in total, they shrink in proportion until they fit, even below the lower
  /// bound of `range`.
  ///
  /// - Parameters:
  ///   - edge: The side of the row with the buttons.
  ///   - actions: The actions, outermost first.
  ///   - buttonWidth: The width of a button whose action has none, in points. NaN and negative widths are treated as 0,
  ///     infinity as 10⁹, as in an action.
  ///   - range: The range to which the width of any button is clamped, in points; by default any width.
  ///   - limit: The greatest total width of all buttons, in points; `.infinity` for no limit. NaN and negative limits are
  ///     treated as 0.
  ///   - fillsLimit: Whether buttons that ask for less than `limit` in total grow in proportion until they fill it. Buttons
  ///     of width 0, and buttons without a limit, keep their widths.
  ///   - inset: The space between the row's edge and the outermost button, in points. It is not part of `totalWidth`. NaN
  ///     and negative insets are treated as 0, infinity as 10⁹.
  /// - Complexity: O(*n*) in the number of actions.
  public init(
    edge: SwipeEdge, actions: [InteractionAction], buttonWidth: Double,
    widths range: ClosedRange<Double> = SwipeOptions.anyWidths, limit: Double, fillsLimit: Bool = false,
    inset: Double = 0
  ) {
    self.edge = edge
    self.actions = actions
    // First 0 and the width that each button asks for; the widths are replaced below with the distances of inner borders.
    var borders: [Double] = []
    borders.reserveCapacity(actions.count + 1)
    borders.append(0)
    var sum = 0.0
    for action in actions {
      let width = max(0, (action.width ?? buttonWidth).madeFinite.clamped(to: range))
      borders.append(width)
      sum += width
    }
    let limit = max(0, limit)
    let growsToLimit = fillsLimit && 0 < sum && limit < .infinity
    let scale = sum > limit || growsToLimit ? limit / sum : 1
    var border = 0.0
    for index in 1..<borders.count {
      border = min(border + borders[index] * scale, limit)
      borders[index] = border
    }
    // The sum of scaled widths may miss the limit by a rounding error.
    borders[borders.count - 1] = growsToLimit ? limit : min(sum, limit)
    self.borders = borders
    totalWidth = borders[borders.count - 1]
    self.inset = max(0, inset.madeFinite)
    reach = totalWidth
  }

  /// Returns a copy of this strip with a different `reach`.
  ///
  /// Use this if the content must move farther than the buttons are wide, or must not move at all:
  ///
  ///     strip.reaching(strip.totalWidth + strip.inset)   // past the section index too
  ///     strip.reaching(0)                                // this side does not open
  ///
  /// - Parameter distance: The distance that the content moves, in points. NaN and negative distances are treated as 0,
  ///   infinity as 10⁹.
  /// - Returns: A strip whose `reach` is `distance`.
  /// - Complexity: O(1).
  public func reaching(_ distance: Double) -> ActionStrip {
    var strip = self
    strip.reach = max(0, distance.madeFinite)
    return strip
  }

  /// Returns whether another strip has the same reach, and buttons with the same frames.
  ///
  /// - Parameter other: The other strip.
  /// - Returns: Whether the strips differ at most in their actions.
  /// - Complexity: O(*n*) in the number of actions.
  public func isLaidOut(like other: ActionStrip) -> Bool {
    edge == other.edge && borders == other.borders && inset == other.inset && reach == other.reach
  }

  /// Returns a layout for `ActionStrips` without insets, in which the buttons leave at least
  /// `minimumVisibleContentWidth` points of the row visible, or all of a narrower row.
  ///
  ///     ActionStrips(leading: [], trailing: [delete], layout: ActionStrip.layout(buttonWidth: 80, rowWidth: 320))
  ///
  /// - Parameters:
  ///   - buttonWidth: The width of a button whose action has none, in points.
  ///   - rowWidth: The row's width, in points.
  /// - Returns: A closure that lays out the actions of one side.
  /// - Complexity: O(1); the closure takes O(*n*) in the number of actions.
  public static func layout(
    buttonWidth: Double, rowWidth: Double
  ) -> @Sendable (SwipeEdge, [InteractionAction]) -> ActionStrip {
    { ActionStrip(edge: $0, actions: $1, buttonWidth: buttonWidth, limit: rowWidth - minimumVisibleContentWidth) }
  }

  /// Returns the strip of a side without actions.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: A strip of width 0.
  /// - Complexity: O(1).
  public static func empty(_ edge: SwipeEdge) -> ActionStrip {
    ActionStrip(edge: edge, actions: [], buttonWidth: 0, limit: 0)
  }

  /// Whether the strip has nothing to show, because it has no actions or their buttons have no width.
  @inlinable public var isEmpty: Bool { totalWidth <= 0 }

  /// Returns the distance between the outer border of a button and the outer end of the strip, in points.
  ///
  /// - Precondition: `index` is in `0...actions.count`.
  /// - Parameter index: The button's index, from 0 (outermost). Pass the number of actions for the strip's inner end.
  /// - Returns: The total width of all buttons farther out, which is 0 for the outermost button and `totalWidth` for the inner
  ///   end.
  /// - Complexity: O(1).
  public func outerBorder(_ index: Int) -> Double { borders[index] }

  /// Returns the width of a button, in points.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameter index: The button's index, from 0 (outermost).
  /// - Returns: The width in the layout, which may differ from the action's `width`.
  /// - Complexity: O(1).
  public func width(_ index: Int) -> Double { borders[index + 1] - borders[index] }

  /// The width of the outermost button, nearest the row's edge, in points; 0 without buttons.
  public var outermostWidth: Double { actions.isEmpty ? 0 : width(0) }
  /// The width of the innermost button, farthest from the row's edge, in points; 0 without buttons.
  public var innermostWidth: Double { actions.isEmpty ? 0 : width(actions.count - 1) }

  /// Returns the frame of a button that stays in place while the content moves.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's index, from 0 (outermost).
  ///   - row: The row's width and height, in points.
  /// - Returns: The frame in the row's coordinates, in points, with the row's height; it may extend beyond a narrow row.
  /// - Complexity: O(1).
  public func frame(_ index: Int, in row: LayoutSize) -> LayoutRect {
    switch edge {
    case .leading: LayoutRect(borders[index] + inset, 0, width(index), row.height)
    case .trailing: LayoutRect(row.width - borders[index + 1] - inset, 0, width(index), row.height)
    }
  }
}
