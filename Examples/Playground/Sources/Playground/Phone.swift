import HeadlessTable
import InteractionCore

/// A table that the page shows, and what it has told.
final class Phone {
  var table: HeadlessTable<AnyList>
  /// What has been told since the page asked last, by the names that traces have for it.
  private var notices: [String] = []
  /// What a screen reader says of the last key or action.
  var announcement: FocusAnnouncement?

  init(_ table: consuming HeadlessTable<AnyList>) { self.table = table }

  /// Asks the table where it is; called by itself, what changes nothing would get a copy of it.
  func ask<Said>(_ question: (inout HeadlessTable<AnyList>) -> Said) -> Said { question(&table) }

  /// The rows.
  var list: AnyList { ask { $0.list } }

  /// Takes over what an event has caused; returns how many notices wait for the page.
  func hear(_ effects: ListEffects) -> Int32 {
    if !effects.signals.isEmpty { notices += effects.signals.names }
    for notice in effects.notices { notices.append(notice.name) }
    return Int32(notices.count)
  }

  /// The names of the notices, once.
  func takeNotices() -> Answer {
    var answer = Answer()
    for name in notices { answer.add(name) }
    notices = []
    return answer
  }

  /// Does a plain action, and says where the row is then, or the one that has come to its place.
  ///
  /// The table's focus knows that; it is lent, as by `TableDriver`.
  func perform(_ id: String, on row: RowID, at time: Time) -> ListEffects {
    let action = list.actions(for: row).first { $0.id == id }
    let focus = ask { $0.focus }
    table.focus = TableFocus(row: row)
    let effects = table.perform(id, on: row, at: time)
    announcement = ask { $0.announcement(performed: action?.title) }
    if focus?.row != row { table.focus = focus }
    return effects
  }

  /// The number of rows that show.
  var rowCount: Int { (0..<list.sectionCount).reduce(0) { $0 + list.rowCount(inSection: $1) } }

  // MARK: Answers, in the order in which engine.js reads them

  func rows(at time: Time) -> Answer {
    var answer = Answer()
    let (list, offset) = (list, ask { $0.contentOffset(at: time) })
    let waiting = list.waitingRows
    for row in ask({ $0.rowsInSight(at: time) }) {
      guard let place = list.position(of: row), let top = list.top(of: row), let height = list.height(of: row) else {
        continue
      }
      let spoken = list.spokenRow(row) ?? SpokenRow(label: "")
      answer.add(row)
      answer.add(place.section)
      answer.add(place.row)
      answer.add(list.rowCount(inSection: place.section))
      answer.add(top - offset)
      answer.add(height)
      answer.add(spoken.label)
      answer.add(spoken.value)
      answer.add(spoken.isOn)
      answer.add(spoken.isExpanded)
      answer.add(list.openEdge(of: row).map { Rest.open($0) } ?? .closed)
      answer.add(waiting.contains(row))
      answer.add(list.actions(for: row))
    }
    return answer
  }

  func focus() -> Answer {
    var answer = Answer()
    if let focus = ask({ $0.focus }) {
      answer.add(focus.row)
      if let action = focus.action { answer.add(action) }
    }
    return answer
  }

  func editedText() -> Answer {
    var answer = Answer()
    if let row = list.editedRow, let text = list.editedText {
      answer.add(row)
      answer.add(text)
    }
    return answer
  }

  func said() -> Answer {
    var answer = Answer()
    if let said = announcement {
      answer.add(said.section ?? 0)
      answer.add(said.row ?? 0)
      answer.add(said.rowCount)
      answer.add(said.performed ?? "")
      answer.add(said.action?.title ?? "")
      answer.add(said.action?.number ?? 0)
      answer.add(said.action?.count ?? 0)
    }
    return answer
  }

  func look(at row: RowID, velocity: Double, time: Time) -> Answer {
    var answer = Answer()
    if let seen = list.look(at: row, velocity: velocity, time: time) {
      answer.add(seen.offset)
      answer.add(seen.rest)
      answer.add(seen.limits.lowerBound)
      answer.add(seen.limits.upperBound)
      answer.add(seen.leading)
      answer.add(seen.trailing)
      answer.add(seen.isMoving)
      answer.add(seen.forecast?.opening ?? .nan)
      answer.add(seen.forecast?.performing ?? .nan)
    }
    return answer
  }

  func hit(_ point: Vector, at time: Time) -> Answer {
    var answer = Answer()
    guard let hit = hit(at: point, time) else { return answer }
    answer.add(hit.row)
    switch hit.part {
    case .content: answer.add(0)
    case .action: answer.add(1)
    case .control: answer.add(2)
    case .track: answer.add(3)
    case .thumb: answer.add(4)
    case .reorderControl: answer.add(5)
    }
    switch hit.part {
    case .action(let edge, let index):
      answer.add(edge == .leading ? 0 : 1)
      answer.add(index)
    case .control(let index):
      answer.add(0)
      answer.add(index)
    case .content, .track, .thumb, .reorderControl:
      answer.add(0)
      answer.add(0)
    }
    return answer
  }

  /// What a finger would touch at a place of the screen.
  private func hit(at place: Vector, _ time: Time) -> RowHit? {
    let offset = ask { $0.contentOffset(at: time) }
    guard place.y >= list.coveredHeight(atTop: offset, at: time) else { return nil }
    let x = table.direction == .rightToLeft ? table.size.width - place.x : place.x
    return list.hit(Vector(x, place.y + offset), at: time)
  }
}
