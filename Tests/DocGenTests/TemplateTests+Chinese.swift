import Foundation
import Testing

@testable import DocGen

extension TemplateTests {
  static let english =
    "# Rows\n\nFar: {bounce} points, {why}\n\n{table}\n\n## The end\n\n[Up](#rows), [B](B.md#x).\n"
  static let words = "| English | 中文 |\n| --- | --- |\n| closes | 关闭 |\n| $1 of $2 | $2 的 $1 |\n| , | 、 |\n"

  static func marks(bounce: String = "20", why: String = "because.") -> Marks {
    let cell = say("$1 of $2", say("closes"), "b") + say(",") + "c"
    var marks: Marks = ["bounce": bounce, "table": "| \(cell) |"]
    marks.quote("why", why)
    return marks
  }

  /// The Chinese template of the page, each paragraph below the fingerprint of an English one.
  static func chinese(_ fingerprints: [String]) -> String {
    let paragraphs = ["# 行", "远：{bounce} 点，因为如此。", "{table}", "## 结束", "[上](#rows)、[B](B.md#x)。"]
    return zip(fingerprints, paragraphs).map { $0.isEmpty ? $1 : "<!-- \($0) -->\n" + $1 }.joined(separator: "\n\n")
      + "\n"
  }

  static let fingerprints = [
    "# Rows".fingerprint, "Far: {bounce} points, because.".fingerprint, "", "## The end".fingerprint,
    "[Up](#rows), [B](B.md#x).".fingerprint,
  ]

  @Test("A page exists in both languages, with links between them, the same numbers and adapted links")
  func chinese() throws {
    let documents = try Self.filled(
      ["A.md": Self.english, "zh-CN/A.md": Self.chinese(Self.fingerprints), "zh-CN/Words.md": Self.words], Self.marks())
    let pages = [
      """
      # Rows

      [中文](zh-CN/A.md)

      Far: 20 points, because.

      | closes of b, c |

      ## The end

      [Up](#rows), [B](B.md#x).

      """,
      """
      # 行

      [English](../A.md)

      远：20 点，因为如此。

      | b 的 关闭、c |

      ## 结束

      [上](#行)、[B](../B.md#x)。

      """,
    ]
    DocGenTests.expect(documents.map(\.path), are: ["Docs/A.md", "Docs/zh-CN/A.md"])
    let first = ["A.md", "zh-CN/A.md"].map(Self.firstLine)
    DocGenTests.expect(documents.map(\.text), are: zip(first, pages).map { $0 + $1 })
  }

  @Test("A change of a paragraph or of a quoted comment is reported with the stale translation and new fingerprint")
  func stale() {
    let path = "zh-CN/A.md"
    func expect(_ english: String, _ marks: Marks, _ troubles: [String]) {
      let templates = [
        "A.md": english, path: Self.chinese(Self.fingerprints), "zh-CN/Words.md": Self.words,
      ]
      Self.expect(templates, marks, troubles: troubles)
    }
    let fingerprints = ["Farther: {bounce} points, because.", "Far: {bounce} points, so.", "New."].map(\.fingerprint)
    let stale = "\(path):5: stale: \(Templates.folder)A.md:3 has changed; translate it below"
    // Each of three kinds of changes is found, and another number is not a change.
    expect(Self.english.replacing("Far", with: "Farther"), Self.marks(), ["\(stale) <!-- \(fingerprints[0]) -->"])
    expect(Self.english, Self.marks(why: "so."), ["\(stale) <!-- \(fingerprints[1]) -->"])
    expect(
      Self.english.replacing("## The", with: "New.\n\n## The"), Self.marks(bounce: "30"),
      ["\(path):10: \(Templates.folder)A.md:7 is missing before it; translate it below <!-- \(fingerprints[2]) -->"])
    expect(
      Self.english.replacing("## The end\n\n", with: ""), Self.marks(),
      ["\(path):10: \(Templates.folder)A.md does not say this; remove it"])
  }

  @Test("A translation must have its paragraph's marks, and missing words and unused rows of its table are named")
  func strayed() {
    let chinese = Self.chinese(Self.fingerprints).replacing("{bounce}", with: "{leg}")
    let words = Self.words.replacing("| closes | 关闭 |", with: "| opens | 打开 |")
    let source = Templates.folder + "A.md:3"
    Self.expect(
      ["A.md": Self.english, "zh-CN/A.md": chinese, "zh-CN/Words.md": words], Self.marks(),
      troubles: [
        "zh-CN/A.md:5: {bounce} is lost", "zh-CN/A.md:5: {leg} is not in \(source)",
        "zh-CN/A.md:5: nothing computes {leg}",
        "zh-CN/A.md:7: {table} says \"closes\", which \(Templates.words) lacks",
        "zh-CN/Words.md:3: nothing says \"opens\"",
      ])
    Self.expect(
      ["zh-CN/Words.md": Self.words + "| , | , |\n"], troubles: ["zh-CN/Words.md:6: , appears twice"])
    // Without the Chinese page, its words may stay.
    #expect(throws: Never.self) { try Self.filled(["A.md": Self.english, "zh-CN/Words.md": Self.words], Self.marks()) }
  }

