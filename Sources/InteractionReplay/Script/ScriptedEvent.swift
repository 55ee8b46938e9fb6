import InteractionCore

/// An event that scripts can hold.
protocol ScriptedEvent: Hashable, Sendable {
  /// What must be known of a configuration to check its events.
  associatedtype Context: Sendable

  /// The kinds that what is configured knows, as scripts name them.
  static func kinds(in context: Context) -> [String]
  /// Reads an event of one of these kinds.
  init(_ kind: String, _ value: ScriptValue, in context: Context) throws(ScriptError)
  /// Makes what is known what it is after the event, for those that follow.
  func change(_ context: inout Context)
  /// The kind and the fields, as scripts give them.
  var written: (kind: String, fields: [String: JSON]) { get }
  /// The name in traces.
  var name: String { get }
}

extension ScriptedEvent {
  /// Most events leave what is known as it is.
  func change(_ context: inout Context) {}
}

extension Timed where Event: ScriptedEvent {
  /// Reads an event that comes after another one.
  init(_ value: ScriptValue, after previous: Time?, in context: Event.Context) throws(ScriptError) {
    let fields = try value.anyObject()
    let kinds = fields.keys.filter { $0 != "at" }
    let known = Event.kinds(in: context)
    if let kind = kinds.first(where: { !known.contains($0) }) {
      throw value.error("unknown kind of event \(kind.quoted) (\(known.asChoice))")
    }
    guard let kind = kinds.first, let event = fields[kind] else {
      throw value.error("no kind of event (\(known.asChoice))")
    }
    guard kinds.count == 1 else {
      let list = kinds.joined(separator: ", ")
      throw value.error("\(kinds.count) kinds of event at once, \(list) (one is expected)")
    }
    let start = previous ?? .zero
    let seconds = try fields["at"]?.number() ?? start.seconds
    guard seconds >= start.seconds else {
      let (now, before) = (JSON.text(of: seconds), JSON.text(of: start.seconds))
      let what = previous == nil ? "the start" : "the time of the event before it"
      throw fields.error(about: "at", "\(now) is earlier than \(before), \(what) (time never runs back)")
    }
    guard seconds <= Time.latest else {
      let latest = JSON.text(of: Time.latest)
      throw fields.error(about: "at", "\(JSON.text(of: seconds)) is out of range (0 to \(latest))")
    }
    self.init(seconds, try Event(kind, event, in: context))
  }

  /// The event as it stands in a script.
  var json: JSON {
    let (kind, fields) = event.written
    var values: [String: JSON] = [kind: .object(fields)]
    // By itself, because an event that is built in Swift may be called `at`: reading says what is wrong with that.
    values["at"] = .number(at.seconds)
    return .object(values)
  }
}
