import ArticleForm
import ExpandableTable
import Foundation
import InteractionLaws
import TestSupport
import Testing

@Suite("Property lists: read from XML and binary, written as XML")
struct PropertyListTests {
  static let formFile = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/ArticleForm/Form.plist").path

  @Test("The example's file is the article's form, byte for byte")
  func file() throws {
    let list = try DescriptorList(sections: ArticleForm.rows)
    expect(try DescriptorList(contentsOfFile: Self.formFile), is: list)
    expect(try list.xml(), is: try Array(Data(contentsOf: URL(filePath: Self.formFile))))
  }

  @Test("Lists that Foundation writes, as XML or binary, are read the same, and Foundation reads ours")
  func foundation() throws {
    let list = try DescriptorList(sections: [[Self.odd], [.parent(1, title: "Größe 漢字 🙂"), .hidden()]])
    let object = unsafe try PropertyListSerialization.propertyList(from: Data(list.xml()), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
      expect(try DescriptorList(propertyList: Array(data)), is: list, "\(format)")
    }
  }

  /// A row with every kind of value among the keys that are not known.
  static let odd: RowDescriptor = {
    var row = RowDescriptor("<&>\"'\r\n", primaryTitle: " a  b \u{FFFD}", value: "\t")
    row.additionalEntries = [
      PropertyEntry("a&b", .array([.bool(false), .integer(-5), .integer(.max), .array([])])),
      PropertyEntry("data", .data(Array(0...255))), PropertyEntry("date", .date(-1_234_567)),
      PropertyEntry("nested", .dictionary([PropertyEntry("x", .dictionary([]))])), PropertyEntry("real", .real(0.1)),
      PropertyEntry("tiny", .real(-2.5e-7)),
    ]
    return row
  }()

  /// The error of a row that no list can hold, or that cannot be written; empty if there is none.
  private static func fault(_ row: RowDescriptor) -> String {
    do throws(DescriptorError) {
      let list = try DescriptorList(sections: [[row]])
      let read = try DescriptorList(propertyList: list.xml())
      expect(read, is: list, "What is written is read as it was")
      return ""
    } catch {
      return error.description
    }
  }

  @Test("A row that has a key twice, whether known or unknown, is refused, as in JSON")
  func keys() {
    let twice = [PropertyEntry("a", .bool(true)), PropertyEntry("a", .bool(true))]
    let rows: [([(String, PropertyValue)], String)] = [
      ([("isVisible", .bool(true))], "isVisible: rows have a property for this key (set the property instead)"),
      ([("binding", .string("none"))], "binding: rows have a property for this key (set the property instead)"),
      ([("help", .integer(1)), ("help", .integer(1))], "help: the key \"help\" occurs twice (keep one)"),
      ([("help", .array([.dictionary(twice)]))], "help: the key \"a\" occurs twice (keep one)"),
      ([("", .integer(1)), ("", .integer(2))], "\"\": the key \"\" occurs twice (keep one)"),
      ([("titleWhenOn", .integer(1))], "titleWhenOn: expected a string, found an integer"),
      ([("titleWhenOff", .bool(false))], "titleWhenOff: expected a string, found a boolean"),
    ]
    for (others, line) in rows {
      let entries = others.map { PropertyEntry($0.0, $0.1) }
      expect(
        Self.fault(RowDescriptor("idCellNormal", additionalEntries: entries)), is: "section 0, row 0, " + line + ".")
    }
    let row = RowDescriptor("idCellNormal").entries + [PropertyEntry("isVisible", .bool(true))]
    #expect(throws: DescriptorError.self) { try DescriptorList(.array([.array([.dictionary(row)])])) }
  }

  @Test("Writing a value that XML cannot hold is an error that names it")
  func unwritable() {
    let (control, noncharacter, number) = ("a control character", "a noncharacter", "a number that is not finite")
    let (date, deep) = ("a date outside the years 1 to 9999", "a value nested more than 64 levels deep")
    let values: [(PropertyValue, String)] = [
      (.string("a\u{1}"), control), (.string("\u{FFFE}"), noncharacter), (.array([.string("\u{FFFF}")]), noncharacter),
      (.dictionary([PropertyEntry("\u{0}", .bool(true))]), control), (.real(.nan), number),
      (.real(-.infinity), number), (.date(.nan), date), (.date(1e300), date), (Self.nested(62), deep),
      (Self.nested(2000), deep), (Self.dictionaries(62), deep),
    ]
    for (number, (value, what)) in values.enumerated() {
      let row = RowDescriptor("idCellNormal", additionalEntries: [PropertyEntry("x", value)])
      let line = "section 0, row 0, x: " + what + " cannot be written as XML (leave it out)."
      expect(Self.fault(row), is: line, "Value \(number)")
    }
  }

  @Test("The error of a row that cannot be written gives the row's index in its section")
  func unwritableRow() throws {
    let bad = RowDescriptor("x", additionalEntries: [PropertyEntry("y", .real(.nan))])
    let list = try DescriptorList(sections: [[.plain, .plain, .plain], [.plain, bad]])
    do throws(DescriptorError) {
      _ = try list.xml()
      Issue.record("It was written")
    } catch {
      #expect((error.section, error.row, error.key) == (1, 1, "y"))
    }
  }

