/// A file that docgen makes: its path from the package's root, and its text.
struct Document: Hashable, Sendable {
  let path: String
  let text: String
  /// The template from which the text is made, or nil if the text is already known.
  var filling: Filling?

  /// A template and its marks.
  struct Filling: Hashable, Sendable {
    /// The template's name.
    let template: String
    let marks: Marks
  }

  /// The beginning of the first line of every generated page, by which the index tells it from one that is written by hand.
  static let mark = "<!-- Written by `swift run docgen` from "
  /// The folder of the pages.
  static let folder = "Docs/"
  /// The folder of the pictures.
  static let figures = "Docs/Figures/"

  /// The list of all files that docgen has written, one per line; it may remove those that it no longer makes.
  static let manifest = "Docs/Generated.txt"

  /// Creates a page at a path, whose first line says that it is generated, and from which template.
  static func page(at path: String, from template: String, _ text: String) -> Document {
    Document(path: path, text: mark + template + "; do not edit it here. -->\n\n" + text + "\n")
  }

  /// Creates a page, in Docs or at another path, whose template is filled after all chapters have been made.
  static func template(_ name: String, _ marks: Marks, path: String? = nil) -> Document {
    Document(path: path ?? folder + name, text: "", filling: Filling(template: name, marks: marks))
  }

  /// Creates a picture.
  static func figure(_ name: String, _ text: String) -> Document { Document(path: figures + name, text: text) }
}
