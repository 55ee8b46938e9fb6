public import HeadlessTable

/// Short touches on a table in motion, from a seed: none may reach another row than the one that is painted under it.
///
/// Rows are deleted, inserted, moved, folded, swiped, lifted, pulled and pinched, the table is flung, and in the middle of
/// what that sets in motion a finger touches for a moment.
///
///     let problems = TouchWalk(seed: 1, touches: 1000).play({ SwipeList(of: row, count: 30) })
///     print(problems)   // []
public struct TouchWalk: Hashable, Sendable {
  /// The seed; the same one gives the same touches.
  public var seed: UInt64
  /// The number of short touches; none happen where it is 0.
  public var touches: Int
  /// The direction in which the language is read.
  public var direction: ReadingDirection
  /// Whether rows fade instead of travelling.
  public var reducesMotion: Bool

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - seed: Any number; the same one gives the same touches.
  ///   - touches: The number of short touches, 0 or more.
  ///   - direction: The direction in which the language is read.
  ///   - reducesMotion: Whether rows fade instead of travelling.
  /// - Complexity: O(1).
  public init(
    seed: UInt64, touches: Int, direction: ReadingDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.seed = seed
    self.touches = touches
    self.direction = direction
    self.reducesMotion = reducesMotion
  }

  /// How many touches a list gets before a fresh one takes its place.
  private static var touchesOfOneList: Int { 40 }

  /// Touches a list in a table of 320 by 480 points.
  ///
  /// - Parameters:
  ///   - make: Makes the list, with some rows more than the table shows; a fresh one from time to time.
  ///   - own: The events that only this list has.
  /// - Returns: The touches that have reached another row than the one painted under them, five at most; empty where
  ///   none has.
  /// - Precondition: `touches` is not negative.
  /// - Complexity: O(*t* · *k* log *n*) for *t* touches, *n* rows and *k* rows in sight.
  public func play<List: ListInteraction>(_ make: () -> List, own: [OwnEvent<List>] = []) -> [String] {
    var random = SplitMix64(seed: seed)
    var problems: [String] = []
    var done = 0
    while done < touches, problems.count < 5 {
      var player = TouchPlayer(make(), self, own, random)
      let end = min(touches, done + Self.touchesOfOneList)
      while done < end {
        player.moveSomething()
        for _ in 0...player.random.below(2) where done < end {
          if let problem = player.touchSomething(), problems.count < 5 {
            problems.append("touch " + String(done) + ": " + problem)
          }
          done += 1
        }
      }
      random = player.random
    }
    return problems
  }
}

/// A table under a walk's fingers.
private struct TouchPlayer<List: ListInteraction> {
  var random: SplitMix64
  private var table: HeadlessTable<OverheardList<List>>
  private let own: [OwnEvent<List>]
  private var now = 0.0
  private var frame = LayerList()

