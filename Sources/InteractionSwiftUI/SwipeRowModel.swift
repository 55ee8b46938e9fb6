#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import Foundation
  import InteractionHosting
  import InteractionUIKit
  import UIKit

  /// The model of one swiped row, which drives the row for the views that show it.
  @MainActor final class SwipeRowModel: SwipedRow {
    /// A counter whose changes update views; publishing the driver itself would copy its recording at each event.
    @Published private var version = 0
    private(set) var driver: RowDriver
    /// Whether frames are drawn, as they are while something is animated.
    private(set) var isMoving = false
    /// The scope that observes the row.
    weak var scope: SwipeScope?
    /// The buttons, with their questions and the closures that perform their actions.
    ///
    /// Each evaluation of the view sets the buttons and `onNotice` again.
    var buttons: [SwipeButton] = []
    var onNotice: @MainActor (SwipeNotice) -> Void = { _ in }
    var restWhenHidden: Rest?
    var isDeleted = false
    /// The time of the latest event; nil before the first one.
    private var latestTime: Time?
    private var haptics = Haptics()

    init(_ inputs: SwipedRowInputs) {
      driver = RowDriver(inputs.newRow)
      buttons = inputs.buttons
    }

    /// Returns the moment that a frame shows, which is never before the last event.
    func moment(of date: Date) -> Time { latestTime.map { max($0, Time(date)) } ?? Time(date) }

    var rest: Rest { driver.row.rest }
    var isDragged: Bool { driver.isDragged }
    var pendingAction: InteractionAction? { driver.pendingAction }
    var script: String? { driver.recorder?.json }
    var hasRecorder: Bool { driver.recorder != nil }

    func actions(_ edge: SwipeEdge) -> [InteractionAction] { driver.row.actions(edge) }

    // MARK: Events

    /// Applies an event to the row, and performs its effects.
    ///
    /// If the scope records its rows, a recording begins with the first event from a person, or from code that acts as a
    /// person would, that arrives while the row is at rest.
    func change(
      at time: Time = .now, isByHand: Bool = true, _ event: (inout RowDriver, Time) -> SwipeEffects
    ) {
      version += 1
      latestTime = latestTime.map { max($0, time) } ?? time
      if isByHand, driver.recorder == nil, driver.row.settleTime == nil, !driver.isDragged, let scope {
        driver.recorder = scope.makeRecorder?(driver.row)
      }
      let effects = event(&driver, time)
      isMoving = driver.needsFrames(after: time)
      haptics.play(effects.signals)
      scope?.rowDidChange(self, isByHand: isByHand)
      for notice in effects.notices { onNotice(notice) }
      performPressedAction()
    }

    /// Performs the action that was pressed, if any, and applies the app's answer to the row.
    private func performPressedAction() {
      guard let action = driver.pressedAction else { return }
      let answer = performClosure(for: action)
      change { $0.fulfill(answer, at: $1) }
      guard isDeleted else { return }
      DeletionWatch.begin(action) { [weak self] in self.map { $0.isDeleted && $0.restWhenHidden == nil } ?? false }
    }

    func confirm() {
      change { driver, _ in
        _ = driver.confirm()
        return .none
      }
    }

    /// Returns the row's plain actions; none while the row waits for an answer.
    func plainActions(titles: ActionTitles) -> [InteractionAction] {
      driver.plainActions(titles: titles)
    }

    /// Performs a plain action, and announces its title unless the action asks first.
    ///
    /// Nothing happens if the row no longer has the action, or waits for an answer.
    func perform(_ action: InteractionAction) {
      guard driver.offers(action.id) else { return }
      change { $0.handle(.perform(action.id), at: $1) }
      // An action that asks first has not been performed yet.
      if !action.asksFirst { UIAccessibility.announce(action.title) }
    }

    func tableChanged(_ change: TableChange) {
      self.change(isByHand: false) { $0.handle(.table(change), at: $1) }
    }

    func closes(after change: TableChange) -> Bool {
      driver.closes(after: change, at: .now)
    }

    /// Handles a tap on the cover over the row's content.
    func handleTap() { change { $0.handle(.tap, at: $1) } }

    func go(to rest: Rest, animated: Bool) {
      guard rest != driver.row.rest else { return }
      change { $0.handle(.go(to: rest, animated: animated), at: $1) }
    }

    func preview(_ edge: SwipeEdge) { change { $0.handle(.preview(edge), at: $1) } }

    func cancel() { change { $0.cancel(at: $1) } }

    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) {
      change(isByHand: false) { $0.handle(.setActions(actions, edge), at: $1) }
    }

    // MARK: Surroundings

    func resize(width: Double, height: Double) {
      guard width > 0, LayoutSize(width: width, height: height) != driver.row.size else { return }
      change(isByHand: false) { $0.handle(.resize(width, height: height), at: $1) }
    }

    /// Handles a finger that has begun to scroll the view around the row.
    func scrollBegan() {
      guard rest != .closed || isMoving, scope?.policies.closesOnScroll ?? true else { return }
      tableChanged(.tableScrolled)
    }

    func cancelDrag() {
      guard isDragged else { return }
      change { $0.pan(.cancelled, translation: .zero, at: $1) }
    }

    func setEnvironment(direction: ReadingDirection, reducesMotion: Bool) {
      driver.direction = direction
      driver.reducesMotion = reducesMotion
    }

    // MARK: Finger and frames

    /// Returns whether a drag with the given initial translation belongs to the row.
    func accepts(_ translation: Vector) -> Bool { driver.accepts(translation, at: .now) }

    /// Handles a drag of the content with a finger, or with two on a trackpad.
    func handlePan(_ phase: PanPhase, translation: Vector, velocity: Vector) {
      change { $0.pan(phase, translation: translation, velocity: velocity, at: $1) }
    }

    /// Removes finished motions, and stops drawing frames once nothing moves.
    func frameShown(at time: Time) {
      driver.advance(to: time)
      guard isMoving, !driver.needsFrames(after: time) else { return }
      version += 1
      isMoving = false
    }
  }
#endif
