public import InteractionCore

/// A gesture script: what is set up, and what happens to it when.
///
/// Scripts are read from JSON or built in Swift, written as JSON, and played:
///
///     let script = Script.row(
///       RowSetup(trailing: [delete], design: .constraintSwipe()),
///       [
///         Timed(0, .event(.pan(.began, translation: .zero, velocity: .zero))),
///         Timed(0.1, .event(.pan(.changed, translation: Vector(-50, 0), velocity: .zero))),
///         Timed(0.2, .event(.pan(.ended, translation: Vector(-50, 0), velocity: .zero))),
///       ])
///     print(script.play().text)
///
/// Playing survives any numbers; only writing asks whether the format can say them.
public enum Script: Hashable, Sendable {
  /// Events for a single row of one of the designs.
  case row(RowSetup, [Timed<SwipeStep>])
  /// Events for a form whose rows expand.
  case form(FormSetup, [Timed<FormStep>])
  /// Events for a table.
  case table(TableSetup, [Timed<TableStep>])
  /// Events for a gesture list, alone or in a table.
  case gestureList(GestureListSetup, [Timed<GestureListStep>])

  /// The design that it is played to.
  public var design: Design {
    switch self {
    case .row(let setup, _): setup.design.design
    case .form: .expandableTable
    case .table: .headlessTable
    case .gestureList(let setup, _): setup.design
    }
  }

  /// Reads one script; errors call its text by the name.
  public init(json: String, name: String = "script") throws(ScriptError) {
    try self.init(Reading(value: JSON(parsing: Array(json.utf8), file: name), place: "", file: name))
  }

  init(_ reading: Reading) throws(ScriptError) {
    let fields = try reading.object(["design", "configuration", "events"])
    let design = try fields.design("design", among: Design.allCases)
    let configuration = fields["configuration"] ?? fields.empty("configuration")
    let events = try fields.required("events", "an array")
    switch design {
    case .headlessTable where try configuration.anyObject()["of"]?.value == .string(Design.gestureList.name):
      let setup = try GestureListSetup(table: configuration)
      self = .gestureList(setup, try Timed.events(events, in: setup))
    case .gestureList:
      let setup = try GestureListSetup(configuration)
      self = .gestureList(setup, try Timed.events(events, in: setup))
    case .headlessTable:
      let setup = try TableSetup(configuration)
      self = .table(setup, try Timed.events(events, in: setup))
    case .expandableTable:
      let setup = try FormSetup(configuration)
      self = .form(setup, try Timed.events(events, in: setup))
    case .constraintSwipe, .scrollSwipe, .utilityButtons:
      let setup = try RowSetup(configuration, of: design)
      self = .row(setup, try Timed.events(events, in: setup))
    }
  }

  /// The script as JSON, one event a line, ending with a line break; `Script(json:)` gives it back.
  ///
  /// - Returns: Text with sorted keys; what is as it would be anyway is left out.
  /// - Throws: An error that says what the format cannot say, such as a number that is not finite or time
  ///   that runs back.
  public func json() throws(ScriptError) -> String {
    if let inside = withRowsInside {
      // Where the file will be, the script does not know yet; what it holds can be said or not all the same.
      _ = try inside.json()
      return text
    }
    let top = Reading(value: value, place: "", file: "script")
    guard try Script(top) == self, try Script(json: text) == self else {
      throw top.error("it holds what the format cannot say, such as a colour that is not opaque")
    }
    return text
  }

  /// The same script with the rows that it names a file for, or nil where it names none.
  private var withRowsInside: Script? {
    switch self {
    case .row, .gestureList: return nil
    case .form(var setup, let events):
      guard setup.path != nil else { return nil }
      setup.path = nil
      return .form(setup, events)
    case .table(var setup, let events):
      guard setup.form?.path != nil else { return nil }
      setup.form?.path = nil
      return .table(setup, events)
    }
  }

  /// The script as it would be written, whether or not it can be read again.
  private var value: JSON {
    .object([
      "design": .string(design.name), "configuration": .object(configuration), "events": .array(events),
    ])
  }

  private var text: String {
    let head = "{\"configuration\":" + JSON.object(configuration).text(.all) + ",\"design\":\"" + design.name
    return head + "\",\"events\":" + [String].lines(events.map { $0.text(.all) }) + "}\n"
  }

  private var configuration: [String: JSON] {
    switch self {
    case .row(let setup, _): setup.json
    case .form(let setup, _): setup.json
    case .table(let setup, _): setup.json
    case .gestureList(let setup, _): setup.json
    }
  }

  private var events: [JSON] {
    switch self {
    case .row(_, let events): events.map(\.json)
    case .form(_, let events): events.map(\.json)
    case .table(_, let events): events.map(\.json)
    case .gestureList(_, let events): events.map(\.json)
    }
  }
}

extension [String] {
  /// An array of JSON whose elements are given as text, one a line.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }
}
