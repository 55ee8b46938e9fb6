package import HeadlessTable
package import InteractionLaws

/// A table between recognisers and a screen, as a user of the package might write it.
///
/// It is sound, or has one fault in its input, its output or its clock.
package struct BrokenHost<List: ListInteraction>: HostedTable {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Passes on the first notice of each event only.
    case passesOnOneNotice
    /// Passes on the notices of an edit with the next event.
    case passesOnEditsLate
    /// Drops the effects of a resting finger when a frame is drawn.
    case losesWhatFramesCause
    /// Does not report which rows a key has changed.
    case losesUpdatesOfKeys
    /// Scrolls half as far as it is asked to.
    case scrollsHalfAsFar
    /// Ignores a second finger.
    case takesOneFinger
    /// Shows the frame before the last.
    case showsTheFormerFrame
    /// Drags half as far as a recogniser says.
    case dragsHalfAsFar
    /// Holds every row where it was lifted, wherever the finger goes.
    case holdsWhereTheyBegan
    /// Passes on no cancelled gesture.
    case missesCancellations
    /// Lets time run back.
    case timeRunsBack
    /// Lets the time of a plain action run back.
    case timeRunsBackForActions
  }

  private var table: HeadlessTable<List>
  private let fault: Fault?
  /// The latest time so far.
  private var latest = Time.zero
  /// The notices that have not been passed on.
  private var late = ListEffects.none
  /// Where the last hold began, in points from the top of the table.
  private var holdStart = 0.0
  package private(set) var frame = LayerList()

  package init(_ list: List, fault: Fault? = nil) {
    table = HeadlessTable(list, width: 320, height: 480)
    self.fault = fault
  }

  package var list: List { table.list }
  package func contentOffset(at time: Time) -> Double { table.contentOffset(at: max(latest, time)) }

  // MARK: Input

  package mutating func handle(_ event: TableLawEvent, at time: Time) -> ListEffects {
    let now = now(event, at: time)
    if event == .frame { return draw(at: now) }
    var effects = ListEffects.none
    if let event = taken(event) { effects = table.handle(event, at: now) }
    return passedOn(effects, after: event)
  }

  package mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    let effects = table.edit(at: now(.wait, at: time), change)
    guard fault == .passesOnEditsLate else { return passedOn(effects, after: .wait) }
    late.add(effects)
    return .none
  }

  private mutating func now(_ event: TableLawEvent, at time: Time) -> Time {
    var isAction = false
    if case .perform = event { isAction = true }
    if fault == .timeRunsBack || fault == .timeRunsBackForActions && isAction { return time }
    latest = max(latest, time)
    return latest
  }

  private mutating func draw(at now: Time) -> ListEffects {
    let former = table.frame
    let effects = table.draw(at: now)
    frame = fault == .showsTheFormerFrame && !former.layers.isEmpty ? former : table.frame
    return fault == .losesWhatFramesCause ? .none : passedOn(effects, after: .frame)
  }

  /// Returns what reaches the table of an event, or nil if nothing does.
  private mutating func taken(_ event: TableLawEvent) -> TableLawEvent? {
    switch (fault, event) {
    case (.scrollsHalfAsFar, .scroll(let offset)): return .scroll(contentOffset: offset / 2)
    case (.takesOneFinger, .touch(let touch)): return touch.finger == 0 ? event : nil
    case (.dragsHalfAsFar, .gesture(.pan(let row, let sample))):
      let half = Vector(sample.translation.x / 2, sample.translation.y)
      return .gesture(.pan(row, PanSample(sample.phase, translation: half, velocity: sample.velocity)))
    case (.holdsWhereTheyBegan, .gesture(.hold(let phase, let y, let offset))):
      if phase == .began { holdStart = y }
      return .gesture(.hold(phase, y: holdStart, contentOffset: offset))
    case (.missesCancellations, .gesture(let gesture)): return gesture.isCancelled ? nil : event
    default: return event
    }
  }

  // MARK: Output

  /// Returns what the caller gets of an event's effects.
  private mutating func passedOn(_ effects: ListEffects, after event: TableLawEvent) -> ListEffects {
    if fault == .passesOnOneNotice, effects.notices.count > 1 {
      return ListEffects(update: effects.update, notices: [effects.notices[0]], startedMotion: effects.startedMotion)
    }
    if fault == .losesUpdatesOfKeys, case .key = event {
      return ListEffects(notices: effects.notices, startedMotion: effects.startedMotion)
    }
    var all = late
    late = .none
    all.add(effects)
    return all
  }
}

extension TableGesture {
  fileprivate var isCancelled: Bool {
    switch self {
    case .pan(_, let sample), .track(_, let sample): sample.phase == .cancelled
    case .press(_, _, _, let phase): phase == .cancelled
    case .pull(let phase, _), .pinch(let phase, _, _), .hold(let phase, _, _): phase == .cancelled
    case .tap, .control, .closeRows, .tapOutside: false
    }
  }
}
