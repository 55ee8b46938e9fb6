import Foundation
import Testing

@testable import DocGen

@Suite("Files, pipes and devices")
struct FilesTests {
  private static func write(_ text: String, _ path: String) throws(FileTrouble) {
    try Files.write(Array(text.utf8), to: path, name: "c.svg")
  }

  private static func trouble(_ reason: String) -> FileTrouble { FileTrouble("c.svg", .writing, reason) }

  /// The status of a path itself, even if it is a link.
  private static func status(_ path: String) throws -> FileStatus {
    try FileStatus.at(path, followsLinks: false).get()
  }

  @Test("New and existing files are written as a whole; permissions are kept, and a read-only file is not written")
  func regular() throws {
    try withFolder { folder in
      let path = folder + "/c.svg"
      try Self.write("one", path)
      #expect(unsafe chmod(path, 0o640) == 0)
      try Self.write("two", path)
      #expect(try Self.status(path).permissions == 0o640)
      // Also to the superuser.
      #expect(unsafe chmod(path, 0o444) == 0)
      #expect(throws: Self.trouble("it is read-only (make it writable, or name another file)")) {
        try Self.write("three", path)
      }
      #expect(try Files.text(path, name: "c.svg") == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["c.svg"])
    }
  }

  @Test("A link stays a link, and its target is replaced; a link that leads nowhere is refused")
  func links() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/far", withIntermediateDirectories: true)
      try Self.write("one", folder + "/far/c.svg")
      for (link, target) in [("link", "far/c.svg"), ("again", "link"), ("lost", "nowhere"), ("round", "round")] {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
      }
      try Self.write("two", folder + "/again")
      #expect(try Files.text(folder + "/far/c.svg", name: "c.svg") == "two")
      let kinds = try ["link", "again"].map { try Self.status(folder + "/" + $0).kind }
      #expect(kinds == [.link, .link])
      for (link, reason) in [
        ("lost", "it is a link that leads nowhere (remove it, or name another file)"),
        ("round", "its links lead in a circle (name the file itself)"),
      ] {
        #expect(throws: Self.trouble(reason)) { try Self.write("three", folder + "/" + link) }
      }
    }
  }

  @Test("Devices and pipes are written to and stay such, and a pipe is read to its end, however long it is")
  func devices() throws {
    try Self.write("one", "/dev/null")
    #expect(throws: Self.trouble("there is no room left (free some space)")) { try Self.write("one", "/dev/full") }
    try withFolder { (folder: String) throws in
      let path = folder + "/pipe"
      #expect(unsafe mkfifo(path, 0o600) == 0)
      // Three pieces and a part of one.
      var doubled = (0..<3 << 10).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      while doubled.count < 3 << 20 { doubled += doubled }
      let bytes = doubled + [1, 2, 3, 4, 5]
      let writing = Thread { try? Files.write(bytes, to: path, name: "pipe") }
      writing.start()
      #expect(try Files.bytes(path, name: "pipe") == bytes)
      let kinds = try [path, "/dev/null", "/dev/full"].map { try Self.status($0).kind }
      #expect(kinds == [.other, .other, .other])
    }
  }

  @Test("A failure to write says why and leaves nothing behind, and a text that is not UTF-8 is named")
  func unwritable() throws {
    try withFolder { folder in
      try Self.write("", folder + "/file")
      for (path, reason) in [
        ("/nowhere/c.svg", "its folder does not exist (create it, or check the path)"),
        ("", "it is a folder (name a file in it)"),
        ("/new/", "its folder does not exist (create it, or check the path)"),
        ("/file/c.svg", "a part of its path is not a folder (check the path)"),
        ("/" + String(repeating: "a", count: 256), "its name is too long (shorten it)"),
      ] {
        #expect(throws: Self.trouble(reason), "\(path)") { try Self.write("one", folder + path) }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
      try Files.write([0x66, 0xFC, 0x72], to: folder + "/latin", name: "latin")
      #expect(throws: FileTrouble("latin", .reading, "it is not UTF-8 (save it as UTF-8)")) {
        try Files.text(folder + "/latin", name: "latin")
      }
    }
  }
}
