/// A driver that stands between a host's recognisers and a row of any design, without a view or a clock.
///
///     var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
///     driver.pan(.began, translation: Vector(-12, 1), at: now)
///     driver.pan(.changed, translation: Vector(-80, 2), at: now)
///     content.x = driver.contentX(at: now)
///
/// Input from the screen and output to it are in the screen's coordinates, mirrored according to `direction`; a `RowEvent`, a
/// `ScrollReport` and its answer are always in logical coordinates. Events do not run backward in time: an event before the
/// latest event or `advance(to:)` is treated as happening at that time. A frame is drawn before it is shown, so the next touch
/// may have an earlier time; it then catches the content where it was last seen.
public struct RowDriver: Sendable {
  /// The row in its current state.
  public private(set) var row: any RevealingRow
  /// The reading direction.
  public var direction: ReadingDirection
  /// The recorder of the row's events, or nil for none.
  public var recorder: ScriptRecorder?
  /// Whether a finger is dragging the content, according to the last call of `pan(_:translation:velocity:at:)`; false after
  /// a reuse.
  public private(set) var isDragged = false
  /// The press that the app has yet to answer, if any.
  var pressState = Press.none
  /// The latest time so far.
  private var latestTime: Time?

  /// The state of a press between the finger and the app's answer.
  enum Press: Sendable {
    /// No press is unanswered.
    case none
    /// The app has yet to report the outcome of the action.
    case pressed(InteractionAction, Rests)
    /// The app has yet to confirm or reject the action.
    case asking(InteractionAction, Rests)
  }

  /// The resting positions before a press, and after it if nothing had been asked.
  struct Rests: Sendable {
    let before, after: Rest
  }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - row: The row in its current state.
  ///   - direction: The reading direction.
  /// - Complexity: O(1).
  public init(_ row: any RevealingRow, direction: ReadingDirection = .leftToRight) {
    self.row = row
    self.direction = direction
  }

  /// Handles an event of the row, from code or from any recogniser except a pan's.
  ///
  /// A row that is waiting for an answer handles only waits, reuse, a new size, new actions and its scroll view's reports.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event.
  /// - Returns: The effects. After a `didPress`, `pressedAction` or `pendingAction` is the action, unless the row was already
  ///   waiting for an answer.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  public mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
    if case .scroll(let report) = event, row is any ScrollDriven { return scroll(report, at: time).effects }
    return apply(event, at: time)
  }

  private mutating func apply(_ event: RowEvent, at time: Time) -> SwipeEffects {
    guard canHandle(event) else { return .none }
    if case .reuse = event {
      pressState = .none
      isDragged = false
    }
    let now = now(at: time)
    recorder?.record(event, at: now)
    let oldRest = row.rest
    let effects = row.handle(event, at: now)
    return event.keepsPress ? effects : recordPress(in: effects, from: oldRest, at: now)
  }

  /// Handles a sample of a pan in the screen's coordinates.
  ///
  /// - Parameters:
  ///   - phase: The phase of the drag.
  ///   - translation: The finger's movement since it touched down, in points to the right and downward.
  ///   - velocity: The finger's velocity in points per second, to the right and downward. UIScrollView's is in points per
  ///     millisecond.
  ///   - time: The time of the sample.
  /// - Returns: The effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(
    _ phase: PanPhase, translation: Vector, velocity: Vector = .zero, at time: Time
  ) -> SwipeEffects {
    isDragged = phase == .began || phase == .changed
    return apply(
      .pan(PanSample(phase, translation: logicalVector(translation), velocity: logicalVector(velocity))), at: time)
  }

  /// Handles a real scroll view's report, if the row is `ScrollDriven`; otherwise does nothing.
  ///
  /// - Parameters:
  ///   - report: The report, in logical content offsets; see `logicalContentOffset(_:)`.
  ///   - time: The time of the report.
  /// - Returns: The logical content offset to which the scroll view must move, if any, and the effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    guard var driven = row as? any RevealingRow & ScrollDriven else { return ScrollAnswer() }
    let now = now(at: time)
    recorder?.record(.scroll(report), at: now)
    driven.advance(to: now)
    let oldRest = row.rest
    let answer = driven.scroll(report, at: now)
    row = driven
    return recordPress(in: answer, from: oldRest, at: now)
  }

  /// Discards the row's motion if it has ended by the time a frame is shown.
  ///
  /// - Parameter time: When the frame is seen.
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) { row.advance(to: now(at: time)) }

  /// Whether the row reaches its resting positions without a motion, because the user has turned on Reduce Motion.
  ///
  /// Scripts cannot express a change of this property, so a change ends a recording.
  public var reducesMotion: Bool {
    get { row.reducesMotion }
    set {
      guard newValue != row.reducesMotion else { return }
      row.reducesMotion = newValue
      recorder?.end()
    }
  }

  /// Returns the given time or the latest so far, whichever is later, and stores it as the latest.
  mutating func now(at time: Time) -> Time {
    let now = latestTime.map { max($0, time) } ?? time
    latestTime = now
    return now
  }

  /// Returns whether the row can handle an event in its current state.
  private func canHandle(_ event: RowEvent) -> Bool {
    switch event {
    case .reuse, .resize, .setActions, .wait: true
    case .scroll: row is any ScrollDriven
    case .perform(let action): offers(action)
    case .press(let edge, let index, _), .tapButton(let edge, let index):
      !isWaiting && row.actions(edge).indices.contains(index)
    case .pan, .open, .close, .tap, .table, .preview: !isWaiting
    }
  }
}

extension RowEvent {
  /// Whether a press stays unanswered after this event, because the app may send the event before it answers the press.
  fileprivate var keepsPress: Bool {
    switch self {
    case .resize, .setActions, .wait: true
    case .pan, .scroll, .open, .close, .press, .tapButton, .tap, .perform, .table, .reuse, .preview: false
    }
  }
}
