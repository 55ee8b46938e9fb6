import InteractionHosting
import InteractionReplay
import Testing

let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
let more = InteractionAction(id: "more", title: "More")
let flag = InteractionAction(id: "flag", title: "Flag")
/// An action with every property set.
let everything = InteractionAction(
  id: "delete", title: "Delete \"all\"\\é\n\u{1}", role: .destructive, icon: "trash", iconPlacement: .top,
  color: SRGBColor(hex: 0xFF3B30), width: 82, fulfillment: .stay, asksFirst: true)

/// A row that is driven and recorded, and where its content was after each event.
struct RecordedRow {
  var driver: RowDriver
  private(set) var offsets: [Double] = []
  private(set) var rests: [Rest] = []
  /// An event every thirty-second of a second: these times can be subtracted without rounding.
  private var now = Time(1000)

  init(_ row: any RevealingRow, _ name: String, _ direction: ReadingDirection = .leftToRight) {
    driver = RowDriver(row, direction: direction)
    driver.recorder = ScriptRecorder(row, design: name)
  }

  /// Performs a step, which may be several events.
  mutating func step(_ event: (inout RowDriver, Time) -> SwipeEffects) {
    let count = driver.recorder?.count ?? 0
    _ = event(&driver, now)
    let offset = driver.row.offset(at: now)
    for _ in count..<(driver.recorder?.count ?? 0) {
      offsets.append(offset)
      rests.append(driver.row.rest)
    }
    now = now + 1.0 / 32
  }

  /// A finger moves this many points to the right on the screen, and the content comes to rest.
  mutating func swipe(by x: Double) {
    step { $0.pan(.began, translation: .zero, at: $1) }
    for part in 1...4 {
      step { $0.pan(.changed, translation: Vector(x * Double(part) / 4, 1), velocity: Vector(x * 8, 0), at: $1) }
    }
    step { $0.pan(.ended, translation: Vector(x, 1), velocity: Vector(x * 8, 0), at: $1) }
    now = now + 2
    step { $0.handle(.wait, at: $1) }
  }

  /// Replays the recording and compares.
  func expectReplayedStates(after count: Int = 0) throws {
    let json = try #require(driver.recorder?.json)
    let steps = try Replay().script(json).play().steps.dropFirst(1 + count)
    expect(steps.compactMap { $0.number("offset") }, are: offsets)
    expect(steps.compactMap { $0.text("rest") }, are: rests.map(\.name))
    expect(driver.recorder?.isComplete, is: true)
  }
}

extension ScriptRecorder {
  /// How many events it has, and whether they are all that happened.
  var progress: String { "\(count), " + (isComplete ? "complete" : "incomplete") }
}

extension Trace.Step {
  func number(_ key: String) -> Double? {
    if case .object(let state) = state, case .number(let number) = state[key] { number } else { nil }
  }
  func text(_ key: String) -> String? {
    if case .object(let state) = state, case .string(let text) = state[key] { text } else { nil }
  }
}

/// Expects a value; a call of this compiles faster than `#expect` with the same expression.
func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, "\(note)", sourceLocation: sourceLocation)
}

/// Expects these values, in their order.
func expect<Value: Equatable>(
  _ values: [Value], are expected: [Value], _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(values == expected, "\(note)", sourceLocation: sourceLocation)
}
