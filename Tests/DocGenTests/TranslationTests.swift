import Foundation
import Testing

@testable import DocGen

@Suite("Chinese pages")
struct TranslationTests {
  private static let page = Document.page(
    "A.md",
    [
      "# Rows", "[Cells](#cells) · [Cells](#cells-1)", "## Cells",
      "Open at 40: [code](../S/A.swift#L9), [B](B.md#end), [C](C.md#c), [site](https://x.org/#cells), ![a row](Figures/A.svg).",
      "## Cells", "[All](../README.md)",
    ])
  private static let other = Document.page("B.md", ["# Lists", "## End"])
  private static let shared = [("Rows", "行"), ("Cells", "单元格"), ("All", "全部"), ("Lists", "列表"), ("End", "结束")]
  private static let sentence = "Open at {1}: [code]({2}), [B]({3}), [C]({4}), [site]({5}), ![a row]({6})."

  private static func catalogue(_ name: String, _ entries: [(id: String, text: String)]) throws -> Catalogue {
    let text = entries.map { "msgid \"\($0.id)\"\nmsgstr \"\($0.text)\"\n" }.joined()
    return try Catalogue(text, path: Translation.folder + name)
  }

  /// A translation of both pages, with one catalogue of what is only in the first.
  private static func translation(
    shared: [(id: String, text: String)] = shared, own: [(id: String, text: String)]
  ) throws -> Translation {
    Translation([try catalogue("Shared.po", shared), try catalogue("A.po", own), try catalogue("B.po", [])])
  }

  private static func troubles(_ translation: Translation) -> String? {
    do {
      _ = try translation.adding(to: [page, other])
      return nil
    } catch { return "\(error)" }
  }

  @Test("A page with a catalogue is there in both languages, each linked from the other, its links to where they led")
  func page() throws {
    let chinese = "[B]({3})、[C]({4})、[站点]({5})：[代码]({2})在 {1} 打开，![一行]({6})。"
    let picture = Document.figure("A.svg", "<svg/>")
    let documents = try Self.translation(own: [(Self.sentence, chinese)]).adding(to: [Self.page, Self.other, picture])
    let paths = ["Docs/A.md", "Docs/B.md", "Docs/Figures/A.svg", "Docs/zh-CN/A.md", "Docs/zh-CN/B.md"]
    let translated = """


      # 行

      [English](../A.md)

      [单元格](#单元格) · [单元格](#单元格-1)

      ## 单元格

      [B](B.md#结束)、[C](../C.md#c)、[站点](https://x.org/#cells)：[代码](../../S/A.swift#L9)在 40 打开，![一行](../Figures/A.svg)。

      ## 单元格

      [全部](../../README.zh-CN.md)

      """

    expect(documents.map(\.path), are: paths)
    #expect(documents[0].text.hasPrefix(Document.mark + "\n\n# Rows\n\n[中文](zh-CN/A.md)\n\n[Cells](#cells) · "))
    #expect(documents[2] == picture && documents[3].text == Document.mark + translated)
    // Without catalogues nothing changes.
    #expect(try Translation([]).adding(to: [Self.page]) == [Self.page])
  }