  private static func nested(_ depth: Int) -> PropertyValue {
    (0..<depth).reduce(.bool(true)) { value, _ in .array([value]) }
  }

  private static func dictionaries(_ depth: Int) -> PropertyValue {
    (0..<depth).reduce(.bool(true)) { value, _ in .dictionary([PropertyEntry("x", value)]) }
  }

  @Test("Unknown keys are kept, and their values are read as they were written")
  func roundTrip() throws {
    let repeated: [PropertyValue] = [.array([]), .dictionary([]), .data([]), .date(0), .array([.bool(true)])]
    let values: [PropertyValue] = [
      .string("\r\n\r"), .string("]]>&lt;<!--"), Self.nested(61), Self.dictionaries(61),
      .date(-63_113_904_000), .date(252_423_993_599), .real(1e-300), .real(.greatestFiniteMagnitude), .integer(.min),
      .data([]), .string("\u{85}\u{2028}\u{FEFF}"), .string(""),
    ]
    let all = values + repeated.map { .array([PropertyValue](repeating: $0, count: 300)) }
    let faults = all.map { Self.fault(RowDescriptor("idCellNormal", additionalEntries: [PropertyEntry("x", $0)])) }
    expect(faults, is: all.map { _ in "" })
    let list = try DescriptorList(sections: [[Self.odd]])
    expect(try DescriptorList(propertyList: list.xml()).descriptor(of: 0), is: Self.odd)
  }

  @Test("XML in other forms: comments, CDATA, numbered entities, a byte order mark")
  func forms() throws {
    let row = """
      <dict><key>cellIdentifier</key><string><![CDATA[<c>]]>&#x41;&#66;</string><!-- none -->
      <key>isExpandable</key><false/><key>isVisible</key><true/>
      <key>n</key><integer>0x1F</integer><key>r</key><real>-1.25e0</real></dict>
      """
    let others = [PropertyEntry("n", .integer(31)), PropertyEntry("r", .real(-1.25))]
    let openings = [
      "\u{FEFF}<plist>", "<?xml version=\"1.0\"?><!DOCTYPE plist><!-- x --><plist version=\"1.0\">",
    ]
    for opening in openings {
      let text = opening + "<array><array>" + row + "</array></array></plist>\n"
      let read = try DescriptorList(propertyList: Array(text.utf8)).descriptor(of: 0)
      #expect((read.identifier, read.additionalEntries) == ("<c>AB", others), "\(opening)")
    }
  }

  /// The error of bytes that are no property list; empty if they are one.
  private static func fault(_ bytes: [UInt8]) -> String {
    do throws(DescriptorError) {
      _ = try DescriptorList(propertyList: bytes)
      return ""
    } catch {
      return error.description
    }
  }

  /// The error of lists that are nested too deeply.
  private static let tooDeep =
    "not a readable property list: it is nested too deeply "
    + "(expected XML in UTF-8 or a binary list, nested at most 64 levels deep)."

  @Test("The error of bytes that are no property list is one line that says so, and what is expected")
  func faults() {
    let texts = [
      "", "<array>", "<plist><array></dict></plist>", "<plist><table/></plist>",
      "<plist><dict><true/></dict></plist>", "<plist><string>&x;</string></plist>", "<plist><date>today</date></plist>",
    ]
    for text in texts {
      let line = Self.fault(Array(text.utf8))
      let saysSo = line.hasPrefix("not a readable property list: ")
      let saysWhat = line.hasSuffix(" (expected XML in UTF-8 or a binary list, nested at most 64 levels deep).")
      expect([saysSo, saysWhat, line.contains("\n")], are: [true, true, false], "\(text): \(line)")
    }
    let utf16 = "<plist/>".utf16.flatMap { Self.bytes(of: Int($0), 2).reversed() }
    let line =
      "not a readable property list: it is neither a binary list nor UTF-8 text "
      + "(expected XML in UTF-8 or a binary list, nested at most 64 levels deep)."
    expect(Self.fault(utf16 + [0xFF]), is: line)
  }

