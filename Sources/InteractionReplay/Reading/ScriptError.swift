/// The first error in a script or another JSON text that cannot be read, or in a script built in Swift that cannot be written.
///
///     do {
///       print(try Replay().traces(of: bytes, name: "drag.json").text)
///     } catch {
///       print(error)   // drag.json: events[3].pan.phase: unknown phase "bgan" (one of began, changed, …)
///     }
///
/// A design of your own creates an error with `ScriptValue.error(_:)` or `ScriptFields.error(about:_:)`, which know the place.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name in messages.
  public let file: String
  /// The place in the file: a path such as `events[3].pan.phase`, or a line and a column; empty for the whole file.
  public let place: String
  /// The problem and the expectation, without a full stop.
  public let problem: String

  /// Creates an error.
  ///
  /// Line breaks and invisible characters are escaped in all three parts, so that messages stay on one line.
  ///
  /// - Parameters:
  ///   - file: The file's name in messages.
  ///   - place: The place in the file; empty for the whole file.
  ///   - problem: The problem and the expectation, without a full stop.
  /// - Complexity: O(*n*) for *n* characters.
  public init(file: String, place: String, problem: String) {
    self.file = file.onOneLine
    self.place = place.onOneLine
    self.problem = problem.onOneLine
  }

  /// One line, such as `drag.json: events[3].pan.phase: unknown phase "bgan" (one of began, changed, …)`.
  public var description: String { [file, place, problem].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension String {
  /// The text on one line: characters that would break the line or be invisible are escaped.
  var onOneLine: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text in quotation marks, cut after 60 characters, for messages.
  var quoted: String {
    let maximumLength = 60
    let end = index(startIndex, offsetBy: maximumLength, limitedBy: endIndex) ?? endIndex
    return "\"" + self[..<end] + (end < endIndex ? "…" : "") + "\""
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character, a separator of lines or paragraphs, or a format character, such as a mark that
  /// reorders or joins the characters around it.
  fileprivate var isInvisible: Bool {
    let category = properties.generalCategory
    return [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
  }
}

extension [String] {
  /// The allowed names, worded for a message: `one of began, changed, ended`.
  var choiceText: String {
    isEmpty ? "none is available here" : (count == 1 ? "only " : "one of ") + joined(separator: ", ")
  }
}

extension Int {
  /// This count of sections or rows, worded for a message: `3; the first is 0`.
  var countText: String { self == 0 ? "0" : "\(self); the first is 0" }
}
