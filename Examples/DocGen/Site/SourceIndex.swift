import Foundation

/// An error in the sources that a page cites.
enum SourceError: Error, Equatable, CustomStringConvertible {
  case noFile(String)
  case missing(String, in: String)
  case ambiguous(String, [String])
  case malformed(String, in: String)

  var description: String {
    switch self {
    case .noFile(let file): "\(file): no such file"
    case .missing(let text, let place): "\(place): no line of code contains \"\(text)\""
    case .ambiguous(let text, let places):
      "\"\(text)\" is in \(places.joined(separator: ", ")); name it more exactly"
    case .malformed(let problem, let place): "\(place): \(problem)"
    }
  }
}

/// A line of a file, counted from 1.
struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let number: Int

  var description: String { path + ":" + String(number) }
}

/// The package's files, in which a declaration is found by a piece of its text.
///
/// A piece that no line of code or more than one contains is an error, so that every link leads to its declaration.
struct SourceIndex: Sendable {
  private let files: [String: File]
  /// The paths of all files, sorted.
  private let paths: [String]

  /// Creates an index of texts by path.
  init(_ files: [String: String]) {
    self.files = files.mapValues { File($0) }
    paths = files.keys.sorted()
  }

  /// A file's text, which is split into lines on demand, because the lines of most files are never needed.
  private final class File: @unchecked Sendable {
    private let text: String
    private let bytes: Data
    private let lock = NSLock()
    private var parted: [String]?

    init(_ text: String) {
      self.text = text
      bytes = Data(text.utf8)
    }

    /// Returns whether the file contains a text; bytes are searched ten times as fast as characters.
    func contains(_ text: Data) -> Bool { bytes.range(of: text) != nil }

    var lines: [String] {
      lock.withLock {
        let lines = parted ?? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        parted = lines
        return lines
      }
    }
  }

  /// Reads the manifest, the Swift files, Markdown pages, gesture scripts and recorded figures below the package's root.
  init(root: String) throws {
    let manifest = "Package.swift"
    var files = [manifest: try Files.text(root + "/" + manifest, name: manifest)]
    for folder in [
      "Sources", "Tests", "Examples/DocGen", "Examples/Features", "Examples/Gestures", "Examples/ArticleForm",
      "Examples/BuildARow", "Examples/ReleaseRules", "Examples/Benchmarks/Recorded", "Docs",
    ] {
      let names = FileManager.default.enumerator(atPath: root + "/" + folder)
      while let name = names?.nextObject() as? String {
        guard [".swift", ".md", ".json", ".csv"].contains(where: name.hasSuffix) else { continue }
        // Links are skipped, because their targets are read anyway, and an editor's lock file is a link without a target.
        guard names?.fileAttributes?[.type] as? FileAttributeType != .typeSymbolicLink else { continue }
        let path = folder + "/" + name
        files[path] = try Files.text(root + "/" + path, name: path)
      }
    }
    self.init(files)
  }

  /// Returns the paths that begin with a prefix, sorted.
  func paths(in folder: String) -> [String] { paths.filter { $0.hasPrefix(folder) } }

  /// Returns the lines of a file.
  func lines(of path: String) throws -> [String] {
    guard let file = files[path] else { throw SourceError.noFile(path) }
    return file.lines
  }

  /// Returns the lines of code that contain a text, in files whose paths begin with `place`.
  func lines(containing text: String, in place: String) -> [SourceLine] {
    // Most files do not contain it.
    let bytes = Data(text.utf8)
    return paths(in: place).filter { files[$0]?.contains(bytes) == true }.flatMap { path in
      (files[path]?.lines ?? []).enumerated().filter {
        $0.element.contains(text) && !$0.element.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      }.map { SourceLine(path: path, number: $0.offset + 1) }
    }
  }

  /// Returns the only line of code that contains a text, in files whose paths begin with `place`.
  func find(_ text: String, in place: String) throws -> SourceLine {
    guard paths.contains(where: { $0.hasPrefix(place) }) else { throw SourceError.noFile(place) }
    let found = lines(containing: text, in: place)
    guard found.count == 1 else {
      throw found.isEmpty ? SourceError.missing(text, in: place) : .ambiguous(text, found.map(\.description))
    }
    return found[0]
  }

  /// Returns a link from a page in Docs to a declaration.
  func link(_ label: String, to declaration: String, in place: String) throws -> String {
    let line = try find(declaration, in: place)
    return "[\(label)](../\(line.path)#L\(line.number))"
  }
}
