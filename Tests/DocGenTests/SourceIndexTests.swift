import Testing

@testable import DocGen

@Suite("The index of the sources")
struct SourceIndexTests {
  let index = SourceIndex([
    "Sources/A/One.swift": """
    /// A thing.
    ///
    ///     ( ) --> (x)
    ///
    /// Said in
    /// two lines.
    struct Thing {
      /// How long it is, in points.
      ///
      /// Chosen here: short.
      public static let length = 3.5
      // func commented() {}
      /// What can be.
      enum Case {
        /// Nothing.
        case none
        /// Something.
        case some(Int)
      }
      func here() {}
    }
    """,
    "Sources/A/Two.swift": "func twice() {}\nfunc there() {}\nfunc twice(again: Int) {}",
  ])

  @Test("A link names file and line")
  func links() throws {
    #expect(try index.link("x", to: "func here(", in: "Sources/A/") == "[x](../Sources/A/One.swift#L20)")
    #expect(try index.link("x", to: "func there(", in: "Sources/A/Two.swift") == "[x](../Sources/A/Two.swift#L2)")
  }

  @Test("Text that no line of code has is an error")
  func missing() {
    #expect(throws: SourceError.missing("func gone(", in: "Sources/A/")) {
      try index.find("func gone(", in: "Sources/A/")
    }
    #expect(throws: SourceError.missing("func commented(", in: "Sources/A/")) {
      try index.find("func commented(", in: "Sources/A/")
    }
    #expect(throws: SourceError.noFile("Sources/B/")) { try index.find("func here(", in: "Sources/B/") }
  }

  @Test("Text that two lines have is an error that names both")
  func ambiguous() {
    let error = SourceError.ambiguous("func twice(", ["Sources/A/Two.swift:1", "Sources/A/Two.swift:3"])
    #expect(throws: error) { try index.find("func twice(", in: "Sources/A/") }
    #expect(
      error.description
        == "\"func twice(\" stands in Sources/A/Two.swift:1, Sources/A/Two.swift:3; name it more exactly")
  }

  @Test("A comment is read block by block")
  func comments() throws {
    let comment = try index.comment(above: "struct Thing", in: "Sources/A/")
    #expect(comment.summary == "A thing.")
    #expect(comment.drawing == "( ) --> (x)")
    #expect(comment.details == ["Said in two lines."])
    #expect(throws: SourceError.malformed("\"func here(\" has no doc comment", in: "Sources/A/One.swift:20")) {
      try index.comment(above: "func here(", in: "Sources/A/")
    }
  }

  @Test("Drawings are read one by one")
  func drawings() {
    let comment = DocComment(lines: ["Two.", "", "    a", "      b", "", "    c", "", "Said."])
    #expect(comment.drawings == ["a\n  b", "c"])
    #expect(comment.drawing == "a\n  b")
    #expect(comment.details == ["Said."])
  }

  @Test("Cases of a switch inside an enum are none of its own")
  func switches() throws {
    let index = SourceIndex([
      "Sources/A/Three.swift": """
      enum Three {
        /// One.
        case one
        init() {
          switch true {
          case true: self = .one
          }
        }
      }
      """
    ])
    #expect(try index.cases(ofEnum: "enum Three", in: "Sources/A/").map(\.code) == ["one"])
  }

  @Test("Constants are read with unit and origin")
  func constants() throws {
    let constants = try index.constants(in: "Sources/A/One.swift")
    #expect(constants.map(\.name) == ["length"])
    #expect(constants.map(\.expression) == ["3.5"])
    #expect(constants.map(\.unit) == ["pt"])
    #expect(constants.map(\.origin) == ["Chosen here: short."])
  }

  @Test("Names of notices are no constants")
  func notices() throws {
    let index = SourceIndex(["One.swift": "public static let didArchive = ListNotice.Name(\"didArchive\")"])
    #expect(try index.constants(in: "One.swift") == [])
  }

  @Test(
    "A link to the code is named after what is declared",
    arguments: [
      ("public mutating func pan(_ sample", "pan"), ("static let flick =", "flick"), ("var rest: Rest", "rest"),
      ("private enum Place", "Place"), ("case tapCloses", "tapCloses"), ("public init(", "init"),
    ])
  func labels(declaration: String, label: String) {
    #expect(CodePlace(declaration, in: "Sources/").label == label)
  }

  @Test("Cases are read with their comments")
  func cases() throws {
    let cases = try index.cases(ofEnum: "enum Case", in: "Sources/A/")
    #expect(cases.map(\.code) == ["none", "some(Int)"])
    #expect(cases.map(\.comment.summary) == ["Nothing.", "Something."])
  }
}
