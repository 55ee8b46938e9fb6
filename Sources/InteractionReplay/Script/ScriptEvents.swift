import InteractionCore

/// The events of a script, at hand or still text: those are read one at a time.
struct ScriptEvents<Event: ScriptedEvent>: Sequence, Sendable where Event.Context: Sendable {
  private enum Content: Sendable {
    case values([Timed<Event>])
    case text(ScriptValue, Event.Context)
  }

  private let content: Content

  /// Events that are at hand.
  init(_ events: [Timed<Event>]) { content = .values(events) }

  /// The elements of an array.
  ///
  /// Check them before you go through them as a sequence, which cannot throw.
  init(_ value: ScriptValue, in context: Event.Context) { content = .text(value, context) }

  /// The same events, to be read in another part of the work.
  func during(_ stage: ReplayProgress.Stage, _ part: ClosedRange<Double>) -> ScriptEvents {
    switch content {
    case .values: self
    case .text(let value, let context): ScriptEvents(value.during(stage, part), in: context)
    }
  }

  /// Reads all of them, and keeps none.
  func check() throws(ScriptError) {
    var events = try Iterator(self)
    while try events.read() != nil {}
  }

  /// Reads all of them.
  func all() throws(ScriptError) -> [Timed<Event>] {
    var (all, events): ([Timed<Event>], Iterator) = ([], try Iterator(self))
    while let event = try events.read() { all.append(event) }
    return all
  }

  func makeIterator() -> Iterator {
    do throws(ScriptError) {
      return try Iterator(self)
    } catch {
      preconditionFailure("The events of a script are checked before they are played.")
    }
  }

  struct Iterator: IteratorProtocol {
    private var values: [Timed<Event>].Iterator
    private var text: Text?

    fileprivate init(_ events: ScriptEvents) throws(ScriptError) {
      switch events.content {
      case .values(let values): self.values = values.makeIterator()
      case .text(let value, let context):
        values = [].makeIterator()
        text = Text(elements: try value.elements(), context: context)
      }
    }

    /// Reads the next event.
    fileprivate mutating func read() throws(ScriptError) -> Timed<Event>? {
      text == nil ? values.next() : try text?.next()
    }

    mutating func next() -> Timed<Event>? {
      do throws(ScriptError) {
        return try read()
      } catch {
        preconditionFailure("The events of a script are checked before they are played.")
      }
    }
  }

  /// Events that are still text, and what is known of the next one.
  private struct Text {
    var elements: ScriptElements
    var context: Event.Context
    private var previous: Time?

    init(elements: ScriptElements, context: Event.Context) {
      self.elements = elements
      self.context = context
    }

    mutating func next() throws(ScriptError) -> Timed<Event>? {
      guard let element = elements.next() else { return nil }
      let event = try Timed<Event>(element, after: previous, in: context)
      previous = event.at
      event.event.change(&context)
      return event
    }
  }
}
