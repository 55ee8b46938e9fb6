/// A list that is checked against laws.
struct ListSubject<List: ListInteraction>: Subject {
  typealias Failure = Finding<ListLawEvent>

  /// The list at the start.
  let list: List
  /// The list's custom events.
  let customEvents: [CustomEvent<List>]
  /// The list's undo, or nil if the list is checked without one.
  let undo: ListLaw.Undo<List>?
  /// Whether events may be on any rows, in any order, with any numbers.
  var isWild = false
  /// Whether rows travel when other rows are inserted, deleted or moved; false if no law needs to know.
  let rowsTravel: Bool
  /// Whether rows accept the heights that a host gives them.
  let acceptsHeights: Bool
  /// The events that are tried in any state.
  let commonEvents: [ListLawEvent]

  init(list: List, customEvents: [CustomEvent<List>], undo: ListLaw.Undo<List>?, laws: [ListLaw]) {
    var list = list
    // A table resizes its list first, too.
    list.resize(toWidth: State.initialWidth, at: .zero)
    self.list = list
    self.customEvents = customEvents
    self.undo = undo
    acceptsHeights = Self.acceptsHeights(list)
    let undoEvents: [ListLawEvent] = undo == nil ? [] : [.undo]
    commonEvents =
      customEvents.map { .custom($0.name) } + undoEvents
      + [
        .event(.gesture(.closeRows(after: .tableScrolled, except: nil))), .event(.gesture(.tapOutside)),
        .event(.resize(480)),
      ]
      + (acceptsHeights ? Self.heightEvents : [])
    rowsTravel = laws.contains(.noJumps) && Self.rowsTravel(in: list, customEvents: customEvents)
  }

  /// A list and the checker's record of it.
  struct State {
    var list: List
    var now = Time.zero
    /// The visible rows, by section.
    var ids: [[RowID]]
    /// The rows that rest open.
    var openRows: [RowID]
    /// The width, in points, that the list was given last.
    var width = Self.initialWidth
    /// The number of events so far.
    var eventCount = 0
    /// The gesture in progress, or nil if there is none.
    var activeGesture: ActiveGesture?
    /// The list's frames, its rows' appearance and its contents, as far as laws have asked for them.
    var cache = StateCache()

    static var initialWidth: Double { 320 }
  }

  /// A gesture in progress, as the checker sees it.
  struct ActiveGesture {
    let gesture: ContinuousGesture
    /// The list right before the gesture's beginning, and right after it, when any typing that the gesture ends is over.
    let listBefore, listAfterBeginning: List
    /// The rows right after the gesture's beginning, by section.
    let ids: [[RowID]]
    /// The rows that are open right after the gesture's beginning.
    let openRows: [RowID]
    /// Whether the gesture's beginning caused no notice, and no update of the rows.
    let isQuiet: Bool
    /// The gesture's events so far, its beginning first.
    var samples: [Timed<ListLawEvent>]
    /// Whether any event of the gesture after its first has caused a notice.
    var hasReported = false
    /// Whether nothing but waiting has happened between the gesture's events.
    var isUndisturbed = true
    /// Whether every sample of a dragging finger, except at `origin`, points more sideways than up or down: by its velocity
    /// or, if that is zero, by its distance from `origin`.
    var isSideways = true
    /// The translation of the gesture's first sample, in points; zero if no finger drags a row or its slider.
    let origin: Vector
  }

  /// An event, with the list before it, advanced to the event's time, and the list after it.
  struct Step {
    let event: ListLawEvent
    var before: State
    var after: State
    var effects = ListEffects()
    /// Whether the event has no effects, no gesture is in progress before or after it, and the same rows stay visible and open.
    var isQuiet = false
  }

  var fresh: State { State(list: list, ids: list.visibleRows, openRows: list.openRows) }