  // MARK: Pictures

  static func picture(_ lines: String) -> Document {
    .figure(
      "A.svg",
      """
      <svg role="img" aria-labelledby="t d">
      <title id="t">A row</title>
      <desc id="d">A row opens.</desc>
      \(lines)
      </svg>
      """)
  }

  /// The documents of a page with a picture, its Chinese page, and the Chinese for the picture's texts.
  static func filled(_ picture: Document, _ words: String) throws(TemplateError) -> [Document] {
    let english = "# A\n\n![A row opens.](Figures/A.svg)"
    let chinese = "# A\n\n<!-- \("![A row opens.](Figures/A.svg)".fingerprint) -->\n![行“打开”。](Figures/A.svg)"
    let list = "| English | 中文 |\n| --- | --- |\n" + words
    let texts = ["A.md": english, "zh-CN/A.md": chinese, "zh-CN/Figures.md": list]
    return try Templates(Dictionary(uniqueKeysWithValues: texts.map { (Templates.folder + $0, $1) }))
      .filling([.template("A.md", [:]), picture], index)
  }

  @Test("A Chinese page's picture is translated, with numbers in place and broken lines joined, except rows' content")
  func pictures() throws {
    let picture = Self.picture(
      """
      <text x="0" font-size="10" class="t">to close: more than 40</text>
      <text y="9" font-size="17" class="l" clip-path="url(#c)">closed</text>
      <text y="10" font-size="10" class="m">The finger comes back,</text>
      <text y="24" font-size="10" class="m j">and the row sticks at -160.</text>
      <text class="t"><tspan class="n">1.02 s</tspan> closed</text>
      <text class="n">didOpen.trailing 4 s &gt; 2δ</text>
      """)
    let words = """
      | to close: more than $1 | 关闭：$1 以上 |
      | closed | 关闭 |
      | The finger comes back, and the row sticks at $1. | 手指回到右边，行停在 $1 处。 |

      """

    let documents = try Self.filled(picture, words)

    DocGenTests.expect(
      documents.map(\.path), are: ["Docs/A.md", "Docs/Figures/A.svg", "Docs/Figures/zh-CN/A.svg", "Docs/zh-CN/A.md"])
    #expect(documents[1] == picture)
    #expect(documents[3].text.hasSuffix("![行“打开”。](../Figures/zh-CN/A.svg)\n"))
    // The whole text takes 150.7 points and the longer English line 140.1, so the text is broken after the comma.
    let chinese = """
      <svg lang="zh-Hans" role="img" aria-labelledby="t d">
      <title id="t">行“打开”</title>
      <desc id="d">行“打开”。</desc>
      <text x="0" font-size="10" class="t">关闭：40 以上</text>
      <text y="9" font-size="17" class="l" clip-path="url(#c)">closed</text>
      <text y="10" font-size="10" class="m">手指回到右边，</text>
      <text y="24" font-size="10" class="m j">行停在 -160 处。</text>
      <text class="t"><tspan class="n">1.02 s</tspan> 关闭</text>
      <text class="n">didOpen.trailing 4 s &gt; 2δ</text>
      </svg>
      """
    #expect(documents[2].text == chinese)
  }

  @Test("A phrase with more than nine numbers keeps each of them")
  func manyNumbers() throws {
    let numbers = (20...30).map(String.init).joined(separator: " ")
    let places = (1...11).map { "$\($0)" }.joined(separator: " ")
    let picture = Self.picture("<text class=\"t\">rows \(numbers)</text>")
    let documents = try Self.filled(picture, "| rows \(places) | 行 \(places) |\n")
    #expect(documents[2].text.contains("行 \(numbers)<"))
  }

