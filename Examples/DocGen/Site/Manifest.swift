/// The files that docgen has written, by their paths: the only ones that it removes when it makes them no more.
struct Manifest: Equatable {
  /// How the paths of all files begin.
  private static let folders = [Document.folder, "Examples/Features/", "Examples/Gestures/", "Examples/ArticleForm/"]

  /// The paths from the package's root, sorted.
  let paths: [String]

  /// Some files and the manifest itself.
  init(_ paths: some Sequence<String>) { self.paths = Set(paths).union([Document.manifest]).sorted() }

  /// Reads a manifest; lines that are no paths in the folders that docgen writes in are left out, whoever put them there.
  init(text: String) {
    self.init(
      text.split(whereSeparator: \.isNewline).map(String.init).filter { path in
        Self.folders.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
      })
  }

  /// One path a line.
  var text: String { paths.map { $0 + "\n" }.joined() }

  /// Some documents, and the manifest of them all.
  static func added(to documents: [Document]) -> [Document] {
    documents + [Document(path: Document.manifest, text: Manifest(documents.map(\.path)).text)]
  }
}
