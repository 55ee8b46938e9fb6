/// A table view without a screen: touches and times go in, frames of layers come out.
///
/// It does what UITableView and its recognisers do, reduced to what the articles rely on: it tells taps, presses, sideways
/// drags and scrolling apart, scrolls with UIScrollView's physics, and keeps a bounded number of row views. Order, heights and
/// states of the rows belong to its list.
///
///     var table = HeadlessTable(list, width: 320, height: 480)
///     table.touch(TouchEvent(.down, at: Vector(200, 60), time: Time(0)))
///     table.touch(TouchEvent(.moved, at: Vector(100, 62), time: Time(0.1)))
///     table.touch(TouchEvent(.up, at: Vector(100, 62), time: Time(0.15)))
///     var frame = LayerList()
///     table.draw(at: Time(0.2), into: &frame)
///
/// In contrast to UITableView, it asks no delegate and runs by no run loop: what happened is returned, and `settles` says how
/// long frames are worth drawing.
public struct HeadlessTable<List: ListInteraction>: Sendable {
  /// The rows; `edit(at:_:)` changes them.
  @inlinable public var list: List { rows }
  /// The extent of the table on the screen, in points.
  public internal(set) var size: LayoutSize
  /// Which way the language runs.
  public let direction: ReadingDirection
  /// What the table does to open rows by itself.
  public var policies: TablePolicies
  /// The row views and the rows they show, as of the last frame.
  public internal(set) var pool = RowPool()
  @usableFromInline var rows: List
  @usableFromInline var scroll: VerticalScroll
  @usableFromInline var tracker = VelocityTracker()
  @usableFromInline var finger = FingerState.none
  /// Where the finger that counts is, in points from the top.
  @usableFromInline var fingerY = 0.0
  /// Where the content was when the list last heard of a hold.
  @usableFromInline var heldOffset = 0.0
  /// The edited row that has been brought into sight.
  @usableFromInline var revealedRow: RowID?
  /// How high the keyboard is that was shown last, in points.
  var keyboard = 0.0

  /// Creates a table that shows a list from its top.
  ///
  /// - Parameters:
  ///   - list: The rows; they are laid out for the table's width.
  ///   - width: In points; what is negative or not finite becomes 0, for the height too.
  ///   - height: In points.
  ///   - direction: Which way the language runs.
  ///   - policies: What the table does to open rows by itself.
  public init(
    _ list: List, width: Double, height: Double, direction: ReadingDirection = .leftToRight,
    policies: TablePolicies = TablePolicies()
  ) {
    rows = list
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.direction = direction
    self.policies = policies
    scroll = VerticalScroll(viewportHeight: size.height)
    rows.resize(toWidth: size.width, at: .zero)
  }

  /// How far the content is scrolled, in points: 0 at the top, negative while it is pulled below.
  public func contentOffset(at time: Time) -> Double { scroll.offset(at: time) }

  /// When everything that moves by itself stands, or nil when nothing moves.
  public var settles: Time? {
    guard let scrolls = scroll.settles else { return rows.settles }
    return rows.settles.map { max($0, scrolls) } ?? scrolls
  }

  /// Lets time pass: tidies up what is over by now, and lets begin what time alone brings, such as a hold.
  ///
  /// - Returns: What that has caused; nothing for lists without holds.
  @discardableResult @inlinable
  public mutating func advance(to time: Time) -> ListEffects {
    let effects = waits ? wait(until: time) : .none
    tidy(at: time)
    return effects
  }

  @inlinable mutating func tidy(at time: Time) {
    rows.advance(to: time)
    if scroll.movesByItself { scroll.advance(to: time, contentHeight: rows.contentHeight) }
  }

  /// Gives the table another extent: a rotation.
  public mutating func resize(width: Double, height: Double, at time: Time) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    scroll.viewportHeight = size.height
    rows.resize(toWidth: size.width, at: time)
    scroll.contentChanged(contentHeight: rows.contentHeight, at: time)
    makeRoomForKeyboard(at: time)
  }

  /// Scrolls without motion, as far as the content reaches.
  public mutating func scroll(to contentOffset: Double) {
    scroll.jump(to: contentOffset, contentHeight: rows.contentHeight)
  }

  /// Does what a plain action of a row names: what gestures reach, without a finger.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    var effects = advance(to: time)
    var caused = rows.perform(action, on: row, at: time)
    if policies.oneOpen, rows.openRows.contains(row) { caused.add(closeRows(except: row, at: time)) }
    listChanged(by: caused, at: time)
    effects.add(caused)
    return effects
  }

  /// Changes the list from outside; a gesture on a row that goes is over.
  ///
  /// - Parameters:
  ///   - time: The moment of the change.
  ///   - change: Changes the list and returns how its rows have changed.
  /// - Returns: The update alone; what was said of it is the app's own doing.
  @discardableResult
  public mutating func edit(at time: Time, _ change: (inout List) -> ListUpdate) -> ListEffects {
    var effects = ListEffects()
    effects.update = change(&rows)
    listChanged(by: effects, at: time)
    return effects
  }

  /// Changes the list by what only it offers, such as undoing, and keeps what it tells.
  ///
  /// - Parameters:
  ///   - time: The moment of the change.
  ///   - change: Changes the list and returns what it has caused.
  /// - Returns: What `change` returned, after what time alone has brought.
  @discardableResult
  public mutating func apply(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    var effects = advance(to: time)
    let caused = change(&rows)
    listChanged(by: caused, at: time)
    effects.add(caused)
    return effects
  }

  /// Keeps gesture and scrolling in step with the rows.
  @inlinable mutating func listChanged(by effects: ListEffects, at time: Time) {
    if effects.changesRows { rowsChanged(at: time) }
    if scroll.scrollsForHold, rows.liftedRow == nil { scroll.stopForHold(at: time) }
    if rows.editedRow != revealedRow { editedRowChanged(at: time) }
  }

  @usableFromInline mutating func rowsChanged(at time: Time) {
    if let row = finger.row, rows.position(of: row) == nil { finger = finger.withoutRow }
    scroll.contentChanged(contentHeight: rows.contentHeight, at: time)
  }

  mutating func closeRows(except row: RowID?, at time: Time) -> ListEffects {
    rows.handle(.closeRows(except: row), at: time)
  }
}
