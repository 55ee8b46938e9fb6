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

  @Test("A link names file and line, and a text that no line of code has, or two lines have, is an error")
  func links() throws {
    let links = try [("func here(", "Sources/A/"), ("func there(", "Sources/A/Two.swift")].map {
      try index.link("x", to: $0.0, in: $0.1)
    }
    expect(links, are: ["[x](../Sources/A/One.swift#L20)", "[x](../Sources/A/Two.swift#L2)"])

    let ambiguous = SourceError.ambiguous("func twice(", ["Sources/A/Two.swift:1", "Sources/A/Two.swift:3"])
    let errors: [(text: String, place: String, error: SourceError)] = [
      ("func gone(", "Sources/A/", .missing("func gone(", in: "Sources/A/")),
      ("func commented(", "Sources/A/", .missing("func commented(", in: "Sources/A/")),
      ("func here(", "Sources/B/", .noFile("Sources/B/")), ("func twice(", "Sources/A/", ambiguous),
    ]
    for (text, place, error) in errors { #expect(throws: error, "\(text)") { try index.find(text, in: place) } }
    let words = "\"func twice(\" is in Sources/A/Two.swift:1, Sources/A/Two.swift:3; name it more exactly"
    #expect(ambiguous.description == words)
  }

  @Test("A comment is read as summary, drawings and further paragraphs")
  func comments() throws {
    let comment = try index.comment(above: "struct Thing", in: "Sources/A/")
    let parts = [comment.summary, comment.drawing ?? ""] + comment.details
    expect(parts, are: ["A thing.", "( ) --> (x)", "Said in two lines."])
    #expect(throws: SourceError.malformed("\"func here(\" has no doc comment", in: "Sources/A/One.swift:20")) {
      try index.comment(above: "func here(", in: "Sources/A/")
    }
    let drawn = DocComment(lines: ["Two.", "", "    a", "      b", "", "    c", "", "Said."])
    expect(drawn.drawings + drawn.details + [drawn.drawing ?? ""], are: ["a\n  b", "c", "Said.", "a\n  b"])
  }

  @Test("Cases are read with their comments, and the cases of a switch inside an enum are not the enum's")
  func cases() throws {
    let cases = try index.cases(ofEnum: "enum Case", in: "Sources/A/")
    expect(cases.map(\.code) + cases.map(\.comment.summary), are: ["none", "some(Int)", "Nothing.", "Something."])

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
    expect(try index.cases(ofEnum: "enum Three", in: "Sources/A/").map(\.code), are: ["one"])
  }

  @Test("Constants are read with unit and origin, and names of notices are not constants")
  func constants() throws {
    let constants = try index.constants(in: "Sources/A/One.swift")
    let texts = constants.flatMap { [$0.name, $0.expression, $0.unit, $0.origin] }
    expect(texts, are: ["length", "3.5", "pt", "Chosen here: short."])

    let notices = SourceIndex(["One.swift": "public static let didArchive = ListNotice.Name(\"didArchive\")"])
    #expect(try notices.constants(in: "One.swift") == [])
  }
}
