import Testing

@testable import DocGen

@Suite struct SourceIndexTests {
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

  @Test func linkNamesFileAndLine() throws {
    #expect(try index.link("x", to: "func here(", in: "Sources/A/") == "[x](../Sources/A/One.swift#L20)")
    #expect(try index.link("x", to: "func there(", in: "Sources/A/Two.swift") == "[x](../Sources/A/Two.swift#L2)")
  }

  @Test func missingTextFails() {
    #expect(throws: SourceError.missing("func gone(", in: "Sources/A/")) {
      try index.find("func gone(", in: "Sources/A/")
    }
    #expect(throws: SourceError.missing("func commented(", in: "Sources/A/")) {
      try index.find("func commented(", in: "Sources/A/")
    }
    #expect(throws: SourceError.noFile("Sources/B/")) { try index.find("func here(", in: "Sources/B/") }
  }

  @Test func ambiguousTextFailsAndNamesThePlaces() {
    let error = SourceError.ambiguous("func twice(", ["Sources/A/Two.swift:1", "Sources/A/Two.swift:3"])
    #expect(throws: error) { try index.find("func twice(", in: "Sources/A/") }
    #expect(
      error.description
        == "\"func twice(\" stands in Sources/A/Two.swift:1, Sources/A/Two.swift:3; name it more exactly")
  }

  @Test func commentIsReadInBlocks() throws {
    let comment = try index.comment(above: "struct Thing", in: "Sources/A/")
    #expect(comment.summary == "A thing.")
    #expect(comment.drawing == "( ) --> (x)")
    #expect(comment.details == ["Said in two lines."])
    #expect(throws: SourceError.malformed("\"func here(\" has no doc comment", in: "Sources/A/One.swift:20")) {
      try index.comment(above: "func here(", in: "Sources/A/")
    }
  }

  @Test func drawingsAreReadOneByOne() {
    let comment = DocComment(lines: ["Two.", "", "    a", "      b", "", "    c", "", "Said."])
    #expect(comment.drawings == ["a\n  b", "c"])
    #expect(comment.drawing == "a\n  b")
    #expect(comment.details == ["Said."])
  }

  @Test func casesOfASwitchInsideAreNone() throws {
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

  @Test func constantsAreReadWithUnitAndOrigin() throws {
    let constants = try index.constants(in: "Sources/A/One.swift")
    #expect(constants.map(\.name) == ["length"])
    #expect(constants.map(\.expression) == ["3.5"])
    #expect(constants.map(\.unit) == ["pt"])
    #expect(constants.map(\.origin) == ["Chosen here: short."])
  }

  @Test func casesAreReadWithTheirComments() throws {
    let cases = try index.cases(ofEnum: "enum Case", in: "Sources/A/")
    #expect(cases.map(\.code) == ["none", "some(Int)"])
    #expect(cases.map(\.comment.summary) == ["Nothing.", "Something."])
  }
}
