/// Writes down what happens to a row or a table, as a script that `docgen replay` plays.
///
/// A tester's "it jumped" becomes a file, and everybody's machine shows it:
///
///     driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe")
///     // … fingers …
///     share(driver.recorder?.json)
///
/// It keeps what engines are given, not what a finger did on the glass: a pan's samples with their translations and
/// velocities, a press, a text, an order from code, each with its time. An engine given the same comes to the same states, so
/// the script needs neither the app nor its screen. It must begin when the design is as its configuration says; a row may
/// be open.
///
/// Nothing is written before it is asked for. An event takes O(1), amortised, and about a hundred bytes.
public struct ScriptRecorder: Hashable, Sendable {
  /// The design that the script is played to: `constraint-swipe`, `headless-table`, or the name of one's own.
  public let design: String
  /// What the script sets up, by the keys of its format.
  public let configuration: [String: RecordedValue]
  /// The most events that are recorded.
  public let limit: Int
  /// Whether every event since the beginning is in the script; once it is false, no more are recorded.
  public private(set) var isComplete = true
  /// The number of events that are recorded.
  public var count: Int { events.count }

  private var events: [Timed<Entry>] = []
  /// When the first event was; the script's times count from it.
  private var start: Time?

  enum Entry: Hashable, Sendable {
    case row(RowEvent)
    case table(TableInput)
  }

  /// Creates a recorder for any design.
  ///
  /// - Parameters:
  ///   - design: The name of the design in scripts; no name is checked.
  ///   - configuration: What the script sets up, by the keys of its format.
  ///   - limit: The most events that are recorded, 0 or more.
  /// - Complexity: O(1).
  public init(design: String, configuration: [String: RecordedValue], limit: Int = 100_000) {
    self.design = design
    self.configuration = configuration
    self.limit = limit
  }

  /// Adds an event of a row.
  ///
  /// - Parameters:
  ///   - event: What is about to happen to the row.
  ///   - time: When. A time before that of the last event counts as that one.
  /// - Complexity: O(1), amortised.
  public mutating func record(_ event: RowEvent, at time: Time) { record(.row(event), at: time) }

  /// Adds an event of a table.
  ///
  /// - Parameters:
  ///   - input: What is about to happen to the table.
  ///   - time: When. A time before that of the last event counts as that one.
  /// - Complexity: O(1), amortised.
  public mutating func record(_ input: TableInput, at time: Time) { record(.table(input), at: time) }

  private mutating func record(_ entry: Entry, at time: Time) {
    guard isComplete else { return }
    guard events.count < limit else { return end() }
    let start = start ?? time
    self.start = start
    let seconds = max(0, time - start)
    events.append(Timed(max(seconds, events.last?.at.seconds ?? 0), entry))
  }

  /// Adds what brings what is set up to where it is when the recording begins.
  mutating func begin(with entry: Entry) { events.append(Timed(0, entry)) }

  /// Records no more, because something has happened that scripts cannot say.
  ///
  /// - Complexity: O(1).
  public mutating func end() { isComplete = false }

  /// The script: one event a line, with a line break at the end.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public var json: String {
    let head = #"{"configuration":"# + RecordedValue.object(configuration).json + #","design":"#
    let lines = events.map { event in
      let (kind, fields) =
        switch event.event {
        case .row(let event): event.recorded
        case .table(let input): input.recorded
        }
      return RecordedValue.object(["at": .number(event.at.seconds), kind: .object(fields)]).json
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    return head + RecordedValue.text(design).json + #","events":"# + list + "}\n"
  }
}
