import HeadlessTable

extension TableSubject {
  /// An event and the seconds that pass before it.
  typealias Choice = (delay: Double, event: TableLawEvent)

  /// The usual time before an event that is neither a wait nor a frame, in seconds.
  private static var shortDelay: Double { 0.015625 }
  /// The lengths of waits, in seconds: during a motion, about as long as a motion, and until nothing moves.
  private static var waitDurations: [Double] { [0.0625, 0.625, 8] }

  func choices(after state: State) -> [Choice] {
    var events = state.fingers.first.map { nextEvents(for: $0) } ?? firstTouches(in: state)
    events += hostEvents(state) + wheelReports(state) + keyEvents(state)
    return events.map { (Self.shortDelay, $0) } + Self.waitDurations.map { ($0, .wait) } + [(0.0625, .frame)]
  }

  /// Returns a random event: mostly a report about a finger that is down, often a new touch, sometimes anything else.
  func choice(after state: State, using random: inout SplitMix64) -> Choice {
    if isWild, random.below(3) == 0 { return wildChoice(after: state, using: &random) }
    let event: TableLawEvent
    if let finger = state.fingers.last, random.below(8) > 0 {
      event = nextEvent(for: finger, after: state, using: &random)
    } else if state.hasTrackpadGesture ? random.below(4) > 0 : random.below(8) == 0 {
      event = wheelReport(after: state, using: &random)
    } else if random.below(8) == 0 {
      event = .key(KeyEvent(random.element(of: KeyEvent.Key.allCases), movesRow: random.below(8) == 0))
    } else if random.below(2) == 0 {
      let location = Vector(
        coordinate(upTo: state.table.size.width, using: &random),
        coordinate(upTo: state.table.size.height, using: &random))
      event = .touch(TouchEvent(.down, finger: state.fingers.isEmpty ? 0 : 1, location: location))
    } else {
      event = random.element(of: hostEvents(state) + [.wait, .frame])
    }
    // Mostly a few frames; now and then 8 s, after which hardly anything moves; else up to 0.6 s, because holds begin and
    // motions end after about half a second.
    let number = random.below(12)
    return (number < 8 ? Self.shortDelay * Double(number) : number == 8 ? 8 : Double(random.below(40)) / 64, event)
  }

  // MARK: Fingers

  /// Returns the touches that the search tries in short sequences while no finger is down: in the middle and on both sides of
  /// rows, at the table's bottom, and at its left edge.
  private func firstTouches(in state: State) -> [TableLawEvent] {
    let size = state.table.size
    let locations = [
      Vector(160, 20), Vector(size.width - 20, 60), Vector(30, 60), Vector(160, size.height - 10),
      Vector(5, size.height / 2),
    ]
    return locations.map { .touch(TouchEvent(.down, location: $0)) }
  }

  /// Returns events that can follow while a finger is down: reports about that finger, a touch of a second finger, and the
  /// cancellation of all touches.
  private func nextEvents(for finger: Finger) -> [TableLawEvent] {
    func report(_ phase: TouchPhase, _ dx: Double, _ dy: Double) -> TableLawEvent {
      .touch(TouchEvent(phase, finger: finger.number, location: finger.location + Vector(dx, dy)))
    }
    return [
      report(.moved, -120, 2), report(.moved, 120, 2), report(.moved, 2, -100), report(.moved, 2, 100),
      report(.moved, 3, 3), report(.up, 0, 0), report(.up, -60, 0), report(.cancelled, 0, 0),
      .touch(TouchEvent(.down, finger: finger.number + 1, location: finger.location + Vector(-20, 60))), .cancelTouches,
    ]
  }

