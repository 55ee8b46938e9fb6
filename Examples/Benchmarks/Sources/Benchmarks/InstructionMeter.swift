import Counters
import Foundation

/// A meter in the program that valgrind counts: it runs the operations, and prints how to read the counts.
///
/// Before and after each body is a mark, at which valgrind ends one part of its counts. The counts of an empty body are
/// subtracted, so that only the operations' own are left.
final class InstructionMeter: Meter {
  func measure<State>(
    _ operation: Operation, _ state: inout State, prepare: (inout State) -> Void, _ body: (inout State) -> Void
  ) {
    func part(_ body: (inout State) -> Void) -> Int {
      let before = allocation_count()
      counting_mark()
      body(&state)
      counting_mark()
      return allocation_count() - before
    }
    if operation.warmsUp {
      prepare(&state)
      body(&state)
    }
    _ = part { _ in }
    var allocations: [Int] = []
    for _ in 0..<operation.bodies {
      prepare(&state)
      allocations.append(part(body))
    }
    Self.print(
      .measured(
        operation.name, count: operation.count, isGreatest: operation.isGreatest, allocations: allocations))
  }

  func note(_ name: String, _ number: Double) { Self.print(.noted(name, number)) }

  private static func print(_ line: CountedLine) {
    FileHandle.standardOutput.write(Data((line.text + "\n").utf8))
  }
}

/// A line that the counted program prints about an operation.
enum CountedLine {
  /// A measured operation. For each body, valgrind has two parts: the preparation and the body. The first two parts are those
  /// of an empty body.
  case measured(String, count: Int, isGreatest: Bool, allocations: [Int])
  /// A number that needs no valgrind.
  case noted(String, Double)

  var text: String {
    switch self {
    case .measured(let name, let count, let isGreatest, let allocations):
      ([name, String(count), String(isGreatest)] + allocations.map(String.init)).joined(separator: "\t")
    case .noted(let name, let number): [name, String(number)].joined(separator: "\t")
    }
  }

  init?(_ text: Substring) {
    let cells = text.split(separator: "\t").map(String.init)
    if cells.count == 2, let number = Double(cells[1]) {
      self = .noted(cells[0], number)
    } else if cells.count > 3, let count = Int(cells[1]), let isGreatest = Bool(cells[2]) {
      self = .measured(
        cells[0], count: count, isGreatest: isGreatest, allocations: cells.dropFirst(3).compactMap { Int($0) })
    } else {
      return nil
    }
  }
}
