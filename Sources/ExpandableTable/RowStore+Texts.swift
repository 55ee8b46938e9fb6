// The texts of rows. Most texts of a form are empty. All others are in one array, in which the texts of a row are
// adjacent, so that an empty text takes no space.
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

  /// Returns the places of a row that has no texts yet, given the index of its first text.
  static func place(_ first: Int) -> UInt32 { UInt32(first << 4) }

  /// A text of a row.
  subscript(field: Field, row: Int) -> String {
    get { index(of: field, row).map { texts[$0] } ?? "" }
    set {
      if index(of: field, row) == nil, !newValue.isEmpty { makePlaces(row) }
      if let index = index(of: field, row) { texts[index] = newValue }
    }
  }

  /// Returns the index of a text; nil for an empty text without a place.
  private func index(of field: Field, _ row: Int) -> Int? {
    let place = traits[row].texts
    return place & field.bit == 0 ? nil : Int(place &>> 4) + (place & (field.bit &- 1)).nonzeroBitCount
  }

  /// Appends a text of a row, and sets its bit in the row's places.
  mutating func append(_ text: String, _ field: Field, to place: inout UInt32) {
    place |= field.bit
    texts.append(text)
  }

  /// Moves a row's texts to the end, with a slot for every field; this happens at most once for each row.
  private mutating func makePlaces(_ row: Int) {
    var place = Self.place(texts.count)
    for field in Self.fields {
      append(self[field, row], field, to: &place)
      self[field, row] = ""
    }
    traits[row].texts = place
  }
}
