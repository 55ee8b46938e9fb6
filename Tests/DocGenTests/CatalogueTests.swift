import Testing

@testable import DocGen

@Suite("Catalogues of translations")
struct CatalogueTests {
  private func catalogue(_ text: String) throws -> Catalogue { try Catalogue(text, path: "A.po") }

  @Test("Entries are read in their order, with the lines of their msgids, whatever ends the lines; the header is none")
  func entries() throws {
    let catalogue = try catalogue(
      """
      # A comment.
      msgid ""
      msgstr ""
      "Language: zh_CN\\n"

      #. For the translator.
      #: Docs/A.md:3
      msgid "row"
      msgstr "行"
      msgid "cell"
      msgstr ""

      #~ msgid "gone"
      #~ msgstr "没了"
      """)

    let row = Catalogue.Entry(id: "row", text: "行", line: 8)
    let entries = [row, Catalogue.Entry(id: "cell", text: "", line: 10)]
    #expect(catalogue.entries == entries)
    #expect(catalogue["row"] == row && catalogue["gone"] == nil)

    // A string goes on in the next line, and its escapes are undone.
    let text = "msgid \"\"\r\n  \"say \\\"\"\r\n\t\"a\\\\b\\\"\\n\\t\"  \r\nmsgstr \"说\"\r\n\"“甲”\"\r\n"

    let entry = Catalogue.Entry(id: "say \"a\\b\"\n\t", text: "说“甲”", line: 1)
    #expect(try Catalogue(text, path: "A.po").entries == [entry])
  }

  @Test("What is no catalogue is named with file and line")
  func malformed() {
    let cases: [(text: String, line: Int, problem: String)] = [
      ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"", 3, "this msgid stands in line 1, too"),
      ("msgid \"\"\nmsgstr \"\"\n\nmsgid \"\"\nmsgstr \"\"", 4, "a second header"),
      ("\n\"a\"", 2, "a string that belongs to nothing"),
      ("msgid \"a\"\nmsgstr \"b\"\n\n\"c\"", 4, "a string that belongs to nothing"),
      ("msgstr \"a\"", 1, "msgstr without a msgid before it"),
      ("msgid \"a\"\n\nmsgstr \"b\"", 1, "msgid without a msgstr"),
      ("msgid \"a\"\nmsgid \"b\"", 1, "msgid without a msgstr"),
      ("# end\nmsgid \"a\"", 2, "msgid without a msgstr"),
      ("msgid a", 1, "no string in quotation marks"),
      ("msgid", 1, "no string in quotation marks"),
      ("msgid \"a", 1, "the string has no end"),
      ("msgid \"a\\", 1, "the string has no end"),
      ("msgid \"a\" b", 1, "\" b\" after the end of the string"),
      ("msgid \"\\q\"", 1, "\\q is no escape; \\n, \\t, \\\" and \\\\ are"),
      ("msgctxt \"a\"", 1, "\"msgctxt\" is none of msgid, msgstr, a string and a comment"),
      ("msgid_plural \"a\"", 1, "\"msgid_plural\" is none of msgid, msgstr, a string and a comment"),
      (
        "#, c-format, fuzzy\nmsgid \"a\"", 1, "the entry below is marked as fuzzy; look at it, and take the mark away"
      ),
    ]
    for (text, line, problem) in cases {
      #expect(throws: CatalogueError(path: "A.po", line: line, problem: problem), "\(text)") { try catalogue(text) }
    }
    #expect(CatalogueError(path: "A.po", line: 3, problem: "a second header").description == "A.po:3: a second header")
  }

  @Test("A blank entry is read back as it was, however long")
  func blank() throws {
    let long = String(repeating: "long words ", count: 40)
    for id in ["row", "", "two\nlines", "a \"b\" \\c\t", " at  both ", long] {
      let text = Catalogue.blank(id, comments: ["{1} = 160"])
      let isWide = text.split(separator: "\n").contains { $0.count > 120 }
      #expect(text.hasPrefix("#. {1} = 160\nmsgid \"") && !isWide, "\(text)")
      #expect(try catalogue(text).entries.map(\.id) == (id.isEmpty ? [] : [id]))
    }
  }
}
