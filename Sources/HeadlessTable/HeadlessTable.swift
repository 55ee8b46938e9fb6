/// A table view without a screen, which takes touches and times and produces frames of layers.
///
/// The table does the work of UITableView and its recognisers, limited to the features that the designs rely on. It
/// distinguishes taps, presses, sideways drags, scrolls, holds and pinches; it scrolls with UIScrollView's physics, and keeps
/// a bounded number of row views. Its list stores the order, heights and states of the rows.
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
/// Unlike UITableView, it has no delegate and no run loop. Effects are returned, and a host should draw frames until
/// `settleTime`.
///
/// Complexities take the number of rows in sight, and of empty sections between them, as constant unless they name it.
public struct HeadlessTable<List: ListInteraction>: Sendable {
  /// The list of rows; change it with `edit(at:_:)`.
  @inlinable public var list: List { rows }
  /// The table's size on the screen, in points.
  public internal(set) var size: LayoutSize
  /// The direction in which the language is read.
  public let direction: ReadingDirection
  /// The policies for closing open rows.
  public var policies: TablePolicies
  /// Delays, distances, durations and speeds; a change applies from the next touch, hold, release or motion.
  public var options: TableOptions {
    didSet { if options.animationDuration != oldValue.animationDuration { durationChanged() } }
  }
  /// The highlights that the table paints for touches and the pointer; none by default.
  public var highlights: TableHighlights = []
  /// The pointer's location, in points in the table's own coordinates; nil before it enters the table and after it leaves.
  public internal(set) var pointer: Vector?
  /// The row views and their rows, as of the last frame.
  public internal(set) var pool = RowPool()
  /// The last frame drawn.
  @usableFromInline var drawn = DrawnFrame()
  /// The list that receives the gestures.
  @usableFromInline var rows: List
  /// The content's position and scrolling motions.
  @usableFromInline var scroll: VerticalScroll
  /// The last touched row.
  @usableFromInline var touchedRow: TouchedRow?
  /// The tracker of the velocity of a finger, or of two fingers on a trackpad.
  @usableFromInline var tracker = VelocityTracker()
  /// The fingers on the screen and their gesture.
  @usableFromInline var fingers = Fingers()
  /// The gesture of two fingers on a trackpad.
  @usableFromInline var wheel = WheelState.none
  /// The keyboard focus, the keyboard's height, and the text being typed.
  @usableFromInline var keyboard = KeyboardState()

  /// Whether rows fade in at their new positions instead of travelling there, a row that is released or dropped is in
  /// its place at once, and the content follows rows, or scrolls to one, without animation.
  ///
  /// While a finger is down, the content still scrolls gradually to an edited, focused, moved or unfolded row. A host sets
  /// this from the system's Reduce Motion setting.
  ///
  ///     table.reducesMotion = UIAccessibility.isReduceMotionEnabled
  ///
  /// Initially the list's value. The table passes it on to the list, so the rows of a `SwipeList` also open and close at
  /// once; those already in motion finish at once. Travelling rows and scrolling content continue.
  ///
  /// - Complexity: As for the list's `reducesMotion`.
  @inlinable public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// Creates a table that shows a list from the top.
  ///
  /// - Parameters:
  ///   - list: The rows, which are laid out for the table's width.
  ///   - width: The table's width in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - height: The table's height in points, treated in the same way.
  ///   - direction: The direction in which the language is read; right-to-left mirrors touches and frames.
  ///   - policies: The policies for closing open rows.
  ///   - options: Delays, distances, durations and speeds.
  /// - Complexity: As for the list's `resize(toWidth:at:)`.
  public init(
    _ list: List, width: Double, height: Double, direction: ReadingDirection = .leftToRight,
    policies: TablePolicies = TablePolicies(), options: TableOptions = TableOptions()
  ) {
    rows = list
    size = LayoutSize(width: width, height: height).madeFinite
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

  /// Returns the content offset.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The content offset in points, which is 0 at the top, and negative when the content is pulled down
  ///   beyond it.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { scroll.offset(at: time) }

  /// The time by which every motion has ended; nil if nothing moves.
  ///
  /// It may be in the past until the table advances, and while a finger holds a row.
  public var settleTime: Time? {
    guard let scrollSettleTime = scroll.settleTime else { return rows.settleTime }
    return rows.settleTime.map { max($0, scrollSettleTime) } ?? scrollSettleTime
  }

  /// Advances to a moment, removes finished motions, and handles the effects of time alone, such as the beginning of a hold.
  ///
  /// - Parameter time: The current time.
  /// - Returns: The effects; none if the list has no `gestures`.
  /// - Complexity: As for the list's `advance(to:)`; if a hold begins or continues, also as for its `handle(_:at:)`, plus
  ///   O(log *n*) in the number of rows.
  @discardableResult @inlinable
  public mutating func advance(to time: Time) -> ListEffects { timePassed(until: time) }

  /// Resizes the table, as a rotation does.
  ///
  /// A resting finger taps, holds, swipes or scrolls as it would have, but it presses the button that it touched only if the
  /// button is still under it. Unless the size stays the same, a finger's hold is cancelled, and so is a host's hold that has
  /// lifted a row, because the finger would now be over other rows.
  ///
  ///     table.resize(width: 480, height: 320, at: now)
  ///
  /// - Parameters:
  ///   - width: The width in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - height: The height in points, treated in the same way.
  ///   - time: The time of the change.
  /// - Returns: The effects of the time that has passed, followed by those of cancelling a hold.
  /// - Complexity: As for the list's `resize(toWidth:at:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func resize(width: Double, height: Double, at time: Time) -> ListEffects {
    perform(at: time) { $0.setSize(width: width, height: height, at: time) }
  }

