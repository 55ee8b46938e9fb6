/// A kind of rows of one's own: what a cell identifier stands for.
///
/// The article's identifiers are known to every list. Hand over those of your own, or others for the article's; rows whose
/// identifier nobody knows are plain, and 44 points high.
///
///     let kinds = [
///       RowKind("idCellTextview", height: 200, binding: .title),       // your app draws it, and calls textChanged(_:to:)
///       RowKind("idCellEndDatePicker", control: .dateTimePicker),      // as a date row, with a time of day
///     ]
///     let list = try DescriptorList(contentsOfFile: "Form.plist", kinds: kinds)
public struct RowKind: Hashable, Sendable {
  /// The most kinds of one's own that a list takes.
  ///
  /// Chosen here: 240, because a row keeps its kind in a byte.
  public static let most = 240

  /// The cell identifier; empty for that of rows whose identifier nobody knows.
  public let identifier: String
  /// The height of its rows, in points.
  public internal(set) var height: Double
  /// The control that its rows are drawn with and behave by.
  public let control: RowControl
  /// What its rows do to the rows that they are folded under, unless the list says otherwise.
  public let binding: RowBinding

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - identifier: The cell identifier.
  ///   - height: The height of its rows, in points, made harmless as in `HeightChange`; nil is that of the control.
  ///   - control: The control that its rows are drawn with and behave by; your app draws what is in a plain one.
  ///   - binding: What its rows do to the rows that they are folded under, unless the list says otherwise; nil leaves
  ///     that to the control. What your app enters in a plain row goes the same ways.
  /// - Complexity: O(1).
  public init(
    _ identifier: String, height: Double? = nil, control: RowControl = .plain, binding: RowBinding? = nil
  ) {
    self.identifier = identifier
    self.height = HeightChange.usable(height ?? control.height)
    self.control = control
    self.binding = binding ?? control.binding
  }
}

/// What identifiers stand for: those of the article, and those of one's own.
///
/// A row keeps its kind as an index among them.
struct RowKinds: Hashable, Sendable {
  /// The kind of identifiers that nobody knows, those of the article, then those of one's own that are no article's.
  private var all: [RowKind]
  /// Those of one's own, as they were handed over, but for heights that have changed.
  private var handed: [RowKind]

  /// The index of the kind of identifiers that nobody knows.
  static let plain: UInt8 = 0

  init(_ own: [RowKind]) {
    precondition(own.count <= RowKind.most, "A list takes at most 240 kinds of one's own.")
    handed = own
    all = [RowKind("")]
    for control in RowControl.allCases where !control.identifier.isEmpty {
      all.append(RowKind(control.identifier, control: control))
    }
    for kind in own where !kind.identifier.isEmpty {
      let index = Int(self.index(of: kind.identifier, likely: Self.plain))
      if index == 0 { all.append(kind) } else { all[index] = kind }
    }
  }

  /// The kind of an index; the plain one where there is none.
  subscript(index: UInt8) -> RowKind { all[place(index)] }
  /// The control of a kind's rows.
  func control(_ index: UInt8) -> RowControl { all[place(index)].control }
  /// The height of a kind's rows, in points.
  func height(_ index: UInt8) -> Double { all[place(index)].height }
  /// What a kind's rows do to the rows that they are folded under.
  func binding(_ index: UInt8) -> RowBinding { all[place(index)].binding }

  private func place(_ index: UInt8) -> Int { Int(index) < all.count ? Int(index) : 0 }

  /// Those of one's own, and those of the article's whose height has changed.
  var own: [RowKind] {
    let changed = all.dropFirst().filter { kind in
      kind.height != kind.control.height && !handed.contains { $0.identifier == kind.identifier }
    }
    return handed + changed
  }

  /// The index of the kind that an identifier stands for, the likely one if it has that.
  ///
  /// - Complexity: O(*k*) in the number *k* of kinds.
  func index(of identifier: String, likely: UInt8) -> UInt8 {
    if likely != Self.plain, all[Int(likely)].identifier == identifier { return likely }
    for (index, kind) in all.enumerated() where kind.identifier == identifier { return UInt8(index) }
    return Self.plain
  }

  /// The height of the rows of an identifier, in points.
  func height(ofKind identifier: String) -> Double { self[index(of: identifier, likely: Self.plain)].height }

  /// Gives the rows of an identifier another height, in points; an identifier that nobody knows changes nothing.
  ///
  /// - Returns: Whether anybody knows the identifier.
  mutating func setHeight(_ height: Double, ofKind identifier: String) -> Bool {
    let index = index(of: identifier, likely: Self.plain)
    guard index != Self.plain else { return false }
    let height = HeightChange.usable(height)
    all[Int(index)].height = height
    for place in handed.indices where handed[place].identifier == identifier { handed[place].height = height }
    return true
  }
}
