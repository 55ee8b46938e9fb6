import InteractionCore

extension Script {
  /// Writes the script as JSON, one event a line, with a line break at the end; reading it gives the script back.
  ///
  /// - Returns: Text with sorted keys, without what has its default.
  /// - Throws: `ScriptError`, which says what the format cannot say, such as a number that is not finite or time that
  ///   runs back.
  /// - Complexity: O(*n*) for *n* events, and for the rows of a list.
  public func json() throws(ScriptError) -> String {
    let text = text
    // The value first: there, an error names what cannot be said, where the text has become null.
    let fromValue = try Script(ScriptValue(value, place: "", source: source))
    let fromText = try Script(ScriptValue(parsing: Array(text.utf8), source: source))
    guard fromValue == self, fromText == self else {
      let problem = "it contains something the format cannot express, such as a colour that is not opaque"
      throw ScriptError(file: source.name, place: "", problem: problem)
    }
    return text
  }

  /// Where the script comes from, as far as it names designs and files.
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

  /// The script as it would be written, whether or not it can be read again.
  private var value: JSON {
    .object([
      "design": .string(design), "configuration": .object(configuration), "events": .array(events),
    ])
  }

  private var text: String {
    let events = [String].lines(events.map { $0.text(.all) })
    let head = "{\"configuration\":" + JSON.object(configuration).text(.all)
    return head + ",\"design\":" + JSON.string(design).text() + ",\"events\":" + events + "}\n"
  }

  private var configuration: [String: JSON] {
    switch self {
    case .row(let setup, _): setup.json
    case .list(let setup, _): setup.jsonAlone
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

extension [String] {
  /// An array of JSON whose elements are given as text, one a line.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }
}
