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

@Suite("Blocks of Markdown")
struct MarkdownBlockTests {
  @Test("A heading gets the anchor that GitHub gives it; a second one of the same words is numbered")
  func headings() throws {
    let page = try MarkdownPage("# One\n\n## A `b_c`, *d*!\n\n## Über 1 – 2\n\n## One\n\n### 中文：标题", file: "P.md")
    #expect(page.headings.map(\.anchor) == ["one", "a-b_c-d", "über-1--2", "one-1", "中文标题"])
    #expect(page.headings.map(\.level) == [1, 2, 2, 2, 3])
    #expect(page.title == "One")
    #expect(
      try html("## A & b")
        == ##"<h2 id="a--b">A &amp; b <a class="anchor" href="#a--b" aria-label="Link to this section">#</a></h2>"##)
  }

  @Test("Lines without an empty one between them are a paragraph; two spaces or a stroke end a line in it")
  func paragraphs() throws {
    #expect(try html("a\nb\n\nc") == "<p>a\nb</p>\n<p>c</p>")
    #expect(try html("a  \nb\\\nc") == "<p>a<br>\nb<br>\nc</p>")
  }

  @Test("A tight list has no paragraphs, a wide one has; lists stand in lists")
  func lists() throws {
    #expect(try html("- a\n  b\n- c") == "<ul><li>a\nb\n</li>\n<li>c\n</li>\n</ul>")
    #expect(try html("- a\n\n- c") == "<ul><li><p>a</p>\n</li>\n<li><p>c</p>\n</li>\n</ul>")
    #expect(try html("3. a\n4. c") == #"<ol start="3"><li>a"# + "\n</li>\n<li>c\n</li>\n</ol>")
    #expect(
      try html("1. a\n   - b\n\n     c\n2. d")
        == "<ol><li><p>a</p>\n<ul><li><p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n<li><p>d</p>\n</li>\n</ol>")
    #expect(try html("text\n- a\n\nmore") == "<p>text</p>\n<ul><li>a\n</li>\n</ul>\n<p>more</p>")
    #expect(try html("- a\n* b") == "<ul><li>a\n</li>\n</ul>\n<ul><li>b\n</li>\n</ul>")
  }

  @Test("Code in an item of a list keeps its own lines, empty ones too")
  func codeInList() throws {
    let pre = #"<pre tabindex="0" role="group" aria-label="Code: sh"><code>a"# + "\n\n  b</code></pre>"
    #expect(try html("- x\n  ```sh\n  a\n\n    b\n  ```") == "<ul><li>x\n\(pre)\n</li>\n</ul>")
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
    #expect(try html("| a | b |\n| --- | ---: |\n| 1 \\| 2 | `x\\|y` |") == table)
    #expect(try html("text\n| a |\n| --- |\n| b |").hasPrefix("<p>text</p>\n<div"))
    #expect(try html("| a |\n| :-: |\n| |").contains(#"<td class="center"></td>"#))
  }

  @Test("Fenced and indented code stays as it is, and Swift is coloured")
  func code() throws {
    #expect(
      try html("```text\n<b> & *c*\n\n```")
        == #"<pre tabindex="0" role="group" aria-label="Code"><code>&lt;b&gt; &amp; *c*"# + "\n</code></pre>")
    #expect(try html("    a\n\n      b\n").hasSuffix("<code>a\n\n  b</code></pre>"))
    #expect(try html("```swift\nlet a\n```").hasSuffix(#"<code><span class="k">let</span> a</code></pre>"#))
    #expect(try html("````text\n```\n````").hasSuffix("<code>```</code></pre>"))
  }

  @Test("Quotations, lines, comments and what is folded away")
  func others() throws {
    #expect(try html("> a\n> b\n>\n> - c") == "<blockquote>\n<p>a\nb</p>\n<ul><li>c\n</li>\n</ul>\n</blockquote>")
    #expect(try html("a\n\n---\n\nb") == "<p>a</p>\n<hr>\n<p>b</p>")
    #expect(try html("<!-- a -->\n\nb\n<!-- c\n# d\n-->") == "<p>b</p>")
    #expect(
      try html("<details><summary>a <code>b</code></summary>\n\n# c\n\n</details>\n\nd")
        == "<details><summary>a <code>b</code></summary>\n<h1 id=\"c\">c</h1>\n</details>\n<p>d</p>")
    let nested =
      "<details>\n<summary>a</summary>\n\n<details><summary>b</summary>\n\n```text\n</details>\n```\n</details>\n</details>"
    #expect(try MarkdownPage(nested, file: "P.md").blocks.count == 1)
  }

  @Test(
    "What is not known, or what GitHub shows otherwise than it looks, is an error on its line",
    arguments: [
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
  func unknown(_ markdown: String, line: Int, problem: String) {
    let found = trouble(markdown)
    #expect(found?.hasPrefix("P.md:\(line): \(problem)") == true, "\(found ?? "no error")")
  }
}
