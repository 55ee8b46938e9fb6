/// The phrases that announcements are built from, in any language.
///
/// Names in braces are placeholders. A phrase may use them in any order, more than once, or not at all:
///
///     var german = AnnouncementPhrases.english
///     german.namedRow = "{label}, Zeile {row} von {count}"
///     german.action = "{title}, {number} von {count}"
///     table.key(KeyEvent(.down), at: now).announcement?.text(german)   // "Milch, Zeile 2 von 20"
///
/// A row's label is built from what its list says about it (`SpokenRow`): its name, then its value, then its state.
public struct AnnouncementPhrases: Hashable, Sendable {
  /// A row without a label, with `{row}` and `{count}`.
  public var row = "Row {row} of {count}"
  /// A row without a label in a list of several sections, with `{section}`, `{row}` and `{count}`.
  public var rowInSection = "Section {section}, row {row} of {count}"
  /// A row, with `{label}`, `{row}` and `{count}`.
  public var namedRow = "{label}, row {row} of {count}"
  /// A row in a list of several sections, with `{label}`, `{section}`, `{row}` and `{count}`.
  public var namedRowInSection = "{label}, section {section}, row {row} of {count}"
  /// A label with the row's value, with `{label}` and `{value}`.
  public var value = "{label}, {value}"
  /// The label of a row that is on, with `{label}`.
  public var on = "{label}, on"
  /// The label of a row that is off, with `{label}`.
  public var off = "{label}, off"
  /// The label of a completed row, with `{label}`; nothing is added for one that is still to be done.
  public var completed = "{label}, completed"
  /// The label of an expanded row, with `{label}`.
  public var expanded = "{label}, expanded"
  /// The label of a collapsed row, with `{label}`.
  public var collapsed = "{label}, collapsed"
  /// One of a row's actions, with `{place}` for the row, `{title}`, `{number}` and `{count}`.
  public var action = "{place}, {title} button, {number} of {count}"
  /// An action that has been performed, with `{title}`, and `{place}` for what has the focus now.
  public var performed = "{title}. {place}"
  /// An action that has removed its row, with `{title}`, `{label}` for the row, and `{place}` for what has the focus now.
  public var removed = "{title}, {label}. {place}"
  /// A change that has been undone, with `{place}` for a row that it affected.
  public var undone = "Undone. {place}"
  /// The phrase for a table in which no row is left.
  public var nothing = "No rows"

  /// The phrases in English.
  public static let english = AnnouncementPhrases()

  /// Builds a row's label from its name, its value and its state.
  ///
  ///     AnnouncementPhrases.english.label(of: SpokenRow(label: "Level", value: "4"))   // "Level, 4"
  ///
  /// - Parameter spoken: What the list says about the row.
  /// - Returns: The text; empty if there is nothing to say.
  /// - Complexity: O(*n*) in the length of the text.
  public func label(of spoken: SpokenRow) -> String {
    var label = spoken.label
    if !spoken.value.isEmpty {
      label = label.isEmpty ? spoken.value : Self.filled(value, [("label", label), ("value", spoken.value)])
    }
    guard !label.isEmpty else { return label }
    func add(_ phrase: String) { label = Self.filled(phrase, [("label", label)]) }
    if let isOn = spoken.isOn { add(isOn ? on : off) }
    if spoken.isCompleted == true { add(completed) }
    if let isExpanded = spoken.isExpanded { add(isExpanded ? expanded : collapsed) }
    return label
  }

  /// Fills in the placeholders of a phrase, leaving unknown names in braces as they are.
  static func filled(_ phrase: String, _ parts: [(name: String, text: String)]) -> String {
    var result = ""
    // The name after an opening brace, while none has closed it.
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
