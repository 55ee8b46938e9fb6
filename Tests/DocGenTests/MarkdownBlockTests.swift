import Testing

@testable import DocGen

/// A page in Markdown as HTML, without a line's end behind it.
func html(_ markdown: String) throws -> String {
  let page = try MarkdownPage(markdown, file: "P.md")
  var writer = HTMLWriter(page, words: .english)
  return String(writer.html(page.blocks).dropLast())
}

/// What is wrong with a page in Markdown, or nothing.
func trouble(_ markdown: String) -> String? {
  do {
    _ = try MarkdownPage(markdown, file: "P.md")
    return nil
  } catch { return error.description }
}

/// Expects pages in Markdown to be this HTML, in pairs.
func expect(html pairs: [(markdown: String, html: String)], sourceLocation: SourceLocation = #_sourceLocation) throws {
  for pair in pairs {
    let made = try html(pair.markdown)
    #expect(made == pair.html, "\(pair.markdown)", sourceLocation: sourceLocation)
  }
}

/// Expects each of these pages in Markdown to be an error on a line, which begins with this.
func expect(
  troubles cases: [(markdown: String, line: Int, problem: String)], sourceLocation: SourceLocation = #_sourceLocation
) {
  for (markdown, line, problem) in cases {
    let found = trouble(markdown) ?? "no error"
    #expect(
      found.hasPrefix("P.md:\(line): \(problem)"), "\(markdown): \(found)", sourceLocation: sourceLocation)
  }
}

@Suite("Blocks of Markdown")
struct MarkdownBlockTests {
  @Test("A heading gets the anchor that GitHub gives it; a second one of the same words is numbered")
  func headings() throws {
    let page = try MarkdownPage("# One\n\n## A `b_c`, *d*!\n\n## Über 1 – 2\n\n## One\n\n### 中文：标题", file: "P.md")
    expect(page.headings.map(\.anchor), are: ["one", "a-b_c-d", "über-1--2", "one-1", "中文标题"])
    #expect(page.headings.map(\.level) == [1, 2, 2, 2, 3] && page.title == "One")
    let heading =
      ##"<h2 id="a--b">A &amp; b <a class="anchor" href="#a--b" aria-label="Link to this section">#</a></h2>"##
    try expect(html: [("## A & b", heading)])
  }

  @Test("Lines without an empty one between them are a paragraph; a tight list has none, a wide one has; lists nest")
  func lists() throws {
    let pre = #"<pre tabindex="0" role="group" aria-label="Code: sh"><code>a"# + "\n\n  b</code></pre>"
    try expect(html: [
      // Two spaces or a stroke end a line in it.
      ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>"), ("a  \nb\\\nc", "<p>a<br>\nb<br>\nc</p>"),
      ("- a\n  b\n- c", "<ul><li>a\nb\n</li>\n<li>c\n</li>\n</ul>"),
      ("- a\n\n- c", "<ul><li><p>a</p>\n</li>\n<li><p>c</p>\n</li>\n</ul>"),
      ("3. a\n4. c", "<ol start=\"3\"><li>a\n</li>\n<li>c\n</li>\n</ol>"),
      (
        "1. a\n   - b\n\n     c\n2. d",
        "<ol><li><p>a</p>\n<ul><li><p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n<li><p>d</p>\n</li>\n</ol>"
      ),
      ("text\n- a\n\nmore", "<p>text</p>\n<ul><li>a\n</li>\n</ul>\n<p>more</p>"),
      ("- a\n* b", "<ul><li>a\n</li>\n</ul>\n<ul><li>b\n</li>\n</ul>"),
      ("- x\n  ```sh\n  a\n\n    b\n  ```", "<ul><li>x\n\(pre)\n</li>\n</ul>"),
    ])
  }

  @Test("A table is a region that keys can scroll; bars in its cells are escaped, in code too")
  func tables() throws {
    let table = #"""
      <div class="wide" tabindex="0" role="region" aria-label="Table: a, b"><table>
      <thead><tr><th>a</th><th class="right">b</th></tr>
      </thead>
      <tbody>
      <tr><td>1 | 2</td><td class="right"><code>x|y</code></td></tr>
      </tbody></table></div>
      """#
    try expect(html: [("| a | b |\n| --- | ---: |\n| 1 \\| 2 | `x\\|y` |", table)])
    #expect(try html("text\n| a |\n| --- |\n| b |").hasPrefix("<p>text</p>\n<div"))
    expect(try html("| a |\n| :-: |\n| |"), has: [#"<td class="center"></td>"#])
  }

  @Test("Code stays as it is, and Swift is coloured; there are quotations, rules, comments and what is folded")
  func others() throws {
    let pre = #"<pre tabindex="0" role="group" aria-label="Code"><code>"#
    let swift = #"<pre tabindex="0" role="group" aria-label="Code: swift"><code>"#
    try expect(html: [
      ("```text\n<b> & *c*\n\n```", pre + "&lt;b&gt; &amp; *c*\n</code></pre>"),
      ("    a\n\n      b\n", pre + "a\n\n  b</code></pre>"),
      ("```swift\nlet a\n```", swift + #"<span class="k">let</span> a</code></pre>"#),
      ("````text\n```\n````", pre + "```</code></pre>"),
      ("> a\n> b\n>\n> - c", "<blockquote>\n<p>a\nb</p>\n<ul><li>c\n</li>\n</ul>\n</blockquote>"),
      ("a\n\n---\n\nb", "<p>a</p>\n<hr>\n<p>b</p>"),
      ("<!-- a -->\n\nb\n<!-- c\n# d\n-->", "<p>b</p>"),
      (
        "<details><summary>a <code>b</code></summary>\n\n# c\n\n</details>\n\nd",
        "<details><summary>a <code>b</code></summary>\n<h1 id=\"c\">c</h1>\n</details>\n<p>d</p>"
      ),
    ])
    let nested =
      "<details>\n<summary>a</summary>\n\n<details><summary>b</summary>\n\n```text\n</details>\n```\n</details>\n</details>"
    #expect(try MarkdownPage(nested, file: "P.md").blocks.count == 1)
  }

  @Test("What is not known, or what GitHub shows otherwise than it looks, is an error on its line")
  func unknown() {
    expect(troubles: [
      ("a\n\nTitle\n=====", 4, "a heading begins with #"), ("Title\n---", 2, "a heading begins with #"),
      ("# a #", 1, "leave out the #"), ("- a\nb", 2, "indent it by 2 spaces"), ("- [ ] a", 1, "a list of tasks"),
      ("> a\nb", 2, "begin each line of a quotation"), ("> [!NOTE]\n> a", 1, "an alert"),
      ("~~~\na\n~~~", 1, "write ``` for a fence"), ("a\n\n```text\nb", 3, "the fence ``` does not end"),
      ("```swift ignored\na\n```", 1, "one word"), ("| a | b |\n| --- |", 2, "the header has 2 cells"),
      ("| a |\n| --- |\n| b | c |", 3, "the row has 2 cells"), ("| a |\n| --- |\nb | c", 3, "the row has 2 cells"),
      ("<details><summary>a</summary>\nb\n</details>", 1, "leave a line empty"),
      ("<details><summary>`a`</summary>\n\nb\n</details>", 1, "GitHub reads no Markdown in a summary"),
      ("<details><summary>a</summary>\n\nb", 2, "there is no line </details>"), ("</details>", 1, "write <details>"),
      ("<!-- a", 1, "the comment does not end"), ("<!-- a --> b", 1, "a comment ends its line"),
      ("<a id=\"x\"></a>\n# a", 1, "leave a line empty below a tag"),
    ])
  }
}
