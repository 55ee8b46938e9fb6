import Foundation

/// An open file, pipe or device, which is closed when the object is released.
///
/// This replaces Foundation's `FileHandle`, some of whose calls trap on a closed stream on Linux, and whose errors are not
/// sentences.
final class OpenFile {
  let name: String
  private let descriptor: Int32
  private let isOwned: Bool

  /// Creates an object for a stream that is already open and stays open.
  init(stream descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isOwned = false
  }

  /// Opens the file at a path for a purpose, with further flags of `open`; errors call it by the given name.
  init(_ path: String, name: String, for purpose: FileTrouble.Purpose, flags: Int32 = 0) throws(FileTrouble) {
    descriptor = unsafe open(path, (purpose == .reading ? O_RDONLY : O_WRONLY) | O_CLOEXEC | flags, 0o666)
    self.name = name
    isOwned = true
    if descriptor < 0 { throw FileTrouble(name, purpose, error: errno) }
  }

  /// Creates a temporary file for writing and reading; it is unlinked at once, so it disappears when it is closed.
  static func temporary() throws(FileTrouble) -> OpenFile {
    var path = Array((NSTemporaryDirectory() + "docgen.XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&path)
    let name = "a temporary file"
    if descriptor < 0 { throw FileTrouble(name, .writing, error: errno) }
    _ = unsafe unlink(path)
    return OpenFile(owning: descriptor, name: name)
  }

  private init(owning descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isOwned = true
  }

  deinit { if isOwned && descriptor >= 0 { _ = close(descriptor) } }

  // MARK: Reading

  /// The maximum number of bytes that one call reads.
  private static let chunk = 1 << 20
  /// The maximum number of bytes that are read from a pipe or a device, because some never end.
  private static let most = 1 << 31

  /// Reads to the end; a file is read into one array, and a pipe piece by piece, so that the bytes are never held twice.
  func readAll() throws(FileTrouble) -> [UInt8] {
    var bytes: [UInt8] = []
    if let size = knownSize {
      bytes.reserveCapacity(size + 1)
      var piece = [UInt8](repeating: 0, count: min(size + 1, Self.chunk))
      while case let count = try read(into: &piece, from: 0), count > 0 { bytes += piece[..<count] }
      return bytes
    }
    var pieces: [[UInt8]] = []
    var isAtEnd = false
    while !isAtEnd {
      guard pieces.count * Self.chunk < Self.most else {
        throw FileTrouble(name, .reading, "it does not end within 2 GB (name something that does)")
      }
      var piece = [UInt8](repeating: 0, count: Self.chunk)
      var filled = 0
      while filled < piece.count, !isAtEnd {
        let count = try read(into: &piece, from: filled)
        filled += count
        isAtEnd = count == 0
      }
      piece.removeLast(piece.count - filled)
      pieces.append(piece)
    }
    if pieces.count == 1 { return pieces[0] }
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for index in pieces.indices {
      bytes += pieces[index]
      pieces[index] = []
    }
    return bytes
  }

  /// Passes the bytes of a file to a closure from the start, piece by piece.
  func readFromStart(_ receive: ([UInt8]) throws(FileTrouble) -> Void) throws(FileTrouble) {
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw FileTrouble(name, .reading, error: errno) }
    var piece = [UInt8](repeating: 0, count: Self.chunk)
    while case let count = try read(into: &piece, from: 0), count > 0 { try receive(Array(piece[..<count])) }
  }

  /// The size of a regular file in bytes; nil for a pipe or a device.
  private var knownSize: Int? {
    guard let status = FileStatus(descriptor: descriptor), status.kind == .regular else { return nil }
    return status.size
  }

  /// Reads the bytes that are available, waiting until there are some; returns their number, which is 0 at the end.
  private func read(into piece: inout [UInt8], from start: Int) throws(FileTrouble) -> Int {
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return unsafe Foundation.read(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { return count }
      try wait(after: errno, for: .reading)
    }
  }

  // MARK: Writing

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(FileTrouble) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { start += count } else { try wait(after: errno, for: .writing) }
    }
  }

  /// Waits if a stream was not ready or a call was interrupted; throws any other error.
  private func wait(after error: Int32, for purpose: FileTrouble.Purpose) throws(FileTrouble) {
    switch error {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(purpose == .reading ? POLLIN : POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    default: throw FileTrouble(name, purpose, error: error)
    }
  }

  /// Gives the file the permissions and, if the system allows it, the owner and group of another file.
  func imitate(_ status: FileStatus) {
    _ = fchown(descriptor, status.owner, status.group)
    _ = fchmod(descriptor, status.permissions)
  }
}

/// The system's information about a file.
struct FileStatus {
  enum Kind {
    case regular, folder, link
    /// A device, a pipe or a socket, which is written to and not replaced.
    case other
  }

  private let status: stat

  /// Returns the status of the file at a path, or the error; `followsLinks` decides about a link at the end of the path.
  static func at(_ path: String, followsLinks: Bool) -> Result<FileStatus, FileError> {
    var status = stat()
    let result = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    return result == 0 ? .success(FileStatus(status: status)) : .failure(FileError(number: errno))
  }

  /// Creates the status of an open file; nil if the descriptor is not open.
  init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  private init(status: stat) { self.status = status }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
  var size: Int { Int(status.st_size) }
  var permissions: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }

  /// Whether both are the same file.
  func isSame(as other: FileStatus) -> Bool {
    status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
  }
}

/// An error of the system, by its number.
struct FileError: Error {
  let number: Int32
}
