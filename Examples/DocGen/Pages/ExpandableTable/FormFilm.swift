import ArticleForm
import ExpandableTable
import HeadlessTable

/// Fills the form in while it notes what the finger does: each tap is aimed at the layer that is there at the time.
struct FormFilm {
  private var table: HeadlessTable<ExpandableTable>
  private let start: HeadlessTable<ExpandableTable>
  private(set) var now = 0.8
  private(set) var fingers: [FingerPath] = []
  private(set) var edits: [Recording.Change<ExpandableTable>] = []

  init(height: Double) throws {
    start = HeadlessTable(try ArticleForm().table, width: 320, height: height)
    table = start
  }

  /// Taps the middle of a part of a row, then waits.
  mutating func tap(_ row: Int, _ part: LayerPart, then pause: Double = 1) {
    play(.press(at: position(row, part), start: now, duration: 0.12), then: pause)
  }

  /// Drags from the middle of a part of a row by a distance, then waits.
  mutating func drag(_ row: Int, _ part: LayerPart, by distance: Vector, duration: Double, then pause: Double = 1) {
    let from = position(row, part)
    play(FingerPath(start: now, from: from, to: from + distance, duration: duration, rests: 0.15), then: pause)
  }

  /// Scrolls by a distance, a finger at the right, where no control is, and waits until the content has swung back.
  mutating func scroll(by distance: Double) {
    let from = Vector(300, distance < 0 ? 300 : 120)
    play(FingerPath(start: now, from: from, to: from + Vector(2, distance), duration: 0.5, rests: 0.05), then: 1.4)
  }

  /// Types a text letter by letter into the field that the keyboard is at.
  mutating func type(_ text: String) {
    if table.keyboardHeight == 0 { showKeyboard(170) }
    for end in text.indices {
      now += 0.16
      let typed = String(text[...end])
      // Without notices, so that letters do not push away what the finger has caused.
      let edit = Recording.Change<ExpandableTable>(now) { table, time in
        table.edit(at: time) { list in
          list.editedRow.map { list.textChanged($0, to: typed).withoutNotices } ?? .none
        }
      }
      edits.append(edit)
      _ = edit.apply(&table, Time(now))
    }
    now += 0.5
  }

  /// Shows the keyboard, or takes it away, and waits until the rows have made room.
  mutating func showKeyboard(_ height: Double) {
    let edit = Recording.Change<ExpandableTable>(now) { table, time in table.showKeyboard(height: height, at: time) }
    edits.append(edit)
    _ = edit.apply(&table, Time(now))
    now += 0.6
    table.advance(to: Time(now))
  }

  /// What was shown, sixty times a second, with a rest at the end.
  func recording() -> Recording { Recording(start, fingers: fingers, changes: edits, duration: now + 1) }

  private mutating func play(_ finger: FingerPath, then pause: Double) {
    fingers.append(finger)
    table.play(finger.touches())
    now = finger.end + pause
    table.advance(to: Time(now))
  }

  private func position(_ row: Int, _ part: LayerPart) -> Vector {
    var copy = table
    copy.draw(at: Time(now))
    guard let frame = copy.frame.layers.first(where: { $0.id == LayerID(RowID(row), part) })?.frame else {
      return .zero
    }
    // The left of a line of text, where people aim.
    return Vector(frame.x + min(frame.width / 2, 90), frame.y + frame.height / 2)
  }
}
