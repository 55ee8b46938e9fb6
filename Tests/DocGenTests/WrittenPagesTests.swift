import Testing

@testable import DocGen

@Suite("Pages that are written by hand in both languages")
struct WrittenPagesTests {
  private static let english = "# Start\n\nRun it.\n\n```sh\nswift run\n```\n\n## See\n\nLook.\n"

  private func troubles(_ chinese: String) throws -> [String] {
    let templates = try Templates(["Docs/Start.md": Self.english, "Docs/zh-CN/Start.md": chinese])
    do throws(TemplateError) {
      _ = try templates.filling([], SourceIndex([:]))
      return []
    } catch { return error.troubles.map(\.description) }
  }

  @Test("A changed paragraph is reported with its stale translation, and code must be the same in both languages")
  func stale() throws {
    let marks = ["# Start", "Run it.", "## See", "Look."].map { "<!-- \($0.fingerprint) -->\n" }
    let code = "```sh\nswift run\n```"
    let page = [marks[0] + "# 开始", marks[1] + "运行。", code, marks[2] + "## 看", marks[3] + "看看。"]
    expect(try troubles(page.joined(separator: "\n\n")), are: [])

    let stale = page.map { $0.replacing("Look.".fingerprint, with: "00000000") }
    let place = "Docs/zh-CN/Start.md:15: stale: Docs/Start.md:11 has changed; translate it below "
    expect(try troubles(stale.joined(separator: "\n\n")), are: [place + "<!-- \("Look.".fingerprint) -->"])

    let other = page.map { $0.replacing("swift run", with: "swift build") }
    #expect(try troubles(other.joined(separator: "\n\n")).count == 1)
  }

  @Test("Links in Chinese lead to a hand-written page's Chinese version, and to its Chinese headings")
  func links() throws {
    let links = PageLinks([PageLinks.Page("Start.md", english: Self.english, chinese: "# 开始\n\n## 看")])
    expect(
      ["Start.md#see", "Start.md", "Other.md#see"].map { links.target($0, of: "A.md") },
      are: ["Start.md#看", "Start.md", "../Other.md#see"])
    #expect(try Templates(["Docs/zh-CN/Start.md": "", "Docs/Start.md": ""]).isChinese("Start.md"))
  }
}
