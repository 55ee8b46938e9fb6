import InteractionCore

/// An event that scripts can hold.
protocol ScriptedEvent: Hashable, Sendable {
  /// What must be known of a configuration to check its events.
  associatedtype Context

  /// The kinds of events, by the names that they have in scripts.
  associatedtype Kind: RawRepresentable<String> & CaseIterable

  /// The kinds that what is configured knows: all of them, unless an event says otherwise.
  static func kinds(in context: Context) -> [Kind]
  /// Reads an event of one of these kinds.
  init(_ kind: Kind, _ reading: Reading, in context: Context) throws(ScriptError)
  /// The kind and the fields.
  var written: (kind: Kind, fields: [String: JSON]) { get }
  /// The name in traces.
  var name: String { get }
}

extension ScriptedEvent {
  static func kinds(in context: Context) -> [Kind] { Array(Kind.allCases) }
}

extension Timed where Event: ScriptedEvent {
  /// The latest moment there is, in seconds: where `Time` ends.
  private static var latest: Double { 1e9 }

  /// Reads a script's events.
  static func events(_ reading: Reading, in context: Event.Context) throws(ScriptError) -> [Timed] {
    var events: [Timed] = []
    for element in try reading.array() {
      events.append(try Timed(element, after: events.last?.at, in: context))
    }
    return events
  }

  private init(_ reading: Reading, after previous: Time?, in context: Event.Context) throws(ScriptError) {
    let fields = try reading.anyObject()
    let kinds = fields.keys.filter { $0 != "at" }
    let known = Event.kinds(in: context).map(\.rawValue)
    if let kind = kinds.first(where: { !known.contains($0) }) {
      throw reading.error("unknown kind of event \(kind.quoted) (\(known.asChoice))")
    }
    guard let name = kinds.first, let kind = Event.Kind(rawValue: name), let event = fields[name] else {
      throw reading.error("no kind of event (\(known.asChoice))")
    }
    guard kinds.count == 1 else {
      let list = kinds.joined(separator: ", ")
      throw reading.error("\(kinds.count) kinds of event at once, \(list) (one is expected)")
    }
    let start = previous ?? .zero
    let seconds = try fields["at"]?.number() ?? start.seconds
    guard seconds >= start.seconds else {
      let (now, before) = (JSON.text(of: seconds), JSON.text(of: start.seconds))
      let what = previous == nil ? "the start" : "the time of the event before it"
      throw fields.error(
        at: "at", "\(now) is earlier than \(before), \(what) (time never runs back)")
    }
    guard seconds <= Self.latest else {
      throw fields.error(
        at: "at", "\(JSON.text(of: seconds)) is out of range (0 to \(JSON.text(of: Self.latest)))")
    }
    self.init(seconds, try Event(kind, event, in: context))
  }

  /// The event as it stands in a script.
  var json: JSON {
    let (kind, fields) = event.written
    return .object(["at": .number(at.seconds), kind.rawValue: .object(fields)])
  }
}
