import HeadlessTable

/// A host that is checked against laws, beside a table of the same list.
struct HostSubject<Host: HostedTable>: Subject {
  typealias Failure = Finding<TableLawEvent>
  typealias Reference = TableSubject<Host.List>

  /// The subject that chooses the events and applies them to the table.
  private let reference: Reference
  private let host: Host
  /// Whether a law compares the table with a host that is sent gestures.
  private let comparesGestures: Bool

  init(_ host: Host, of list: Host.List, customEvents: [CustomEvent<Host.List>], laws: [HostLaw]) {
    reference = Reference(list: list, customEvents: customEvents, laws: [])
    self.host = host
    comparesGestures = laws.contains(.gesturesActLikeTouches)
  }

  /// A host and the table beside it.
  struct State {
    /// The table, which is sent the same events.
    var model: Reference.State
    var host: Host
    /// The host that is sent gestures in place of touches; nil if no law needs it, or once the table has handled an event that
    /// gestures cannot express.
    var gestureHost: Host?
  }

  /// An event, with the host and the table after it.
  struct Step {
    let event: TableLawEvent
    let after: State
    /// The effects on the table, on the host, and on the host that is sent gestures; the last are empty without such a host.
    let expectedEffects, hostEffects, gestureHostEffects: ListEffects
  }

  var fresh: State {
    var model = reference.fresh
    // Hosts are checked with the default highlights, none.
    model.table.highlights = []
    return State(model: model, host: host, gestureHost: comparesGestures ? host : nil)
  }

  func step(_ state: State, _ event: Timed<TableLawEvent>) -> Step {
    var after = state
    let modelStep = reference.step(state.model, event)
    after.model = modelStep.after
    let hostEffects = send(event.event, to: &after.host, at: event.at)
    after.gestureHost = nil
    var gestureHostEffects = ListEffects.none
    if var gestureHost = state.gestureHost, let effects = sendAsGestures(modelStep, at: event.at, to: &gestureHost) {
      after.gestureHost = gestureHost
      gestureHostEffects = effects
    }
    return Step(
      event: event.event, after: after, expectedEffects: modelStep.effects, hostEffects: hostEffects,
      gestureHostEffects: gestureHostEffects)
  }

  /// Sends a host an event; a custom event reaches the list through the host's `edit(at:_:)`.
  func send(_ event: TableLawEvent, to host: inout Host, at time: Time) -> ListEffects {
    guard case .custom(let name) = event, let customEvent = reference.customEvents.first(where: { $0.name == name })
    else {
      return host.handle(event, at: time)
    }
    return host.edit(at: time) { customEvent.apply(&$0, time) }
  }

  // MARK: Gestures

  /// Sends a host an event or, in place of one that is reported as gestures, the gestures that the table has recognised in it,
  /// and a wait.
  ///
  /// A frame or a wait is sent after the gestures that time has caused. Before any other event that is sent as it is, the host
  /// is scrolled to the table's content offset.
  ///
  /// - Returns: The effects, or nil if gestures cannot express the event, because something changes under a finger or because
  ///   the host cannot scroll to the table's content offset.
  private func sendAsGestures(_ step: Reference.Step, at time: Time, to host: inout Host) -> ListEffects? {
    var effects = ListEffects.none
    if step.event.isReportedAsGestures || step.event == .wait || step.event == .frame {
      for gesture in reportedGestures(step, at: time) {
        guard let gestureEffects = send(gesture, to: &host) else { return nil }
        effects.add(gestureEffects)
      }
    } else {
      // While a finger is down, the event may end its gesture, which no recogniser would report here.
      guard step.before.isFree, scroll(&host, to: step.before.table.contentOffset(at: time), at: time) else {
        return nil
      }
    }
    effects.add(send(step.event.isReportedAsGestures ? .wait : step.event, to: &host, at: time))
    return effects
  }

  /// Returns the gestures of a step that a recogniser reports.
  ///
  /// A held row also passes other rows while the content scrolls under it. The gestures that time alone causes in this way are
  /// left out, because the host sends them without a recogniser.
  private func reportedGestures(_ step: Reference.Step, at time: Time) -> [Timed<TableGesture>] {
    var idleTable = step.before.table
    let countBefore = idleTable.list.gestureCount
    _ = idleTable.advance(to: time)
    let idleGestureCount = idleTable.list.gestureCount - countBefore
    return step.recordedGestures.enumerated().filter { index, gesture in
      guard index < idleGestureCount, case .hold(.changed, _, _) = gesture.event else { return true }
      return false
    }
    .map { $0.element }
  }

  private func send(_ gesture: Timed<TableGesture>, to host: inout Host) -> ListEffects? {
    switch gesture.event {
    case .pinch(_, _, let offset), .hold(_, _, let offset):
      guard scroll(&host, to: offset, at: gesture.at) else { return nil }
    case .pan, .tap, .press, .control, .closeRows, .track, .tapOutside, .pull: break
    }
    return host.handle(.gesture(gesture.event), at: gesture.at)
  }

  /// Scrolls a host to an offset, unless a row is lifted, and returns whether its content is there.
  private func scroll(_ host: inout Host, to offset: Double, at time: Time) -> Bool {
    if host.contentOffset(at: time) == offset { return true }
    guard host.list.liftedRow == nil else { return false }
    _ = host.handle(.scroll(contentOffset: offset), at: time)
    return host.contentOffset(at: time) == offset
  }

  // MARK: The search

  func choices(after state: State) -> [(delay: Double, event: TableLawEvent)] {
    reference.choices(after: state.model).map { ($0.delay, Self.withoutAnimation($0.event)) }
  }
  func choice(after state: State, using random: inout SplitMix64) -> (delay: Double, event: TableLawEvent) {
    let choice = reference.choice(after: state.model, using: &random)
    // A host may draw while time passes.
    let drawsFrame = choice.event == .wait && random.below(2) == 0
    return (choice.delay, drawsFrame ? .frame : Self.withoutAnimation(choice.event))
  }

  /// Returns an event without the animation of a scroll to a row, because a screen animates scrolls without its host.
  private static func withoutAnimation(_ event: TableLawEvent) -> TableLawEvent {
    guard case .scrollToRow(let row, let anchor, _) = event else { return event }
    return .scrollToRow(row, anchor, animated: false)
  }

  func state(after step: Step) -> State { step.after }
  func now(_ state: State) -> Time { state.model.now }
  func simpler(_ event: TableLawEvent) -> [TableLawEvent] { event.simpler }
  func isWellFormed(_ events: [Timed<TableLawEvent>]) -> Bool { reference.isWellFormed(events) }
}

extension TableLawEvent {
  /// Whether recognisers report gestures to a host in place of the event.
  fileprivate var isReportedAsGestures: Bool {
    switch self {
    case .touch, .wheel, .cancelTouches: true
    case .frame, .wait, .gesture, .perform, .confirm, .cancel, .custom, .resize, .keyboard, .scroll, .scrollToRow,
      .reducesMotion, .policies, .options, .setHeights, .key, .hover, .type, .endEditing, .undo:
      false
    }
  }
}
