import Counters
import Foundation

/// Runs operations while valgrind counts, and prints how its counts are to be read: this is the counted program's side.
///
/// Before and after each body stands a mark, at which valgrind ends one part of its counting. A run without operations is
/// taken off, so that what remains is the difference of two run lengths.
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

/// What the counted program prints of an operation.
enum CountedLine {
  /// For each body there are an odd part, the preparation, and an even one; the first two are those of no operations.
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
