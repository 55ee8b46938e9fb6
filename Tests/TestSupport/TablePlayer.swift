package import HeadlessTable
import Testing

/// A table under fingers, and the names of the notices that it has reported.
package struct TablePlayer<List: ListInteraction>: Sendable {
  package var table: HeadlessTable<List>
  package private(set) var notices: [String] = []

  package init(_ table: HeadlessTable<List>) { self.table = table }

  package var list: List { table.list }

  /// Sends the table one report about a finger.
  @discardableResult
  package mutating func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0
  ) -> ListEffects {
    keep(table.touch(TouchEvent(phase, finger: finger, location: Vector(x, y)), at: time))
  }

  /// Plays fingers' scripts, one after the other.
  package mutating func play(_ fingers: Finger...) {
    for finger in fingers { notices += table.play(finger) }
  }

  /// Changes the list from code.
  @discardableResult
  package mutating func edit(at time: Double, _ change: (inout List, Time) -> ListEffects) -> ListEffects {
    keep(table.edit(at: Time(time)) { change(&$0, Time(time)) })
  }

  private mutating func keep(_ effects: ListEffects) -> ListEffects {
    notices += effects.notices.map(\.name)
    return effects
  }

  /// The content offset at a moment in seconds, in points.
  package func offset(_ time: Double) -> Double { table.offset(time) }

  /// Draws a new frame at a moment, in seconds.
  package mutating func frame(at time: Double) -> LayerList { table.frame(at: time) }
}

extension HeadlessTable {
  /// Plays a finger's script and returns the names of the notices in order.
  @discardableResult
  package mutating func play(_ finger: Finger) -> [String] {
    finger.events.flatMap { touch($0.event, at: $0.at.seconds).notices.map(\.name) }
  }

  /// Handles one report about a finger at a moment in seconds; where it changes the rows, its update must add up.
  @discardableResult
  package mutating func touch(_ event: TouchEvent, at time: Double) -> ListEffects {
    let before = list
    let effects = touch(event, at: Time(time))
    // Looking at all rows takes too long if there are many, and no update has been reported.
    if effects.changesRows || list.rowCount(inSection: 0) <= 100 {
      #expect(effects.update.mismatch(from: before.shownRows, to: list.shownRows) == nil)
    }
    return effects
  }

  /// Draws a new frame at a moment, in seconds.
  package mutating func frame(at time: Double) -> LayerList {
    draw(at: Time(time))
    return frame
  }

  /// The content offset at a moment in seconds, in points.
  package func offset(_ time: Double) -> Double { contentOffset(at: Time(time)) }

  /// The ids of all rows of the first section, in display order.
  package var ids: [RowID] { list.shownRows[0] }
}

extension ListInteraction {
  /// The ids of the visible rows, by section, asked for one by one.
  package var shownRows: [[RowID]] {
    // Loops are fast, and tests use this more than anything else.
    var shown: [[RowID]] = []
    for section in 0..<sectionCount {
      var rows: [RowID] = []
      for row in 0..<rowCount(inSection: section) {
        if let id = id(for: RowPosition(section: section, row: row)) { rows.append(id) }
      }
      shown.append(rows)
    }
    return shown
  }
}