  private func nextEvent(for finger: Finger, after state: State, using random: inout SplitMix64) -> TableLawEvent {
    func report(_ phase: TouchPhase, _ dx: Double, _ dy: Double) -> TableLawEvent {
      .touch(TouchEvent(phase, finger: finger.number, location: finger.location + Vector(dx, dy)))
    }
    let translation = finger.location - finger.startLocation
    switch random.below(10) {
    case 0: return .touch(TouchEvent(.cancelled, finger: finger.number, location: finger.location))
    case 1, 2, 3: return report(.up, 0, 0)
    case 4 where state.fingers.count == 1: return random.element(of: nextEvents(for: finger))
    case 5: return .wait
    default:
      // The finger stays on the axis on which it has moved.
      let distance = random.points(upTo: 160)
      let isSideways = translation == .zero ? random.below(2) == 0 : translation.x.magnitude > translation.y.magnitude
      return isSideways
        ? report(.moved, distance, random.points(upTo: 4)) : report(.moved, random.points(upTo: 4), distance)
    }
  }

  /// Returns a random coordinate in points, a multiple of 1/8 from −20 to less than `limit`, which is clamped to 0...2000.
  private func coordinate(upTo limit: Double, using random: inout SplitMix64) -> Double {
    Double(random.below(Int(limit.clamped(to: 0...2000) + 20) * 8)) / 8 - 20
  }

  // MARK: Wheels

  /// Returns the reports from a wheel and a trackpad that the search tries in short sequences.
  private func wheelReports(_ state: State) -> [TableLawEvent] {
    let location = Vector(160, 60)
    func report(_ phase: WheelPhase, _ dx: Double, _ dy: Double) -> TableLawEvent {
      .wheel(WheelEvent(phase, location: location, delta: Vector(dx, dy)))
    }
    guard state.hasTrackpadGesture else {
      return [
        report(.discrete, 0, -100), report(.began, -60, 1), report(.began, 0, 50), report(.momentumChanged, 0, -60),
      ]
    }
    return [report(.changed, -120, 2), report(.changed, 2, -100), report(.ended, 0, 0), report(.cancelled, 0, 0)]
  }

  /// Returns a random report from a wheel or a trackpad, now and then one that no system would send at that moment.
  private func wheelReport(after state: State, using random: inout SplitMix64) -> TableLawEvent {
    let location = Vector(
      coordinate(upTo: state.table.size.width, using: &random),
      coordinate(upTo: state.table.size.height, using: &random))
    let isSideways = random.below(2) == 0
    let (largeDistance, smallDistance) = (random.points(upTo: 120), random.points(upTo: 4))
    let phase: WheelPhase
    switch random.below(8) {
    case 0: phase = random.element(of: WheelPhase.allCases)
    case 1, 2: phase = state.hasTrackpadGesture ? .ended : .discrete
    case 3, 4: phase = state.hasTrackpadGesture ? .changed : .momentumChanged
    default: phase = state.hasTrackpadGesture ? .changed : .began
    }
    let delta =
      phase == .ended
      ? Vector.zero : isSideways ? Vector(largeDistance, smallDistance) : Vector(smallDistance, largeDistance)
    return .wheel(WheelEvent(phase, location: location, delta: delta))
  }

  // MARK: Pointers

  /// Returns a pointer's move onto the table or, if the pointer is there, off the table.
  private func hoverEvents(_ state: State) -> [TableLawEvent] {
    [.hover(state.table.pointer == nil ? Vector(state.table.size.width - 20, 60) : nil)]
  }

  // MARK: Keys

  /// Returns the keys that the search tries in short sequences.
  private func keyEvents(_ state: State) -> [TableLawEvent] {
    guard state.table.focus != nil else { return [.key(KeyEvent(.down))] }
    let keys: [KeyEvent.Key] = [.down, .toLeading, .toTrailing, .enter, .escape, .delete]
    return keys.map { .key(KeyEvent($0)) } + [.key(KeyEvent(.down, movesRow: true))]
  }

  // MARK: Hosts

