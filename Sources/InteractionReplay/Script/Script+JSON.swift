import InteractionCore

extension Script {
  /// Returns the script as JSON, one event per line, with a line break at the end; reading it gives the same script.
  ///
  /// - Returns: JSON with sorted keys, and without the configuration's default values.
  /// - Throws: `ScriptError` for anything that the format cannot express, such as a number that is not finite or time that runs
  ///   backward.
  /// - Complexity: O(*e* + *r*) for *e* events and *r* rows that the setup lists; at most O((*e* + *r*) log *r*) for a list of
  ///   a design of this package, because the list is made again to check the text.
  public func json() throws(ScriptError) -> String {
    let text = text
    // The value is checked first, because its error cites the number that cannot be expressed; the text has null in its place.
    let scriptFromValue = try Script(ScriptValue(value, place: "", source: source))
    let scriptFromText = try Script(ScriptValue(parsing: Array(text.utf8), source: source))
    guard scriptFromValue == self, scriptFromText == self else {
      let problem = "the script contains something that the format cannot express, such as a colour that is not opaque"
      throw ScriptError(file: source.name, place: "", problem: problem)
    }
    return text
  }

  /// A source that knows the script's design and can read the files that the script names.
  private var source: ScriptSource {
    switch self {
    case .row(let setup, _): ScriptSource("script", designs: Designs(rows: [setup.design]))
    case .list(let setup, _): setup.source
    case .table(let setup, _):
      switch setup.content {
      case .rows(_, let row): ScriptSource("script", designs: Designs(rows: [row.design]))
      case .list(let list): list.source
      }
    }
  }

  /// The script as JSON, even if the JSON could not be read back.
  private var value: JSON {
    .object([
      "design": .string(design), "configuration": .object(configuration), "events": .array(events),
    ])
  }

  private var text: String {
    let events = String.jsonArray(of: events.map { $0.text(.all) })
    let head = "{\"configuration\":" + JSON.object(configuration).text(.all)
    return head + ",\"design\":" + JSON.string(design).text() + ",\"events\":" + events + "}\n"
  }

  private var configuration: [String: JSON] {
    switch self {
    case .row(let setup, _): setup.json
    case .list(let setup, _): setup.standaloneJSON
    case .table(let setup, _): setup.json
    }
  }

  private var events: [JSON] {
    switch self {
    case .row(_, let events): events.map { $0.json }
    case .list(_, let events), .table(_, let events): events.map { $0.json }
    }
  }
}

extension String {
  /// Returns a JSON array of elements that are already JSON, one per line.
  static func jsonArray(of elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }
}