  init(_ list: List, _ walk: TouchWalk, _ own: [OwnEvent<List>], _ random: SplitMix64) {
    self.random = random
    self.own = own
    table = HeadlessTable(OverheardList(list: list), width: 320, height: 480, direction: walk.direction)
    table.reducesMotion = walk.reducesMotion
    _ = table.scroll(to: .random(in: 0...table.list.contentHeight, using: &self.random), at: .zero)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  private mutating func touch(_ phase: TouchPhase, _ location: Vector, finger: Int = 0) {
    _ = table.touch(TouchEvent(phase, finger: finger, location: location), at: Time(now))
  }

  /// A finger that goes a way in some time.
  private mutating func drag(from start: Vector, by way: Vector, in seconds: Double) {
    touch(.down, start)
    for step in 1...3 {
      now += seconds / 3
      let part = Double(step) / 3
      touch(.moved, start + Vector(way.x * part, way.y * part))
    }
    touch(.up, start + way)
  }

  /// Sets something in motion, by a finger, a plain action or code.
  mutating func moveSomething() {
    now += number(0...0.4)
    let place = Vector(number(20...300), number(0...480))
    switch random.below(9) {
    case 0 where !own.isEmpty, 1 where !own.isEmpty:
      let (event, time) = (random.element(of: own), Time(now))
      _ = table.edit(at: time) { event.apply(&$0.list, time) }
    case 2, 3:
      let rows = table.rowsInSight(at: Time(now))
      guard !rows.isEmpty else { return }
      let row = random.element(of: rows)
      let actions = table.list.actions(for: row)
      if !actions.isEmpty { _ = table.perform(random.element(of: actions).id, on: row, at: Time(now)) }
    case 4: drag(from: place, by: Vector(0, number(-300...300)), in: number(0.05...0.3))
    case 5:
      // A finger that has rested carries what it has lifted.
      touch(.down, place)
      now += HeadlessTable<List>.holdDuration + 0.01
      drag(on: place, by: number(-300...300))
    case 6: pinch(around: place.y, by: number(10...80))
    case 7:
      _ = table.scroll(to: 0, at: Time(now))
      drag(from: place, by: Vector(0, number(50...250)), in: 0.2)
    default: drag(from: place, by: Vector(number(-280...280), 0), in: number(0.05...0.3))
    }
  }

  /// Carries what a finger that is down has lifted.
  private mutating func drag(on place: Vector, by distance: Double) {
    for step in 1...4 {
      now += 0.05
      touch(.moved, place + Vector(0, distance * Double(step) / 4))
    }
    touch(.up, place + Vector(0, distance))
  }

  private mutating func pinch(around y: Double, by distance: Double) {
    touch(.down, Vector(100, y - 25))
    touch(.down, Vector(200, y + 25), finger: 1)
    now += 0.1
    touch(.moved, Vector(100, y - 25 - distance))
    touch(.moved, Vector(200, y + 25 + distance), finger: 1)
    now += 0.02
    touch(.up, Vector(100, y - 25 - distance))
    touch(.up, Vector(200, y + 25 + distance), finger: 1)
  }

  /// Touches for a moment, or swipes a little.
  ///
  /// - Returns: What is wrong: the row that is seen and another that is reached.
  mutating func touchSomething() -> String? {
    now += number(0...0.2)
    let place = Vector(number(0...320), number(0...480))
    _ = table.draw(at: Time(now), into: &frame)
    let seen = frame.row(seenAt: place.y)
    _ = table.edit(at: Time(now)) { list in
      list.reached = []
      return .none
    }
    touch(.down, place)
    now += number(0...0.1)
    let way = random.below(3) == 0 ? Vector(number(-40...40), 0) : .zero
    if way != .zero { touch(.moved, place + way) }
    touch(.up, place + way)
    guard let seen, let other = table.list.reached.first(where: { $0 != seen.row }) else { return nil }
    let painted = seen.row.map { "row " + String($0.rawValue) } ?? "no row"
    return painted + " is seen at height " + DecimalText.text(place.y) + " at " + DecimalText.text(now, decimals: 3)
      + " s, and row " + String(other.rawValue) + " is reached"
  }
}

/// A list that writes down which rows fingers reach.
private struct OverheardList<List: ListInteraction>: ListInteraction {
  var list: List
  /// The rows that gestures were about.
  var reached: [RowID] = []

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, _), .tap(let row), .press(let row, _, _, _), .control(let row, _), .track(let row, _):
      reached.append(row)
    case .closeRows, .tapOutside, .pull, .pinch, .hold: break
    }
    return list.handle(gesture, at: time)
  }

  var sectionCount: Int { list.sectionCount }
  func rowCount(inSection section: Int) -> Int { list.rowCount(inSection: section) }
  func id(for position: RowPosition) -> RowID? { list.id(for: position) }
  func position(of row: RowID) -> RowPosition? { list.position(of: row) }
  var contentHeight: Double { list.contentHeight }
  func height(of row: RowID) -> Double? { list.height(of: row) }
  func top(of row: RowID) -> Double? { list.top(of: row) }
  func row(atHeight y: Double) -> RowID? { list.row(atHeight: y) }
  func hit(_ point: Vector, at time: Time) -> RowHit? { list.hit(point, at: time) }
  var openRows: [RowID] { list.openRows }
  func actions(for row: RowID) -> [InteractionAction] { list.actions(for: row) }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    list.perform(action, on: row, at: time)
  }
  var gestures: TableGestures { list.gestures }
  var editedRow: RowID? { list.editedRow }
  var liftedRow: RowID? { list.liftedRow }
  var reducesMotion: Bool {
    get { list.reducesMotion }
    set { list.reducesMotion = newValue }
  }
  var settles: Time? { list.settles }
  mutating func advance(to time: Time) { list.advance(to: time) }
  mutating func resize(toWidth width: Double, at time: Time) { list.resize(toWidth: width, at: time) }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    list.draw(viewport: viewport, at: time, into: &layers)
  }
}
