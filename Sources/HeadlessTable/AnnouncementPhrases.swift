/// The phrases that announcements are made of, in any language.
///
/// What stands in braces is filled in. A phrase may have its parts in any order, more than once, or not at all:
///
///     var german = AnnouncementPhrases.english
///     german.namedRow = "{label}, Zeile {row} von {count}"
///     german.action = "{title}, {number} von {count}"
///     table.key(KeyEvent(.down), at: now).announcement?.text(german)   // "Milch, Zeile 2 von 20"
///
/// What a list says of a row, see `SpokenRow`, becomes its label: its name, followed by what is entered and by its state.
public struct AnnouncementPhrases: Hashable, Sendable {
  /// A row of which nothing is known but its place, with `{row}` and `{count}`.
  public var row = "Row {row} of {count}"
  /// The same in a list of several sections, with `{section}`, `{row}` and `{count}`.
  public var rowInSection = "Section {section}, row {row} of {count}"
  /// A row, with `{label}`, `{row}` and `{count}`.
  public var namedRow = "{label}, row {row} of {count}"
  /// A row of a list of several sections, with `{label}`, `{section}`, `{row}` and `{count}`.
  public var namedRowInSection = "{label}, section {section}, row {row} of {count}"
  /// A label with what is entered in the row, with `{label}` and `{value}`.
  public var value = "{label}, {value}"
  /// The label of a row that is on, with `{label}`.
  public var on = "{label}, on"
  /// The label of a row that is off, with `{label}`.
  public var off = "{label}, off"
  /// The label of a row that is done, with `{label}`; one that is to be done has no word for that.
  public var completed = "{label}, completed"
  /// The label of a row whose folded rows show, with `{label}`.
  public var expanded = "{label}, expanded"
  /// The label of a row whose folded rows do not show, with `{label}`.
  public var collapsed = "{label}, collapsed"
  /// An action of a row, with `{place}` for the row, `{title}`, `{number}` and `{count}`.
  public var action = "{place}, {title} button, {number} of {count}"
  /// An action that has been performed, with `{title}`, and `{place}` for what has the focus now.
  public var performed = "{title}. {place}"
  /// An action after which its row is gone, with `{title}`, `{label}` for the row, and `{place}` for what has the focus now.
  public var removed = "{title}, {label}. {place}"
  /// A change that has been taken back, with `{place}` for a row that it was about.
  public var undone = "Undone. {place}"
  /// Where no row is left.
  public var nothing = "No rows"

  /// The phrases in English.
  public static let english = AnnouncementPhrases()

  /// What a row is called, with what is entered in it and its state.
  ///
  ///     AnnouncementPhrases.english.label(of: SpokenRow(label: "Level", value: "4"))   // "Level, 4"
  ///
  /// - Parameter spoken: What a list says of the row.
  /// - Returns: The text; empty where there is nothing to say.
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
