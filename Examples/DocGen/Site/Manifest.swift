/// The paths of the files that docgen has written; docgen removes only these, when it no longer makes them.
struct Manifest: Equatable {
  /// The folders in which docgen writes.
  private static let folders = [Document.folder, "Examples/Features/", "Examples/Gestures/", "Examples/ArticleForm/"]

  /// The paths from the package's root, sorted.
  let paths: [String]

  /// Creates a manifest of some files and of the manifest itself.
  init(_ paths: some Sequence<String>) { self.paths = Set(paths).union([Document.manifest]).sorted() }

  /// Reads a manifest, leaving out lines that are not paths in the folders in which docgen writes.
  init(text: String) {
    self.init(
      text.split(whereSeparator: \.isNewline).map(String.init).filter { path in
        Self.folders.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
      })
  }

  /// The manifest's text, one path per line.
  var text: String { paths.map { $0 + "\n" }.joined() }

  /// Returns documents and their manifest.
  static func added(to documents: [Document]) -> [Document] {
    documents + [Document(path: Document.manifest, text: Manifest(documents.map(\.path)).text)]
  }
}
