import InteractionCore

/// An answer that is more than a number: fields in sequence, which `memory.js` reads in the same order.
struct Answer {
  private(set) var bytes: [UInt8] = []

  /// Adds a number of 64 bits, the lowest byte first.
  mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func add(_ number: Int) { add(Double(number)) }
  mutating func add(_ row: RowID) { add(row.rawValue) }

  /// Adds 0 for false, 1 for true, or NaN for nil.
  mutating func add(_ truth: Bool?) { add(truth.map { $0 ? 1.0 : 0.0 } ?? .nan) }

  /// Adds 0 for closed, 1 for the leading side, or 2 for the trailing side.
  mutating func add(_ rest: Rest) { add(rest.number) }

  /// Adds the number of bytes in 32 bits, and the text in UTF-8.
  mutating func add(_ text: String) {
    // A native Swift string is contiguous; iterating over its bytes would link the code for all other strings.
    _ = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      var count = UInt32(utf8.count)
      for _ in 0..<4 {
        bytes.append(UInt8(truncatingIfNeeded: count))
        count >>= 8
      }
      unsafe bytes.append(contentsOf: utf8)
    }
  }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ actions: [InteractionAction]) {
    add(actions.count)
    for action in actions {
      add(action.id)
      add(action.title)
    }
  }
}

extension Rest {
  /// 0 for closed, 1 for the leading side, or 2 for the trailing side.
  var number: Int {
    switch self {
    case .closed: 0
    case .open(.leading): 1
    case .open(.trailing): 2
    }
  }

  init?(number: Int32) {
    switch number {
    case 0: self = .closed
    case 1: self = .open(.leading)
    case 2: self = .open(.trailing)
    default: return nil
    }
  }
}
