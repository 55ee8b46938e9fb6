import AllocationCounter

/// What one operation costs, over many runs.
struct Measurement {
  let name: String
  /// Nanoseconds for each operation: the middle run and the fastest.
  let median, minimum: Double
  /// Requests for memory for each operation, or nil where they cannot be counted.
  let allocations: Double?
  /// What it may cost at most, in nanoseconds.
  let bound: Double
  /// Whether the numbers are nanoseconds, not bytes.
  private let isTime: Bool

  /// The line of a recording: name, median and minimum in nanoseconds, allocations.
  var record: String {
    let memory = allocations.map { Self.number($0, decimals: 2) } ?? ""
    return [name, Self.number(median, decimals: 1), Self.number(minimum, decimals: 1), memory].joined(separator: ";")
  }

  /// A number of bytes: the same as median and minimum.
  init(_ name: String, bytes: Double) {
    self.name = name
    bound = .infinity
    median = bytes
    minimum = bytes
    allocations = nil
    isTime = false
  }

  /// Runs `body`, which does `count` operations, again and again.
  init(_ name: String, bound: Double, count: Int, runs: Int = 31, body: () -> Void) {
    self.name = name
    self.bound = bound
    isTime = true
    if let counting = Counting.asked {
      counting.run(name, count: count, body)
      (median, minimum, allocations) = (0, 0, nil)
      return
    }
    if runs > 1 { body() }  // once to fill caches and reserve what is kept
    let before = allocation_count()
    body()
    let after = allocation_count()
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
      let (seconds, attoseconds) = clock.measure(body).components
      return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
    }.sorted()
    median = times[runs / 2]
    minimum = times[0]
    allocations = before < 0 ? nil : Double(after - before) / Double(count)
  }

  var line: String {
    let memory = allocations.map { Self.number($0, decimals: 2) } ?? "not counted"
    guard isTime else { return Self.padded(name, 60) + Self.number(median, decimals: 1) + " bytes" }
    let verdict = bound == .infinity ? "" : (median <= bound ? "within " : "OVER ") + Self.time(bound)
    return [
      Self.padded(name, 60), Self.padded(Self.time(median), 10, left: true),
      Self.padded(Self.time(minimum), 10, left: true),
      Self.padded(memory, 12, left: true), "  " + verdict,
    ].joined()
  }

  static let header =
    padded("operation", 60) + padded("median", 10, left: true) + padded("minimum", 10, left: true)
    + padded("allocations", 12, left: true) + "  bound"

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1000 ? number(nanoseconds, decimals: 1) + " ns" : number(nanoseconds / 1000, decimals: 2) + " µs"
  }

  private static func number(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return "\((value * scale).rounded() / scale)"
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(1, width - text.count))
    return left ? space + text : text + space
  }
}

/// Keeps the optimiser from leaving out what nobody reads.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}
