import HeadlessTable

/// A list in a table that is checked against laws.
struct TableSubject<List: ListInteraction>: Subject {
  typealias Failure = Finding<TableLawEvent>
  typealias Table = HeadlessTable<GestureRecordingList<List>>

  /// The table at the start.
  private let table: Table
  /// The same table for the other reading direction, or nil if no law compares the two.
  private let mirroredTable: Table?
  /// Whether a law compares the table with a table that gets additional frames and waits.
  private let comparesRedrawnTable: Bool
  /// Whether rows travel when other rows are inserted, deleted or moved; false if no law needs to know.
  let rowsTravel: Bool
  /// Whether rows accept the heights that a host gives them.
  let acceptsHeights: Bool
  /// The rows at the start that are not inside a collapsed row, by section; empty if work is counted.
  let initialRows: [[RowID]]
  /// The list's custom events.
  let customEvents: [CustomEvent<List>]
  /// Whether events may be on any rows, in any order, with any numbers.
  var isWild = false

  init(list: List, customEvents: [CustomEvent<List>], laws: [TableLaw], tally: Tally? = nil) {
    let list = GestureRecordingList(list, tally: tally)
    func table(_ direction: ReadingDirection) -> Table {
      var table = Table(list, width: 320, height: 480, direction: direction)
      table.highlights = [.press, .hover]
      return table
    }
    self.table = table(.leftToRight)
    mirroredTable = laws.contains(.mirror) ? table(.rightToLeft) : nil
    comparesRedrawnTable = laws.contains(.framesChangeNothing)
    rowsTravel = laws.contains(.rowsDoNotJump) && ListSubject.rowsTravel(in: list.base, customEvents: customEvents)
    // If work is counted, do not look at every row, because the list may be very long.
    initialRows = tally == nil ? self.table.list.visibleRows : []
    self.customEvents = customEvents
    acceptsHeights = ListSubject.acceptsHeights(list.base)
  }

  /// A table and the checker's record of it.
  struct State {
    var table: Table
    /// The table for the other reading direction, or nil if no law compares it, or once it can no longer be compared.
    var mirroredTable: Table?
    /// The table that gets additional frames and waits, or nil if no law compares it, or once it can no longer be compared.
    var redrawnTable: Table?
    var now = Time.zero
    /// The list's rows that are not inside a collapsed row, by section.
    var ids: [[RowID]]
    /// All updates so far, merged.
    var mergedUpdate = ListUpdate()
    /// The fingers that are down, in the order in which they touched.
    var fingers: [Finger] = []
    /// Whether a gesture on a trackpad is in progress.
    var hasTrackpadGesture = false
    /// The number of events so far.
    var eventCount = 0
    /// A number that chooses the checks after the last event, and varies the events that may follow it.
    ///
    /// It depends only on that event and its time, so a shorter sequence that ends with the same event at the same time
    /// leads to the same checks.
    var checkSelector = 0
    /// The greatest number of views that a frame drawn by the host has needed.
    var maximumViewCount = 0
    /// Whether rows that a held row has passed may still be travelling.
    var passedRowsMayTravel = false
    /// The row to which the content is scrolling or has scrolled, or nil if there is none.
    var aim: Aim?
    /// The latest time at which the last animated scroll to a row may arrive.
    var scrollArrivalTime = Time.zero
  }

  /// A finger that is down, as the checker sees it.
  struct Finger {
    let number: Int
    /// The place where the finger touched, in points.
    let startLocation: Vector
    /// The finger's current place, in points.
    var location: Vector
    /// Whether no other finger was down when this one touched; a later finger may have to wait until the first one lifts.
    let isFirst: Bool
  }

  /// An event, with the table before and after it.
  struct Step {
    let event: TableLawEvent
    let before: State
    let after: State
    let effects: ListEffects
    /// The effects of the event on the mirrored table, and those of the event and of the additional frame or wait on the
    /// redrawn table; none for a table that is not compared.
    let mirroredEffects, redrawnEffects: ListEffects
    /// The gestures that have reached the list during the event.
    let recordedGestures: ArraySlice<Timed<TableGesture>>
  }

  var fresh: State {
    State(
      table: table, mirroredTable: mirroredTable, redrawnTable: comparesRedrawnTable ? table : nil, ids: initialRows)
  }

  func step(_ state: State, _ event: Timed<TableLawEvent>) -> Step {
    var after = state
    let effects = apply(event.event, to: &after.table, at: event.at)
    if event.event == .frame { after.maximumViewCount = max(state.maximumViewCount, after.table.pool.views.count) }
    let list = after.table.list
    after.ids = list.visibleRows
    after.mergedUpdate = state.mergedUpdate.merged(with: effects.update)
    // The next event must not start from a wild time, in the past or more than an hour ahead.
    if event.at >= state.now && event.at < state.now + 3600 { after.now = event.at }
    after.eventCount += 1
    after.checkSelector = Self.checkSelector(event)
    after.record(event.event)
    after.aim = aim(after: event.event, from: state, to: after)
    if case .scrollToRow(_, _, animated: true) = event.event {
      after.scrollArrivalTime = after.now + Self.scrollDuration(after.table)
    }
    after.passedRowsMayTravel = list.liftedRow != nil || state.passedRowsMayTravel && after.table.settleTime != nil
    let mirroredEffects = applyToMirroredTable(event, from: state, to: &after)
    let redrawnEffects = applyToRedrawnTable(event, from: state, to: &after)
    return Step(
      event: event.event, before: state, after: after, effects: effects, mirroredEffects: mirroredEffects,
      redrawnEffects: redrawnEffects, recordedGestures: list.recordedGestures(since: state.table.list.gestureCount))
  }

