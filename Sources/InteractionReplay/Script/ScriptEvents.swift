import InteractionCore

/// The events of a script, read one at a time.
struct ScriptEvents<Event: ScriptedEvent>: Sequence, Sendable where Event.Context: Sendable {
  private let value: ScriptValue
  private let context: Event.Context

  /// Creates the events from the elements of an array.
  ///
  /// Check them before you iterate over them, because a sequence cannot throw.
  init(_ value: ScriptValue, in context: Event.Context) {
    self.value = value
    self.context = context
  }

  /// Returns the same events; reading them will report progress as the given part of a stage.
  func during(_ stage: ReplayProgress.Stage, part: ClosedRange<Double>) -> ScriptEvents {
    ScriptEvents(value.during(stage, part: part), in: context)
  }

  /// Reads all events without keeping them, throwing the first error.
  func check() throws(ScriptError) {
    var reader = try makeReader()
    while try reader.next() != nil {}
  }

  /// Reads all events.
  func readAll() throws(ScriptError) -> [Timed<Event>] {
    var reader = try makeReader()
    var events: [Timed<Event>] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  /// Creates a reader at the first event.
  func makeReader() throws(ScriptError) -> Reader { Reader(elements: try value.elements(), context: context) }

  /// A reader that reads events one at a time.
  struct Reader {
    private var elements: ScriptElements
    private var context: Event.Context
    private var previousTime: Time?

    fileprivate init(elements: ScriptElements, context: Event.Context) {
      self.elements = elements
      self.context = context
    }

    /// Reads the next event; nil after the last one.
    mutating func next() throws(ScriptError) -> Timed<Event>? {
      guard let element = elements.next() else { return nil }
      let event = try Timed<Event>(element, after: previousTime, in: context)
      previousTime = event.at
      event.event.updateContext(&context)
      return event
    }
  }

  // MARK: As a sequence

  func makeIterator() -> Iterator { Iterator(reader: checkedResult { () throws(ScriptError) in try makeReader() }) }

  struct Iterator: IteratorProtocol {
    fileprivate var reader: Reader

    mutating func next() -> Timed<Event>? { checkedResult { () throws(ScriptError) in try reader.next() } }
  }
}

/// Returns the result of a closure that reads checked events, and so cannot throw.
private func checkedResult<Result>(of read: () throws(ScriptError) -> Result) -> Result {
  do throws(ScriptError) {
    return try read()
  } catch {
    preconditionFailure(
      "Call `check()` before reading a script's events as a sequence; they contain an error: \(error.description)")
  }
}

/// An event that scripts can contain.
protocol ScriptedEvent: Hashable, Sendable {
  /// The properties of a configuration that are needed to check its events.
  associatedtype Context: Sendable

  /// Returns the kinds of events that the configuration supports, by their names in scripts.
  static func kinds(in context: Context) -> [String]
  /// Reads an event of a kind that the configuration supports.
  init(_ kind: String, _ value: ScriptValue, in context: Context) throws(ScriptError)
  /// Updates the context for the events that follow.
  func updateContext(_ context: inout Context)
  /// The kind and the fields, as scripts write them.
  var scriptForm: (kind: String, fields: [String: JSON]) { get }
  /// The name in traces.
  var name: String { get }
}

extension Timed where Event: ScriptedEvent {
  /// Reads an event, given the time of the previous event; nil for the first one.
  init(_ value: ScriptValue, after previousTime: Time?, in context: Event.Context) throws(ScriptError) {
    let fields = try value.anyObject()
    let kinds = fields.keys.filter { $0 != "at" }
    let supportedKinds = Event.kinds(in: context)
    if let kind = kinds.first(where: { !supportedKinds.contains($0) }) {
      throw value.error("unknown kind of event \(kind.quoted) (\(supportedKinds.choiceText))")
    }
    guard let kind = kinds.first, let event = fields[kind] else {
      throw value.error("the kind of event is missing (\(supportedKinds.choiceText))")
    }
    guard kinds.count == 1 else {
      let names = kinds.joined(separator: ", ")
      throw value.error("expected one kind of event, found \(kinds.count): \(names) (write an event for each)")
    }
    let start = previousTime ?? .zero
    let seconds = try fields["at"]?.number() ?? start.seconds
    guard seconds >= start.seconds else {
      let (timeText, startText) = (JSON.text(of: seconds), JSON.text(of: start.seconds))
      let origin = previousTime == nil ? "the start" : "the time of the previous event"
      throw fields.error(about: "at", "\(timeText) is earlier than \(startText), \(origin) (time never runs backward)")
    }
    guard seconds <= Time.greatestMagnitude else {
      let maximumText = JSON.text(of: Time.greatestMagnitude)
      throw fields.error(about: "at", "\(JSON.text(of: seconds)) is out of range (0 to \(maximumText))")
    }
    self.init(seconds, try Event(kind, event, in: context))
  }

  /// The event as scripts write it.
  var json: JSON {
    let (kind, fields) = event.scriptForm
    var values: [String: JSON] = [kind: .object(fields)]
    // A dictionary literal would trap for an event that was built in Swift and named `at`, so the time is set with a subscript;
    // reading the JSON reports the error.
    values["at"] = .number(at.seconds)
    return .object(values)
  }
}
