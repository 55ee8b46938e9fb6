// The texts of rows. Most texts of a form are empty. All others are in one array, in which the texts of a row are
// adjacent, so that most empty texts take no space.
extension RowStore {
  /// A kind of text in rows, represented by the bit that indicates whether a row has a place for it.
  struct Field: Equatable {
    fileprivate let bit: UInt32

    static let primaryTitle = Field(bit: 1)
    static let secondaryTitle = Field(bit: 2)
    static let value = Field(bit: 4)
    /// The identifier of a row whose kind does not determine it.
    static let identifier = Field(bit: 8)
  }

  static var fields: [Field] { [.primaryTitle, .secondaryTitle, .value, .identifier] }

  /// Returns the `Traits.textPlaces` of a row that stores no texts yet, given the index that its first text will have.
  static func emptyPlaces(at first: Int) -> UInt32 { UInt32(first << 4) }

  /// A text of a row.
  subscript(field: Field, row: Int) -> String {
    get { index(of: field, inRow: row).map { texts[$0] } ?? "" }
    set {
      if index(of: field, inRow: row) == nil, !newValue.isEmpty { makePlaces(row) }
      if let index = index(of: field, inRow: row) { texts[index] = newValue }
    }
  }

  /// Returns the index of a text; nil for an empty text without a place.
  private func index(of field: Field, inRow row: Int) -> Int? {
    let places = traits[row].textPlaces
    return places & field.bit == 0 ? nil : Int(places &>> 4) + (places & (field.bit &- 1)).nonzeroBitCount
  }

  /// Appends a text of a row, and sets the field's bit in the row's places.
  mutating func append(_ text: String, _ field: Field, to places: inout UInt32) {
    places |= field.bit
    texts.append(text)
  }

  /// Moves a row's texts to the end, with a place for every field; this happens at most once for each row.
  private mutating func makePlaces(_ row: Int) {
    var places = Self.emptyPlaces(at: texts.count)
    for field in Self.fields {
      append(self[field, row], field, to: &places)
      self[field, row] = ""
    }
    traits[row].textPlaces = places
  }
}
