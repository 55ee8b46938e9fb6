import Foundation

@testable import DocGen

/// The package that the tests were built from.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

/// Everything that docgen makes, made once for all tests that only read it: it takes seconds.
let generatedDocuments = Result { try Site(root: packageRoot).documents() }

/// What a command line gives: the exit status, and what it prints.
struct Outcome: Equatable {
  var status: Int32
  var output = ""
  var errors = ""
}

/// Runs a command line with what it prints collected, but for its progress.
func run(_ arguments: [String], root: String = packageRoot, input: String = "") -> Outcome {
  runWithProgress(arguments, root: root, input: input).outcome
}

/// Runs a command line with what it prints collected, the lines of progress by themselves.
func runWithProgress(
  _ arguments: [String], root: String, input: String = ""
) -> (outcome: Outcome, progress: [String]) {
  var outcome = Outcome(status: 0)
  var progress: [String] = []
  outcome.status = Command.run(
    arguments, root: root, input: { Data(input.utf8) }, output: { outcome.output += $0 },
    errors: { if $0.hasSuffix(" …\n") { progress.append(String($0.dropLast(3))) } else { outcome.errors += $0 } })
  return (outcome, progress)
}

/// A copy of the package in a folder of its own, removed when the work is done.
func withPackageCopy(_ work: (String) throws -> Void) throws {
  let files = FileManager.default
  let copy = files.temporaryDirectory.path + "/docgen-tests-" + UUID().uuidString
  try files.createDirectory(atPath: copy + "/Examples", withIntermediateDirectories: true)
  defer { try? files.removeItem(atPath: copy) }
  for part in [
    "Package.swift", "Sources", "Tests", "Docs", "Examples/DocGen", "Examples/Gestures", "Examples/ArticleForm",
    "Examples/Benchmarks/Recorded",
  ]
  where files.fileExists(atPath: packageRoot + "/" + part) {
    try files.copyItem(atPath: packageRoot + "/" + part, toPath: copy + "/" + part)
  }
  try work(copy)
}
