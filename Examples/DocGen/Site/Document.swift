/// A file that docgen makes: where it goes, from the package's root, and what is in it.
struct Document: Hashable, Sendable {
  let path: String
  let text: String
  /// What the marks of the page's template stand for, nil where the text is known already.
  var marks: Marks?

  /// The first line of every page that is generated, by which `check` knows it from a written one.
  static let mark = "<!-- Written by `swift run docgen` from what the engines do. Do not edit. -->"
  /// The folder of the pages.
  static let folder = "Docs/"
  /// The folder of the pictures.
  static let figures = "Docs/Figures/"

  /// The list of all files that docgen has written, one a line: what it may remove when it makes them no more.
  static let manifest = "Docs/Generated.txt"

  /// Creates a page in Markdown, marked as generated.
  static func page(_ name: String, _ blocks: [String]) -> Document {
    Document(path: folder + name, text: ([mark] + blocks).joined(separator: "\n\n") + "\n")
  }

  /// A page whose template is filled when everything is made.
  static func template(_ name: String, _ marks: Marks) -> Document {
    Document(path: folder + name, text: "", marks: marks)
  }

  /// Creates a picture.
  static func figure(_ name: String, _ text: String) -> Document { Document(path: figures + name, text: text) }

  /// The name of a page of Docs, or the path of anything else.
  var pageName: String {
    path.hasPrefix(Document.folder) && path.hasSuffix(".md") ? String(path.dropFirst(Document.folder.count)) : path
  }
}
