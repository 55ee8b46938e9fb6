/// The phrases from which announcements are built, in any language.
///
/// Names in braces are placeholders. A phrase may use them in any order, more than once, or not at all:
///
///     var german = AnnouncementPhrases.english
///     german.namedRow = "{label}, Zeile {row} von {count}"
///     german.action = "{title}, {number} von {count}"
///     table.key(KeyEvent(.down), at: now).announcement?.text(german)   // "Milch, Zeile 2 von 20"
///
/// A row's label is built from its `SpokenRow`: its name (`SpokenRow.label`), then its value, then its state.
public struct AnnouncementPhrases: Hashable, Sendable {
  /// The phrase for a row without a label, with the placeholders `{row}` and `{count}`.
  public var row = "Row {row} of {count}"
  /// The phrase for a row without a label in a list of several sections, with the placeholders `{section}`, `{row}` and
  /// `{count}`.
  public var rowInSection = "Section {section}, row {row} of {count}"
  /// The phrase for a row with a label, with the placeholders `{label}`, `{row}` and `{count}`.
  public var namedRow = "{label}, row {row} of {count}"
  /// The phrase for a row with a label in a list of several sections, with the placeholders `{label}`, `{section}`, `{row}` and
  /// `{count}`.
  public var namedRowInSection = "{label}, section {section}, row {row} of {count}"
  /// The phrase for a label followed by the row's value, with the placeholders `{label}` and `{value}`.
  public var value = "{label}, {value}"
  /// The phrase for the label of a row that is on, with the placeholder `{label}`.
  public var on = "{label}, on"
  /// The phrase for the label of a row that is off, with the placeholder `{label}`.
  public var off = "{label}, off"
  /// The phrase for the label of a completed row, with the placeholder `{label}`; there is none for an uncompleted one.
  public var completed = "{label}, completed"
  /// The phrase for the label of an expanded row, with the placeholder `{label}`.
  public var expanded = "{label}, expanded"
  /// The phrase for the label of a collapsed row, with the placeholder `{label}`.
  public var collapsed = "{label}, collapsed"
  /// The phrase for one of a row's actions, with the placeholders `{place}` (the row), `{title}`, `{number}` and `{count}`.
  public var action = "{place}, {title} button, {number} of {count}"
  /// The phrase for an action that has been performed, with the placeholders `{title}` and `{place}` (the row or action
  /// announced with it).
  public var performed = "{title}. {place}"
  /// The phrase for an action that has removed or hidden its row, if the row had a name, with the placeholders `{title}`,
  /// `{label}` (that name, without value and state) and `{place}` (the row announced with it).
  public var removed = "{title}, {label}. {place}"
  /// The phrase for a change that has been undone, with the placeholder `{place}` (the row that `HeadlessTable.undo(at:)`
  /// announces).
  public var undone = "Undone. {place}"
  /// The phrase for an announcement with neither a row nor a label in a list without rows, as when no row is left.
  public var nothing = "No rows"

  /// The phrases in English.
  public static let english = AnnouncementPhrases()

  /// Returns a row's label, built from its name, its value and its state.
  ///
  ///     AnnouncementPhrases.english.label(of: SpokenRow(label: "Level", value: "4"))   // "Level, 4"
  ///
  /// - Parameter spoken: The list's description of the row.
  /// - Returns: The text; empty if the description has neither a label nor a value.
  /// - Complexity: O(*n*) in the length of the text.
  public func label(of spoken: SpokenRow) -> String {
    var label = spoken.label
    if !spoken.value.isEmpty {
      label = label.isEmpty ? spoken.value : Self.filled(value, with: [("label", label), ("value", spoken.value)])
    }
    guard !label.isEmpty else { return label }
    func extendLabel(_ phrase: String) { label = Self.filled(phrase, with: [("label", label)]) }
    if let isOn = spoken.isOn { extendLabel(isOn ? on : off) }
    if spoken.isCompleted == true { extendLabel(completed) }
    if let isExpanded = spoken.isExpanded { extendLabel(isExpanded ? expanded : collapsed) }
    return label
  }

  /// Returns a phrase with its placeholders filled in; unknown names in braces stay as they are.
  static func filled(_ phrase: String, with parts: [(name: String, text: String)]) -> String {
    var result = ""
    // The text since an opening brace that has not been closed yet; nil outside braces.
    var partialName: String?
    for character in phrase {
      guard let nameSoFar = partialName else {
        if character == "{" { partialName = "" } else { result.append(character) }
        continue
      }
      switch character {
      case "}":
        result += parts.first { $0.name == nameSoFar }?.text ?? "{" + nameSoFar + "}"
        partialName = nil
      case "{":
        result += "{" + nameSoFar
        partialName = ""
      default: partialName = nameSoFar + String(character)
      }
    }
    return partialName.map { result + "{" + $0 } ?? result
  }
}
