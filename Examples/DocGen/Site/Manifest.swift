/// The files that docgen has written, by their paths: the only ones that it removes when it makes them no more.
struct Manifest: Equatable {
  /// Where a manifest stands, and what it may name.
  struct Place: Equatable {
    /// The manifest's own path.
    let path: String
    /// How the paths of all other files begin.
    let folders: [String]
    /// Whether files are replaced that stand where one is to be, and that no run has written.
    let replacesOthers: Bool

    /// Among the pages in the package.
    static let package = Place(
      path: Document.manifest,
      folders: [Document.folder, "Examples/Features/", "Examples/Gestures/", "Examples/ArticleForm/"],
      replacesOthers: true)
    /// In the folder of a web site.
    static let webSite = Place(path: "files.txt", folders: [""], replacesOthers: false)
  }

  let place: Place
  /// The paths from the folder's root, sorted.
  let paths: [String]

  /// Some files and the manifest itself.
  init(_ paths: some Sequence<String>, in place: Place = .package) {
    self.place = place
    self.paths = Set(paths).union([place.path]).sorted()
  }

  /// Reads a manifest; lines that are no paths in the folders that docgen writes in are left out, whoever put them there.
  init(text: String, in place: Place = .package) {
    self.init(
      text.split(whereSeparator: \.isNewline).map(String.init).filter { path in
        place.folders.contains(where: path.hasPrefix) && !path.split(separator: "/").contains("..")
      }, in: place)
  }

  /// One path a line.
  var text: String { paths.map { $0 + "\n" }.joined() }

  /// Some documents, and the manifest of them all.
  static func added(to documents: [Document], in place: Place = .package) -> [Document] {
    documents + [Document(path: place.path, text: Manifest(documents.map(\.path), in: place).text)]
  }
}
