import HeadlessTable
import InteractionCore

/// A table that the page shows, and its notices.
final class Phone {
  var table: HeadlessTable<AnyList>
  /// The names of the signals and notices since the page last asked for them, as in traces.
  private var notices: [String] = []
  /// The announcement of the last key, action or undo.
  var announcement: FocusAnnouncement?

  init(_ table: consuming HeadlessTable<AnyList>) { self.table = table }

  /// Queries the table in place, because calling a nonmutating method directly would copy the table first.
  func ask<Said>(_ question: (inout HeadlessTable<AnyList>) -> Said) -> Said { question(&table) }

  /// The rows.
  var list: AnyList { ask { $0.list } }

  /// Collects an event's notices, and returns the number of those that wait for the page.
  func hear(_ effects: ListEffects) -> Int32 {
    if !effects.signals.isEmpty { notices += effects.signals.names }
    for notice in effects.notices { notices.append(notice.name) }
    return Int32(notices.count)
  }

  /// Returns the names of the waiting notices, and removes them.
  func takeNotices() -> Answer {
    var answer = Answer()
    for name in notices { answer.add(name) }
    notices = []
    return answer
  }

  /// Performs a plain action, and stores its announcement.
  func perform(_ id: String, on row: RowID, at time: Time) -> ListEffects {
    guard let action = list.actions(for: row).first(where: { $0.id == id }) else {
      announcement = nil
      return .none
    }
    let effects = table.perform(action, on: row, at: time)
    announcement = effects.announcement
    return effects.list
  }

  /// Undoes the last change, and stores its announcement.
  func undo(at time: Time) -> ListEffects {
    let effects = table.undo(at: time)
    announcement = effects.announcement
    return effects.list
  }

  /// The number of rows in all sections, without hidden ones.
  var rowCount: Int { (0..<list.sectionCount).reduce(0) { $0 + list.rowCount(inSection: $1) } }

  // MARK: Answers, in the order in which engine.js reads them

  func rows(at time: Time) -> Answer {
    var answer = Answer()
    let (list, offset) = (list, ask { $0.contentOffset(at: time) })
    let waiting = list.waitingRows
    // The sections above that of a row, and the number of their rows.
    var (sections, above) = (0, 0)
    for row in ask({ $0.rowsInSight(at: time) }) {
      guard let place = list.position(of: row), let top = list.top(of: row), let height = list.height(of: row) else {
        continue
      }
      while sections < place.section {
        above += list.rowCount(inSection: sections)
        sections += 1
      }
      let spoken = list.spokenRow(row) ?? SpokenRow(label: "")
      answer.add(row)
      answer.add(above + place.row)
      answer.add(place.section)
      answer.add(place.row)
      answer.add(list.rowCount(inSection: place.section))
      answer.add(top - offset)
      answer.add(height)
      answer.add(spoken.label)
      answer.add(spoken.value)
      answer.add(spoken.isOn)
      answer.add(spoken.isCompleted)
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
    guard let said = announcement else { return answer }
    answer.add(said.section ?? 0)
    answer.add(said.row ?? 0)
    answer.add(said.rowCount)
    answer.add(said.spoken?.label ?? "")
    answer.add(said.spoken?.value ?? "")
    answer.add(said.spoken?.isOn)
    answer.add(said.spoken?.isCompleted)
    answer.add(said.spoken?.isExpanded)
    let event = event(of: said)
    answer.add(event.number)
    answer.add(event.title)
    answer.add(event.label)
    answer.add(said.action?.title ?? "")
    answer.add(said.action?.number ?? 0)
    answer.add(said.action?.count ?? 0)
    return answer
  }

  /// Nothing 0, performed 1, removed 2, undone 3.
  private func event(of said: FocusAnnouncement) -> (number: Int, title: String, label: String) {
    switch said.event {
    case nil: (0, "", "")
    case .performed(let title): (1, title, "")
    case .removed(let title, let label): (2, title, label)
    case .undone: (3, "", "")
    }
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
      answer.add(seen.forecast?.openingThreshold ?? .nan)
      answer.add(seen.forecast?.fullSwipeThreshold ?? .nan)
    }
    return answer
  }

  func hit(_ point: Vector, at time: Time) -> Answer {
    var answer = Answer()
    guard let hit = ask({ $0.hit(point, at: time) }) else { return answer }
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
}
