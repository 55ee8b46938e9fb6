import Foundation

extension Command {
  /// Writes the pages as a web site into a folder, and says what has changed.
  ///
  /// What is wrong with the pages is a line of the errors each, and nothing is written then. `folder` is a path, from the
  /// working directory `root` where it is not absolute.
  static func webSite(_ folder: String, root: String, _ console: Console) throws -> Int32 {
    try checkRoot(root)
    let target = path(folder, root: root)
    guard !isSameFolder(target, root) else {
      throw FileTrouble(folder, .writing, "it is the package itself (name another folder)")
    }
    let start = console.seconds()
    let documents = try WebSite(root: root).documents { console.errors($0 + " …\n") }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let changes = try WrittenFolder(root: target, place: .webSite, prefix: prefix)
      .write(Manifest.added(to: documents, in: .webSite))
    for path in changes.removed { console.errors(prefix + path + ": removed, as no page needs it any more\n") }
    let seconds = number(console.seconds() - start)
    console.errors("\(documents.count) files, \(changes.count) changed, \(seconds) s\n")
    return Status.fine
  }

  private static func isSameFolder(_ path: String, _ other: String) -> Bool {
    guard let first = try? FileStatus.at(path, followsLinks: true).get(),
      let second = try? FileStatus.at(other, followsLinks: true).get()
    else { return false }
    return first.isSame(as: second)
  }
}
