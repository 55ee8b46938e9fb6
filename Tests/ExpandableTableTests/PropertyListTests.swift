import ArticleForm
import ExpandableTable
import Foundation
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

  @Test("What Foundation writes, XML and binary, is read the same; what is written here, Foundation reads")
  func foundation() throws {
    let list = try DescriptorList(sections: [[Self.odd], [.parent(1, title: "Größe 漢字 🙂"), .hidden()]])
    let object = try PropertyListSerialization.propertyList(from: Data(list.xml()), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
      let read = try DescriptorList(propertyList: Array(data))
      #expect(read.sorted == list.sorted)
    }
  }

  /// A row with every kind of value among the keys that are not known.
  static let odd: RowDescriptor = {
    var row = RowDescriptor("<&>\"'\r\n", primaryTitle: " a  b ", value: "\t")
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

  @Test("XML in other forms: no shell, comments, CDATA, numbered entities, a byte order mark")
  func forms() throws {
    let row = """
      <dict><key>cellIdentifier</key><string>a<!-- b --><![CDATA[<c>]]>&#x41;&#66;</string>
      <key>isExpandable</key><false></false><key>isVisible</key><true/>
      <key>n</key><integer> 0x1F </integer><key>r</key><real>-1.5e3</real></dict>
      """
    for text in [
      "<array><array>\(row)</array></array>", "\u{FEFF}<plist><array><array>\(row)</array></array></plist>\n",
      "<?xml version=\"1.0\"?><!DOCTYPE plist><!-- x --><plist version=\"1.0\"><array><array>\(row)</array></array></plist>",
    ] {
      let read = try DescriptorList(propertyList: Array(text.utf8)).descriptor(of: 0)
      #expect(read.identifier == "a<c>AB")
      #expect(read.others == [PropertyEntry("n", .integer(31)), PropertyEntry("r", .real(-1500))])
    }
  }

  @Test("What is no property list says where and why")
  func faults() {
    for (text, description) in [
      ("", "it is cut off (after 0 bytes"), ("hello", "an element is expected (after 0 bytes"),
      ("<array>", "it is cut off (after 7 bytes"), ("<array></dict>", "</dict> closes nothing (after 7 bytes"),
      ("<array/>x", "something follows the list (after 8 bytes"), ("<table/>", "<table> is no element"),
      ("<dict><key>a</key><true/><key>a</key><true/></dict>", "the key a stands twice (after 25 bytes"),
      ("<dict><true/></dict>", "a key is expected (after 6 bytes"), ("<string>&x;</string>", "an entity is not known"),
      ("<integer>99999999999999999999</integer>", "an integer is none"), ("<date>today</date>", "a date is none"),
      ("bplist00", "the binary list is cut off (after 8 bytes"),
      (String(repeating: "<array>", count: 100), "it is nested too deep (after 455 bytes"),  // 65 * 7
    ] {
      do throws(DescriptorError) {
        _ = try DescriptorList(propertyList: Array(text.utf8))
        Issue.record("\(text) was read")
      } catch {
        #expect(error.description.hasPrefix("not a property list: " + description))
      }
    }
  }

  @Test("A binary list that contains itself, or unfolds without end, is an error")
  func cycles() {
    // One object, an array of one element, which is itself; then the table of offsets and the trailer.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0x00] + [8] + [UInt8](repeating: 0, count: 6) + [1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: DescriptorError.self) { try DescriptorList(propertyList: bytes) }
  }

  @Test("Truncated and damaged lists are errors or lists, never traps", arguments: 0..<8)
  func damage(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let xml = try DescriptorList(sections: ArticleForm.rows + [[Self.odd]]).xml()
    let object = try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    for sound in [xml, Array(binary)] {
      for round in 0..<500 {
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
        let old = table.shown
        #expect(table.expandAll(at: .zero).update.mismatch(from: old, to: table.shown) == nil)
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

extension DescriptorList {
  /// All rows, the keys of unknown dictionaries in sorted order: Foundation forgets the order.
  var sorted: [RowDescriptor] {
    (0..<count).map { row in
      var descriptor = descriptor(of: row)
      descriptor.others.sort { $0.key < $1.key }
      return descriptor
    }
  }
}
