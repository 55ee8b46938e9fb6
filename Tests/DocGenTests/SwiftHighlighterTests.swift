import Testing

@testable import DocGen

@Suite("Colours of Swift")
struct SwiftHighlighterTests {
  /// Code with the kind of each coloured piece in brackets: `[k let] a`.
  private func marked(_ code: String) -> String {
    SwiftHighlighter.html(code).replacing(/<span class="(.)">/) { "[\($0.1) " }.replacing("</span>", with: "]")
  }

  @Test("Keywords, types, strings, numbers and comments, and nothing else; what ends in the middle of one ends there")
  func pieces() {
    for (code, expected) in [
      ("public struct A: B {}", "[k public] [k struct] [t A]: [t B] {}"),
      ("case .self, .default: x.init(y)", "[k case] .self, .default: x.init(y)"),
      ("@MainActor #if a", "[k @MainActor] [k #if] a"), ("let überA = _b1", "[k let] überA = _b1"),
      ("0x1F 1_000.5 1...2 1.max a1", "[n 0x1F] [n 1_000.5] [n 1]...[n 2] [n 1].max a1"),
      ("a // b \"c\"\nd", "a [c // b &quot;c&quot;]\nd"), ("/* a /* b */ c\n*/ d", "[c /* a /* b */ c]\n[c */] d"),
      (#""a\"b" c"#, #"[s &quot;a\&quot;b&quot;] c"#),
      (#""\(f("x")) /" y"#, #"[s &quot;\(f(&quot;x&quot;)) /&quot;] y"#),
      (##"#"a"b"# c"##, ##"[s #&quot;a&quot;b&quot;#] c"##),
      ("\"\"\"\na \"b\"\n\"\"\" c", "[s &quot;&quot;&quot;]\n[s a &quot;b&quot;]\n[s &quot;&quot;&quot;] c"),
      ("f(of: /a\"[^\\/]/, b / c / d)", "f(of: [s /a&quot;[^\\/]/], b / c / d)"),
      ("a < b && c", "a &lt; b &amp;&amp; c"),
    ] { #expect(marked(code) == expected) }
    for code in ["\"a", "\"\"\"\na", "/* a", "#\"a", "\"\\", "\"\\(", "0.", "@", "#", "f(/a\\", ""] {
      let text = SwiftHighlighter.html(code).replacing(/<[^>]*>/, with: "")
      #expect(text == HTML.escaped(code))
    }
  }
}
