import Testing

@testable import DocGen

@Suite("Marks that point into the sources")
struct SourceMarkTests {
  let index = SourceIndex([
    "Sources/A/A+Article.swift": """
    enum Article {
      /// Closes.
      static func close(_ row: inout Row) {
        // Not animated.
        row.x = 0
        row.state = .closed
      }
      static func same() { 1 }
    }
    """,
    "Sources/A/A+Corrected.swift": """
    enum Corrected {
      static func close(_ row: inout Row) {
        row.state = .closed
      }
      static func same() { 1 }
      static func shut(_ row: inout Row) { row.state = .closed }
    }
    """,
    "Sources/A/A+Library.swift": "enum Library {\n  static func close(_ row: inout Row) {}\n}",
  ])

  private func text(_ mark: String) throws -> String? { try SourceMark(mark[...], sources: "Sources/A/A")?.text(index) }

  @Test("A difference shows the article's lines with minus and the corrected lines with plus, below links to both")
  func differences() throws {
    let article = "[A+Article.swift](../Sources/A/A+Article.swift#L3)"
    #expect(
      try text(#"difference "static func close(""#) == """
        \(article) → [A+Corrected.swift](../Sources/A/A+Corrected.swift#L2)

        ```diff
         static func close(_ row: inout Row) {
        -  // Not animated.
        -  row.x = 0
           row.state = .closed
         }
        ```
        """)
    #expect(
      try text(#"difference "static func close(" "static func shut(" from +Library.swift"#) == """
        [A+Library.swift](../Sources/A/A+Library.swift#L2) → [A+Corrected.swift](../Sources/A/A+Corrected.swift#L6)

        ```diff
        -static func close(_ row: inout Row) {}
        +static func shut(_ row: inout Row) { row.state = .closed }
        ```
        """)
    let alike = SourceError.malformed(
      "\"static func same(\" and \"static func same(\" do not differ", in: "Sources/A/A+Corrected.swift")
    #expect(throws: alike) { try text(#"difference "static func same(""#) }
  }

  @Test("Lines are those of one declaration, from a line with a unique text to the next line with another text")
  func lines() throws {
    let marks = [
      #"lines "row.x" of "func close(" in +Article.swift"#,
      #"lines "row.x" ".closed" of "func close(" in +Article.swift"#,
      #"lines "close(" "row.x" of "func close(" in +Article.swift"#,
    ]
    expect(
      try marks.map { try text($0) ?? "" },
      are: [
        "```swift\nrow.x = 0\n```", "```swift\nrow.x = 0\nrow.state = .closed\n```",
        // A line that opens a block is shown to the block's end.
        """
        ```swift
        static func close(_ row: inout Row) {
          // Not animated.
          row.x = 0
          row.state = .closed
        }
        ```
        """,
      ])
    let place = "Sources/A/A+Article.swift"
    let twice = SourceError.malformed("3 lines of \"func close(\" contain \"row\", not one", in: place)
    #expect(throws: twice) { try text(#"lines "row" of "func close(" in +Article.swift"#) }
    let gone = SourceError.malformed("no line of \"func close(\" below \"row.x\" contains \"y\"", in: place)
    #expect(throws: gone) { try text(#"lines "row.x" "y" of "func close(" in +Article.swift"#) }
  }

  @Test("A mark with a word that its kind does not know is not a mark")
  func malformed() throws {
    let marks = [
      #"difference "a" in +Article.swift"#, #"lines "a""#, #"lines "a" "b" "c" of "d""#,
      #"excerpt "a" from +Article.swift"#, #"excerpt a"#, #"link "a" in x in y"#,
    ]
    for mark in marks { #expect(try text(mark) == nil, "\(mark)") }
  }
}
