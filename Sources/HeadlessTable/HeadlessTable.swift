/// A table view without a screen: touches and times go in, frames of layers come out.
///
/// It does what UITableView and its recognisers do, reduced to what the articles rely on: it distinguishes taps, presses,
/// sideways drags and scrolls, scrolls with UIScrollView's physics, and keeps a bounded number of row views. Order, heights
/// and states of the rows belong to its list.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 1000)
///     var table = HeadlessTable(list, width: 320, height: 480)
///     table.touch(TouchEvent(.down, location: Vector(200, 60)), at: Time(0))
///     table.touch(TouchEvent(.moved, location: Vector(100, 62)), at: Time(0.1))
///     table.touch(TouchEvent(.up, location: Vector(100, 62)), at: Time(0.15))
///     table.draw(at: Time(0.2))
///     for layer in table.frame.layers { print(layer.name, layer.frame) }
///
/// In contrast to UITableView, it has no delegate and no run loop: what happened is returned, and `settles` is the time until
/// which frames are worth drawing.
public struct HeadlessTable<List: ListInteraction>: Sendable {
  /// The rows; `edit(at:_:)` changes them.
  @inlinable public var list: List { rows }
  /// The extent of the table on the screen, in points.
  public internal(set) var size: LayoutSize
  /// The direction in which the language is read.
  public let direction: ReadingDirection
  /// What the table by itself does to open rows.
  public var policies: TablePolicies
  /// Delays, distances, durations and speeds; a change counts from the next touch, hold, release and motion on.
  public var options: TableOptions {
    didSet { if options.animationDuration != oldValue.animationDuration { durationChanged() } }
  }
  /// What the table paints of touches and of the pointer; nothing by default.
  public var highlights: TableHighlights = []
  /// Where the pointer is, in points in the table's own coordinates; nil while it is not above the table.
  public internal(set) var pointer: Vector?
  /// The row views and the rows they show, as of the last frame.
  public internal(set) var pool = RowPool()
  /// What was drawn last.
  @usableFromInline var drawn = Drawn()
  /// The list that touches reach.
  @usableFromInline var rows: List
  /// Where the content is, and how it scrolls.
  @usableFromInline var scroll: VerticalScroll
  /// The row that was touched last.
  @usableFromInline var touched: TouchedRow?
  /// How fast a finger or the wheel moves.
  @usableFromInline var tracker = VelocityTracker()
  /// What the fingers do.
  @usableFromInline var fingers = Fingers()
  /// What two fingers on a trackpad do.
  @usableFromInline var wheel = WheelState.none
  /// What keys act on, what the keyboard covers, what is typed.
  @usableFromInline var keyboard = KeyboardState()

  /// Whether rows fade in at their new positions instead of travelling there, and the content follows at once: what a
  /// host sets from the system's Reduce Motion.
  ///
  ///     table.reducesMotion = UIAccessibility.isReduceMotionEnabled
  ///
  /// False by default. What moves already goes on.
  @inlinable public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// Creates a table that shows a list from its top.
  ///
  /// - Parameters:
  ///   - list: The rows; they are laid out for the table's width.
  ///   - width: The table's width in points; what is negative or not finite becomes 0.
  ///   - height: The table's height in points; likewise.
  ///   - direction: The direction in which the language is read; right-to-left mirrors touches and frames.
  ///   - policies: What the table by itself does to open rows.
  ///   - options: Delays, distances, durations and speeds.
  /// - Complexity: That of laying the list out for a width.
  public init(
    _ list: List, width: Double, height: Double, direction: ReadingDirection = .leftToRight,
    policies: TablePolicies = TablePolicies(), options: TableOptions = TableOptions()
  ) {
    rows = list
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.direction = direction
    self.policies = policies
    self.options = options
    scroll = VerticalScroll(viewportHeight: size.height)
    rows.resize(toWidth: size.width, at: .zero)
    if options.animationDuration != nil { durationChanged() }
  }

  private mutating func durationChanged() {
    rows.animationDuration = options.animationDuration
    scroll.animation = .easeInOut(duration: options.animationDuration ?? ScrollPhysics.animationDuration)
  }

  /// How far the content is scrolled.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The content offset in points: 0 at the top, negative while the content is pulled below it.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { scroll.offset(at: time) }

  /// When everything that moves by itself has settled; nil when nothing moves.
  public var settles: Time? {
    guard let scrolls = scroll.settles else { return rows.settles }
    return rows.settles.map { max($0, scrolls) } ?? scrolls
  }

