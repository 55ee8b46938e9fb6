import Foundation

/// Reading and writing whole files.
enum Files {
  /// Reads a file, a pipe or a device, which errors call by the given name.
  static func bytes(_ path: String, name: String) throws(FileTrouble) -> [UInt8] {
    if let stream = stream(at: path) { return try OpenFile(stream: stream, name: name).readAll() }
    return try OpenFile(path, name: name, for: .reading).readAll()
  }

  /// Returns the number of the open stream that a path names, or nil if it names none.
  ///
  /// Opening such a path again would start at the beginning of the file, and fails for a socket.
  static func stream(at path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
      }
      return nil
    }
  }

  /// Reads a file in UTF-8.
  static func text(_ path: String, name: String) throws(FileTrouble) -> String {
    let bytes = try bytes(path, name: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileTrouble(name, .reading, "it is not UTF-8 (save it as UTF-8)")
    }
    return text
  }

  /// Writes bytes to a path.
  ///
  /// A regular file, existing or new, gets all bytes or none, because they are written to a temporary file that is then
  /// renamed. A link stays, and its target is replaced. A device or a pipe is written to directly.
  static func write(_ bytes: [UInt8], to path: String, name: String) throws(FileTrouble) {
    if let stream = stream(at: path) { return try OpenFile(stream: stream, name: name).write(bytes) }
    switch FileStatus.at(path, followsLinks: true) {
    case .failure(let error) where error.number == ENOENT:
      if case .success = FileStatus.at(path, followsLinks: false) {
        throw FileTrouble(name, .writing, "it is a link that leads nowhere (remove it, or name another file)")
      }
      try replace(path, with: bytes, like: nil, name: name)
    case .failure(let error): throw FileTrouble(name, .writing, error: error.number)
    case .success(let status):
      switch status.kind {
      case .regular:
        // The superuser may write to any file, but a read-only file is not meant to be replaced.
        guard status.permissions & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
          throw FileTrouble(name, .writing, "it is read-only (make it writable, or name another file)")
        }
        try replace(withoutLinks(path) ?? path, with: bytes, like: status, name: name)
      case .folder, .link: throw FileTrouble(name, .writing, error: EISDIR)
      case .other: try OpenFile(path, name: name, for: .writing).write(bytes)
      }
    }
  }

  /// Returns the path without links; nil if it leads to no file.
  private static func withoutLinks(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// The prefix of the names of temporary files.
  static let unfinished = ".docgen-"

  private static func replace(
    _ path: String, with bytes: [UInt8], like status: FileStatus?, name: String
  ) throws(FileTrouble) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let beside = folder + unfinished + String(getpid()) + "-" + random
    do throws(FileTrouble) {
      let file = try OpenFile(beside, name: name, for: .writing, flags: O_CREAT | O_EXCL)
      if let status { file.imitate(status) }
      try file.write(bytes)
      guard unsafe rename(beside, path) == 0 else { throw FileTrouble(name, .writing, error: errno) }
    } catch {
      _ = unsafe unlink(beside)
      throw error
    }
  }

  /// Removes the temporary files that killed runs have left in a folder.
  static func removeUnfinished(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(unfinished), let process = Int32(name.dropFirst(unfinished.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = unsafe unlink(folder + "/" + name)
    }
  }
}
