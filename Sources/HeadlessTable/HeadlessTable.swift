/// A table view without a screen: touches and times go in, frames of layers come out.
///
/// It does what UITableView and its recognisers do, reduced to what the articles rely on: it tells apart taps, presses,
/// sideways drags and scrolls, scrolls with UIScrollView's physics, and keeps a bounded number of row views. Order, heights and
/// states of the rows belong to its list.
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
/// Unlike UITableView, it has no delegate and no run loop: effects are returned, and `settles` is the time until which frames
/// are worth drawing.
public struct HeadlessTable<List: ListInteraction>: Sendable {
  /// The list of rows; change it with `edit(at:_:)`.
  @inlinable public var list: List { rows }
  /// The table's size on the screen, in points.
  public internal(set) var size: LayoutSize
  /// The direction in which the language is read.
  public let direction: ReadingDirection
  /// When the table closes open rows on its own.
  public var policies: TablePolicies
  /// Delays, distances, durations and speeds; a change applies from the next touch, hold, release or motion.
  public var options: TableOptions {
    didSet { if options.animationDuration != oldValue.animationDuration { durationChanged() } }
  }
  /// The highlights that the table paints for touches and the pointer; none by default.
  public var highlights: TableHighlights = []
  /// The pointer's location, in points in the table's own coordinates; nil if it is not over the table.
  public internal(set) var pointer: Vector?
  /// The row views and the rows they show, as of the last frame.
  public internal(set) var pool = RowPool()
  /// The last frame drawn.
  @usableFromInline var drawn = Drawn()
  /// The list that receives the gestures.
  @usableFromInline var rows: List
  /// The content's position, and how it scrolls.
  @usableFromInline var scroll: VerticalScroll
  /// The row touched last.
  @usableFromInline var touched: TouchedRow?
  /// The velocity of a finger or the wheel.
  @usableFromInline var tracker = VelocityTracker()
  /// What the fingers are doing.
  @usableFromInline var fingers = Fingers()
  /// What two fingers on a trackpad are doing.
  @usableFromInline var wheel = WheelState.none
  /// The keyboard's focus, the height it covers, and the text being typed.
  @usableFromInline var keyboard = KeyboardState()

  /// Whether rows fade in at their new positions instead of travelling there, and the content follows without a motion.
  ///
  /// A host sets this from the system's Reduce Motion.
  ///
  ///     table.reducesMotion = UIAccessibility.isReduceMotionEnabled
  ///
  /// False by default. Motions that have begun continue.
  @inlinable public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// Creates a table that shows a list from the top.
  ///
  /// - Parameters:
  ///   - list: The rows, which are laid out for the table's width.
  ///   - width: The table's width in points; negative and non-finite widths become 0.
  ///   - height: The table's height in points, treated in the same way.
  ///   - direction: The direction in which the language is read; right-to-left mirrors touches and frames.
  ///   - policies: When the table closes open rows on its own.
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

  /// Returns how far the content is scrolled.
  ///
  /// - Parameter time: The time to ask about.
  /// - Returns: The content offset in points, which is 0 at the top, and negative when the content is pulled down beyond it.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { scroll.offset(at: time) }

  /// When every motion has ended; nil if nothing moves.
  public var settles: Time? {
    guard let scrolls = scroll.settles else { return rows.settles }
    return rows.settles.map { max($0, scrolls) } ?? scrolls
  }

  /// Lets time pass: removes finished motions, and begins what time alone causes, such as a hold.
  ///
  /// - Parameter time: The current time.
  /// - Returns: The effects; none for lists without holds.
  /// - Complexity: O(log *n*) in the number of rows while a finger holds; otherwise that of the list's `advance(to:)`.
  @discardableResult @inlinable
  public mutating func advance(to time: Time) -> ListEffects { timePassed(until: time) }

  /// Resizes the table, as a rotation does.
  ///
  /// A resting finger is unaffected: it taps, swipes and scrolls as it would have, by the distance it moves. A row that it
  /// holds returns to where it was lifted, because it would now be above other rows.
  ///
  ///     table.resize(width: 480, height: 320, at: now)
  ///
  /// - Parameters:
  ///   - width: The width in points; negative and non-finite widths become 0.
  ///   - height: The height in points, treated in the same way.
  ///   - time: The time of the change.
  /// - Returns: The effects of the time that has passed, and those of ending a hold.
  /// - Complexity: O(log *n*) in the number of rows, and that of laying the list out for a width.
  @discardableResult
  public mutating func resize(width: Double, height: Double, at time: Time) -> ListEffects {
    perform(at: time) { $0.resized(width: width, height: height, at: time) }
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

  /// Scrolls without a motion; a finger that holds the content continues from there.
  ///
  ///     table.scroll(to: 440, at: now)
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset in points, clamped to the content.
  ///   - time: The time of the change.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: O(log *n*) in the number of rows while a finger holds; otherwise that of the list's `advance(to:)`.
  @discardableResult
  public mutating func scroll(to contentOffset: Double, at time: Time) -> ListEffects {
    perform(at: time) {
      $0.touched = nil
      $0.scroll.scroll(to: contentOffset, contentHeight: $0.rows.contentHeight, at: time)
      return .none
    }
  }

  /// Performs a plain action of a row, which does what gestures do, without a finger.
  ///
  /// If the action moves a row that is in sight, the content follows the row. Otherwise the row stays where it is, and so do
  /// the rows in sight around it, as far as possible; see ``touchedRow``.
  ///
  ///     table.perform("delete", on: RowID(0), at: now)
  ///
  /// - Parameters:
  ///   - action: The action's id, one of `list.actions(for:)`; for any other, nothing happens.
  ///   - row: The row; if it no longer exists, nothing happens.
  ///   - time: The time of the action.
  /// - Returns: The effects, after those of the time that has passed.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    var effects = timePassed(until: time)
    noteAction(on: row, at: time)
    var seen: ListUpdate?
    let caused = apply(at: time, keepingSight: true) { table in
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

  /// Changes the list without a finger: for the app's own changes, undo, or typed text.
  ///
  /// A gesture on a row that is removed ends. When rows are inserted, removed or resized, the rows in sight stay where they
  /// are, even under a finger or while the content glides. The reference is the row touched last (see ``touchedRow``), or else
  /// the row with the keyboard's focus, or else the first row in sight. At the very top, new rows show, unless they would move
  /// a row that a finger is on or has touched a moment ago.
  ///
  ///     table.edit(at: now) { list in list.insert("New", index: 0, at: now) }
  ///
  /// - Parameters:
  ///   - time: The time of the change.
  ///   - change: Changes the list and returns the effects.
  /// - Returns: The effects that `change` returns, after those of the time that has passed.
  /// - Complexity: That of `change`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    perform(at: time, keepingSight: true) { change(&$0.rows) }
  }
}

extension HeadlessTable: Equatable where List: Equatable {}
