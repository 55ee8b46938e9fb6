/// A row between a host's recognisers and its screen: what every host of any design does, without a view and without a clock.
///
///     var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
///     driver.pan(.began, translation: Vector(-12, 1), at: now)
///     driver.pan(.changed, translation: Vector(-80, 2), at: now)
///     content.x = driver.contentX(at: now)
///
/// What comes in from the screen and goes out to it is in the screen's coordinates, mirrored where `direction` says so; a
/// `RowEvent` is logical, as everywhere. Times do not run back: one before the latest, which a frame that is shown later than
/// it is drawn leads to, counts as the latest, and so a finger catches the content where it was last seen.
public struct RowDriver: Sendable {
  /// The row.
  public private(set) var row: any RevealingRow
  /// The direction in which the language is read.
  public var direction: ReadingDirection
  /// What writes down all that happens to the row, or nil.
  public var recorder: ScriptRecorder?
  /// Whether a finger drags the content by `pan(_:translation:velocity:at:)`.
  public private(set) var isDragged = false
  /// What a press has led to that is not settled.
  var press = Press.none
  /// The latest moment of all.
  private var latest: Time?

  /// A press between the finger and the app's answer.
  enum Press: Sendable {
    /// There is none, or it is answered.
    case none
    /// The app has to answer; the row rested there before.
    case pressed(InteractionAction, before: Rest)
    /// The app has been asked whether it may happen at all.
    case asking(InteractionAction, before: Rest)
  }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - row: The row, as it is.
  ///   - direction: The direction in which the language is read.
  /// - Complexity: O(1).
  public init(_ row: any RevealingRow, direction: ReadingDirection = .leftToRight) {
    self.row = row
    self.direction = direction
  }

  /// Handles what happens to the row, from code and from recognisers that are not a pan's.
  ///
  /// A row that waits for an answer only hears of its extent, its actions and its scroll view.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - time: The moment.
  /// - Returns: What that has caused. After a `didPress`, `pressedAction` or `askedAction` is the action.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  public mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
    if case .scroll(let report) = event, row is any ScrollDriven { return scroll(report, at: time).effects }
    return happened(event, at: time)
  }

  private mutating func happened(_ event: RowEvent, at time: Time) -> SwipeEffects {
    guard isAllowed(event) else { return .none }
    let now = now(at: time)
    recorder?.record(event, at: now)
    let before = row.rest
    let effects = row.handle(event, at: now)
    return event.isOfTheApp ? effects : answered(effects, from: before, at: now)
  }

  /// Handles a sample of a finger on the screen.
  ///
  /// - Parameters:
  ///   - phase: The phase of the drag.
  ///   - translation: How far the finger has moved since it touched, in points to the right and downward.
  ///   - velocity: How fast it moves, in points per second, likewise. UIScrollView's is in points per millisecond.
  ///   - time: When the finger was there.
  /// - Returns: What the sample has caused.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(
    _ phase: PanPhase, translation: Vector, velocity: Vector = .zero, at time: Time
  ) -> SwipeEffects {
    isDragged = phase == .began || phase == .changed
    return happened(.pan(PanSample(phase, translation: logical(translation), velocity: logical(velocity))), at: time)
  }

  /// Handles what a real scroll view reports, of a row that is `ScrollDriven`; any other row does nothing.
  ///
  /// - Parameters:
  ///   - report: The report, in logical content offsets; see `logicalContentOffset(_:)`.
  ///   - time: The moment.
  /// - Returns: Where the scroll view must go, if anywhere, and what the report has caused.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    guard var driven = row as? any RevealingRow & ScrollDriven else { return ScrollAnswer() }
    let now = now(at: time)
    recorder?.record(.scroll(report), at: now)
    driven.advance(to: now)
    let before = row.rest
    let answer = driven.scroll(report, at: now)
    row = driven
    return answered(answer, from: before, at: now)
  }

  /// Tidies up what is over when a frame is shown.
  ///
  /// - Parameter time: When the frame is seen.
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) { row.advance(to: now(at: time)) }

  /// Whether the row reaches its resting positions at once, as a person has asked the system; a recording cannot say that
  /// it has changed, and ends.
  public var reducesMotion: Bool {
    get { row.reducesMotion }
    set {
      guard newValue != row.reducesMotion else { return }
      row.reducesMotion = newValue
      recorder?.end()
    }
  }

  /// A moment that is not before another one that was.
  mutating func now(at time: Time) -> Time {
    let now = latest.map { max($0, time) } ?? time
    latest = now
    return now
  }

  /// Whether a row that waits for an answer hears of an event, and scripts can say it.
  private mutating func isAllowed(_ event: RowEvent) -> Bool {
    switch event {
    case .reuse:
      press = .none
      isDragged = false
      return true
    case .resize, .setActions, .wait, .scroll: return true
    case .perform(let action): return !isWaiting && row.plainActions().contains { $0.id == action }
    case .press(let edge, let index, _), .tapButton(let edge, let index):
      return !isWaiting && row.actions(edge).indices.contains(index)
    case .pan, .open, .close, .tap, .table, .preview: return !isWaiting
    }
  }
}

extension RowEvent {
  /// Whether the app fills the row with this, which may be what it does about a press.
  fileprivate var isOfTheApp: Bool {
    switch self {
    case .resize, .setActions, .wait: true
    case .pan, .scroll, .open, .close, .press, .tapButton, .tap, .perform, .table, .reuse, .preview: false
    }
  }
}
