import Testing

@testable import DocGen

@Suite("Lines of Markdown")
struct MarkdownInlineTests {
  /// Expects lines to be this HTML, in pairs.
  private func expectLines(
    _ pairs: [(markdown: String, html: String)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(html: pairs.map { ($0.markdown, "<p>\($0.html)</p>") }, sourceLocation: sourceLocation)
  }

  @Test("Text means nothing in HTML, whatever is in it; a quotation mark in an attribute does not end it")
  func hostile() throws {
    try expectLines([
      ("a < b & c > d \"e\" 'f'", "a &lt; b &amp; c &gt; d &quot;e&quot; 'f'"), ("<3 & &;", "&lt;3 &amp; &amp;;"),
      ("`<script>&amp;\"`", "<code>&lt;script&gt;&amp;amp;&quot;</code>"),
      (#"\<b> \& \* \_ \[a](b) \\ \a"#, #"&lt;b&gt; &amp; * _ [a](b) \ \a"#),
      ("&lt;b&gt; &amp; &#60; &#x3E; &nbsp;", "&lt;b&gt; &amp; &lt; &gt; \u{A0}"), ("a [] [b] ![c]", "a [] [b] ![c]"),
      (#"[a](b"onclick=c)"#, #"<a href="b&quot;onclick=c">a</a>"#),
      (#"![a "b" & c](d.svg)"#, #"<img src="d.svg" alt="a &quot;b&quot; &amp; c">"#),
      (#"<a id="b'"></a>"#, #"<a id="b'"></a>"#),
    ])
  }

  @Test("Code ends at as many backticks as it began with, and emphasis is CommonMark's")
  func code() throws {
    try expectLines([
      ("`a b`", "<code>a b</code>"), ("`` a`b ``", "<code>a`b</code>"), ("`a\nb`", "<code>a b</code>"),
      ("` `", "<code> </code>"), (#"`\`"#, #"<code>\</code>"#), ("`*a*`", "<code>*a*</code>"),
      ("*a* _b_", "<em>a</em> <em>b</em>"), ("**a** __b__", "<strong>a</strong> <strong>b</strong>"),
      ("***a***", "<em><strong>a</strong></em>"), ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
      ("a_b_c 2 * 3 _cell", "a_b_c 2 * 3 _cell"), ("a*b*c", "a<em>b</em>c"), ("**A** b", "<strong>A</strong> b"),
      ("*a `*` b*", "<em>a <code>*</code> b</em>"), ("**中文**：后", "<strong>中文</strong>：后"),
      ("*[a](b)*", "<em><a href=\"b\">a</a></em>"),
    ])
  }

  @Test("Links lead where they say, by address, by label, or by themselves")
  func links() throws {
    try expectLines([
      ("[a `b]` *c*](d.md#e)", "<a href=\"d.md#e\">a <code>b]</code> <em>c</em></a>"),
      ("[a](b_(c)_d)", "<a href=\"b_(c)_d\">a</a>"), ("[[a]](b)", "<a href=\"b\">[a]</a>"),
      ("[![a](b.svg)](c)", "<a href=\"c\"><img src=\"b.svg\" alt=\"a\"></a>"),
      ("<https://a.b/c_d>", "<a href=\"https://a.b/c_d\">https://a.b/c_d</a>"),
      ("(https://a.b/c?d=1&e), f", "(<a href=\"https://a.b/c?d=1&amp;e\">https://a.b/c?d=1&amp;e</a>), f"),
      ("https://a.b/(c)。", "<a href=\"https://a.b/(c)\">https://a.b/(c)</a>。"),
    ])
  }

  @Test("A line of the page defines a label, above or below, not in code; DocC's links are known in catalogues only")
  func labels() throws {
    let links = #"<p><a href="https://c.d">a</a> <a href="https://c.d">b</a> <a href="https://c.d">b</a></p>"#
    try expect(html: [("[a][B] [b][] [b]\n\n[b]: https://c.d", links)])
    let page = try MarkdownPage("<doc:A>", file: "X.docc/X.md")
    let link = MarkdownInline.link([.text("A")], MarkdownTarget(text: "A.md", line: 1))
    #expect(page.blocks == [.paragraph([link])])
    let troubles = ["[a][b]\n\n```text\n[b]: c\n```", "<doc:A>"].map { trouble($0) ?? "" }
    let lines = ["P.md:1: no line defines [b]", "P.md:1: <doc:A> is not known; write \\< for the sign itself"]
    expect(troubles, are: lines)
  }

  @Test("The tags that pages use")
  func tags() throws {
    try expectLines([
      (
        "<code>a<wbr>_B</code> <kbd>/</kbd> x<sup>2</sup><br>y",
        "<code>a<wbr>_B</code> <kbd>/</kbd> x<sup>2</sup><br>\ny"
      ),
      ("a<!-- b\n<c> -->d", "ad"),
    ])
    let anchors = try MarkdownPage("<a id=\"a b\"></a>\n\n# c", file: "P.md").anchors
    #expect(anchors == ["a b", "c"])
  }

  @Test("What is not known is an error on its line")
  func unknown() {
    expect(troubles: [
      ("a\n`b", 2, "the code that begins here does not end"), ("a **b", 1, "an asterisk begins or ends nothing"),
      ("a*b", 1, "an asterisk begins"), ("a\n<b>c</b>", 2, "<b> is not known"), ("</code>", 1, "</code> is not known"),
      ("<code>a", 1, "<code> does not end"), ("<a href=\"b\">c</a>", 1, "<a href=\"b\"> is not known"),
      ("<a id=\"b\">c</a>", 1, "write <a id"), ("a\n&hearts;", 2, "&hearts; is not known"),
      ("~~a~~", 1, "text that is"),
      ("a[^1]", 1, "footnotes"), ("[a](b \"c\")", 1, "an address has no spaces"), ("[a](b", 1, "the address of a link"),
      ("[a]()", 1, "a link leads nowhere"), ("![](b)", 1, "a picture has no alternative text"),
      ("[a [b](c)](d)", 1, "a link stands in a link"), ("www.a.b", 1, "write the whole address"),
      ("<img src=\"a\">", 1, "<img src=\"a\"> is not known"), ("<!-- a", 1, "the comment does not end"),
      ("| a |\n| --- |\n| <u>b |", 3, "<u> is not known"),
    ])
  }
}