  @Test("A phrase that lacks an entry is named, ready to be pasted; an entry that is wrong is named with its line")
  func troubles() throws {
    let blank = """
      the Chinese pages do not say what the English ones say
      No entry in Examples/DocGen/Translations/zh-CN/ (`swift run docgen words` prints these, to be filled in):

      #. Docs/A.md:9
      #. {1} = 40
      #. {2} = ../S/A.swift#L9
      #. {3} = B.md#end
      #. {4} = C.md#c
      #. {5} = https://x.org/#cells
      #. {6} = Figures/A.svg
      msgid "\(Self.sentence)"
      msgstr ""

      """
    let none = try Self.translation(own: [])
    let empty = try Self.translation(own: [(Self.sentence, "")])
    expect([none, empty].map { Self.troubles($0) ?? "" }, are: [blank, blank])
    expect(empty.missing(in: Self.page).map(\.id), are: [Self.sentence])

    // No page uses it, it loses a hole, or it stands twice.
    let own = [(Self.sentence, "{1}{2}{3}{4}{5}"), ("Gone {1}", "没了 {1}"), ("End", "完")]
    let path = Translation.folder + "A.po"
    let wrong = """
      the Chinese pages do not say what the English ones say
      \(path):1: {6} is lost
      \(path):3: no page says this: "Gone {1}"
      \(path):5: stands in Shared.po, too: "End"
      """
    // What is shared stays while any page says it, in whatever language that is there.
    let shared = try Self.catalogue("Shared.po", [("Cells", "单元格"), ("Rows", "行"), ("Gone", "没了")])
    let leftover = """
      the Chinese pages do not say what the English ones say
      \(Translation.shared):5: no page says this: "Gone"
      """
    let translations = [try Self.translation(own: own), Translation([shared])]
    expect(translations.map { Self.troubles($0) ?? "" }, are: [wrong, leftover])
  }

  @Test("The words of a page that is there are none; of an empty catalogue, all that is not shared")
  func words() throws {
    #expect(run(["words"], chapters: Array(Chapter.madeOnce.prefix(2))) == Outcome(status: 0))
    let names = "ConstraintSwipe, ScrollSwipe, UtilityButtons, ExpandableTable, GestureList"
    expect(["words", "Rows"], gives: Outcome(status: 1, errors: "docgen: no page Rows; there are \(names)\n"))
    try withPackageCopy { root in
      let path = root + "/" + Translation.catalogue(of: "ConstraintSwipe.md")
      // A catalogue that holds nothing but a header.
      try "msgid \"\"\nmsgstr \"\"\n".write(toFile: path, atomically: true, encoding: .utf8)

      let outcome = run(["words", "ConstraintSwipe"], root: root)

      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      let heading = "# \(Translation.catalogue(of: "ConstraintSwipe.md")), or Shared.po\n\n"
      let missing = try Catalogue(outcome.output, path: "words").entries
      let isWhole = missing.contains { $0.id.contains("`fingerKeepsHold`") } && missing.allSatisfy(\.text.isEmpty)
      #expect(outcome.output.hasPrefix(heading) && isWhole)
    }
  }

  @Test("The Chinese README's links lead to files, and to Chinese pages where there are any")
  func readme() throws {
    let text = try String(contentsOfFile: packageRoot + "/README.zh-CN.md", encoding: .utf8)
    let targets = text.matches(of: /\]\(([^)#]+)/).map { String($0.1) }.filter { !$0.contains("://") }
    let translation = try Translation(root: packageRoot)
    let wrong = targets.filter { target in
      !FileManager.default.fileExists(atPath: packageRoot + "/" + target)
        || translation.has(Document(path: target, text: "").pageName)
    }
    #expect(!targets.isEmpty)
    expectNone(wrong)
  }

  @Test("Chinese is parted from letters and numbers by a space, and has its own punctuation")
  func style() throws {
    let folder = packageRoot + "/" + Translation.folder
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".po") {
      let text = try String(contentsOfFile: folder + name, encoding: .utf8)
      for entry in try Catalogue(text, path: name).entries {
        // What stands in a hole is a number or a name.
        let shown = entry.text.replacing(/\{\d+\}/, with: "0")
        let touching = shown.matches(of: /[\u{4E00}-\u{9FFF}][A-Za-z0-9`]|[A-Za-z0-9`%][\u{4E00}-\u{9FFF}]/)
        let narrow = shown.matches(of: /[\u{4E00}-\u{9FFF}][,.:;!?()]|[,;:!?][\u{4E00}-\u{9FFF}]/)
        expectNone(touching.map { String($0.output) } + narrow.map { String($0.output) }, "\(name):\(entry.line)")
      }
    }
  }
}