  @Test("Untranslated and too long texts of a picture are named, and a picture without words is not translated")
  func picturesWithoutWords() throws {
    let long = "一行在两行文字里打开，可是话太长了，放不进去。"
    let words = "| A row opens in two lines. | \(long) |\n| open | 打开 |\n"
    let picture = Self.picture(
      """
      <text font-size="10" class="m">A row opens</text><text font-size="10" class="m j">in two lines.</text>
      <text class="t">closed</text>
      """)
    func problems(_ picture: Document) -> [String] {
      do {
        _ = try Self.filled(picture, words)
        return []
      } catch {
        return error.troubles.map { String($0.description.dropFirst(Templates.figures.count)) }
      }
    }
    #expect(
      problems(picture) == [
        ":1: A.svg has no room for \"\(long)\" in 2 lines", ":1: A.svg says \"closed\", which the table lacks",
        ":4: nothing says \"open\"",
      ])
    let silent = Self.picture("<text class=\"n\">didClose.1</text>")
    let documents = try Self.filled(silent, "")
    DocGenTests.expect(documents.map(\.path), are: ["Docs/A.md", "Docs/Figures/A.svg", "Docs/zh-CN/A.md"])
    #expect(documents[2].text.hasSuffix("![行“打开”。](../Figures/A.svg)\n"))
  }

  @Test("Chinese is broken between characters, or by clauses, never before closing or after opening punctuation")
  func brokenLines() {
    // Characters are as wide as high.
    #expect(TextWidth.lines("一二三四五六", size: 10, width: 30) == ["一二三", "四五六"])
    #expect(TextWidth.lines("一二三，四五", size: 10, width: 30) == ["一二", "三，四", "五"])
    #expect(TextWidth.lines("一二三，四五", size: 10, width: 50, byClauses: true) == ["一二三，", "四五"])
    // “ is as wide as a sign such as +: 5.84 and a fifth.
    #expect(TextWidth.lines("一二“三四", size: 10, width: 30) == ["一二", "“三四"])
    // The space and the number take 2.78, 3.33 and three times 5.56, and a fifth more: with 30 before them 57.3.
    #expect(TextWidth.lines("行停在 -160 处", size: 10, width: 50) == ["行停在", "-160 处"])
    // "A row" takes 5 characters of 6.67, 2.78, 3.33, 5.56 and 7.22, and a fifth more: 30.7.
    #expect(TextWidth.lines("A row opens", size: 10, width: 32) == ["A row", "opens"])
    #expect(TextWidth.lines("A row opens", size: 10, width: 1) == ["A", "row", "opens"])
  }

  // MARK: The package's own

  @Test("A changed template changes its page without building docgen again")
  func sentence() throws {
    try withPackageCopy { root in
      let template = root + "/" + Templates.folder + "Cost.md"
      let text = try String(contentsOfFile: template, encoding: .utf8)
      try text.replacing("Instructions are counted, not timed,", with: "Instructions are counted and not timed,")
        .write(toFile: template, atomically: true, encoding: .utf8)

      let outcome = run([], root: root)

      #expect(outcome.status == 0 && outcome.errors.contains(" files, 1 changed, "))
      let page = try String(contentsOfFile: root + "/Docs/Cost.md", encoding: .utf8)
      DocGenTests.expect(page, has: ["\n\nInstructions are counted and not timed, because"])
    }
  }

  @Test("The Chinese README's links lead to existing files, and to Chinese pages if there are any")
  func readme() throws {
    let text = try String(contentsOfFile: packageRoot + "/README.zh-CN.md", encoding: .utf8)
    let targets = text.matches(of: /\]\(([^)#]+)/).map { String($0.1) }.filter { !$0.contains("://") }
    let templates = try Templates(root: packageRoot)
    let wrong = targets.filter { target in
      let isEnglish =
        target.hasPrefix(Document.folder) && templates.isChinese(String(target.dropFirst(Document.folder.count)))
      return isEnglish || !FileManager.default.fileExists(atPath: packageRoot + "/" + target)
    }
    #expect(!targets.isEmpty)
    expectNone(wrong)
  }

  @Test("Chinese is separated from letters and numbers by a space, and has its own punctuation")
  func style() throws {
    let folder = packageRoot + "/" + Templates.chineseFolder
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".md") {
      let template = Template(try String(contentsOfFile: folder + name, encoding: .utf8), path: name)
      for paragraph in template.paragraphs where !paragraph.isCode {
        // A mark's text is a number or a name, or begins and ends like one. Addresses are ignored.
        let shown = paragraph.text.replacing(/\{[A-Za-z][^{}\n]*\}/, with: "0").replacing(/\]\([^)]*\)/, with: "]")
        let touching = shown.matches(of: /[\u{4E00}-\u{9FFF}][A-Za-z0-9`]|[A-Za-z0-9`%][\u{4E00}-\u{9FFF}]/)
        let narrow = shown.matches(of: /[\u{4E00}-\u{9FFF}][,.:;!?()]|[,;:!?][\u{4E00}-\u{9FFF}]/)
        expectNone(touching.map { String($0.output) } + narrow.map { String($0.output) }, "\(name):\(paragraph.line)")
      }
    }
  }
}
