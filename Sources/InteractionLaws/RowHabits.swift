/// The behaviour in which row designs may differ without breaking a law.
///
///     SwipeLaw.check({ MyRow(width: 320, height: 44) }, habits: RowHabits(flick: 600))
///     SwipeLaw.check({ MyRow(width: 320, height: 44) }, habits: .byPosition)
///
/// The defaults suit a row that opens and closes with a quick flick, and that closes when another row opens, or when the table
/// scrolls or is tapped. Of the rows of this package, ConstraintSwipe decides by position alone. In ScrollSwipe, a release
/// faster than 600 points per second is a flick by default, but by its article's rules no flick opens the row. In
/// UtilityButtons, a release at 500 points per second or more is a flick by default. With their corrections, all of them
/// close with the table.
public struct RowHabits: Hashable, Sendable {
  /// The speed beyond which a finger that moves outward opens the visible side, in points per second.
  ///
  /// This applies to a row that was closed when the finger touched it, or open on that side. The speed is nil if a design
  /// opens by position alone; then the outward velocity makes no difference.
  public var openingFlick: Double?
  /// The speed beyond which a finger that moves back closes the visible side, in points per second.
  ///
  /// The speed is nil if a design closes by position alone; then the inward velocity makes no difference.
  public var closingFlick: Double?
  /// Whether an open row that no finger holds closes when another row opens, or when the table scrolls or is tapped.
  public var closesWithTable: Bool
  /// Whether a drag that began toward one side cannot cross to the other side; false by default.
  ///
  /// If drags cannot cross, the finger's path matters, so the laws compare only drags that have stayed on one side.
  public var locksSide = false
  /// Whether the row reports `SwipeSignals`; if false, the default, it must report none.
  public var reportsSignals = false
  /// The longest time that a motion may take, in seconds; 2 by default.
  public var maximumMotionDuration = 2.0
  /// Whether the row reduces its motion; false by default.
  ///
  /// Such a row reaches its destination at once, and no event may start a motion.
  public var reducesMotion = false

  /// Creates habits with separate flick speeds for opening and closing.
  ///
  /// - Parameters:
  ///   - openingFlick: The speed beyond which a finger that moves outward opens the visible side, in points per second, or nil.
  ///   - closingFlick: The speed beyond which a finger that moves back closes the visible side, in points per second, or nil.
  ///   - closesWithTable: Whether an open row closes when another row opens, or the table scrolls or is tapped.
  /// - Complexity: O(1).
  public init(openingFlick: Double?, closingFlick: Double?, closesWithTable: Bool = true) {
    self.openingFlick = openingFlick
    self.closingFlick = closingFlick
    self.closesWithTable = closesWithTable
  }

  /// Creates habits with the same speed of a flick for opening and closing.
  ///
  /// - Parameters:
  ///   - flick: The speed beyond which a release is a flick, in points per second; 1000 by default, which is more than
  ///     most designs ask for.
  ///   - closesWithTable: Whether an open row closes when another row opens, or the table scrolls or is tapped.
  /// - Complexity: O(1).
  public init(flick: Double = 1000, closesWithTable: Bool = true) {
    self.init(openingFlick: flick, closingFlick: flick, closesWithTable: closesWithTable)
  }

  /// The habits of a row that opens and closes by the position of its release, at any speed.
  public static let byPosition = RowHabits(openingFlick: nil, closingFlick: nil)
}
