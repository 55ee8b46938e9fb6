import Foundation
import Testing

@testable import DocGen

@Suite("Writing the pages")
struct SiteWritingTests {
  /// A page, a picture, and the manifest of both.
  private static let documents = Manifest.added(to: [
    .page(at: "Docs/A.md", from: "A.md", "# A"), .figure("A.svg", "<svg/>"),
  ])

  private static func manifest(_ paths: [String]) -> String { paths.map { $0 + "\n" }.joined() }

  /// Expects these files below a folder, and no others.
  private func expectFiles(_ root: String, _ files: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let paths = FileManager.default.subpaths(atPath: root) ?? []
    let found = paths.filter { path in
      if case .success(let status) = FileStatus.at(root + "/" + path, followsLinks: false) {
        return status.kind != .folder
      }
      return false
    }
    #expect(found.sorted() == files.sorted(), sourceLocation: sourceLocation)
  }

  private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("Pages, pictures and the manifest are written, and a second run touches nothing")
  func unchanged() throws {
    try withFolder { root in
      let site = Site(root: root, chapters: [])
      let all = ["Docs/A.md", "Docs/Figures/A.svg", "Docs/Generated.txt"]
      let written = try Set(site.write(Self.documents).written)
      #expect(written == Set(all))
      expectFiles(root, all)
      #expect(try Self.text(root + "/Docs/Generated.txt") == Self.manifest(all))

      func statuses() throws -> [FileStatus] {
        try all.map { try FileStatus.at(root + "/" + $0, followsLinks: false).get() }
      }
      let before = try statuses()
      #expect(try site.write(Self.documents) == SiteChanges())
      let after = try statuses()
      #expect(zip(before, after).allSatisfy { $0.isSame(as: $1) })
    }
  }

  @Test("Files of an earlier run are removed and named, and files written by hand stay, even with docgen's mark")
  func stale() throws {
    try withFolder { root in
      let site = Site(root: root, chapters: [])
      _ = try site.write(Self.documents)
      for own in ["Docs/Figures/Own.svg", "Docs/Own.md"] {
        try Document.mark.write(toFile: root + "/" + own, atomically: true, encoding: .utf8)
      }
      let less = Manifest.added(to: [.page(at: "Docs/A.md", from: "A.md", "# A")])
      let own = ["Docs/Figures/Own.svg", "Docs/Own.md"]
      let stale = ["Docs/Figures/A.svg: is no longer generated", "Docs/Generated.txt: differs"]
      expect(try site.differences(less), are: stale)
      let changes = SiteChanges(written: ["Docs/Generated.txt"], removed: ["Docs/Figures/A.svg"])
      #expect(try site.write(less) == changes)
      expectFiles(root, ["Docs/A.md", "Docs/Generated.txt"] + own)
      expectNone(try site.differences(less))
    }
  }

  @Test("A manifest's paths outside the folders that pages are written to are ignored")
  func wildManifest() throws {
    try withFolder { root in
      let outside = ["Package.swift", "Docs/../Package.swift", "/etc/hosts", "", "..", "Sources/A.swift"]
      try FileManager.default.createDirectory(atPath: root + "/Docs/Folder", withIntermediateDirectories: true)
      try Self.manifest(outside + ["Docs/Folder", "Docs/Gone.md"])
        .write(toFile: root + "/Docs/Generated.txt", atomically: true, encoding: .utf8)
      try "x".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)

      expectNone(try Site(root: root, chapters: []).write(Self.documents).removed)
      expectFiles(root, ["Package.swift", "Docs/A.md", "Docs/Figures/A.svg", "Docs/Generated.txt"])
    }
  }

  @Test("A run that fails to write a page removes nothing, and lists all files in the manifest for the next run")
  func cut() throws {
    try withFolder { root in
      let site = Site(root: root, chapters: [])
      _ = try site.write(Self.documents)
      // There is a folder at a page's path.
      try FileManager.default.createDirectory(atPath: root + "/Docs/C.md/in", withIntermediateDirectories: true)
      let next = Manifest.added(to: [
        .page(at: "Docs/A.md", from: "A.md", "# New"), .page(at: "Docs/C.md", from: "C.md", "# C"),
      ])
      let trouble = FileTrouble("Docs/C.md", .reading, "it is a folder (name a file in it)")
      #expect(throws: trouble) { try site.write(next) }
      let all = ["Docs/A.md", "Docs/C.md", "Docs/Figures/A.svg", "Docs/Generated.txt"]
      #expect(try Self.text(root + "/Docs/Generated.txt") == Self.manifest(all))
      expectFiles(root, ["Docs/A.md", "Docs/Figures/A.svg", "Docs/Generated.txt"])

      try FileManager.default.removeItem(atPath: root + "/Docs/C.md")
      expect(try site.write(next).removed, are: ["Docs/Figures/A.svg"])
      expectFiles(root, ["Docs/A.md", "Docs/C.md", "Docs/Generated.txt"])
    }
  }

  @Test("Temporary files of a killed run are removed, and those of a running one stay")
  func leftovers() throws {
    try withFolder { root in
      let site = Site(root: root, chapters: [])
      _ = try site.write(Self.documents)
      // No process has the greatest number, and this process has its own.
      let (dead, alive) = ("Docs/.docgen-2147483647-a", "Docs/.docgen-\(getpid())-b")
      for path in [dead, alive] { try "half".write(toFile: root + "/" + path, atomically: false, encoding: .utf8) }
      _ = try site.write(Self.documents)
      expectFiles(root, ["Docs/A.md", "Docs/Figures/A.svg", "Docs/Generated.txt", alive])
    }
  }
}
