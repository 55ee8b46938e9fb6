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

  @Test("The form's file is the form, byte for byte")
  func file() throws {
    let list = try DescriptorList(sections: ArticleForm.rows)
    #expect(try DescriptorList(contentsOfFile: Self.formFile) == list)
    #expect(try list.xml() == Array(Data(contentsOf: URL(filePath: Self.formFile))))
  }

  @Test(
    "What Foundation writes, XML and binary, is read the same; what is written here, Foundation reads",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func foundation(format: PropertyListSerialization.PropertyListFormat) throws {
    let list = try DescriptorList(sections: [[Self.odd], [.parent(1, title: "Größe 漢字 🙂"), .hidden()]])
    let object = unsafe try PropertyListSerialization.propertyList(from: Data(list.xml()), format: nil)
    let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
    #expect(try DescriptorList(propertyList: Array(data)) == list)
  }

  /// A row with every kind of value among the keys that are not known.
  static let odd: RowDescriptor = {
    var row = RowDescriptor("<&>\"'\r\n", primaryTitle: " a  b \u{FFFD}", value: "\t")
    row.others = [
      PropertyEntry("a&b", .array([.bool(false), .integer(-5), .integer(.max), .array([])])),
      PropertyEntry("data", .data(Array(0...255))), PropertyEntry("date", .date(-1_234_567)),
      PropertyEntry("nested", .dictionary([PropertyEntry("x", .dictionary([]))])), PropertyEntry("real", .real(0.1)),
      PropertyEntry("tiny", .real(-2.5e-7)),
    ]
    return row
  }()

  @Test("Unknown keys are kept, of any type")
  func unknownKeys() throws {
    let list = try DescriptorList(sections: [[Self.odd]])
    #expect(try DescriptorList(propertyList: list.xml()).descriptor(of: 0) == Self.odd)
  }

  /// The one line about a row that no list can hold, or that cannot be written; empty where neither is so.
  private static func fault(_ row: RowDescriptor) -> String {
    do throws(DescriptorError) {
      let list = try DescriptorList(sections: [[row]])
      let read = try DescriptorList(propertyList: list.xml())
      #expect(read == list, "What is written is read as it was")
      return ""
    } catch {
      return error.description
    }
  }

  @Test(
    "A row has no key twice, neither one of its own nor one that is not known here",
    arguments: [
      ([("isVisible", .bool(true))], "isVisible: the key is one that a row has (set its property)"),
      ([("binding", .string("none"))], "binding: the key is one that a row has (set its property)"),
      ([("help", .integer(1)), ("help", .integer(1))], "help: the key help stands twice (keep one)"),
      (
        [("help", .array([.dictionary([PropertyEntry("a", .bool(true)), PropertyEntry("a", .bool(true))])]))],
        "help: the key a stands twice (keep one)"
      ),
      ([("titleWhenOn", .integer(1))], "titleWhenOn: a string is expected, not an integer"),
      ([("titleWhenOff", .bool(false))], "titleWhenOff: a string is expected, not a boolean"),
    ] as [([(String, PropertyValue)], String)])
  func keys(others: [(String, PropertyValue)], line: String) {
    let entries = others.map { PropertyEntry($0.0, $0.1) }
    #expect(Self.fault(RowDescriptor("idCellNormal", others: entries)) == "section 0, row 0, " + line + ".")
  }

  @Test("A row's dictionary that has a key twice is refused, as it would be in JSON")
  func repeatedKey() {
    let row = RowDescriptor("idCellNormal").entries + [PropertyEntry("isVisible", .bool(true))]
    #expect(throws: DescriptorError.self) { try DescriptorList(.array([.array([.dictionary(row)])])) }
  }

  @Test(
    "What XML cannot hold is named when it is written",
    arguments: [
      (.string("a\u{1}"), "a control character"), (.string("\u{FFFE}"), "a control character"),
      (.array([.string("\u{FFFF}")]), "a control character"),
      (.dictionary([PropertyEntry("\u{0}", .bool(true))]), "a control character"),
      (.real(.nan), "a number that is not finite"), (.real(-.infinity), "a number that is not finite"),
      (.date(.nan), "a date before the year 1 or after 9999"), (.date(1e300), "a date before the year 1 or after 9999"),
      (nested(64), "a value that is nested too deep"), (nested(2000), "a value that is nested too deep"),
    ] as [(PropertyValue, String)])
  func unwritable(value: PropertyValue, what: String) {
    let row = RowDescriptor("idCellNormal", others: [PropertyEntry("x", value)])
    #expect(Self.fault(row) == "section 0, row 0, x: " + what + " cannot be written as XML (leave it out).")
  }

  private static func nested(_ depth: Int) -> PropertyValue {
    (0..<depth).reduce(.bool(true)) { value, _ in .array([value]) }
  }

  @Test(
    "Whatever else stands under a key that is not known is read as it was written",
    arguments: [
      .array([PropertyValue](repeating: .array([]), count: 300)), .string("\r\n\r"), .string("]]>&lt;<!--"),
      .array([PropertyValue](repeating: .dictionary([]), count: 300)), nested(50), .date(-63_113_904_000),
      .date(252_423_993_599), .real(1e-300), .real(.greatestFiniteMagnitude), .integer(.min), .data([]),
      .array([PropertyValue](repeating: .data([]), count: 300)), .string("\u{85}\u{2028}\u{FEFF}"), .string(""),
      .array([PropertyValue](repeating: .date(0), count: 300)),
    ] as [PropertyValue])
  func roundTrip(value: PropertyValue) {
    #expect(Self.fault(RowDescriptor("idCellNormal", others: [PropertyEntry("x", value)])) == "")
  }

  @Test(
    "XML in other forms: comments, CDATA, numbered entities, a byte order mark",
    arguments: [
      "\u{FEFF}<plist>", "<?xml version=\"1.0\"?><!DOCTYPE plist><!-- x --><plist version=\"1.0\">",
    ])
  func forms(opening: String) throws {
    let row = """
      <dict><key>cellIdentifier</key><string><![CDATA[<c>]]>&#x41;&#66;</string><!-- none -->
      <key>isExpandable</key><false/><key>isVisible</key><true/>
      <key>n</key><integer>0x1F</integer><key>r</key><real>-1.25e0</real></dict>
      """
    let text = opening + "<array><array>" + row + "</array></array></plist>\n"
    let read = try DescriptorList(propertyList: Array(text.utf8)).descriptor(of: 0)
    #expect(read.identifier == "<c>AB")
    #expect(read.others == [PropertyEntry("n", .integer(31)), PropertyEntry("r", .real(-1.25))])
  }

  /// The one line about bytes that are no property list; empty where they are one.
  private static func fault(_ bytes: [UInt8]) -> String {
    do throws(DescriptorError) {
      _ = try DescriptorList(propertyList: bytes)
      return ""
    } catch {
      return error.description
    }
  }

  @Test(
    "What is no property list is one line that says so, and what is expected",
    arguments: [
      "", "<array>", "<plist><array></dict></plist>", "<plist><table/></plist>",
      "<plist><dict><true/></dict></plist>", "<plist><string>&x;</string></plist>", "<plist><date>today</date></plist>",
    ])
  func faults(text: String) {
    let line = Self.fault(Array(text.utf8))
    #expect(line.hasPrefix("not a property list: "))
    #expect(line.hasSuffix(" (XML in UTF-8 or binary is expected)."))
    #expect(!line.contains("\n"))
  }

  @Test("Lists that are nested too deep are refused, however deep", arguments: [100, 1000, 300_000])
  func nesting(depth: Int) {
    let text = "<plist>" + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    #expect(
      Self.fault(Array((text + "</plist>").utf8))
        == "not a property list: it is nested too deep (XML in UTF-8 or binary is expected).")
  }

  @Test(
    "What closes before lists that are nested too deep does not count: texts, and tags in comments and CDATA",
    arguments: ["<true/>", "<string></string>", "<!-- </array> -->", "<string><![CDATA[</dict>]]></string>"])
  func padding(before: String) {
    for depth in [100, 1000] {
      let parts = [(before, depth), ("<array>", depth), ("</array>", depth)].map { String(repeating: $0, count: $1) }
      #expect(
        Self.fault(Array(("<plist><array>" + parts.joined() + "</array></plist>").utf8))
          == "not a property list: it is nested too deep (XML in UTF-8 or binary is expected).")
    }
  }

  @Test("What is neither binary nor in UTF-8 is refused")
  func encoding() {
    #expect(
      Self.fault("<plist/>".utf16.flatMap { Self.bytes(of: Int($0), 2).reversed() } + [0xFF])
        == "not a property list: it is neither binary nor in UTF-8 (XML in UTF-8 or binary is expected).")
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

  @Test("A binary list that contains itself, or unfolds without end, is an error")
  func unfolding() {
    // An array of one element, which is itself.
    #expect(Self.fault(Self.binary([[0xA1, 0]])).hasPrefix("not a property list: "))
    // Forty arrays of twice the next one each: 2⁴⁰ values in 168 bytes.
    let arrays = (1...40).map { (next: UInt8) -> [UInt8] in [0xA2, next, next] }
    #expect(Self.fault(Self.binary(arrays + [[0x09]])).hasPrefix("not a property list: "))
    // A long chain, each array inside the one before, with references of one byte.
    let chain = (1...250).map { (next: UInt8) -> [UInt8] in [0xA1, next] }
    #expect(Self.fault(Self.binary(chain + [[0x09]])).hasPrefix("not a property list: it is nested too deep"))
  }

  @Test("Truncated and damaged lists are errors or lists, never traps", arguments: 0..<4)
  func damage(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let xml = try DescriptorList(sections: ArticleForm.rows + [[Self.odd]]).xml()
    let object = unsafe try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
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
        #expect(table.expandAll(at: .zero).update.mismatch(from: old, to: table.shownRows) == nil)
        table.textChanged(id(1), to: "x")
        _ = try? table.descriptors.xml()
      }
    }
  }

  @Test("A file that cannot be written keeps the old one whole")
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
    #expect(try DescriptorList(contentsOfFile: file) == list)

    for path in [folder.path, folder.path + "/nowhere/Form.plist"] {
      do throws(DescriptorError) {
        try list.write(toFile: path)
        Issue.record("\(path) was written")
      } catch {
        #expect(error.description == path + ": the file cannot be written (is its folder there, and writable?).")
      }
    }
    #expect(throws: DescriptorError.self) { try DescriptorList(contentsOfFile: folder.path + "/nowhere") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Form.plist"])
  }
}
