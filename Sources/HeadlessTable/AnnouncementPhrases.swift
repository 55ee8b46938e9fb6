/// The phrases that announcements are made of, in any language.
///
/// What stands in braces is filled in. A phrase may have its parts in any order, more than once, or not at all:
///
///     var german = AnnouncementPhrases.english
///     german.row = "Zeile {row} von {count}"
///     german.action = "{title}, {number} von {count}"
///     table.key(KeyEvent(.down), at: now).announcement?.text(german)   // "Zeile 2 von 20"
public struct AnnouncementPhrases: Hashable, Sendable {
  /// A row, with `{row}` and `{count}`.
  public var row: String
  /// A row of a list of several sections, with `{section}`, `{row}` and `{count}`.
  public var rowInSection: String
  /// An action of a row, with `{place}` for the row, `{title}`, `{number}` and `{count}`.
  public var action: String
  /// An action that has been performed, with `{title}`, and `{place}` for what has the focus now.
  public var performed: String
  /// Where no row is left.
  public var nothing: String

  /// Creates phrases.
  ///
  /// - Parameters:
  ///   - row: A row.
  ///   - rowInSection: A row of a list of several sections.
  ///   - action: An action of a row.
  ///   - performed: An action that has been performed.
  ///   - nothing: Where no row is left.
  /// - Complexity: O(1).
  public init(row: String, rowInSection: String, action: String, performed: String, nothing: String) {
    self.row = row
    self.rowInSection = rowInSection
    self.action = action
    self.performed = performed
    self.nothing = nothing
  }

  /// The phrases in English.
  public static let english = AnnouncementPhrases(
    row: "Row {row} of {count}", rowInSection: "Section {section}, row {row} of {count}",
    action: "{place}, {title} button, {number} of {count}", performed: "{title}. {place}", nothing: "No rows")

  /// A phrase with its parts filled in; a name in braces that is not among them stays.
  static func filled(_ phrase: String, _ parts: [(name: String, text: String)]) -> String {
    var result = ""
    // The name since the last brace that has opened, if one has.
    var name: String?
    for character in phrase {
      guard let read = name else {
        if character == "{" { name = "" } else { result.append(character) }
        continue
      }
      switch character {
      case "}":
        result += parts.first { $0.name == read }?.text ?? "{" + read + "}"
        name = nil
      case "{":
        result += "{" + read
        name = ""
      default: name = read + String(character)
      }
    }
    return name.map { result + "{" + $0 } ?? result
  }
}
