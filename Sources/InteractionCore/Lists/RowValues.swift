/// Values of some rows by their ids, such as what is told of those that differ.
///
/// The values stand side by side, and a dictionary of one kind finds them all: each further kind would be compiled by itself.
@usableFromInline package struct RowValues<Value> {
  @usableFromInline struct Kept {
    let id: RowID
    @usableFromInline var value: Value
  }

  /// Where the values are, by what ids are made of: the kind of dictionary that others need, too.
  @usableFromInline var places = [Int: Int]()
  @usableFromInline var kept: [Kept] = []

  package init() {}

  /// Whether no row has a value.
  @inlinable package var isEmpty: Bool { kept.isEmpty }

  /// The rows that have one, in no order that means anything.
  package var ids: [RowID] { kept.map { $0.id } }

  /// Whether a row has one.
  @inlinable package func has(_ id: RowID) -> Bool { !kept.isEmpty && places[id.rawValue] != nil }

  /// The value of a row; nil where it has none.
  @inlinable package subscript(id: RowID) -> Value? {
    get { kept.isEmpty ? nil : places[id.rawValue].map { kept[$0].value } }
    set { set(newValue, of: id) }
  }

  @usableFromInline mutating func set(_ value: Value?, of id: RowID) {
    guard let value else {
      _ = remove(id)
      return
    }
    if let place = places[id.rawValue] {
      kept[place].value = value
    } else {
      places[id.rawValue] = kept.count
      kept.append(Kept(id: id, value: value))
    }
  }

  /// Takes the value of a row out.
  ///
  /// - Returns: The value; nil where it had none.
  package mutating func remove(_ id: RowID) -> Value? {
    guard !isEmpty, let place = places.removeValue(forKey: id.rawValue), let last = kept.popLast() else {
      return nil
    }
    guard place < kept.count else { return last.value }
    let value = kept[place].value
    kept[place] = last
    places[last.id.rawValue] = place
    return value
  }

  /// Changes all values.
  mutating func changeAll(_ change: (inout Value) -> Void) {
    for place in kept.indices { change(&kept[place].value) }
  }

  mutating func removeAll() { self = RowValues() }
}

extension RowValues: Sendable where Value: Sendable {}
extension RowValues.Kept: Sendable where Value: Sendable {}

extension RowValues: Equatable where Value: Equatable {
  @usableFromInline package static func == (one: RowValues, other: RowValues) -> Bool {
    one.kept.count == other.kept.count && one.kept.allSatisfy { other[$0.id] == $0.value }
  }
}
