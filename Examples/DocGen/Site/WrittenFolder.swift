import Foundation

/// What a run has changed on the disk.
struct SiteChanges: Equatable {
  /// The files that were written.
  var written: [String] = []
  /// The files that an earlier run had written, and that are generated no more.
  var removed: [String] = []

  var count: Int { written.count + removed.count }
}

/// A folder that runs have written files to, and that may hold others.
struct WrittenFolder {
  let root: String
  /// Where the list is of what runs have written.
  let place: Manifest.Place
  /// What messages put before the paths of files.
  var prefix = ""

  /// What keeps the files on the disk from being these, one line each, sorted by path.
  func differences(_ documents: [Document]) throws(FileTrouble) -> [String] {
    var wrong: [(path: String, problem: String)] = []
    for document in documents {
      guard let bytes = try bytes(document.path) else {
        wrong.append((document.path, "is missing"))
        continue
      }
      if bytes != Array(document.text.utf8) { wrong.append((document.path, "differs")) }
    }
    wrong += try stale(documents).map { ($0, "is generated no more") }
    return wrong.sorted { $0.path < $1.path }.map { $0.path + ": " + $0.problem }
  }

  /// Writes what differs, and removes what an earlier run has written and is generated no more.
  ///
  /// Each file is written beside its place and takes its name then, and one that is as it should be is not touched. The
  /// manifest names new files before they are written, and forgets stale ones after they have gone: wherever a run is
  /// stopped, the next one goes on.
  func write(_ documents: [Document]) throws(FileTrouble) -> SiteChanges {
    var changes = SiteChanges()
    let stale = try stale(documents)
    let pages = documents.filter { $0.path != place.path }
    let known = try manifest
    if !place.replacesOthers { try checkOthers(pages, known) }
    for folder in Set(documents.map { folder(of: $0.path) }).sorted() { try make(folder) }
    let all = Manifest((known?.paths ?? []) + documents.map(\.path), in: place)
    if all != known {
      try write(all.text, to: place.path)
      changes.written.append(place.path)
    }
    for document in pages where try !isWritten(document) {
      try write(document.text, to: document.path)
      changes.written.append(document.path)
    }
    for path in stale {
      guard unsafe unlink(root + "/" + path) == 0 || errno == ENOENT else {
        throw FileTrouble(prefix + path, .writing, error: errno)
      }
      changes.removed.append(path)
    }
    for document in documents where document.path == place.path {
      if try isWritten(document) { continue }
      try write(document.text, to: document.path)
      if !changes.written.contains(document.path) { changes.written.append(document.path) }
    }
    return changes
  }

  private func write(_ text: String, to path: String) throws(FileTrouble) {
    try Files.write(Array(text.utf8), to: root + "/" + path, name: prefix + path)
  }

  /// Makes sure that no file of somebody else is where a page is to be.
  private func checkOthers(_ pages: [Document], _ known: Manifest?) throws(FileTrouble) {
    let own = Set(known?.paths ?? [])
    for page in pages + [Document(path: place.path, text: "")] where !own.contains(page.path) {
      if try bytes(page.path) != nil {
        let reason = "no earlier run has written what is there (move it, or name another folder)"
        throw FileTrouble(prefix + page.path, .writing, reason)
      }
    }
  }

  private func isWritten(_ document: Document) throws(FileTrouble) -> Bool {
    try bytes(document.path) == Array(document.text.utf8)
  }

  private func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// Makes a folder, and removes what killed runs have left there.
  private func make(_ folder: String) throws(FileTrouble) {
    do {
      try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
    } catch {
      let reason = "the folder cannot be made (see what is in its place, and who may write there)"
      throw FileTrouble(prefix + folder, .writing, reason)
    }
    Files.removeUnfinished(in: root + "/" + folder)
  }

  /// The bytes of a file on the disk, or nil where there is none.
  private func bytes(_ path: String) throws(FileTrouble) -> [UInt8]? {
    guard case .success = FileStatus.at(root + "/" + path, followsLinks: true) else { return nil }
    return try Files.bytes(root + "/" + path, name: prefix + path)
  }

  /// The files that earlier runs have written, or nil where nothing says so.
  private var manifest: Manifest? {
    get throws(FileTrouble) {
      try bytes(place.path).map { Manifest(text: String(decoding: $0, as: UTF8.self), in: place) }
    }
  }

  /// The files on the disk that an earlier run has written, and that are not among these.
  private func stale(_ documents: [Document]) throws(FileTrouble) -> [String] {
    let paths = Set(documents.map(\.path))
    return try manifest?.paths.filter { path in
      guard !paths.contains(path) else { return false }
      if case .success(let status) = FileStatus.at(root + "/" + path, followsLinks: false) {
        return status.kind == .regular
      }
      return false
    } ?? []
  }
}

extension Site {
  /// The package's folder, with its pages.
  private var folder: WrittenFolder { WrittenFolder(root: root, place: .package) }

  /// What keeps the files on the disk from being these, one line each, sorted by path.
  func differences(_ documents: [Document]) throws(FileTrouble) -> [String] { try folder.differences(documents) }

  /// Writes what differs, and removes what an earlier run has written and is generated no more.
  func write(_ documents: [Document]) throws(FileTrouble) -> SiteChanges { try folder.write(documents) }
}