  /// Lets time pass: tidies up what is over by now, and begins what time alone brings, such as a hold.
  ///
  /// - Parameter time: The moment that has come.
  /// - Returns: What that has caused; nothing for lists without holds.
  /// - Complexity: O(log *n*) in the number of rows where a finger holds; else that of the list's `advance(to:)`.
  @discardableResult @inlinable
  public mutating func advance(to time: Time) -> ListEffects { timePassed(until: time) }

  /// Gives the table another extent, as a rotation does.
  ///
  /// A finger that rests does nothing by that: it taps, swipes and scrolls as it would have, by as much as it moves. A row
  /// that one holds returns to where it was lifted, because it would be above other rows now.
  ///
  ///     table.resize(width: 480, height: 320, at: now)
  ///
  /// - Parameters:
  ///   - width: The width in points; what is negative or not finite becomes 0.
  ///   - height: The height in points; likewise.
  ///   - time: The moment of the change.
  /// - Returns: What time alone has brought before, and what ending a hold has caused.
  /// - Complexity: O(log *n*) in the number of rows, and that of laying the list out for a width.
  @discardableResult
  public mutating func resize(width: Double, height: Double, at time: Time) -> ListEffects {
    happened(at: time) { $0.resized(width: width, height: height, at: time) }
  }

  private mutating func resized(width: Double, height: Double, at time: Time) -> ListEffects {
    let extent = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    guard extent != size else { return .none }
    let effects = holdLost(at: time)
    drawn.isOutdated = true
    size = extent
    scroll.viewportHeight = extent.height
    rows.resize(toWidth: extent.width, at: time)
    scroll.contentChanged(contentHeight: rows.contentHeight, isFollowing: false, at: time)
    followTarget(isFollowing: false, at: time)
    makeRoomForKeyboard(at: time)
    return effects
  }

  /// Scrolls at once, without a motion; a finger that holds the content goes on from there.
  ///
  ///     table.scroll(to: 440, at: now)
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset in points; what lies beyond the content is moved to the nearer end.
  ///   - time: The moment of the change.
  /// - Returns: What time alone has brought before.
  /// - Complexity: O(log *n*) in the number of rows where a finger holds; else that of the list's `advance(to:)`.
  @discardableResult
  public mutating func scroll(to contentOffset: Double, at time: Time) -> ListEffects {
    happened(at: time) {
      $0.touched = nil
      $0.scroll.scroll(to: contentOffset, contentHeight: $0.rows.contentHeight, at: time)
      return .none
    }
  }

  /// Does what a plain action of a row names: what gestures do, without a finger.
  ///
  /// A row that it moves away stays in sight, if it was: the content follows it. Else the row stays where it is, and what is in
  /// sight around it as far as it can; see ``touchedRow``.
  ///
  ///     table.perform("delete", on: RowID(0), at: now)
  ///
  /// - Parameters:
  ///   - action: The action's id, one of `list.actions(for:)`; any other does nothing.
  ///   - row: The row; one that is gone does nothing.
  ///   - time: The moment of the action.
  /// - Returns: What the action has caused, after what time alone has brought before.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    var effects = timePassed(until: time)
    noteAction(on: row, at: time)
    var seen: ListUpdate?
    let caused = changed(at: time, keepingSight: true) { table in
      let wasInSight = table.isInSight(row, at: time)
      var caused = table.rows.perform(action, on: row, at: time)
      caused.add(table.otherRowsClose(ifOpen: row, at: time))
      if wasInSight { seen = caused.update }
      return caused
    }
    effects.add(caused)
    if let seen { revealMoved(row, by: seen, at: time) }
    return effects
  }

  /// Changes the list by what no finger does: a change of the app's own, undoing, a text that is typed.
  ///
  /// A gesture on a row that is removed is over. What is in sight stays where it is when rows come, go or change their
  /// heights, under a finger and while the content glides too: the row that a finger has touched last, see ``touchedRow``, else
  /// the row that the keyboard is about, else the first row in sight. At the very top new rows show, unless they would move the
  /// row that a finger is on, or has touched in this moment.
  ///
  ///     table.edit(at: now) { list in list.insert("New", index: 0, at: now) }
  ///
  /// - Parameters:
  ///   - time: The moment of the change.
  ///   - change: Changes the list and returns what that has caused.
  /// - Returns: What `change` has returned, after what time alone has brought before.
  /// - Complexity: That of `change`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    happened(at: time, keepingSight: true) { change(&$0.rows) }
  }
}

extension HeadlessTable: Equatable where List: Equatable {}
