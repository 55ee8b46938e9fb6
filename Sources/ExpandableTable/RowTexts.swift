/// The texts of rows, by the rows' numbers.
///
/// Most texts of a form are empty. All others stand in one array, those of a row beside each other, so that an empty one takes
/// nothing. What is only appended to is equal where its texts are.
///
/// A title can follow another row's value: it is put together when it is read, so that a value in a long title changes at
/// the cost of the value alone.
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
  private var joint: Joint?

  /// A text of a row.
  subscript(field: Field, row: Int) -> String {
    get {
      if let joint, joint.title == row, field == .primaryTitle { return title(by: joint) }
      return stored(field, row)
    }
    set {
      if let joint, joint.row != row || field != .value { settleTitle() }
      store(newValue, field, row)
    }
  }

  private func stored(_ field: Field, _ row: Int) -> String { places[row].index(of: field).map { texts[$0] } ?? "" }

  private mutating func store(_ text: String, _ field: Field, _ row: Int) {
    if let index = places[row].index(of: field) {
      texts[index] = text
    } else if !text.isEmpty {
      makePlaces(row)
      store(text, field, row)
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
    let (title, question, value) = (
      stored(.primaryTitle, row), stored(.secondaryTitle, row), stored(.value, row)
    )
    for field in Field.allCases { store("", field, row) }
    var place = Place(texts.count)
    for field in Field.allCases { place.add(field) }
    places[row] = place
    texts += [title, question, value]
  }
}

// MARK: Titles that follow a value
extension RowTexts {
  /// A title, and what it is put together of.
  private struct Joint: Hashable {
    let title: Int
    /// The row whose value is in the title.
    let row: Int
    let before, after: String
  }

  /// Lets a title be some text, the value of a row, and some text, until any other text is written.
  ///
  /// - Parameters:
  ///   - title: The row with the title.
  ///   - row: The row with the value, another one.
  ///   - before: The words before the value.
  ///   - after: The words behind it.
  mutating func joinTitle(of title: Int, around row: Int, before: String, after: String) {
    settleTitle()
    joint = Joint(title: title, row: row, before: before, after: after)
  }

  /// Whether a title follows the value of a row.
  func isTitle(of title: Int, joinedAround row: Int) -> Bool { joint?.title == title && joint?.row == row }

  /// Writes the title down that follows a value, and follows it no longer.
  ///
  /// - Complexity: O(*k*) in the length of the title.
  mutating func settleTitle() {
    guard let joint else { return }
    let text = title(by: joint)
    self.joint = nil
    store(text, .primaryTitle, joint.title)
  }

  private func title(by joint: Joint) -> String {
    Self.joined([joint.before, stored(.value, joint.row), joint.after])
  }

  /// Texts with spaces between, those that are empty left out.
  static func joined(_ texts: [String]) -> String {
    var result = ""
    result.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 1 })
    for text in texts where !text.isEmpty {
      if !result.isEmpty { result += " " }
      result += text
    }
    return result
  }
}
