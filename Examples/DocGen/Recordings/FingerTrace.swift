import HeadlessTable
import InteractionCore

/// One finger over a table and a row under it, at every second tick of the screen.
struct FingerTrace<Row: RevealingRow & DrawableRow> {
  let table: HeadlessTable<SwipeList<Row>>
  let row: RowID
  let finger: FingerPath
  /// The last tick.
  let ticks: Int

  /// The trace: seconds, finger and what is told, then what the row says of itself.
  func table(_ columns: [(name: String, value: (Row, Time) -> String)]) -> String {
    var table = table
    var events = finger.touches()[...]
    var isLifted = false
    var rows: [[String]] = []
    for tick in stride(from: 0, through: ticks, by: 2) {
      let now = Double(tick) / 60
      var told: [String] = []
      while let event = events.first, event.time.seconds <= now + 1e-9 {
        events.removeFirst()
        told += table.touch(event).notices.map { Markdown.told($0.name) }
      }
      table.advance(to: Time(now))
      let engine = table.list.row(row)
      let place = now <= finger.end ? number(finger.place(at: now).x) : isLifted ? "–" : "lifted"
      isLifted = now > finger.end
      let values = columns.map { $0.value(engine, Time(now)) }
      rows.append([number(now), ([place] + told).joined(separator: "<br>")] + values)
    }
    return Markdown.table(["s", "finger x"] + columns.map(\.name), rows)
  }
}

/// What a list tells and which rows it has, event by event.
struct ListTrace<Row: RevealingRow & DrawableRow> {
  private var lines: [[String]] = []

  /// Notes what an event has caused in a table.
  mutating func add(_ event: String, _ effects: ListEffects, _ table: HeadlessTable<SwipeList<Row>>) {
    let deleted = effects.update.deleted.map { "update: delete \($0.range.lowerBound)..<\($0.range.upperBound)" }
    let rows = (0..<table.list.count).compactMap { table.list.id(at: RowPosition(row: $0)) }.map { id in
      "\(id.rawValue) " + table.list.content(of: id).title
    }
    let told = effects.notices.map { Markdown.told($0.name) } + deleted
    lines.append([
      event, told.joined(separator: "<br>"), rows.joined(separator: "<br>").replacing(" ", with: "&nbsp;"),
    ])
  }

  /// The trace.
  var table: String { Markdown.table(["event", "told", "rows: id, item"], lines) }
}