  func step(_ state: State, _ event: Timed<ListLawEvent>) -> Step {
    // The step is changed in place, because copying a list costs more than anything else here.
    var step = Step(event: event.event, before: state, after: state)
    step.before.now = event.at
    step.before.list.advance(to: event.at)
    step.after.now = event.at
    step.after.list = step.before.list
    step.effects = apply(event.event, to: &step.after.list, at: event.at)
    step.after.ids = step.after.list.visibleRows
    step.after.openRows = step.after.list.openRows
    step.after.eventCount += 1
    step.after.cache = StateCache()
    if case .event(.resize(let width)) = event.event { step.after.width = width }
    record(event, effects: step.effects, from: step.before, to: &step.after)
    step.isQuiet =
      step.before.activeGesture == nil && step.after.activeGesture == nil && step.effects == .none
      && step.before.ids == step.after.ids
      && step.before.openRows == step.after.openRows
    return step
  }

  func apply(_ event: ListLawEvent, to list: inout List, at time: Time) -> ListEffects {
    switch event {
    case .event(let event): return list.handle(event, at: time)
    case .undo: return undo?.undo(&list, time) ?? .none
    case .custom(let name): return customEvents.first { $0.name == name }?.apply(&list, time) ?? .none
    }
  }

  private func record(_ event: Timed<ListLawEvent>, effects: ListEffects, from before: State, to after: inout State) {
    guard let (gesture, phase) = event.event.gesturePart else {
      if event.event != .event(.wait) { after.activeGesture?.isUndisturbed = false }
      return
    }
    switch phase {
    case .began:
      after.activeGesture = ActiveGesture(
        gesture: gesture, listBefore: before.list, listAfterBeginning: after.list, ids: after.ids,
        openRows: after.openRows,
        isQuiet: effects.notices.isEmpty && !effects.changesRows, samples: [event],
        origin: event.event.sample?.translation ?? .zero)
    case .changed: after.activeGesture?.record(event, effects: effects)
    case .ended, .cancelled, .failed: after.activeGesture = nil
    }
  }

  func state(after step: Step) -> State { step.after }
  func now(_ state: State) -> Time { state.now }

  func isWellFormed(_ events: [Timed<ListLawEvent>]) -> Bool {
    var heldGesture: ContinuousGesture?
    var now = Time.zero
    for event in events {
      guard event.at >= now else { return false }
      now = event.at
      guard let (gesture, phase) = event.event.gesturePart else { continue }
      guard phase == .began ? heldGesture == nil : heldGesture == gesture else { return false }
      heldGesture = phase == .began || phase == .changed ? gesture : nil
    }
    return true
  }

  func simpler(_ event: ListLawEvent) -> [ListLawEvent] { event.simpler }
}

extension ListLawEvent {
  /// The sample of a finger that drags a row or its slider, or nil for any other event.
  var sample: PanSample? {
    switch self {
    case .event(.gesture(.pan(_, let sample))), .event(.gesture(.track(_, let sample))): sample
    case .event, .undo, .custom: nil
    }
  }
}

extension ListSubject.ActiveGesture {
  fileprivate mutating func record(_ event: Timed<ListLawEvent>, effects: ListEffects) {
    samples.append(event)
    hasReported = hasReported || !effects.notices.isEmpty
    if let sample = event.event.sample { record(sample) }
  }

  mutating func record(_ sample: PanSample) {
    let distance = sample.translation - origin
    guard distance != .zero else { return }
    let direction = sample.velocity == .zero ? distance : sample.velocity
    isSideways = isSideways && direction.y.magnitude < direction.x.magnitude
  }
}

extension ListInteraction {
  /// The visible rows, by section; a negative count is treated as 0, and positions without a row are left out.
  var visibleRows: [[RowID]] {
    var sections: [[RowID]] = []
    for section in 0..<max(0, sectionCount) {
      var rows: [RowID] = []
      for row in 0..<max(0, rowCount(inSection: section)) {
        if let id = id(for: RowPosition(section: section, row: row)) { rows.append(id) }
      }
      sections.append(rows)
    }
    return sections
  }
}
