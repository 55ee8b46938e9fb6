/// Measures operations one after the other: by the clock, or by the instructions that they take.
protocol Meter: AnyObject {
  /// Runs what is measured, and says what one operation costs.
  ///
  /// - Parameters:
  ///   - operation: Its name, and how often it is run.
  ///   - state: What the closures change.
  ///   - prepare: Done before each `body`, and not measured.
  ///   - body: Does as many operations as `operation` says.
  func measure<State>(
    _ operation: Operation, _ state: inout State, prepare: (inout State) -> Void, _ body: (inout State) -> Void)

  /// Takes a number that is counted, not measured: layers, bytes.
  func note(_ name: String, _ number: Double)
}

extension Meter {
  /// Measures what needs no preparation.
  func measure(
    _ name: String, count: Int = 1, runs: Int = 31, warmsUp: Bool = true, beside: String? = nil, _ body: () -> Void
  ) {
    var nothing: Void = ()
    let operation = Operation(name, count: count, runs: runs, warmsUp: warmsUp, beside: beside)
    measure(operation, &nothing, prepare: { _ in }) { _ in body() }
  }
}

/// What is measured, and how often.
struct Operation {
  let name: String
  /// How many operations one body does.
  let count: Int
  /// How many bodies a run has, each with its preparation.
  let bodies: Int
  /// How many runs are timed.
  let runs: Int
  /// Whether it is run once more, first, to fill caches and reserve what is kept.
  let warmsUp: Bool
  /// Of the counts of all bodies, whether the greatest is wanted rather than the mean.
  let isGreatest: Bool
  /// The operation that this is another way of doing.
  let beside: String?

  init(
    _ name: String, count: Int = 1, bodies: Int = 1, runs: Int = 31, warmsUp: Bool = true, isGreatest: Bool = false,
    beside: String? = nil
  ) {
    self.name = name
    self.count = count
    self.bodies = bodies
    self.runs = runs
    self.warmsUp = warmsUp
    self.isGreatest = isGreatest
    self.beside = beside
  }
}

/// Keeps the optimiser from leaving out what nobody reads.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}
