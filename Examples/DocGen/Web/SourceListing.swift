/// A file of code as HTML, whose lines are places that links lead to.
struct SourceListing {
  let path: String
  let text: String
  let words: WebWords

  var html: String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    let code = path.hasSuffix(".swift") ? SwiftHighlighter.html(text) : HTML.escaped(text)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      HTML.element("span", ["id": "L\(index + 1)", "class": "line"], String(line))
    }
    return HTML.element("h1", HTML.escaped(path)) + "\n"
      + HTML.element(
        "pre", ["class": "source", "tabindex": "0", "role": "group", "aria-label": words.code + ": " + path],
        HTML.element("code", lines.joined(separator: "\n"))) + "\n"
  }
}
