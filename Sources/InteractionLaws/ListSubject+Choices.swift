extension ListSubject {
  /// An event and the seconds that pass before it.
  typealias Choice = (delay: Double, event: ListLawEvent)

  /// The usual time before an event that is not a wait, in seconds.
  private static var shortDelay: Double { 0.015625 }
  /// The lengths of waits, in seconds: one that ends during a motion, and one that ends when nothing moves.
  private static var waitDurations: [Double] { [0.0625, 8] }

  func choices(after state: State) -> [Choice] {
    let menu = menu(after: state)
    return (0..<menu.count).map { (Self.shortDelay, menu[$0]) } + Self.waitDurations.map { ($0, .event(.wait)) }
  }

  func choice(after state: State, using random: inout SplitMix64) -> Choice {
    var event: ListLawEvent
    if let activeGesture = state.activeGesture, random.below(3) > 0 {
      event = varied(random.element(of: continuations(of: activeGesture.gesture, after: state)), using: &random)
    } else if !state.list.waitingRows.isEmpty, random.below(4) == 0 {
      // A row that waits for an answer does nothing until it is answered.
      let row = random.element(of: state.list.waitingRows)
      event = .event(random.below(2) == 0 ? .confirm(row) : .cancel(row))
    } else {
      let menu = menu(after: state)
      let number = random.below(menu.count + Self.waitDurations.count)
      event = number < menu.count ? menu[number] : .event(.wait)
    }
    var delay = random.below(4) == 0 ? Double(random.below(40)) / 64 : Self.shortDelay
    guard isWild else { return (delay, event) }
    if random.below(4) == 0 { delay = wildNumber(using: &random) }
    if random.below(2) == 0 { event = wildEvent(after: state, using: &random) }
    return (delay, event)
  }

  /// Returns the first three rows, the middle row and the last row, each once, and an id that no row has.
  func rowsToTry(in state: State) -> [RowID] {
    let rows = state.ids.count == 1 ? state.ids[0] : state.ids.flatMap { $0 }
    var sample: [RowID] = []
    func add(_ index: Int) {
      if index >= 0, index < rows.count, !sample.contains(rows[index]) { sample.append(rows[index]) }
    }
    add(0)
    add(1)
    add(2)
    add(rows.count / 2)
    add(rows.count - 1)
    sample.append(RowID(-7))
    return sample
  }

  /// Returns a y coordinate in each row that is tried, at a fraction of the row's height.
  private func yCoordinates(in state: State, atFraction fraction: Double = 0.5) -> [Double] {
    var yCoordinates: [Double] = []
    for row in rowsToTry(in: state) {
      if let top = state.list.top(of: row), let height = state.list.height(of: row) {
        yCoordinates.append(top + height * fraction)
      }
    }
    return yCoordinates
  }

  /// Returns the first events of the pulls, holds and pinches that are tried on the list.
  func beginnings(_ state: State) -> [ListLawEvent] {
    var beginnings: [ListLawEvent] = []
    let gestures = state.list.gestures
    if gestures.contains(.pull) { beginnings.append(.event(.gesture(.pull(.began, contentOffset: 0)))) }
    let canHold = gestures.contains(.hold) || gestures.contains(.reorder)
    guard canHold || gestures.contains(.pinch) else { return beginnings }
    let yCoordinates = yCoordinates(in: state)
    if canHold {
      // Fingers seldom touch a row exactly at its middle.
      beginnings += (self.yCoordinates(in: state, atFraction: 0.125) + [-20]).map {
        .event(.gesture(.hold(.began, y: $0, contentOffset: 0)))
      }
    }
    if gestures.contains(.pinch), let first = yCoordinates.first {
      beginnings += (yCoordinates + [-20]).map {
        .event(.gesture(.pinch(.began, FingerPair(first, $0), contentOffset: 0)))
      }
    }
    return beginnings
  }

  /// Returns the events that can continue or end a gesture.
  func continuations(of gesture: ContinuousGesture, after state: State) -> [ListLawEvent] {
    let regularPhases: [PanPhase] = [.changed, .ended]
    let interruptionPhases: [PanPhase] = [.cancelled, .failed]
    switch gesture {
    case .swipe(let row):
      return [-200.0, -60, 30, 200].flatMap { x in regularPhases.map { pan($0, row, x) } }
        + interruptionPhases.map { pan($0, row, -60) }
    case .track(let row):
      return [-40.0, 70].flatMap { x in regularPhases.map { track($0, row, x) } }
        + interruptionPhases.map { track($0, row, 70) }
    case .pull:
      return [-120.0, -30, 10].flatMap { offset in
        regularPhases.map { .event(.gesture(.pull($0, contentOffset: offset))) }
      }
        + interruptionPhases.map { .event(.gesture(.pull($0, contentOffset: -120))) }
    case .pinch:
      let pairs: [FingerPair?] = [FingerPair(-60, 300), FingerPair(20, 120), nil]
      return pairs.flatMap { pair in regularPhases.map { .event(.gesture(.pinch($0, pair, contentOffset: 0))) } }
        + interruptionPhases.map { .event(.gesture(.pinch($0, FingerPair(-60, 300), contentOffset: 0))) }
    case .hold:
      let yCoordinates = yCoordinates(in: state) + [-50, 1000]
      return yCoordinates.flatMap { y in regularPhases.map { .event(.gesture(.hold($0, y: y, contentOffset: 0))) } }
        + interruptionPhases.map { .event(.gesture(.hold($0, y: 1000, contentOffset: 0))) }
    }
  }

  private func pan(_ phase: PanPhase, _ row: RowID, _ x: Double) -> ListLawEvent {
    .event(.gesture(.pan(row, PanSample(phase, translation: Vector(x, 0)))))
  }

  private func track(_ phase: PanPhase, _ row: RowID, _ x: Double) -> ListLawEvent {
    .event(.gesture(.track(row, PanSample(phase, translation: Vector(x, 0)))))
  }

  /// Returns the event of a gesture, in half of all cases with random numbers.
  private func varied(_ event: ListLawEvent, using random: inout SplitMix64) -> ListLawEvent {
    guard random.below(2) == 0, case .event(.gesture(let gesture)) = event else { return event }
    let number = random.points(upTo: 320)
    switch gesture {
    case .pan(let row, let sample):
      return .event(.gesture(.pan(row, PanSample(sample.phase, translation: Vector(number, 0)))))
    case .pull(let phase, _): return .event(.gesture(.pull(phase, contentOffset: number / 2)))
    case .pinch(let phase, _, let offset):
      return .event(.gesture(.pinch(phase, FingerPair(number, random.points(upTo: 320)), contentOffset: offset)))
    case .hold(let phase, _, let offset): return .event(.gesture(.hold(phase, y: number, contentOffset: offset)))
    case .track(let row, let sample):
      return .event(.gesture(.track(row, PanSample(sample.phase, translation: Vector(number, 0)))))
    case .tap, .tapOutside, .press, .control, .closeRows: return event
    }
  }

  private func wildNumber(using random: inout SplitMix64) -> Double {
    random.element(of: [0, 1, -1, -90, 500, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude])
  }

  private func wildEvent(after state: State, using random: inout SplitMix64) -> ListLawEvent {
    let row = random.below(6) == 0 ? RowID(random.below(9) - 2) : random.element(of: rowsToTry(in: state))
    let phase = random.element(of: PanPhase.allCases)
    func nextNumber() -> Double { wildNumber(using: &random) }
    switch random.below(acceptsHeights ? 12 : 11) {
    case 0...2:
      let (translation, velocity) = (Vector(nextNumber(), nextNumber()), Vector(nextNumber(), nextNumber()))
      return .event(.gesture(.pan(row, PanSample(phase, translation: translation, velocity: velocity))))
    case 3:
      let edge = random.element(of: SwipeEdge.allCases)
      return .event(.gesture(.press(row, edge, random.below(5) - 1, random.element(of: PressPhase.allCases))))
    case 4: return .event(.resize(nextNumber()))
    case 5: return .event(.gesture(.pull(phase, contentOffset: nextNumber())))
    case 6: return .event(.gesture(.pinch(phase, FingerPair(nextNumber(), nextNumber()), contentOffset: nextNumber())))
    case 7: return .event(.gesture(.hold(phase, y: nextNumber(), contentOffset: nextNumber())))
    case 8:
      return .event(.gesture(.track(row, PanSample(phase, translation: Vector(nextNumber(), nextNumber())))))
    case 9: return .event(random.below(2) == 0 ? .confirm(row) : .cancel(row))
    case 11:
      let change = random.below(3) > 0 ? HeightChange.row(row, nextNumber()) : .kind("", nextNumber())
      return .event(.setHeights([change, .row(RowID(1), nil)], animated: random.below(4) > 0))
    default: return .event(.perform("no such action", on: row))
    }
  }
}
