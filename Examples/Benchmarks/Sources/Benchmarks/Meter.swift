/// A meter that measures operations one after the other, by the clock or by their instructions.
protocol Meter: AnyObject {
  /// Runs an operation, and prints or records its cost.
  ///
  /// - Parameters:
  ///   - operation: The operation's name, and how often it is run.
  ///   - state: The state that the closures change.
  ///   - prepare: A closure that is called before each `body`, and not measured.
  ///   - body: A closure that performs `operation.count` operations.
  func measure<State>(
    _ operation: Operation, _ state: inout State, prepare: (inout State) -> Void, _ body: (inout State) -> Void)

  /// Reports a number that is counted and not measured, such as layers or bytes.
  func note(_ name: String, _ number: Double)
}

extension Meter {
  /// Measures an operation that needs no preparation.
  func measure(
    _ name: String, count: Int = 1, runs: Int = 31, warmsUp: Bool = true, beside: String? = nil, _ body: () -> Void
  ) {
    var nothing: Void = ()
    let operation = Operation(name, count: count, runs: runs, warmsUp: warmsUp, beside: beside)
    measure(operation, &nothing, prepare: { _ in }) { _ in body() }
  }
}

/// An operation to measure, and how often it is run.
struct Operation {
  let name: String
  /// The number of operations in one body.
  let count: Int
  /// The number of bodies in a run, each with its preparation.
  let bodies: Int
  /// The number of timed runs.
  let runs: Int
  /// Whether one more run comes first, to fill caches and reserve memory.
  let warmsUp: Bool
  /// Whether the greatest count of all bodies is reported instead of the mean.
  let isGreatest: Bool
  /// The name of the operation to which this one is an alternative; nil if there is none.
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

/// Keeps the optimiser from removing the computation of a value that nothing reads.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}
