/// The texts of rows, by the rows' numbers.
///
/// Most texts of a form are empty. All others stand in one array, those of a row beside each other, so that an empty one takes
/// nothing. What is only appended to is equal where its texts are.
struct RowTexts: Equatable, Sendable {
  /// Which text of a row: the bit that says that the row has a place for it.
  struct Field: Equatable {
    fileprivate let bit: UInt32

    static let primaryTitle = Field(bit: 1)
    static let secondaryTitle = Field(bit: 2)
    static let value = Field(bit: 4)
    /// That of a row whose kind does not tell it.
    static let identifier = Field(bit: 8)
  }

  /// Which texts a row has a place for, and where the first of them stands.
  private struct Place: Equatable {
    private var bits: UInt32

    init(_ first: Int) { bits = UInt32(first) &<< 4 }

    var first: Int { Int(bits &>> 4) }

    /// Where a text stands; nil for one that is empty and has no place.
    func index(of field: Field) -> Int? {
      bits & field.bit == 0 ? nil : first + (bits & (field.bit &- 1)).nonzeroBitCount
    }

    mutating func add(_ field: Field) { bits |= field.bit }
  }

  private var places: [Place] = []
  /// Those that have a place, the texts of a row beside each other; empty where a row has got another place.
  private(set) var texts: [String] = []

  /// A text of a row.
  subscript(field: Field, row: Int) -> String {
    get { places[row].index(of: field).map { texts[$0] } ?? "" }
    set {
      if places[row].index(of: field) == nil, !newValue.isEmpty { makePlaces(row) }
      if let index = places[row].index(of: field) { texts[index] = newValue }
    }
  }

  /// Makes room for rows, each with a text.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    texts.reserveCapacity(count)
  }

  /// Appends the texts of a row.
  mutating func append(_ primaryTitle: String, _ secondaryTitle: String, _ value: String, identifier: String) {
    var place = Place(texts.count)
    func append(_ text: String, _ field: Field) {
      if text.isEmpty { return }
      place.add(field)
      texts.append(text)
    }
    append(primaryTitle, .primaryTitle)
    append(secondaryTitle, .secondaryTitle)
    append(value, .value)
    append(identifier, .identifier)
    places.append(place)
  }

  /// Forgets the texts of a row.
  mutating func forget(_ row: Int) {
    for field in Self.fields { self[field, row] = "" }
  }

  /// Gives each text of a row a place at the end, which a row needs at most once.
  private mutating func makePlaces(_ row: Int) {
    var place = Place(texts.count)
    for field in Self.fields {
      place.add(field)
      texts.append(self[field, row])
      self[field, row] = ""
    }
    places[row] = place
  }

  private static var fields: [Field] { [.primaryTitle, .secondaryTitle, .value, .identifier] }
}
