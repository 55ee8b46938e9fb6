/// Reads Apple's binary property lists, version 00; any bytes are survived.
///
/// The file is a table of objects that refer to each other by number. Every object is read once and then shared, so that a
/// file whose million rows refer to one text costs one text, and a few bytes cannot unfold into billions of values here.
struct BinaryPropertyList {
  private enum Reading {
    case unread
    case begun
    case done(PropertyValue)
  }

  private let bytes: [UInt8]
  /// How many bytes an offset, and a reference to an object, take.
  private let offsetSize, referenceSize: Int
  private let table, topObject: Int
  private var objects: [Reading]

  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74])  // "bplist"
  }

  init(_ bytes: [UInt8]) throws(PropertySyntaxError) {
    guard bytes.count >= 40 else { throw PropertySyntaxError(bytes.count, "the binary list is cut off") }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), top < count, table < trailer,
      count <= (trailer - table) / offsetSize
    else { throw PropertySyntaxError(trailer, "the end of the binary list makes no sense") }
    self.table = table
    topObject = top
    objects = [Reading](repeating: .unread, count: count)
  }

  mutating func top() throws(PropertySyntaxError) -> PropertyValue { try object(topObject, depth: 0) }

  private mutating func object(_ index: Int, depth: Int) throws(PropertySyntaxError) -> PropertyValue {
    let entry = table + index * offsetSize
    guard let place = Self.number(bytes, entry, offsetSize), place < table else {
      throw PropertySyntaxError(entry, "an object lies outside the list")
    }
    switch objects[index] {
    case .done(let value): return value
    case .begun: throw PropertySyntaxError(place, "an object contains itself")
    case .unread: break
    }
    guard depth <= PropertyValue.deepest else { throw PropertySyntaxError(place, "it is nested too deep") }
    objects[index] = .begun
    let value = try read(at: place, depth: depth)
    objects[index] = .done(value)
    return value
  }

  private mutating func read(at place: Int, depth: Int) throws(PropertySyntaxError) -> PropertyValue {
    let low = Int(bytes[place] & 0x0F)
    switch bytes[place] >> 4 {
    case 0x0 where low == 8: return .bool(false)
    case 0x0 where low == 9: return .bool(true)
    case 0x1 where low <= 4:
      // Sixteen bytes hold what eight cannot, which no descriptor needs; smaller ones are unsigned.
      let size = 1 << low
      let all = try slice(place + 1, size)
      guard let number = Self.signed(all) else { throw PropertySyntaxError(place, "an integer is too large") }
      return .integer(number)
    case 0x2 where low == 2:
      return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: Self.bits(try slice(place + 1, 4))))))
    case 0x2 where low == 3: return .real(Double(bitPattern: Self.bits(try slice(place + 1, 8))))
    case 0x3 where low == 3: return .date(Double(bitPattern: Self.bits(try slice(place + 1, 8))))
    case 0x4:
      let (count, start) = try size(place)
      return .data(Array(try slice(start, count)))
    case 0x5:
      let (count, start) = try size(place)
      let text = try slice(start, count)
      guard text.allSatisfy({ $0 < 0x80 }), let string = String(checkingUTF8: text) else {
        throw PropertySyntaxError(start, "a text holds a byte that is not ASCII")
      }
      return .string(string)
    case 0x6:
      let (count, start) = try size(place)
      guard count <= bytes.count / 2 else { throw PropertySyntaxError(start, "a text is cut off") }
      let text = try slice(start, count * 2)
      var units: [UInt16] = []
      units.reserveCapacity(count)
      for index in 0..<count {
        let first = text.startIndex + 2 * index
        units.append(UInt16(text[first]) << 8 | UInt16(text[first + 1]))
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xA:
      let (count, start) = try size(place)
      return .array(try values(count, at: start, depth: depth))
    case 0xD:
      let (count, start) = try size(place)
      return .dictionary(try entries(count, at: start, depth: depth))
    case _: throw PropertySyntaxError(place, "an object is of no kind that property lists have")
    }
  }

  private mutating func values(
    _ count: Int, at start: Int, depth: Int
  ) throws(PropertySyntaxError) -> [PropertyValue] {
    guard count <= bytes.count / referenceSize else { throw PropertySyntaxError(start, "an array is cut off") }
    _ = try slice(start, count * referenceSize)
    var values: [PropertyValue] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let place = start + index * referenceSize
      guard let number = Self.number(bytes, place, referenceSize), number < objects.count else {
        throw PropertySyntaxError(place, "it refers to an object that is not there")
      }
      values.append(try object(number, depth: depth + 1))
    }
    return values
  }

  private mutating func entries(
    _ count: Int, at start: Int, depth: Int
  ) throws(PropertySyntaxError) -> [PropertyEntry] {
    let keys = try values(count, at: start, depth: depth)
    let values = try values(count, at: start + count * referenceSize, depth: depth)
    var entries: [PropertyEntry] = []
    for (key, value) in zip(keys, values) {
      guard case .string(let name) = key else { throw PropertySyntaxError(start, "a key is not a string") }
      guard !entries.contains(where: { $0.key == name }) else {
        throw PropertySyntaxError(start, "the key " + name + " stands twice")
      }
      entries.append(PropertyEntry(name, value))
    }
    return entries
  }

  /// The number of elements of an object, and where they begin; fifteen or more are counted by an integer that follows.
  private func size(_ place: Int) throws(PropertySyntaxError) -> (count: Int, start: Int) {
    let low = Int(bytes[place] & 0x0F)
    guard low == 0x0F else { return (low, place + 1) }
    let marker = try slice(place + 1, 1)[place + 1]
    guard marker >> 4 == 1, marker & 0x0F <= 3 else {
      throw PropertySyntaxError(place + 1, "an object does not say how long it is")
    }
    let width = 1 << Int(marker & 0x0F)
    guard let count = Self.number(bytes, place + 2, width) else {
      throw PropertySyntaxError(place + 2, "an object does not say how long it is")
    }
    return (count, place + 2 + width)
  }

  private func slice(_ start: Int, _ count: Int) throws(PropertySyntaxError) -> ArraySlice<UInt8> {
    guard count >= 0, start <= table, count <= table - start else {
      throw PropertySyntaxError(start, "an object is cut off")
    }
    return bytes[start..<start + count]
  }

  private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  /// A number of at most sixteen bytes; eight or more hold a sign.
  private static func signed(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 8 else { return Int(truncatingIfNeeded: Int64(bitPattern: bits(bytes))) }
    let low = Int64(bitPattern: bits(bytes.suffix(8)))
    let filler: UInt8 = low < 0 ? 0xFF : 0
    return bytes.dropLast(8).allSatisfy { $0 == filler } ? Int(truncatingIfNeeded: low) : nil
  }

  /// An unsigned number of some bytes, or nil where it lies outside or is too large for anything in a file.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    let value = bits(bytes[start..<start + size])
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
