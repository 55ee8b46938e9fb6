import Foundation
import Testing

@testable import DocGen

@Suite("Templates")
struct TemplateTests {
  static let index = SourceIndex([
    "Sources/A/A+One.swift": """
    struct One {
      func here(_ x: Int) -> Int {
        x
      }
      func there() {}
    }
    """,
    "Sources/A/A+Two.swift": "func here(_ y: Int) {}",
  ])

  /// The documents made from templates, given by name, and the marks of `A.md`.
  static func filled(_ templates: [String: String], _ marks: Marks = [:]) throws(TemplateError) -> [Document] {
    let texts = Dictionary(uniqueKeysWithValues: templates.map { (Templates.folder + $0, $1) })
    var marks = marks
    marks.sources = "Sources/A/A"
    return try Templates(texts).filling([.template("A.md", marks)], index)
  }

  /// The first line of a page, which names its template.
  static func firstLine(_ template: String) -> String {
    "<!-- Written by `swift run docgen` from \(Templates.folder)\(template); do not edit it here. -->\n\n"
  }

  /// The English page, without its first line.
  static func page(_ template: String, _ marks: Marks = [:]) throws -> String {
    let text = try filled(["A.md": template], marks)[0].text
    let first = firstLine("A.md")
    #expect(text.hasPrefix(first))
    return String(text.dropFirst(first.count))
  }

  static func expect(
    _ templates: [String: String], _ marks: Marks = [:], troubles: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let documents = try filled(templates, marks)
      #expect(documents.isEmpty, sourceLocation: sourceLocation)
    } catch {
      #expect(
        error.troubles.map(\.description) == troubles.map { Templates.folder + $0 }, sourceLocation: sourceLocation)
    }
  }

  // MARK: Marks

  @Test("A mark is replaced by its computed text, except in code blocks, and braces without a letter are text")
  func marks() throws {
    let template = """
      # Rows

      It runs {bounce} points
      too far, {bounce} of {a width}: `{ {bounce} }`, {1}.

      {table rows}

      ```swift
      let x = {bounce}

      ```

      """
    let marks: Marks = ["bounce": "20", "a width": "320", "table rows": "| a |\n| - |"]
    let page = """
      # Rows

      It runs 20 points
      too far, 20 of 320: `{ 20 }`, {1}.

      | a |
      | - |

      ```swift
      let x = {bounce}

      ```

      """

    #expect(try Self.page(template, marks) == page)
  }

  @Test("A mark that nothing computes is named with its line, and so is a computed text that the page does not use")
  func unknown() {
    let template = "# Rows\n\nFar: {bounce}\nand {bonce}, {leg}.\n"
    var marks: Marks = ["bounce": "20", "width": "320"]
    marks.offer("height", "44")
    marks.quote("why", "Because.")

    Self.expect(
      ["A.md": template], marks,
      troubles: [
        "A.md:4: nothing computes {bonce}", "A.md:4: nothing computes {leg}", "A.md:1: the page does not use {width}",
        "A.md:1: the page does not use {why}",
      ])
    Self.expect(
      ["B.md": "# B\n"], troubles: ["A.md:1: there is no template for Docs/A.md", "B.md:1: no page is made from it"])
  }

  @Test(
    "A mark quotes, links or names a declaration; a missing declaration is reported with the mark's line")
  func sources() throws {
    let template = """
      {excerpt "func here(" "func there(" in +One.swift}

      | {name panThisCell:} | {link "func there(" "struct One"} | [two]({line "func here(" in Sources/A/A+Two.swift}) |

      """
    let page = """
      [A+One.swift](../Sources/A/A+One.swift#L2)

      ```swift
      func here(_ x: Int) -> Int {
        x
      }

      func there() {}
      ```

      | <code>pan<wbr>This<wbr>Cell:</code> | [<code>there</code>](../Sources/A/A+One.swift#L5)<br>\
      [<code>One</code>](../Sources/A/A+One.swift#L1) | [two](../Sources/A/A+Two.swift#L1) |

      """

    #expect(try Self.page(template) == page)
    Self.expect(
      ["A.md": "# A\n\n{line \"func here(\"}\n\n{excerpt \"func gone(\"}\n\n{link func}\n"],
      troubles: [
        "A.md:3: \"func here(\" is in Sources/A/A+One.swift:2, Sources/A/A+Two.swift:1; name it more exactly",
        "A.md:5: Sources/A/A: no line of code contains \"func gone(\"", "A.md:7: nothing computes {link func}",
      ])
  }
}
