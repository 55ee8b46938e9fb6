/// A recorder of a row's or a table's events, which it writes as a script that `docgen replay` plays.
///
/// A tester's "it jumped" becomes a file that shows the jump on any machine:
///
///     driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe")
///     // … fingers …
///     share(driver.recorder?.json)
///
/// It records the engine's input, each event with its time: a row's pan samples and presses, a table's touches and text, and
/// commands from code. Given the same input, an engine reaches the same states, so the script needs neither the app nor its
/// screen. Recording must begin when the design is in the state that its configuration describes; a row may rest open.
///
/// The script is written only when `json` is read. Recording an event takes amortized O(1) time and about a hundred bytes.
public struct ScriptRecorder: Hashable, Sendable {
  /// The name of the design on which the script is played, such as `constraint-swipe`, `headless-table`, or one of your own.
  public let design: String
  /// The script's configuration, keyed by name.
  public let configuration: [String: RecordedValue]
  /// The maximum number of events to record.
  public let limit: Int
  /// Whether every event since the beginning is in the script; once false, no more events are recorded.
  public private(set) var isComplete = true
  /// The number of recorded events, including the one, if any, that brings the row or the table to the state in which the
  /// recording begins.
  public var count: Int { events.count }

  private var events: [Timed<Entry>] = []
  /// The time of the first event given to `record(_:at:)`; the script's times are counted from it.
  private var startTime: Time?

  enum Entry: Hashable, Sendable {
    case row(RowEvent)
    case table(TableInput)
  }

  /// Creates a recorder for any design.
  ///
  /// - Parameters:
  ///   - design: The design's name in scripts; it is not checked.
  ///   - configuration: The script's configuration, keyed by name.
  ///   - limit: The maximum number of events to record, 0 or more.
  /// - Complexity: O(1).
  public init(design: String, configuration: [String: RecordedValue], limit: Int = 100_000) {
    self.design = design
    self.configuration = configuration
    self.limit = limit
  }

  /// Records an event of a row, unless the recording is incomplete.
  ///
  /// The recording ends if it already has `limit` events.
  ///
  /// - Parameters:
  ///   - event: The event that the row is about to handle.
  ///   - time: The time of the event. A time before the last event's is treated as the last event's.
  /// - Complexity: Amortized O(1).
  public mutating func record(_ event: RowEvent, at time: Time) { record(.row(event), at: time) }

  /// Records an event of a table, unless the recording is incomplete.
  ///
  /// The recording ends if it already has `limit` events.
  ///
  /// - Parameters:
  ///   - input: The input that the table is about to handle.
  ///   - time: The time of the input. A time before the last event's is treated as the last event's.
  /// - Complexity: Amortized O(1).
  public mutating func record(_ input: TableInput, at time: Time) { record(.table(input), at: time) }

  private mutating func record(_ entry: Entry, at time: Time) {
    guard isComplete else { return }
    guard events.count < limit else { return end() }
    let startTime = startTime ?? time
    self.startTime = startTime
    let seconds = max(0, time - startTime)
    events.append(Timed(max(seconds, events.last?.at.seconds ?? 0), entry))
  }

  /// Adds an event that brings the row or the table to the state in which the recording begins.
  mutating func begin(with entry: Entry) {
    guard limit > 0 else { return end() }
    events.append(Timed(0, entry))
  }

  /// Stops recording, and marks the script as incomplete.
  ///
  /// Call this method when something happens that scripts cannot express.
  ///
  /// - Complexity: O(1).
  public mutating func end() { isComplete = false }

  /// The script, with one event per line and a line break at the end.
  ///
  /// - Complexity: That of `RecordedValue.json` for the configuration and each event.
  public var json: String {
    let head = #"{"configuration":"# + RecordedValue.object(configuration).json + #","design":"#
    let eventLines = events.map { event in
      let (kind, fields) =
        switch event.event {
        case .row(let event): event.recorded
        case .table(let input): input.recorded
        }
      return RecordedValue.object(["at": .number(event.at.seconds), kind: .object(fields)]).json
    }
    let eventList = eventLines.isEmpty ? "[]" : "[\n" + eventLines.joined(separator: ",\n") + "\n]"
    return head + RecordedValue.text(design).json + #","events":"# + eventList + "}\n"
  }
}

extension RecordedValue {
  /// Returns a length, in points, as engines take it: clamped to 0...10⁹, with 0 in place of NaN.
  static func length(_ points: Double) -> RecordedValue { .number(max(0, points.madeFinite)) }
}
