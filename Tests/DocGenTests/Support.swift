import Foundation
import InteractionCore
import Testing

@testable import DocGen

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The folder of the package that the tests were built from.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

extension Chapter {
  /// All chapters, each made once for all tests from the sources of this package, because that takes seconds.
  ///
  /// The index and the filled templates, which are made from chapters, are made each time.
  static let madeOnce = all.indices.map { index in
    let chapter = all[index]
    return Chapter(
      title: chapter.title, page: chapter.page,
      documents: { _ in try made[index].get() })
  }

  private static let made: [Result<[Document], any Error>] = {
    let sources = Result { try SourceIndex(root: packageRoot) }
    return all.mapInParallel { chapter in Result { try chapter.documents(sources.get()) } }
  }()
}

/// Everything that docgen makes, made once for all tests that only read it.
let generatedDocuments = Result { try Site(root: packageRoot, chapters: Chapter.madeOnce).documents() }

extension String {
  /// The byte offsets of all occurrences of a text; bytes are searched ten times as fast as characters.
  func offsets(of text: String) -> [Int] {
    let (bytes, text) = (Data(utf8), Data(text.utf8))
    var offsets: [Int] = []
    var start = 0
    while let found = bytes.range(of: text, in: start..<bytes.count) {
      offsets.append(found.lowerBound)
      start = found.upperBound
    }
    return offsets
  }

  /// The text between each occurrence of a text and the next occurrence of an ASCII character.
  func pieces(after text: String, upTo sign: Unicode.Scalar) -> [String] {
    let bytes = Array(utf8)
    return offsets(of: text).map { offset in
      String(decoding: bytes[(offset + text.utf8.count)...].prefix { $0 != UInt8(ascii: sign) }, as: UTF8.self)
    }
  }
}

/// Expects all of these parts in a text, and names the missing ones.
func expect(
  _ text: String?, has parts: [String], _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  let bytes = Data((text ?? "").utf8)
  let missing = parts.filter { bytes.range(of: Data($0.utf8)) == nil }
  expectNone(missing, name, sourceLocation: sourceLocation)
}

/// Expects a command line to have this status and output.
func expect(
  _ arguments: [String], root: String = packageRoot, chapters: [Chapter] = Chapter.madeOnce, input: String = "",
  gives outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = run(arguments, root: root, chapters: chapters, input: input)
  #expect(found == outcome, "\(arguments.joined(separator: " "))", sourceLocation: sourceLocation)
}

/// Expects a picture to be well-formed, and all of its numbers to be numbers.
func expectDrawn(_ svg: String, _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
  let parser = XMLParser(data: Data(svg.utf8))
  var faults = parser.parse() ? [] : ["\(parser.parserError.map { "\($0)" } ?? "no XML")"]
  let bytes = Array(svg.utf8)
  for word in ["NaN", "nan", "inf"] {
    for offset in svg.offsets(of: word) {
      // Words such as "infinite" go on, and a number may be followed by a unit.
      let rest = String(decoding: bytes[offset...].dropFirst(3).prefix(3), as: UTF8.self)
      let isWord = rest.first?.isLowercase == true && !rest.hasPrefix("px") && rest.prefixMatch(of: /s\b/) == nil
      if !isWord { faults.append(word + rest) }
    }
  }
  expectNone(faults, name, sourceLocation: sourceLocation)
}

/// Expects no faults, and names those that there are.
func expectNone(_ faults: [String], _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(faults == [], "\(name)", sourceLocation: sourceLocation)
}

/// Expects these texts.
func expect(
  _ texts: [String], are expected: [String], _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(texts == expected, "\(name)", sourceLocation: sourceLocation)
}

/// The labels that extend beyond a picture of this height, and the pairs of labels that overlap.
func faults(of labels: [Sketch.Label], height: Double = .infinity) -> [String] {
  labels.enumerated().flatMap { index, label in
    let frame = label.frame
    let isInside = frame.x >= 0 && frame.maxX <= Sketch.width && frame.y >= 0 && frame.maxY <= height
    let covered = labels[(index + 1)...].filter { other in
      let isBeside = frame.maxX <= other.frame.x || other.frame.maxX <= frame.x
      return !isBeside && frame.maxY > other.frame.y && other.frame.maxY > frame.y
    }
    var faults = covered.map { "\(label.text) and \($0.text)" }
    if !isInside { faults.append("\(label.text) stands out") }
    return faults
  }
}

/// The exit status and the output of a command line.
struct Outcome: Equatable {
  var status: Int32
  var output = ""
  var errors = ""
}

/// Runs a command line and collects what it prints, without its progress.
func run(
  _ arguments: [String], root: String = packageRoot, chapters: [Chapter] = Chapter.madeOnce, input: String = ""
) -> Outcome {
  runWithProgress(arguments, root: root, chapters: chapters, input: Array(input.utf8)).outcome
}

/// Runs a command line and collects what it prints, with the lines of progress apart.
///
/// Whoever changes what chapters are made of names those that are to be made of it. `input` holds the bytes of standard
/// input, and is nil where it is closed. After `room` bytes of output, writing more is `fault`. Each time somebody looks at
/// the clock, it is `secondsALook` later.
func runWithProgress(
  _ arguments: [String], root: String = packageRoot, chapters: [Chapter] = Chapter.madeOnce, input: [UInt8]? = [],
  room: Int = .max, fault: FileTrouble = .closed("standard output", .writing), secondsALook: Double = 0
) -> (outcome: Outcome, progress: [String]) {
  var outcome = Outcome(status: 0)
  var progress: [String] = []
  var output: [UInt8] = []
  var now = 0.0
  let console = Console(
    input: { () throws(FileTrouble) in
      guard let input else { throw .closed("standard input", .reading) }
      return input
    },
    output: { (bytes: [UInt8]) throws(FileTrouble) in
      guard output.count + bytes.count <= room else { throw fault }
      output += bytes
    },
    flush: {},
    errors: { if $0.hasSuffix(" …\n") { progress.append(String($0.dropLast(3))) } else { outcome.errors += $0 } },
    seconds: {
      now += secondsALook
      return now
    },
    isOutput: { $0.hasSuffix("/to-the-output") })
  outcome.status = Command.run(arguments, root: root, chapters: chapters, console: console)
  outcome.output = String(decoding: output, as: UTF8.self)
  return (outcome, progress)
}

/// Makes a temporary folder for a test, and removes it afterwards.
func withFolder(_ work: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.path + "/docgen-tests-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try work(folder)
}

/// Copies what docgen reads and writes into a temporary folder for a test, and removes it afterwards.
func withPackageCopy(_ work: (String) throws -> Void) throws {
  let written = ["Docs", "Examples/Features", "Examples/Gestures", "Examples/ArticleForm"]
  let sources = ["Sources", "Tests", "Examples/BuildARow", "Examples/ReleaseRules", "Examples/Benchmarks/Recorded"]
  try withFolder { copy in
    for part in ["Package.swift", "Examples/DocGen/Templates"] + written + sources {
      let target = URL(fileURLWithPath: copy + "/" + part)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: packageRoot + "/" + part, toPath: target.path)
    }
    try work(copy)
  }
}
