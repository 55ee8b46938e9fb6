import Foundation
import InteractionReplay

/// The recorded fingers of `Examples/Gestures`, by the names of their files.
enum Gestures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Gestures")

  /// The names, sorted.
  static let names: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    } catch {
      preconditionFailure("The folder of recorded gestures cannot be read: \(error)")
    }
  }()

  /// The scripts of a file.
  static func scripts(_ name: String) throws -> [Script] {
    let path = folder.appending(path: name).path
    return try replay.scripts(in: Data(contentsOf: URL(fileURLWithPath: path)), name: path).scripts
  }

  private static let replay = Replay { path throws(FileProblem) in
    guard let data = FileManager.default.contents(atPath: path) else { throw FileProblem("there is no such file") }
    return [UInt8](data)
  }
}
