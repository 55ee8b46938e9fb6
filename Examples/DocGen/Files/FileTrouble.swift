import Foundation
import InteractionReplay

/// The reason why a file or a stream cannot be read or written, in words that are the same on every system.
struct FileTrouble: Error, Equatable, CustomStringConvertible {
  /// What the file or stream was opened for.
  enum Purpose: Equatable {
    case reading, writing
  }

  /// The path as it was given, or the name of the stream.
  let name: String
  let purpose: Purpose
  /// The reason, with a remedy in parentheses.
  let reason: String
  /// Whether the reader of the output has gone away, which is not a fault.
  var isReaderGone = false

  /// One line, such as `drag.json: cannot be read: there is no such file (check the path)`.
  var description: String {
    let problem = "cannot be " + (purpose == .reading ? "read: " : "written: ") + reason
    // As for errors of scripts, the message is one line, whatever the name contains.
    return ScriptError(file: name.isEmpty ? "\"\"" : name, place: "", problem: problem).description
  }

  /// The exit status for this trouble.
  var status: Int32 {
    switch purpose {
    case .reading: Command.Status.wrong
    case .writing: isReaderGone ? Command.Status.fine : Command.Status.unwritten
    }
  }

  init(_ name: String, _ purpose: Purpose, _ reason: String) {
    self.name = name
    self.purpose = purpose
    self.reason = reason
  }

  /// Creates the trouble for an error number of the system.
  init(_ name: String, _ purpose: Purpose, error: Int32) {
    self.init(name, purpose, Self.reason(error, purpose))
    isReaderGone = error == EPIPE
  }

  /// Returns the trouble with a stream that the caller of the program has closed.
  static func closed(_ name: String, _ purpose: Purpose) -> FileTrouble {
    FileTrouble(name, purpose, error: EBADF)
  }

  private static func reason(_ error: Int32, _ purpose: Purpose) -> String {
    let isReading = purpose == .reading
    return switch error {
    case ENOENT:
      isReading ? "there is no such file (check the path)" : "its folder does not exist (create it, or check the path)"
    case EACCES, EPERM:
      isReading
        ? "you may not read it (change its permissions)"
        : "you may not write to it or to its folder (change the permissions)"
    case EISDIR: "it is a folder (name a file in it)"
    case ENOTDIR: "a part of its path is not a folder (check the path)"
    case EBADF: "it is closed (leave it open)"
    case EPIPE: "nobody reads it"
    case ENOSPC, EDQUOT: "there is no room left (free some space)"
    case EFBIG: "it would be too large (name a file on another disk, or raise the limit)"
    case EROFS: "its disk cannot be written to (name a file on another one)"
    case ENAMETOOLONG: "its name is too long (shorten it)"
    case ELOOP: "its links lead in a circle (name the file itself)"
    case EMFILE, ENFILE: "too many files are open (close some)"
    case EIO: "its disk or its terminal reports a fault (try again)"
    case ENXIO: "nobody is at its other end (name a file)"
    default: "the system reports error \(error) (look it up in errno.h)"
    }
  }
}
