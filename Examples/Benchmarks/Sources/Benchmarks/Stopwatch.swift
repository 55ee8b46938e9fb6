import Foundation

/// A meter that prints times, for people.
///
/// A time is that of one machine; ratios of times hold for many machines.
final class Stopwatch: Meter {
  /// Lines `operation;beside;times`, with the ratio of the operation's time to that of `beside`.
  private(set) var ratios: [String] = []
  /// The nanoseconds for one operation in the fastest run, the one least disturbed by other work, by name.
  private var minima: [String: Double] = [:]

  static let header = padded("operation", 66) + padded("median", 10, left: true) + padded("minimum", 10, left: true)

  func measure<State>(
    _ operation: Operation, _ state: inout State, prepare: (inout State) -> Void, _ body: (inout State) -> Void
  ) {
    let clock = ContinuousClock()
    let times = ((operation.warmsUp ? 0 : 1)...operation.runs).map { _ in
      var time = Duration.zero
      for _ in 0..<operation.bodies {
        prepare(&state)
        time += clock.measure { body(&state) }
      }
      return time / .nanoseconds(operation.count * operation.bodies)
    }.suffix(operation.runs).sorted()
    minima[operation.name] = times[0]
    var line = Self.padded(operation.name, 66)
    for time in [times[operation.runs / 2], times[0]] { line += Self.padded(Self.time(time), 10, left: true) }
    if let beside = operation.beside, let other = minima[beside] {
      let times = Self.significant(times[0] / other)
      line += "  \(times) times " + beside
      ratios.append([operation.name, beside, times].joined(separator: ";"))
    }
    print(line)
  }

  func note(_ name: String, _ number: Double) { print(Self.padded(name, 66) + decimal(number)) }

  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1000 ? decimal(nanoseconds) + " ns" : decimal(nanoseconds / 1000) + " µs"
  }

  /// Returns a number rounded to two significant digits, because a measurement is no more exact.
  private static func significant(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "0" }
    let unit = pow(10, (log10(value) - 1).rounded(.down))
    return decimal((value / unit).rounded() * unit, decimals: value < 1 ? 6 : 1)
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(1, width - text.count))
    return left ? space + text : text + space
  }
}

/// Returns a number with at most the given decimals, and none if it is then whole.
func decimal(_ value: Double, decimals: Int = 1) -> String {
  let scale = pow(10, Double(decimals))
  let rounded = (value * scale).rounded() / scale
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