  /// Returns a number that depends only on an event and its time.
  private static func checkSelector(_ event: Timed<TableLawEvent>) -> Int {
    var random = SplitMix64(seed: event.at.seconds.bitPattern ^ event.event.fingerprint)
    return random.below(5040)
  }

  /// Applies an event to a table; if the event draws a frame, the table keeps it.
  func apply(_ event: TableLawEvent, to table: inout Table, at time: Time) -> ListEffects {
    table.apply(event, at: time) { name in
      customEvents.first { $0.name == name }.map { event in { event.apply(&$0.base, $1) } }
    }
  }

  /// Applies the mirror image of an event to the mirrored table.
  private func applyToMirroredTable(_ event: Timed<TableLawEvent>, from before: State, to after: inout State)
    -> ListEffects
  {
    // A finger or pointer that stays where it is on the screen has no mirror image in a table of another width.
    if !before.fingers.isEmpty || before.table.pointer != nil, after.table.size.width != before.table.size.width {
      after.mirroredTable = nil
    }
    guard var mirroredTable = after.mirroredTable else { return .none }
    after.mirroredTable = nil
    var mirroredEvent = event.event
    if let touch = event.event.touchEvent {
      mirroredEvent = .touch(touch.moved(to: Vector(mirroredTable.size.width - touch.location.x, touch.location.y)))
    }
    if case .wheel(let wheel) = event.event {
      let location = Vector(mirroredTable.size.width - wheel.location.x, wheel.location.y)
      mirroredEvent = .wheel(wheel.moved(to: location).withDelta(Vector(0 - wheel.delta.x, wheel.delta.y)))
    }
    if case .hover(let location?) = event.event {
      mirroredEvent = .hover(Vector(mirroredTable.size.width - location.x, location.y))
    }
    let effects = apply(mirroredEvent, to: &mirroredTable, at: event.at)
    after.mirroredTable = mirroredTable
    return effects
  }

  /// Applies an event to the redrawn table; if time has passed since the previous event, after a frame or a wait halfway.
  private func applyToRedrawnTable(
    _ event: Timed<TableLawEvent>, from before: State, to after: inout State
  ) -> ListEffects {
    guard var redrawnTable = after.redrawnTable else { return .none }
    after.redrawnTable = nil
    // While the content scrolls under a held row, rows begin to move when a frame shows them, so in the redrawn table the
    // event may find another row at the same place.
    if before.passedRowsMayTravel && event.event.mayHitRow { return .none }
    var effects = ListEffects.none
    if event.at > before.now {
      let halfwayTime = before.now + (event.at - before.now) / 2
      effects = apply(after.eventCount % 4 == 0 ? .frame : .wait, to: &redrawnTable, at: halfwayTime)
    }
    effects.add(apply(event.event, to: &redrawnTable, at: event.at))
    after.redrawnTable = redrawnTable
    return effects
  }

  func state(after step: Step) -> State { step.after }
  func now(_ state: State) -> Time { state.now }
  func simpler(_ event: TableLawEvent) -> [TableLawEvent] { event.simpler }

  func isWellFormed(_ events: [Timed<TableLawEvent>]) -> Bool {
    var fingersDown: [Int] = []
    var now = Time.zero
    for event in events {
      guard event.at >= now else { return false }
      now = event.at
      if event.event == .cancelTouches { fingersDown.removeAll() }
      guard let touch = event.event.touchEvent else { continue }
      guard fingersDown.contains(touch.finger) != (touch.phase == .down) else { return false }
      switch touch.phase {
      case .down: fingersDown.append(touch.finger)
      case .moved: break
      case .up, .cancelled: fingersDown.removeAll { $0 == touch.finger }
      }
    }
    return true
  }
}

extension TableSubject.State {
  /// Updates the fingers that are down, and whether a gesture on a trackpad is in progress.
  mutating func record(_ event: TableLawEvent) {
    if event == .cancelTouches { (fingers, hasTrackpadGesture) = ([], false) }
    if case .wheel(let wheel) = event { record(wheel) }
    guard let touch = event.touchEvent else { return }
    switch touch.phase {
    case .down:
      hasTrackpadGesture = false
      fingers.removeAll { $0.number == touch.finger }
      let isFirst = fingers.isEmpty
      fingers.append(
        .init(number: touch.finger, startLocation: touch.location, location: touch.location, isFirst: isFirst))
    case .moved:
      for index in fingers.indices where fingers[index].number == touch.finger {
        fingers[index].location = touch.location
      }
    case .up, .cancelled: fingers.removeAll { $0.number == touch.finger }
    }
  }

  /// Updates whether a gesture on a trackpad is in progress.
  private mutating func record(_ wheel: WheelEvent) {
    switch wheel.phase {
    case .mayBegin, .began: hasTrackpadGesture = fingers.isEmpty
    case .ended, .cancelled: hasTrackpadGesture = false
    case .discrete, .changed, .momentumBegan, .momentumChanged, .momentumEnded: break
    }
  }

  /// Whether no finger is on the table or on a trackpad.
  var isFree: Bool { fingers.isEmpty && !hasTrackpadGesture }
}
