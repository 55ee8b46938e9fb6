import Testing

@testable import DocGen

@Suite("Pages taken apart")
struct PageTextTests {
  /// The page as it was, and what in it can be translated.
  private func phrases(_ page: String) -> [String] {
    let parts = PageText(page).parts
    let copy = parts.map { part in
      switch part {
      case .copied(let text), .target(let text): text
      case .phrase(let phrase, _): phrase.filled(phrase.id, comma: ", ", target: { $0 })
      }
    }.joined()
    #expect(copy == page)
    return parts.compactMap { part in
      if case .phrase(let phrase, _) = part, !phrase.isFixed { phrase.id } else { nil }
    }
  }

  @Test("Every kind of block is a phrase for itself, and the page is put together again as it was")
  func blocks() {
    let cases: [(page: String, ids: [String])] = [
      ("# The rows\n\n## fingerKeepsHold\n", ["The rows"]),
      (
        "A row.\n\n- one thing\n- another\n\n1. first\n2. second\n",
        ["A row.", "one thing", "another", "first", "second"]
      ),
      ("> said\n\n  indented\n", ["said", "indented"]),
      (
        "| event | or \\| b |\n| --- | :--: |\n| 0.1 s changed -30 | 270<br>right<br>*didOpen.<wbr>leading* |\n",
        ["event", "or \\| b", "{1} s changed {2}", "right"]
      ),
      ("Code:\n\n```swift\n# no heading\n| no row |\n```\n\nAfter.\n", ["Code:", "After."]),
      ("<!-- hidden -->\n", []),
      ("![A picture](Figures/A.svg)\n\n[![Linked](F/A.svg)](A.md)\n", ["A picture", "Linked"]),
      ("[Watch](#watch) · [Reference](#reference): [States](#states)\n", ["Watch", "[Reference]({1}): [States]({2})"]),
      ("One · two, without links\n", ["One · two, without links"]),
      (
        "<details><summary>The answer, in `code`</summary>\n\nIt opens.\n\n</details>\n",
        ["The answer, in `code`", "It opens."]
      ),
      ("<img src=\"Figures/A.svg\" alt=\"A row\" width=\"320\">\n", ["A row"]),
      ("<code>a<wbr>B</code> begins a line, <b>bold</b>\n", ["`aB` begins a line, <b>bold</b>"]),
      ("No end", ["No end"]),
    ]
    for (page, ids) in cases { expect(phrases(page), are: ids, page) }
  }

  @Test("Lines of one paragraph are one phrase, named by its line; headings are kept in their order")
  func paragraph() {
    let parts = PageText("# A title\n\nSaid in\ntwo lines.\n\n- an item that\n  goes on\n").parts
    let found = parts.compactMap { part -> String? in
      if case .phrase(let phrase, let line) = part { "\(line): \(phrase.id)" } else { nil }
    }
    expect(found, are: ["1: A title", "3: Said in two lines.", "6: an item that goes on"])
    expect(PageText("# One\n\n### Two 2\n\nText\n").headings.map(\.phrase.id), are: ["One", "Two {1}"])
  }
}