  /// Returns events other than touches, wheels, keys, frames and waits.
  private func hostEvents(_ state: State) -> [TableLawEvent] {
    let list = state.table.list
    let rows = Array(state.table.rowsInSight(at: state.now).prefix(4).enumerated())
    // First come events on the first and the fourth visible row. An action on a row that does not exist is added below.
    var events: [TableLawEvent] = []
    for row in rows.filter({ $0.offset % 3 == 0 }).map({ $0.element }) {
      events += list.actions(for: row).map { .perform($0.id, on: row) }
      events.append(.gesture(.tap(row)))
      events.append(.gesture(.control(row, 0)))
    }
    if let row = rows.last?.element { events.append(.gesture(.closeRows(after: .otherRowOpened, except: row))) }
    for row in list.waitingRows { events += [.confirm(row), .cancel(row)] }
    events += customEvents.map { .custom($0.name) }
    if list.editedRow != nil { events += [.type("Typed"), .type(""), .endEditing] }
    if list.canUndo { events.append(.undo) }
    let isRotated = state.table.size.width != 320
    events.append(.resize(width: isRotated ? 320 : 480, height: isRotated ? 480 : 320))
    events.append(.keyboard(height: state.table.keyboardHeight == 0 ? 216 : 0))
    events += [.scroll(contentOffset: 200), .scroll(contentOffset: 1e9), .perform("no such action", on: RowID(-7))]
    events.append(rowScrollEvent(state))
    if acceptsHeights { events.append(heightChangeEvent(state)) }
    events += hoverEvents(state)
    events.append(.reducesMotion(!state.table.reducesMotion))
    events.append(.policies(state.table.policies == TablePolicies() ? .lenient : TablePolicies()))
    events.append(.options(state.table.options == TableOptions() ? options(state) : TableOptions()))
    return events
  }

  /// Returns options that vary from event to event: those of dnd-kit, or options for a quick or a slow hand.
  private func options(_ state: State) -> TableOptions {
    let autoscroll = AutoscrollOptions(zoneFraction: 0.5, maximumZoneHeight: 200, topSpeed: 300, minimumApproach: 0)
    switch state.checkSelector % 3 {
    case 0: return .dndKit
    case 1:
      return TableOptions(
        minimumPressDuration: 0.0625, slop: 1, backGestureEdge: 0, decelerationRate: 0.99, animationDuration: 0.05,
        autoscroll: autoscroll)
    default:
      return TableOptions(
        minimumPressDuration: 2, slop: 30, backGestureEdge: 60, decelerationRate: 0.9995, animationDuration: 1.5)
    }
  }

  /// Returns a scroll, mostly animated, to a row and an anchor that vary from event to event.
  private func rowScrollEvent(_ state: State) -> TableLawEvent {
    let checkSelector = state.checkSelector
    let section = state.ids.isEmpty ? [] : state.ids[checkSelector % state.ids.count]
    let row = section.isEmpty ? RowID(-7) : section[checkSelector / 3 % section.count]
    return .scrollToRow(row, ScrollAnchor.allCases[checkSelector / 5 % 4], animated: checkSelector % 7 > 0)
  }

  /// Returns changes of height that vary from event to event: a change of one row alone, together with the first visible row,
  /// or together with all rows of a kind.
  private func heightChangeEvent(_ state: State) -> TableLawEvent {
    let (checkSelector, heights) = (state.checkSelector, [90.0, 20, 0, 200, 44])
    let section = state.ids.isEmpty ? [] : state.ids[checkSelector % state.ids.count]
    let row = section.isEmpty ? RowID(-7) : section[checkSelector / 3 % section.count]
    let height = checkSelector % 11 == 0 ? nil : heights[checkSelector / 7 % heights.count]
    var changes = [HeightChange.row(row, height)]
    switch checkSelector % 4 {
    case 0: changes.append(.kind("", heights[checkSelector / 5 % heights.count] + 10))
    case 1:
      if let first = state.table.rowsInSight(at: state.now).first {
        changes.append(.row(first, heights[checkSelector / 9 % heights.count]))
      }
    default: break
    }
    return .setHeights(changes, animated: checkSelector % 5 > 0)
  }

