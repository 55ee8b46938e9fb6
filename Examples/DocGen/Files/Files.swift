import Foundation

/// Reading and writing whole files.
enum Files {
  /// The bytes of a file, a pipe or a device; messages call it by its name.
  static func bytes(_ path: String, name: String) throws(FileTrouble) -> [UInt8] {
    if let stream = stream(at: path) { return try OpenFile(stream: stream, name: name).readAll() }
    return try OpenFile(path, name: name, for: .reading).readAll()
  }

  /// The number of the open stream that a path stands for, or nil: to open it again would begin at its beginning, and
  /// cannot be done where it is a socket.
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

  /// The text of a file.
  static func text(_ path: String, name: String) throws(FileTrouble) -> String {
    let bytes = try bytes(path, name: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileTrouble(name, .reading, "it is not UTF-8 (save it as UTF-8)")
    }
    return text
  }

  /// Puts bytes where a path leads.
  ///
  /// A regular file, or a new name, gets them as a whole or not at all: they are written beside it, and take its name
  /// then. A link stays, and what it leads to is replaced. A device or a pipe is written to.
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
        // The superuser may write to any file; who made this one read-only did not mean it to be replaced.
        guard status.permissions & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
          throw FileTrouble(name, .writing, "it is read-only (make it writable, or name another file)")
        }
        try replace(withoutLinks(path) ?? path, with: bytes, like: status, name: name)
      case .folder, .link: throw FileTrouble(name, .writing, error: EISDIR)
      case .other: try OpenFile(path, name: name, for: .writing).write(bytes)
      }
    }
  }

  /// The path of the file that a path leads to.
  private static func withoutLinks(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// How the names of files begin that are being written.
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

  /// Removes what runs have left in a folder that were killed while they wrote a file.
  static func removeUnfinished(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(unfinished), let process = Int32(name.dropFirst(unfinished.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = unsafe unlink(folder + "/" + name)
    }
  }
}