  @Test("Lists that are nested too deeply are refused; what is closed or commented out before does not count")
  func nesting() {
    func fault(_ depth: Int, before: String = "") -> String {
      let parts = [(before, depth), ("<array>", depth), ("</array>", depth)].map { String(repeating: $0, count: $1) }
      let text = before.isEmpty ? parts.joined() : "<array>" + parts.joined() + "</array>"
      return Self.fault(Array(("<plist>" + text + "</plist>").utf8))
    }
    expect([100, 1000, 300_000].map { fault($0) }, are: [Self.tooDeep, Self.tooDeep, Self.tooDeep])
    // An array inside 64 others is not nested too deeply; here the fault is another one.
    let noRow = "section 0, row 0: expected a dictionary, found an array."
    expect([65, 66].map { fault($0) }, are: [noRow, Self.tooDeep])
    // Closed arrays, texts, and tags in comments, CDATA and processing instructions; `<!-->` only begins a comment.
    let texts = [
      "<true/>", "<string></string>", "<!-- </array> -->", "<!--></array></array>-->", "<?p </array>?>",
      "<string><![CDATA[</dict>]]></string>", "<array></array>",
    ]
    for before in texts {
      let faults = [100, 1000, 100_000].map { fault($0, before: before) }
      expect(faults, are: [Self.tooDeep, Self.tooDeep, Self.tooDeep], "\(before)")
    }
    // Each pair of arrays that closes one of them leaves one open.
    let pairs = String(repeating: "<array><array></array>", count: 100_000)
    let closed = "<plist>" + pairs + String(repeating: "</array>", count: 100_000) + "</plist>"
    expect(Self.fault(Array(closed.utf8)), is: Self.tooDeep)
    // Nor do closing tags before the list, such as in a name in its document type.
    let closing = String(repeating: "</array>", count: 1000)
    let type = "<!DOCTYPE plist [%" + closing + ";]><plist>" + String(repeating: "<array>", count: 1000)
    expect(Self.fault(Array((type + closing + "</plist>").utf8)), is: Self.tooDeep)
    // A comment, instruction or text that never ends hides the rest.
    for start in ["<!--", "<!-->", "<?", "<?>", "<![CDATA["] {
      let line = Self.fault(Array(("<plist>" + start + String(repeating: "<array>", count: 1000)).utf8))
      #expect(line.hasPrefix("not a readable property list: "), "\(start)")
    }
  }

  /// A binary list of these objects, the first at the top, with offsets of two bytes and references of one.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.bytes(of: offset, 2) }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] { bytes += Self.bytes(of: number, 8) }
    return bytes
  }

  /// The lowest bytes of a number, the highest of them first.
  private static func bytes(of number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  @Test("A binary list that contains itself, or expands to too many or too deep values, is an error")
  func unfolding() {
    // Forty arrays of twice the next one each: 2⁴⁰ values in 168 bytes.
    let arrays = (1...40).map { (next: UInt8) -> [UInt8] in [0xA2, next, next] }
    // A long chain, each array inside the one before, with references of one byte.
    let chain = (1...250).map { (next: UInt8) -> [UInt8] in [0xA1, next] }
    let lists: [([[UInt8]], String)] = [
      // An array of one element, which is itself.
      ([[0xA1, 0]], "not a readable property list: "),
      (arrays + [[0x09]], "not a readable property list: it refers to the same values too often"),
      (chain + [[0x09]], "not a readable property list: it is nested too deeply"),
    ]
    for (list, line) in lists { #expect(Self.fault(Self.binary(list)).hasPrefix(line)) }
    // One value that occurs two hundred times is accepted: each reference takes a byte.
    let repeated = [[0xAF, 0x10, 200] + [UInt8](repeating: 1, count: 200), [0x09]]
    expect(Self.fault(Self.binary(repeated)), is: "section 0: expected an array of rows, found a boolean.")
  }

  @Test("Truncated and damaged lists are errors or lists, never traps")
  func damage() throws {
    let xml = try DescriptorList(sections: ArticleForm.rows + [[Self.odd]]).xml()
    let object = unsafe try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    for seed in 0..<4 {
      var random = SplitMix64(seed: UInt64(seed))
      for sound in [xml, Array(binary)] {
        for round in 0..<150 {
          var bytes = sound
          if round % 3 == 0 { bytes.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
          if round % 3 != 0 || Bool.random(using: &random), !bytes.isEmpty {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
              bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
          }
          guard let list = try? DescriptorList(propertyList: bytes) else { continue }
          // What could be read can be shown, filled in, and as a rule written.
          var table = ExpandableTable(list)
          let old = table.shownRows
          let update = table.expandAll(at: .zero).update
          #expect(update.mismatch(from: old, to: table.shownRows) == nil, "seed \(seed), round \(round)")
          table.textChanged(id(1), to: "x")
          _ = try? table.descriptors.xml()
        }
      }
    }
  }

  @Test("A write that fails leaves the old file intact")
  func atomic() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ExpandableTable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Form.plist").path
    let list = try DescriptorList(sections: ArticleForm.rows)
    try list.write(toFile: file)

    var bad = ArticleForm(list)
    bad.table.textChanged(id(2), to: "\u{1}")
    #expect(
      throws: DescriptorError.self, "section 0, row 0, primaryTitle: a control character …"
    ) { try bad.table.descriptors.write(toFile: file) }
    expect(try DescriptorList(contentsOfFile: file), is: list)

    for path in [folder.path, folder.path + "/nowhere/Form.plist"] {
      do throws(DescriptorError) {
        try list.write(toFile: path)
        Issue.record("\(path) was written")
      } catch {
        expect(
          error.description,
          is: path + ": the file cannot be written (does its folder exist, and is it writable?).")
      }
    }
    #expect(throws: DescriptorError.self) { try DescriptorList(contentsOfFile: folder.path + "/nowhere") }
    do throws(DescriptorError) {
      _ = try DescriptorList(contentsOfFile: "")
      Issue.record("A file without a path was read")
    } catch {
      expect(error.description, is: "\"\": the file cannot be read (does it exist, and may it be read?).")
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), are: ["Form.plist"])
  }
}
