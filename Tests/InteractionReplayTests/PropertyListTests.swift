import ExpandableTable
import InteractionReplay
import TestSupport
import Testing

@Suite("Property lists named by scripts")
struct PropertyListTests {
  private static let script = FormScriptTests.script(descriptors: #""name.plist""#)
  private static let form = [
    [
      RowDescriptor("idCellNormal", secondaryTitle: "Name", isExpandable: true, additionalRows: 1),
      RowDescriptor("idCellTextfield", primaryTitle: "First", isVisible: false),
    ]
  ]

  /// A replay that finds these files and no others.
  private static func replay(_ files: [String: [UInt8]]) -> Replay {
    Replay { path throws(FileProblem) in
      guard let bytes = files[path] else { throw FileProblem(path + ": there is no such file") }
      return bytes
    }
  }

  @Test("A property list beside the script is read and played, in a list and in a table")
  func list() throws {
    let replay = try Self.replay(["Forms/name.plist": DescriptorList(sections: Self.form).xml()])
    expect(
      timeline(Self.script, by: replay, name: "Forms/s.json"),
      is: """
        expandable-table
             time  event  visible  titles  notices
          0.000 s  start  0

        """)
    let inTable = try Self.replay(["name.plist": DescriptorList(sections: Self.form).xml()])
    let table = rawTableScript(
      #""of":"expandable-table","list":{"descriptors":"name.plist"}"#, #"{"perform":{"action":"expand","row":0}}"#)
    let script = try inTable.script(table)
    expectReported(script.play(), ["perform.expand: didExpand.0"])
    try expectRoundTrip(script, by: inTable)
  }

  @Test("A script that names a file is written with that path, and is the same wherever it is read")
  func path() throws {
    let bytes = try DescriptorList(sections: Self.form).xml()
    let script = try Self.replay(["Forms/name.plist": bytes]).script(Self.script, name: "Forms/s.json")
    let text = #"{"configuration":{"descriptors":"name.plist"},"design":"expandable-table","events":[]}"# + "\n"
    expect(try script.json(), is: text)
    expect(try Self.replay(["name.plist": bytes]).script(Self.script), is: script)
    let setup = try ListSetup(
      .expandableTable, ["descriptors": "name.plist"], readFile: { path throws(FileProblem) in bytes })
    let built = Script.list(setup, [])
    #expect((built, built.play()) == (script, script.play()))
  }

  @Test("A path is relative to the script's folder, or to the working directory if the script has none")
  func paths() throws {
    let paths = [
      ("Forms/s.json", "name.plist", "Forms/name.plist"), ("/a/b/s.json", "../name.plist", "/a/b/../name.plist"),
      ("/s.json", "name.plist", "/name.plist"), ("s.json", "Forms/name.plist", "Forms/name.plist"),
      ("-", "name.plist", "name.plist"), ("Forms/s.json", "/lists/name.plist", "/lists/name.plist"),
    ]
    for (name, path, asked) in paths {
      let line = name + ": configuration.descriptors: " + asked + ": there is no such file"
      let script = FormScriptTests.script(descriptors: "\"\(path)\"")
      expect(played(script, by: Self.replay([:]), name: name), is: line)
    }
    // Where no files can be read, the error says what to do instead.
    expectRefused([
      Refusal(
        Self.script, "configuration.descriptors: files cannot be read here (put the file's contents in the script)")
    ])
  }

  @Test("A form that is simplified is read from the script's folder, too")
  func simplest() throws {
    let replay = try Self.replay(["Forms/name.plist": DescriptorList(sections: Self.form).xml()])
    let json = rawTableScript(
      #""of":"expandable-table","list":{"descriptors":"name.plist","corrections":"none"}"#,
      #"{"perform":{"action":"expand","row":0}}"#)
    guard case .table(let setup, _) = try replay.script(json, name: "Forms/s.json") else {
      Issue.record("The script has a table.")
      return
    }
    let found = try #require(
      setup.violations(of: ListLaw.allCases, search: Search(depth: 2, randomSequences: 0)).first)
    guard case .list(let list) = setup.simplest(for: found).setup.content else {
      Issue.record("A form stays a form.")
      return
    }
    expect(list.corrections?.count, is: list.design.corrections.count - 1)
  }

  @Test("Bytes that are not a property list of rows are an error of the script")
  func noList() {
    let files = [
      (
        [0xFF],
        "not a readable property list: it is neither a binary list nor UTF-8 text "
          + "(expected XML in UTF-8 or a binary list, nested at most 64 levels deep)"
      ),
      (
        Array("<plist version=\"1.0\"><array><string>a</string></array></plist>".utf8),
        "section 0: expected an array of rows, found a string"
      ),
    ]
    for (bytes, problem) in files {
      expectRefused(
        by: Self.replay(["name.plist": bytes]), [Refusal(Self.script, "configuration.descriptors: " + problem)])
    }
  }
}
