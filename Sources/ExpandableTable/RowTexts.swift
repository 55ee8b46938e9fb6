/// The texts of rows, by the rows' numbers.
///
/// Most texts of a form are empty. All others stand in one array, those of a row beside each other, so that an empty one takes
/// nothing. What is only appended to is equal where its texts are.
struct RowTexts: Hashable, Sendable {
  /// Which text of a row: the bit that says that the row has a place for it.
  enum Field: UInt32, CaseIterable {
    case primaryTitle = 1
    case secondaryTitle = 2
    case value = 4
  }

  /// Which texts a row has a place for, and where the first of them stands.
  private struct Place: Hashable {
    private var bits: UInt32

    init(_ first: Int) { bits = UInt32(first) &<< 3 }

    var first: Int { Int(bits &>> 3) }

    /// Where a text stands; nil for one that is empty and has no place.
    func index(of field: Field) -> Int? {
      bits & field.rawValue == 0 ? nil : first + (bits & (field.rawValue &- 1)).nonzeroBitCount
    }

    mutating func add(_ field: Field) { bits |= field.rawValue }
  }

  private var places: [Place] = []
  private var texts: [String] = []

  /// A text of a row.
  subscript(field: Field, row: Int) -> String {
    get { places[row].index(of: field).map { texts[$0] } ?? "" }
    set {
      if let index = places[row].index(of: field) {
        texts[index] = newValue
      } else if !newValue.isEmpty {
        makePlaces(row)
        self[field, row] = newValue
      }
    }
  }

  /// Makes room for rows, each with a text.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    texts.reserveCapacity(count)
  }

  /// Appends the texts of a row.
  mutating func append(primaryTitle: String, secondaryTitle: String, value: String) {
    var place = Place(texts.count)
    func append(_ text: String, _ field: Field) {
      if text.isEmpty { return }
      place.add(field)
      texts.append(text)
    }
    append(primaryTitle, .primaryTitle)
    append(secondaryTitle, .secondaryTitle)
    append(value, .value)
    places.append(place)
  }

  /// Appends the texts of other rows.
  mutating func append(_ other: RowTexts) {
    for row in other.places.indices {
      append(
        primaryTitle: other[.primaryTitle, row], secondaryTitle: other[.secondaryTitle, row], value: other[.value, row])
    }
  }

  /// Appends rows without texts.
  mutating func appendBlanks(_ count: Int) { places += repeatElement(Place(0), count: count) }

  /// Forgets the texts of a row.
  mutating func forget(_ row: Int) {
    for field in Field.allCases { self[field, row] = "" }
  }

  /// Gives each text of a row a place at the end, which a row needs at most once.
  private mutating func makePlaces(_ row: Int) {
    let (title, question, value) = (self[.primaryTitle, row], self[.secondaryTitle, row], self[.value, row])
    forget(row)
    var place = Place(texts.count)
    for field in Field.allCases { place.add(field) }
    places[row] = place
    texts += [title, question, value]
  }
}
