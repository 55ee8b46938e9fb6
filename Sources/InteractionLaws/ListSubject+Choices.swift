extension ListSubject {
  /// An event and the seconds that pass before it.
  typealias Choice = (delay: Double, event: ListEvent)

  private static var tick: Double { 0.015625 }
  private static var waits: [Double] { [0.0625, 8] }

  func choices(after walk: Walk) -> [Choice] {
    var events: [ListEvent] = []
    if let hold = walk.hold { events += parts(of: hold.gesture, walk) }
    if walk.hold == nil || isWild { events += beginnings(walk) }
    for row in rowsToTry(walk) {
      events += walk.list.actions(for: row).map { .perform($0.id, row) }
      events += gestures(on: row).map(ListEvent.gesture)
    }
    events += own.map { .own($0.name) }
    if undo != nil { events.append(.undo) }
    events += [.gesture(.closeRows(except: nil)), .gesture(.tapOutside), .resize(480)]
    return events.map { (Self.tick, $0) } + Self.waits.map { ($0, .wait) }
  }

  func choice(after walk: Walk, _ random: inout SplitMix64) -> Choice {
    var event: ListEvent
    if let hold = walk.hold, random.below(3) > 0 {
      event = varied(random.element(of: parts(of: hold.gesture, walk)), &random)
    } else {
      event = random.element(of: choices(after: walk)).event
    }
    var delay = random.below(4) == 0 ? Double(random.below(40)) / 64 : Self.tick
    guard isWild else { return (delay, event) }
    if random.below(4) == 0 { delay = wildNumber(&random) }
    if random.below(2) == 0 { event = wildEvent(walk, &random) }
    return (delay, event)
  }

  /// The first, second and last row, one in between, and one that is not there.
  func rowsToTry(_ walk: Walk) -> [RowID] {
    let rows = walk.ids.flatMap { $0 }
    var some: [RowID] = []
    for index in [0, 1, rows.count / 2, rows.count - 1] where rows.indices.contains(index) {
      if !some.contains(rows[index]) { some.append(rows[index]) }
    }
    return some + [RowID(-7)]
  }

  private func gestures(on row: RowID) -> [TableGesture] {
    [.tap(row), .closeRows(except: row), .control(row, 0), .control(row, 1)]
      + SwipeEdge.allCases.flatMap { edge in [0, 5].map { .press(row, edge, $0, .up) } }
  }

  /// The heights of the middles of some rows.
  private func heights(_ walk: Walk) -> [Double] {
    rowsToTry(walk).compactMap { row in
      guard let top = walk.list.top(of: row), let height = walk.list.height(of: row) else { return nil }
      return top + height / 2
    }
  }

  /// The beginnings of the gestures that the list takes.
  private func beginnings(_ walk: Walk) -> [ListEvent] {
    var beginnings = rowsToTry(walk).flatMap { [sample(.began, $0, 0, walk), track(.began, $0, 0, walk)] }
    let taken = walk.list.gestures
    let heights = heights(walk)
    if taken.contains(.pull) { beginnings.append(.gesture(.pull(.began, contentOffset: 0))) }
    if taken.contains(.hold) {
      beginnings += (heights + [-20]).map { .gesture(.hold(.began, y: $0, contentOffset: 0)) }
    }
    if taken.contains(.pinch), let first = heights.first {
      beginnings += (heights + [-20]).map { .gesture(.pinch(.began, FingerPair(first, $0), contentOffset: 0)) }
    }
    return beginnings
  }

  /// How a gesture can go on and end.
  private func parts(of gesture: LastingGesture, _ walk: Walk) -> [ListEvent] {
    let ends: [PanPhase] = [.changed, .ended]
    let breaks: [PanPhase] = [.cancelled, .failed]
    switch gesture {
    case .swipe(let row):
      return [-200.0, -60, 30, 200].flatMap { x in ends.map { sample($0, row, x, walk) } }
        + breaks.map { sample($0, row, -60, walk) }
    case .track(let row):
      return [-40.0, 70].flatMap { x in ends.map { track($0, row, x, walk) } }
        + breaks.map { track($0, row, 70, walk) }
    case .pull:
      return [-120.0, -30, 10].flatMap { offset in ends.map { .gesture(.pull($0, contentOffset: offset)) } }
        + breaks.map { .gesture(.pull($0, contentOffset: -120)) }
    case .pinch:
      let pairs: [FingerPair?] = [FingerPair(-60, 300), FingerPair(20, 120), nil]
      return pairs.flatMap { pair in ends.map { .gesture(.pinch($0, pair, contentOffset: 0)) } }
        + breaks.map { .gesture(.pinch($0, FingerPair(-60, 300), contentOffset: 0)) }
    case .hold:
      let heights = heights(walk) + [-50, 1000]
      return heights.flatMap { y in ends.map { .gesture(.hold($0, y: y, contentOffset: 0)) } }
        + breaks.map { .gesture(.hold($0, y: 1000, contentOffset: 0)) }
    }
  }

  private func sample(_ phase: PanPhase, _ row: RowID, _ x: Double, _ walk: Walk) -> ListEvent {
    .gesture(.pan(row, PanSample(phase, at: walk.now + Self.tick, translation: Vector(x, 0))))
  }

  private func track(_ phase: PanPhase, _ row: RowID, _ x: Double, _ walk: Walk) -> ListEvent {
    .gesture(.track(row, PanSample(phase, at: walk.now + Self.tick, translation: Vector(x, 0))))
  }

  /// The same part of a gesture at other numbers, half of the time.
  private func varied(_ event: ListEvent, _ random: inout SplitMix64) -> ListEvent {
    guard random.below(2) == 0, case .gesture(let gesture) = event else { return event }
    let x = random.points(upTo: 320)
    switch gesture {
    case .pan(let row, let sample):
      return .gesture(.pan(row, PanSample(sample.phase, at: sample.time, translation: Vector(x, 0))))
    case .pull(let phase, _): return .gesture(.pull(phase, contentOffset: x / 2))
    case .pinch(let phase, _, let offset):
      return .gesture(.pinch(phase, FingerPair(x, random.points(upTo: 320)), contentOffset: offset))
    case .hold(let phase, _, let offset): return .gesture(.hold(phase, y: x, contentOffset: offset))
    case .track(let row, let sample):
      return .gesture(.track(row, PanSample(sample.phase, at: sample.time, translation: Vector(x, 0))))
    case .tap, .tapOutside, .press, .control, .closeRows: return event
    }
  }

  private func wildNumber(_ random: inout SplitMix64) -> Double {
    random.element(of: [0, 1, -1, -90, 500, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude])
  }

  private func wildEvent(_ walk: Walk, _ random: inout SplitMix64) -> ListEvent {
    let row = random.below(6) == 0 ? RowID(random.below(9) - 2) : random.element(of: rowsToTry(walk))
    let phase = random.element(of: PanPhase.allCases)
    func number() -> Double { wildNumber(&random) }
    switch random.below(10) {
    case 0...2:
      let (translation, velocity) = (Vector(number(), number()), Vector(number(), number()))
      return .gesture(.pan(row, PanSample(phase, at: Time(number()), translation: translation, velocity: velocity)))
    case 3:
      let edge = random.element(of: SwipeEdge.allCases)
      return .gesture(.press(row, edge, random.below(5) - 1, random.element(of: PressPhase.allCases)))
    case 4: return .resize(number())
    case 5: return .gesture(.pull(phase, contentOffset: number()))
    case 6: return .gesture(.pinch(phase, FingerPair(number(), number()), contentOffset: number()))
    case 7: return .gesture(.hold(phase, y: number(), contentOffset: number()))
    case 8:
      return .gesture(.track(row, PanSample(phase, at: Time(number()), translation: Vector(number(), number()))))
    case _: return .perform("no such action", row)
    }
  }
}
