/// A kind of row, identified by a cell identifier.
///
/// Every list knows the article's identifiers. Pass in kinds for other identifiers, or to replace the article's. Rows with an
/// unknown identifier are plain, and 44 points high.
///
///     let kinds = [
///       RowKind("idCellTextview", height: 200, binding: .title),       // your app draws it, and calls textChanged(_:to:)
///       RowKind("idCellEndDatePicker", control: .dateTimePicker),      // like a date row, with a time of day
///     ]
///     let list = try DescriptorList(contentsOfFile: "Form.plist", kinds: kinds)
public struct RowKind: Hashable, Sendable {
  /// The greatest number of custom kinds in a list.
  ///
  /// Chosen here: 240, because a row stores its kind in a byte.
  public static let customKindLimit = 240

  /// The cell identifier; empty for the kind of rows with an unknown identifier.
  public let identifier: String
  /// The height of the kind's rows, in points.
  public internal(set) var height: Double
  /// The control that determines how the kind's rows are drawn and operated.
  public let control: RowControl
  /// The effect of the kind's rows on the rows under which they are folded, unless the list specifies another effect.
  public let binding: RowBinding

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - identifier: The cell identifier.
  ///   - height: The height of the kind's rows, in points, clamped as in `HeightChange`; nil for the control's height.
  ///   - control: The control with which the rows are drawn and operated; your app draws the contents of a plain row.
  ///   - binding: The effect of the rows on those under which they are folded, unless the list specifies another effect;
  ///     nil for the control's effect. It also applies to values that your app enters in a plain row.
  /// - Complexity: O(1).
  public init(
    _ identifier: String, height: Double? = nil, control: RowControl = .plain, binding: RowBinding? = nil
  ) {
    self.identifier = identifier
    self.height = HeightChange.usableHeight(height ?? control.height)
    self.control = control
    self.binding = binding ?? control.binding
  }
}

/// The row kinds that identifiers name, the article's and custom ones.
///
/// A row stores its kind as an index among them.
struct RowKinds: Hashable, Sendable {
  /// The kind for unknown identifiers, the article's kinds, and then the custom kinds.
  ///
  /// A custom kind with the identifier of an article's kind takes that kind's place.
  private var all: [RowKind]
  /// The custom kinds as passed in, except for heights that have changed.
  private var passedKinds: [RowKind]

  /// The index of the kind for unknown identifiers.
  static let plainIndex: UInt8 = 0

  /// Returns whether both have the same custom kinds and the same heights, either passed in or set later.
  static func == (first: RowKinds, second: RowKinds) -> Bool { first.customKinds == second.customKinds }

  func hash(into hasher: inout Hasher) { hasher.combine(customKinds) }

  init(_ kinds: [RowKind]) {
    precondition(
      kinds.count <= RowKind.customKindLimit,
      "`kinds` has more than \(RowKind.customKindLimit) elements (`customKindLimit`); pass only those that are used.")
    passedKinds = kinds
    all = [RowKind("")]
    for control in RowControl.allCases where !control.identifier.isEmpty {
      all.append(RowKind(control.identifier, control: control))
    }
    for kind in kinds where !kind.identifier.isEmpty {
      let index = Int(self.index(of: kind.identifier, likelyIndex: Self.plainIndex))
      if index == 0 { all.append(kind) } else { all[index] = kind }
    }
  }

  /// The kind at an index; the plain one if there is none.
  subscript(index: UInt8) -> RowKind { all[storedIndex(at: index)] }
  /// Returns the control of a kind's rows.
  func control(at index: UInt8) -> RowControl { all[storedIndex(at: index)].control }
  /// Returns the height of a kind's rows, in points.
  func height(at index: UInt8) -> Double { all[storedIndex(at: index)].height }
  /// Returns the effect of a kind's rows on the rows under which they are folded.
  func binding(at index: UInt8) -> RowBinding { all[storedIndex(at: index)].binding }

  private func storedIndex(at index: UInt8) -> Int { Int(index) < all.count ? Int(index) : 0 }

  /// The custom kinds, and those of the article's kinds whose height has changed.
  var customKinds: [RowKind] {
    let changed = all.dropFirst().filter { kind in
      kind.height != kind.control.height && !passedKinds.contains { $0.identifier == kind.identifier }
    }
    return passedKinds + changed
  }

  /// Returns the index of the kind that an identifier names, or `plainIndex` for an unknown identifier.
  ///
  /// The kind at the index `likelyIndex` is tried first.
  ///
  /// - Complexity: O(*k*) in the number *k* of kinds.
  func index(of identifier: String, likelyIndex: UInt8) -> UInt8 {
    if likelyIndex != Self.plainIndex, all[Int(likelyIndex)].identifier == identifier { return likelyIndex }
    for (index, kind) in all.enumerated() where kind.identifier == identifier { return UInt8(index) }
    return Self.plainIndex
  }

  /// Returns the height of rows with an identifier, in points.
  func height(ofKind identifier: String) -> Double { self[index(of: identifier, likelyIndex: Self.plainIndex)].height }

  /// Sets the height of rows with an identifier, in points; ignores an unknown identifier.
  ///
  /// - Returns: Whether the identifier is known.
  mutating func setHeight(_ height: Double, ofKind identifier: String) -> Bool {
    let index = index(of: identifier, likelyIndex: Self.plainIndex)
    guard index != Self.plainIndex else { return false }
    let height = HeightChange.usableHeight(height)
    all[Int(index)].height = height
    for customIndex in passedKinds.indices where passedKinds[customIndex].identifier == identifier {
      passedKinds[customIndex].height = height
    }
    return true
  }
}
