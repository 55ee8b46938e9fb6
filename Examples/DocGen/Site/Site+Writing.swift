import Foundation

/// The changes of a run on the disk.
struct SiteChanges: Equatable {
  /// The files that were written.
  var written: [String] = []
  /// The files that an earlier run had written and that are no longer generated.
  var removed: [String] = []

  var count: Int { written.count + removed.count }
}

extension Site {
  /// Returns the differences between the files on the disk and these documents, one line each, sorted by path.
  func differences(_ documents: [Document]) throws(FileTrouble) -> [String] {
    var wrong: [(path: String, problem: String)] = []
    for document in documents {
      guard let bytes = try bytes(document.path) else {
        wrong.append((document.path, "is missing"))
        continue
      }
      if bytes != Array(document.text.utf8) { wrong.append((document.path, "differs")) }
    }
    wrong += try stale(documents).map { ($0, "is no longer generated") }
    return wrong.sorted { $0.path < $1.path }.map { $0.path + ": " + $0.problem }
  }

  /// Writes the files that differ, and removes those that an earlier run wrote and that are no longer generated.
  ///
  /// Each file is written under a temporary name and then renamed; an equal file is not touched. The manifest lists new
  /// files before they are written, and drops stale ones after they have been removed, so that the next run can finish a
  /// stopped one.
  func write(_ documents: [Document]) throws(FileTrouble) -> SiteChanges {
    var changes = SiteChanges()
    let stale = try stale(documents)
    let pages = documents.filter { $0.path != Document.manifest }
    let known = try manifest
    for folder in Set(documents.map { folder(of: $0.path) }).sorted() { try make(folder) }
    let all = Manifest((known?.paths ?? []) + documents.map(\.path))
    if all != known {
      try write(all.text, to: Document.manifest)
      changes.written.append(Document.manifest)
    }
    for document in pages where try !isWritten(document) {
      try write(document.text, to: document.path)
      changes.written.append(document.path)
    }
    for path in stale {
      guard unsafe unlink(root + "/" + path) == 0 || errno == ENOENT else {
        throw FileTrouble(path, .writing, error: errno)
      }
      changes.removed.append(path)
    }
    for document in documents where document.path == Document.manifest {
      if try isWritten(document) { continue }
      try write(document.text, to: document.path)
      if !changes.written.contains(document.path) { changes.written.append(document.path) }
    }
    return changes
  }

  private func write(_ text: String, to path: String) throws(FileTrouble) {
    try Files.write(Array(text.utf8), to: root + "/" + path, name: path)
  }

  private func isWritten(_ document: Document) throws(FileTrouble) -> Bool {
    try bytes(document.path) == Array(document.text.utf8)
  }

  private func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  /// Creates a folder, and removes the temporary files that killed runs have left there.
  private func make(_ folder: String) throws(FileTrouble) {
    do {
      try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
    } catch {
      let reason = "the folder cannot be made (see what is in its place, and who may write there)"
      throw FileTrouble(folder, .writing, reason)
    }
    Files.removeUnfinished(in: root + "/" + folder)
  }

  /// Returns the bytes of a file on the disk, or nil if there is none.
  private func bytes(_ path: String) throws(FileTrouble) -> [UInt8]? {
    guard case .success = FileStatus.at(root + "/" + path, followsLinks: true) else { return nil }
    return try Files.bytes(root + "/" + path, name: path)
  }

  /// The manifest of the files that earlier runs have written, or nil if there is none.
  private var manifest: Manifest? {
    get throws(FileTrouble) {
      try bytes(Document.manifest).map { Manifest(text: String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Returns the files on the disk that an earlier run has written and that are not among these documents.
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
