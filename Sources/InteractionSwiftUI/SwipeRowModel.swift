#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import Foundation
  import InteractionHosting
  import UIKit

  /// The state of one swiped row: its driver, its finger, and whether frames are drawn.
  @MainActor final class SwipeRowModel: ObservableObject {
    /// Tells views of a change; were the driver itself published, each event would copy its recording.
    @Published private var version = 0
    private(set) var driver: RowDriver
    /// Whether frames are drawn: only while something moves by itself.
    private(set) var isMoving = false
    /// The scope of a row that is in no other one.
    let ownScope = SwipeScope()
    /// The scope that hears of the row.
    weak var scope: SwipeScope?
    /// What the app does with notices, presses and questions; each evaluation of the view gives it anew.
    var buttons: [SwipeButton] = []
    var onNotice: @MainActor (SwipeNotice) -> Void = { _ in }
    private var latest: Time?
    /// Where the row was on the screen when it opened, in points from the top.
    private var openedAt: Double?
    private var place = 0.0
    private var finger = Finger.up
    private var haptics = Haptics()

    /// A finger on the row.
    private enum Finger {
      case up
      /// It drags the content.
      case drags(VelocityTracker)
      /// It is the scroll view's around the row, or nobody's.
      case others
    }

    init(_ design: any RevealingRow, _ buttons: [SwipeButton]) {
      var design = design
      for edge in SwipeEdge.allCases {
        design.setActions(buttons.filter { $0.edge == edge }.map(\.action), edge, at: .now)
      }
      driver = RowDriver(design)
      self.buttons = buttons
    }

    /// The moment that a frame shows: none is older than what has happened.
    func moment(of date: Date) -> Time { latest.map { max($0, Time(date)) } ?? Time(date) }

    /// The question that the row waits with, if it does.
    var question: String? {
      guard let asked = driver.askedAction else { return nil }
      return button(asked)?.question ?? asked.title
    }

    private func button(_ action: InteractionAction) -> SwipeButton? { buttons.first { $0.action.id == action.id } }

    // MARK: What happens

    /// Lets something happen to the row, and does what it has caused.
    func change(at time: Time = .now, _ event: (inout RowDriver, Time) -> SwipeEffects) {
      version += 1
      latest = latest.map { max($0, time) } ?? time
      if driver.recorder == nil, driver.row.settles == nil, !driver.isDragged, let scope {
        driver.recorder = scope.recording?(driver.row)
      }
      let effects = event(&driver, time)
      isMoving = driver.needsFrames(after: time)
      if driver.row.rest == .closed { openedAt = nil } else { openedAt = openedAt ?? place }
      haptics.play(effects.signals)
      scope?.changed(self)
      for notice in effects.notices { onNotice(notice) }
      answer()
    }

    /// Does what was pressed, and lets the row do what the app answers.
    private func answer() {
      guard let action = driver.pressedAction else { return }
      let fulfillment = button(action)?.perform() ?? action.usualFulfillment
      change { $0.fulfill(fulfillment, at: $1) }
    }

    func confirm() {
      change { driver, _ in
        driver.confirm()
        return .none
      }
    }

    /// Does what a plain action does, and says its title.
    func perform(_ action: InteractionAction) {
      change { $0.handle(.perform(action.id), at: $1) }
      UIAccessibility.post(notification: .announcement, argument: action.title)
    }

    func tableChanged(_ change: TableChange) { self.change { $0.handle(.table(change), at: $1) } }

    func closes() { change { $0.handle(.close(animated: true), at: $1) } }

    /// Follows what the app wants the row to do.
    func rests(_ rest: Rest) {
      guard rest != driver.row.rest else { return }
      change { $0.handle(rest.edge.map { .open($0, animated: true) } ?? .close(animated: true), at: $1) }
    }

    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) {
      change { $0.handle(.setActions(actions, edge), at: $1) }
    }

    // MARK: Where it is

    func resized(width: Double, height: Double) {
      guard width > 0, LayoutSize(width: width, height: height) != driver.row.size else { return }
      change { $0.handle(.resize(width, height: height), at: $1) }
    }

    /// Takes over where the row is on the screen, in points from the top: an open row that goes elsewhere is scrolled.
    func moved(to place: Double) {
      self.place = place
      // Chosen here: less than 4 points may be a row above that has changed its height a little.
      guard let openedAt, (place - openedAt).magnitude > 4, scope?.policies.closesOnScroll ?? true else { return }
      self.openedAt = place
      tableChanged(.tableScrolled)
    }

    func setEnvironment(_ direction: ReadingDirection, reducesMotion: Bool) {
      driver.direction = direction
      driver.reducesMotion = reducesMotion
    }

    // MARK: Finger and frames

    /// A finger has moved: the first report says whose it is.
    func fingerMoved(_ translation: Vector, at time: Time) {
      switch finger {
      case .up:
        guard driver.takes(translation, at: time) else {
          finger = .others
          return
        }
        var tracker = VelocityTracker()
        tracker.restart(translation, at: time)
        finger = .drags(tracker)
        change(at: time) { $0.pan(.began, translation: translation, at: $1) }
      case .drags(var tracker):
        tracker.add(translation, at: time)
        finger = .drags(tracker)
        change(at: time) { $0.pan(.changed, translation: translation, at: $1) }
      case .others: break
      }
    }

    /// A finger was lifted.
    func fingerLifted(_ translation: Vector, at time: Time) {
      let lifted = finger
      finger = .up
      guard case .drags(var tracker) = lifted else { return }
      tracker.add(translation, at: time)
      let velocity = tracker.velocity
      change(at: time) { $0.pan(.ended, translation: translation, velocity: velocity, at: $1) }
    }

    /// No finger is on the row; where none was lifted, the system has taken it.
    func fingerGone() {
      let gone = finger
      finger = .up
      guard case .drags = gone else { return }
      change { $0.pan(.cancelled, translation: .zero, at: $1) }
    }

    /// Draws no more frames once nothing moves.
    func frameShown(at time: Time) {
      driver.advance(to: time)
      guard isMoving, !driver.needsFrames(after: time) else { return }
      version += 1
      isMoving = false
    }
  }
#endif
