import HeadlessTable
import InteractionCore

/// A trace of one finger and of the row under it in a table, at every second tick of the screen.
struct FingerTrace<Row: RevealingRow & DrawableRow> {
  let table: HeadlessTable<SwipeList<Row>>
  let row: RowID
  let finger: FingerPath
  /// The last tick.
  let ticks: Int

  /// Returns the trace as a table of the seconds, the finger and notices, and the row's values.
  func table(_ columns: [(name: String, value: (Row, Time) -> String)]) -> String {
    var table = table
    var touches = finger.touches()[...]
    var isLifted = false
    var rows: [[String]] = []
    for tick in stride(from: 0, through: ticks, by: 2) {
      let now = Double(tick) / 60
      let due = touches.prefix { $0.at.seconds <= now + 1e-9 }
      touches = touches.dropFirst(due.count)
      let notices = table.play(due).notices.map { Markdown.notice($0.name) }
      table.advance(to: Time(now))
      let engine = table.list.row(row)
      let x = now <= finger.end ? number(finger.position(at: now).x) : isLifted ? "–" : say("lifted")
      isLifted = now > finger.end
      let values = columns.map { $0.value(engine, Time(now)) }
      rows.append([number(now), ([x] + notices).joined(separator: "<br>")] + values)
    }
    return Markdown.table(["s", say("finger x")] + columns.map(\.name), rows)
  }
}

/// A trace of a list's reports and rows, event by event.
struct ListTrace<Row: RevealingRow & DrawableRow> {
  private var lines: [[String]] = []

  /// Adds a line for an event and its effects.
  mutating func add(_ event: String, _ effects: ListEffects, _ table: HeadlessTable<SwipeList<Row>>) {
    let deleted = effects.update.deleted.map {
      say("update: delete") + " \($0.range.lowerBound)..<\($0.range.upperBound)"
    }
    let rows = (0..<table.list.count).compactMap { table.list.id(for: RowPosition(row: $0)) }.map { id in
      "\(id.rawValue) " + table.list.content(of: id).title
    }
    let reports = effects.notices.map { Markdown.notice($0.name) } + deleted
    lines.append([
      event, reports.joined(separator: "<br>"), rows.joined(separator: "<br>").replacing(" ", with: "&nbsp;"),
    ])
  }

  /// The trace.
  var table: String { Markdown.table(["event", "reported", "rows: id, item"].map { say($0) }, lines) }
}