  /// Returns a random event, often one that no host sends on purpose.
  private func wildChoice(after state: State, using random: inout SplitMix64) -> Choice {
    func nextNumber() -> Double { wildNumber(using: &random) }
    let delay = random.below(8) == 0 ? nextNumber() : Self.shortDelay
    let event: TableLawEvent
    switch random.below(acceptsHeights ? 17 : 16) {
    case 16:
      let row = wildRow(in: state, using: &random)
      event = .setHeights(
        [random.below(3) == 0 ? .kind("", nextNumber()) : .row(row, nextNumber())], animated: random.below(4) > 0)
    case 15: event = .options(wildOptions(using: &random))
    case 14:
      event = .scrollToRow(
        wildRow(in: state, using: &random), random.element(of: ScrollAnchor.allCases), animated: true)
    case 12, 13:
      let location = Vector(
        coordinate(upTo: 340, using: &random),
        random.below(4) == 0 ? nextNumber() : coordinate(upTo: 500, using: &random))
      let phase = random.element(of: WheelPhase.allCases)
      event = .wheel(WheelEvent(phase, location: location, delta: Vector(nextNumber(), nextNumber())))
    case 0:
      event = .resize(
        width: random.element(of: [320, 480, 0, .nan]), height: random.element(of: [480, 320, 0, .infinity]))
    case 1: event = .keyboard(height: nextNumber())
    case 2: event = .scroll(contentOffset: nextNumber())
    case 3...5: event = .gesture(wildGesture(on: wildRow(in: state, using: &random), using: &random))
    case 6: event = wildAction(of: wildRow(in: state, using: &random), in: state, using: &random)
    default:
      let location = Vector(
        random.below(8) == 0 ? nextNumber() : coordinate(upTo: 340, using: &random),
        random.below(8) == 0 ? nextNumber() : coordinate(upTo: 500, using: &random))
      event = .touch(
        TouchEvent(random.element(of: TouchPhase.allCases), finger: random.below(4) - 1, location: location))
    }
    return (delay, event)
  }

  private func wildOptions(using random: inout SplitMix64) -> TableOptions {
    func nextNumber() -> Double { wildNumber(using: &random) }
    return TableOptions(
      minimumPressDuration: nextNumber(), slop: nextNumber(), backGestureEdge: nextNumber(),
      decelerationRate: nextNumber(),
      animationDuration: nextNumber(),
      autoscroll: AutoscrollOptions(
        zoneFraction: nextNumber(), maximumZoneHeight: nextNumber(), topSpeed: nextNumber(), rampDuration: nextNumber(),
        minimumApproach: nextNumber()))
  }

  private func wildNumber(using random: inout SplitMix64) -> Double {
    random.element(of: [0, 1, -1, -90, 500, 1e9, -1e9, 1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude])
  }

  /// Returns a visible row, or the id of a row that may be anywhere or may not exist.
  private func wildRow(in state: State, using random: inout SplitMix64) -> RowID {
    let rows = state.table.rowsInSight(at: state.now)
    return rows.isEmpty || random.below(4) == 0 ? RowID(random.below(40) - 4) : random.element(of: rows)
  }

  private func wildAction(of row: RowID, in state: State, using random: inout SplitMix64) -> TableLawEvent {
    let actions = state.table.list.actions(for: row)
    return .perform(actions.isEmpty ? "no such action" : random.element(of: actions).id, on: row)
  }

  /// Returns a random gesture, often one that no working recogniser of a host reports.
  private func wildGesture(on row: RowID, using random: inout SplitMix64) -> TableGesture {
    let phase = random.element(of: PanPhase.allCases)
    func nextNumber() -> Double { wildNumber(using: &random) }
    switch random.below(10) {
    case 0: return .tap(row)
    case 1: return .control(row, random.below(4) - 1)
    case 2:
      let edge = random.element(of: SwipeEdge.allCases)
      return .press(row, edge, random.below(5) - 1, random.element(of: PressPhase.allCases))
    case 3: return .track(row, PanSample(phase, translation: Vector(nextNumber(), nextNumber())))
    case 4: return .closeRows(after: random.element(of: TableChange.allCases), except: random.below(2) == 0 ? nil : row)
    case 5: return .pull(phase, contentOffset: nextNumber())
    case 6: return .pinch(phase, FingerPair(nextNumber(), nextNumber()), contentOffset: nextNumber())
    case 7: return .hold(phase, y: nextNumber(), contentOffset: nextNumber())
    default:
      let (translation, velocity) = (Vector(nextNumber(), nextNumber()), Vector(nextNumber(), nextNumber()))
      return .pan(row, PanSample(phase, translation: translation, velocity: velocity))
    }
  }
}
