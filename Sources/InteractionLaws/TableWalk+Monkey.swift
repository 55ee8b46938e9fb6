import HeadlessTable

/// What happens to a table in a random walk: the numbers that are drawn, and the time.
struct Monkey {
  private var random: SplitMix64
  private var time = 0.0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Lets one thing happen to a table.
  ///
  /// - Returns: What it has caused, and when.
  mutating func next<List: ListInteraction>(
    in table: inout HeadlessTable<List>, own: [OwnEvent<List>], _ ids: [[RowID]]
  ) -> (ListEffects, Time) {
    let time = nextTime()
    switch random.below(50) {
    case 0 where !own.isEmpty:
      let edit = random.element(of: own)
      return (table.edit(at: time) { list in edit.apply(&list, time) }, time)
    case 1:
      let row = random.element(of: ids.joined() + [RowID(-1)])
      let actions = table.list.actions(for: row).map { $0.id } + ["no such action"]
      return (table.perform(random.element(of: actions), on: row, at: time), time)
    case 2, 3: return (host(&table, at: time), time)
    default:
      let event = touch()
      let time = nextTime()
      return (table.touch(event, at: time), time)
    }
  }

  /// Something that a host does to the table around its list.
  private mutating func host<List>(_ table: inout HeadlessTable<List>, at time: Time) -> ListEffects {
    switch random.below(5) {
    case 0: table.resize(width: random.element(of: [320, 480, 0, .nan]), height: extent(), at: time)
    case 1: table.showKeyboard(height: random.element(of: [0, 216, 1000, -1, .nan]), at: time)
    case 2: table.scroll(to: coordinate(upTo: 1000), at: time)
    case 3: table.cancelTouches(at: time)
    default: table.advance(to: time)
    }
  }

  private mutating func extent() -> Double { random.element(of: [480, 480, 320, 0, .infinity]) }

  /// A place where a finger may touch, and an extent that the table may get while it rests there.
  mutating func rotation() -> (place: Vector, width: Double, height: Double) {
    (
      Vector(.random(in: 0...320, using: &random), .random(in: 0...480, using: &random)),
      random.element(of: [480, 320, 100, 1000]), random.element(of: [480, 320, 700])
    )
  }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  private mutating func coordinate(upTo limit: Double) -> Double {
    chance(0.02)
      ? random.element(of: [.nan, .infinity, -.infinity, -1e9, 1e300, -0.0])
      : .random(in: -20...limit, using: &random)
  }

  /// Mostly a little later, sometimes much later, earlier, or not a number.
  mutating func nextTime() -> Time {
    if chance(0.01) { return Time(random.element(of: [.nan, .infinity, -.infinity, time - 5])) }
    time += chance(0.1) ? .random(in: 0...2, using: &random) : .random(in: 0...0.03, using: &random)
    return Time(time)
  }

  private mutating func touch() -> TouchEvent {
    let phases: [TouchPhase] = [.down, .moved, .moved, .moved, .moved, .up, .cancelled]
    let finger = chance(0.8) ? 0 : random.below(4) - 1
    let location = Vector(coordinate(upTo: 340), coordinate(upTo: 500))
    return TouchEvent(random.element(of: phases), finger: finger, location: location)
  }
}
