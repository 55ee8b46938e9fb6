import ConstraintSwipe
import ExpandableTable
import HeadlessTable
import InteractionReplay

/// Measures operations on many rows at once; twice as many rows cost about twice as much.
func measureMany(_ meter: any Meter) {
  for many in [250, 1_000] {
    measureRows(many, meter)
    measureSight(many, meter)
    measureUpdates(many, meter)
    measureScript(many, meter)
    measureKeystroke(many * 100, meter)
  }
}

private let row = ConstraintSwipe(width: 320, height: 44, trailing: [InteractionAction(id: "more", title: "More")])

/// A table in which many rows can be open at once.
private struct Opened {
  var table: HeadlessTable<SwipeList<ConstraintSwipe>>
  var clock = 0.0
  let many: Int

  init(_ many: Int) {
    self.many = many
    let policies = TablePolicies(closesOthersOnOpen: false, closesOnScroll: true, closesOnOutsideTap: true)
    table = HeadlessTable(SwipeList(of: row, count: many), width: 320, height: 480, policies: policies)
  }

  var now: Time { Time(clock) }

  mutating func open() {
    for row in 0..<many { table.perform("open.trailing", on: RowID(row), at: now) }
  }

  mutating func openList() {
    table.edit(at: now) { [many, now] list in
      for row in 0..<many { list.perform("open.trailing", on: RowID(row), at: now) }
      return .none
    }
  }

  mutating func rest() {
    clock += 10
    table.advance(to: now)
  }

  mutating func close() { table.handle(.closeRows(after: .tableScrolled, except: nil), at: now) }
}

private func measureRows(_ many: Int, _ meter: any Meter) {
  var opened = Opened(many)
  func reset(_ opened: inout Opened) {
    opened.close()
    opened.rest()
  }
  meter.measure(Operation("many: \(many) rows open", count: many, runs: 3, warmsUp: false), &opened) {
    reset(&$0)
  } _: {
    $0.open()
  }
  meter.measure(Operation("many: \(many) rows close", count: many, runs: 3), &opened) {
    reset(&$0)
    $0.openList()
    $0.rest()
  } _: {
    $0.close()
  }
  meter.measure(Operation("many: \(many) rows close under a finger, a sample", count: many, runs: 3), &opened) {
    reset(&$0)
    $0.openList()
    $0.rest()
    $0.table.touch(TouchEvent(.down, location: Vector(300, 400)), at: $0.now)
    $0.table.touch(TouchEvent(.moved, location: Vector(300, 380)), at: $0.now)
  } _: {
    for sample in 0..<many {
      $0.table.touch(TouchEvent(.moved, location: Vector(300, 380 - Double(sample % 100))), at: $0.now)
    }
  }
  meter.measure(Operation("many: \(many) rows close one by one", count: many, runs: 3), &opened) {
    reset(&$0)
    $0.openList()
    $0.rest()
  } _: {
    for row in 0..<many { $0.table.perform("close", on: RowID(row), at: $0.now) }
  }
  opened.table.policies = TablePolicies()
  meter.measure(Operation("many: \(many) rows open, each closing another", count: many, runs: 3), &opened) {
    reset(&$0)
  } _: {
    $0.open()
  }
}

private func measureSight(_ many: Int, _ meter: any Meter) {
  var table = HeadlessTable(SwipeList(of: row, count: 2 * many), width: 320, height: 44 * Double(many))
  var offset = 0.0
  meter.measure("many: \(many) rows come into sight", count: many, runs: 3) {
    offset = offset == 0 ? 44 * Double(many) : 0
    table.scroll(to: offset, at: .zero)
    table.draw(at: .zero)
  }
}

/// Measures checks and merges of updates with many sections, moves or edits.
private func measureUpdates(_ many: Int, _ meter: any Meter) {
  let old = (0..<2 * many).map { [RowID($0)] }
  let moves = ListUpdate((0..<many).map { .moveSection(from: $0, to: 2 * many - 1 - $0) })
  let moved = (0..<2 * many).map { [RowID($0 < many ? many + $0 : 2 * many - 1 - $0)] }
  meter.measure("many: mismatch, \(many) sections move", count: many, runs: 3) {
    keep(moves.mismatch(from: old, to: moved))
  }
  let inserts = ListUpdate((0..<many).map { .insert(.init(section: $0, 0..<1)) })
  meter.measure("many: merge, \(many) sections move, then change", count: many, runs: 3) {
    keep(moves.merged(with: inserts))
  }
  let reloads = ListUpdate((0..<many).map { .reload(.init(2 * $0..<2 * $0 + 1)) })
  let travels = ListUpdate((0..<many).map { .move(.init(from: .init(row: $0), to: .init(row: 2 * many - $0))) })
  meter.measure("many: merge, \(many) rows reloaded, then moved", count: many, runs: 3) {
    keep(reloads.merged(with: travels))
  }
  // A row is removed, and another is inserted far from it, so no two edits meet.
  let edits = (0..<many).map { edit -> ListUpdate in
    let row = 7 * edit % many
    return ListUpdate([edit % 2 == 0 ? .delete(.init(row..<row + 1)) : .insert(.init(row..<row + 1))])
  }
  meter.measure("many: merge, \(many) edits", count: many, runs: 3) { keep(ListUpdate.merged(edits)) }
}

/// Measures reading a script in which each row gets its own action and performs it.
private func measureScript(_ many: Int, _ meter: any Meter) {
  let events = (0..<many).flatMap { row in
    [
      #"{"describe": {"row": \#(row), "trailing": [{"id": "a\#(row)", "title": "A"}]}}"#,
      #"{"perform": {"action": "a\#(row)", "row": \#(row)}}"#,
    ]
  }
  let script = #"""
    {"design": "headless-table", "configuration": {"of": "constraint-swipe", "rows": \#(many)},
     "events": [\#(events.joined(separator: ","))]}
    """#
  meter.measure("many: script, \(many) actions described and performed", count: many, runs: 3) {
    keep(try? Replay().scripts(in: script.utf8, name: "script"))
  }
}

/// Measures typing into one of many text fields that are parts of one name.
private func measureKeystroke(_ many: Int, _ meter: any Meter) {
  let field = RowDescriptor("idCellTextfield", value: "x", isVisible: false)
  let name = RowDescriptor("idCellNormal", isExpandable: true, additionalRows: many)
  guard let list = try? DescriptorList(sections: [[name] + Array(repeating: field, count: many)]) else {
    fatalError("The benchmark's list is invalid.")
  }
  var table = ExpandableTable(list)
  table.rowSelected(RowID(0), at: .zero)
  table.handle(.control(RowID(many / 2), 0), at: Time(1))
  var count = 0
  meter.measure("many: a keystroke, \(many) fields", count: 10, runs: 3) {
    for _ in 0..<10 {
      count += 1
      keep(table.type(String(count), at: Time(1)))
    }
  }
}