  private mutating func setSize(width: Double, height: Double, at time: Time) -> ListEffects {
    let newSize = LayoutSize(width: width, height: height).madeFinite
    guard newSize != size else { return .none }
    let effects = cancelHold(at: time)
    drawn.isOutdated = true
    size = newSize
    scroll.viewportHeight = newSize.height
    rows.resize(toWidth: newSize.width, at: time)
    scroll.contentChanged(contentHeight: rows.contentHeight, animated: false, at: time)
    followTarget(animated: false, at: time)
    makeRoomForKeyboard(at: time)
    return effects
  }

  /// Scrolls without animation; a finger that holds the content continues from there.
  ///
  ///     table.scroll(to: 440, at: now)
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset in points, clamped to the offsets at which the content can rest; NaN becomes 0.
  ///   - time: The time of the change.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: As for `advance(to:)`.
  @discardableResult
  public mutating func scroll(to contentOffset: Double, at time: Time) -> ListEffects {
    perform(at: time) {
      $0.touchedRow = nil
      $0.scroll.scroll(to: contentOffset, contentHeight: $0.rows.contentHeight, at: time)
      return .none
    }
  }

  /// Performs a plain action of a row, with the effect of the corresponding gesture.
  ///
  /// If the row is in sight and the action moves it, or only unfolds rows below it, the content scrolls to show the row or
  /// those rows. Otherwise, the row and the rows in sight around it stay in place, as far as possible; see ``lastTouchedRow``.
  ///
  ///     table.perform("delete", on: RowID(0), at: now)
  ///
  /// - Parameters:
  ///   - action: The action's id, such as one of `list.actions(for:)`; the list ignores ids that it cannot perform. If the row
  ///     rests open afterward and `policies.closesOthersOnOpen` is set, other rows are asked to close, even if the action has
  ///     no effect.
  ///   - row: The row. Nothing happens if it no longer exists.
  ///   - time: The time of the action.
  /// - Returns: The effects of the time that has passed, followed by those of the action.
  /// - Complexity: As for the list's `perform(_:on:at:)` and `openRows`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    var effects = timePassed(until: time)
    recordAction(on: row, at: time)
    var updateIfInSight: ListUpdate?
    let actionEffects = apply(at: time, keepingRowsInPlace: true) { table in
      let wasInSight = table.isInSight(row, at: time)
      var actionEffects = table.rows.perform(action, on: row, at: time)
      actionEffects.add(table.closeOtherRows(ifOpen: row, at: time))
      if wasInSight { updateIfInSight = actionEffects.update }
      return actionEffects
    }
    effects.add(actionEffects)
    if let updateIfInSight { revealMoved(row, by: updateIfInSight, at: time) }
    return effects
  }

  /// Changes the list without a finger, for the app's own changes, undo or typed text.
  ///
  /// A gesture on a row that is removed ends. When rows are inserted, removed or resized, the rows in sight stay in
  /// place, even while a finger is down or the content glides. The reference is the last touched row (see
  /// ``lastTouchedRow``), or else the edited row, or else the row with the keyboard focus, if that row is in sight, or else
  /// the first row in sight or, if rows are only resized, the first whose top is in sight. At the very top, new rows appear,
  /// unless they would move a row that a finger is touching or touched a moment ago. While a row is lifted, only that
  /// row keeps its place, and only when rows are resized; during a pinch that `touch(_:at:)` has recognised, and while the
  /// content is beyond the top, no row does. If the change only unfolds rows below a row in sight, the content scrolls to
  /// show those rows.
  ///
  ///     table.edit(at: now) { list in list.insert("New", index: 0, at: now) }
  ///
  /// - Parameters:
  ///   - time: The time of the change.
  ///   - change: A closure that changes the list and returns the effects.
  /// - Returns: The effects of the time that has passed, followed by those that `change` returns.
  /// - Complexity: As for `change`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    perform(at: time, keepingRowsInPlace: true) { change(&$0.rows) }
  }
}

extension HeadlessTable: Equatable where List: Equatable {}
