/// A file that docgen makes: where it goes, from the package's root, and what is in it.
struct Document: Hashable, Sendable {
  let path: String
  let text: String
  /// The template that becomes its text, nil where the text is known already.
  var filling: Filling?

  /// A template, and what its marks stand for.
  struct Filling: Hashable, Sendable {
    /// The template's name.
    let template: String
    let marks: Marks
  }

  /// How the first line of every page begins that is generated, by which the index knows it from a written one.
  static let mark = "<!-- Written by `swift run docgen` from "
  /// The folder of the pages.
  static let folder = "Docs/"
  /// The folder of the pictures.
  static let figures = "Docs/Figures/"

  /// The list of all files that docgen has written, one a line: what it may remove when it makes them no more.
  static let manifest = "Docs/Generated.txt"

  /// A page at a path, marked as generated from a template, which it names.
  static func page(at path: String, from template: String, _ text: String) -> Document {
    Document(path: path, text: mark + template + "; do not edit it here. -->\n\n" + text + "\n")
  }

  /// A page whose template is filled when everything is made: of Docs, or at some other path.
  static func template(_ name: String, _ marks: Marks, path: String? = nil) -> Document {
    Document(path: path ?? folder + name, text: "", filling: Filling(template: name, marks: marks))
  }

  /// Creates a picture.
  static func figure(_ name: String, _ text: String) -> Document { Document(path: figures + name, text: text) }
}
