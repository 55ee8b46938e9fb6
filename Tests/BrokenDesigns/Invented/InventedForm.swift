package import ExpandableTable
package import InteractionLaws

/// A form of fields, switches, choices and sliders under questions, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault in what it describes or in how it handles time.
package struct InventedForm: ListDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Describes a switch as it was at the last frame.
    case saysSwitchesLate
    /// Describes a question as folded while it unfolds.
    case saysFoldedInMotion
    /// Describes a field by its placeholder and not by its text, once the edit is over.
    case forgetsWhatWasTyped
    /// Describes levels rounded to fives.
    case roundsTheLevelsItSays
    /// Loses the text that was typed in the last third of a second of an edit.
    case losesTheLastKeystroke
    /// Ends an edit without a report when nothing has happened for ten seconds.
    case endsTypingUnprompted
    /// Undoes all changes within a second in one step.
    case groupsUndoByClock
    /// Reports that an edit begins in one field before it reports that the other field's has ended.
    case reportsTheNextFieldFirst
  }

  package var base: ExpandableTable
  private let fault: Fault?
  /// The form at the last frame.
  private var former: ExpandableTable?
  /// What the field held before the last keystroke.
  private var before = ""
  /// When something was typed, and when anything happened last.
  private var (typedAt, touchedAt) = (Time(-1000), Time.zero)
  /// When the changes that can be undone were made.
  private var changed: [Time] = []

  /// Creates a form of four questions, repeated this many times.
  package init(sections: Int = 1, fault: Fault? = nil) {
    self.fault = fault
    let questions =
      Self.question("Name", [RowDescriptor("idCellTextfield"), RowDescriptor("idCellTextfield")])
      + Self.question(
        "Married",
        [RowDescriptor("idCellSwitch", primaryTitle: "Off = Single, On = Married", value: "false")])
      + Self.question("Level", [RowDescriptor("idCellSlider", value: "0.0")])
      + Self.question("Colour", ["Red", "Blue"].map { RowDescriptor("idCellValuePicker", primaryTitle: $0) })
    let list = try? DescriptorList(sections: Array(repeating: questions, count: sections))
    guard let list else { preconditionFailure("The rows belong together.") }
    base = ExpandableTable(list)
  }

  private static func question(_ title: String, _ rows: [RowDescriptor]) -> [RowDescriptor] {
    [
      RowDescriptor(
        "idCellNormal", secondaryTitle: title, isExpandable: true, isExpanded: true, additionalRows: rows.count)
    ] + rows
  }

  // MARK: Edits from outside

  /// The edits that an app makes.
  package static let edits: [CustomEvent<InventedForm>] = [
    CustomEvent("insert above 3") { form, time in
      form.edit(.insert([RowDescriptor("idCellNormal", primaryTitle: "New")], .above(RowID(3))), at: time)
    },
    CustomEvent("remove 2") { form, time in form.edit(.remove(RowID(2)), at: time) },
    CustomEvent("expand all") { form, time in form.told(form.base.expandAll(at: time), at: time) },
    CustomEvent("collapse all") { form, time in form.told(form.base.collapseAll(at: time), at: time) },
  ]

  /// How edits and switches are undone.
  package static let undoing = ListLaw.Undo<InventedForm>({ form, time in form.undo(at: time) }) { form in
    var lines: [String] = []
    for section in 0..<form.base.sectionCount {
      for row in form.base.rows(inSection: section) {
        let isOn = form.base.value(of: row) == .isOn(true)
        lines.append(String(row.rawValue) + (isOn ? " on" : ""))
      }
    }
    return lines.joined(separator: "; ")
  }

  private mutating func edit(_ edit: ExpandableTable.Edit, at time: Time) -> ListEffects {
    told((try? base.edit(edit, at: time)) ?? .none, at: time)
  }

  package mutating func undo(at time: Time) -> ListEffects {
    var effects = base.undo(at: time)
    guard let last = changed.popLast(), fault == .groupsUndoByClock else { return effects }
    while let earlier = changed.last, last - earlier < 1 {
      changed.removeLast()
      effects.add(base.undo(at: time))
    }
    return effects
  }

  // MARK: Descriptions

  package func spokenRow(_ row: RowID) -> SpokenRow? {
    guard var spoken = base.spokenRow(row) else { return nil }
    switch fault {
    case .saysSwitchesLate:
      if let before = former?.spokenRow(row), before.isOn != nil { spoken.isOn = before.isOn }
    case .saysFoldedInMotion:
      if spoken.isExpanded != nil, base.settleTime != nil { spoken.isExpanded = false }
    case .forgetsWhatWasTyped:
      if case .text = base.value(of: row), row != editedRow { spoken.value = "" }
    case .roundsTheLevelsItSays:
      if case .level(let level) = base.value(of: row) { spoken.value = String((level + 2) / 5 * 5) }
    default: break
    }
    return spoken
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    touchedAt = time
    var changes = false
    for notice in effects.notices {
      switch notice {
      case .didInsert, .didDelete, .didMove, .didChange: changes = true
      default: break
      }
    }
    if changes { changed.append(time) }
    guard fault == .reportsTheNextFieldFirst, effects.notices.count > 1 else { return effects }
    return ListEffects(
      update: effects.update, notices: effects.notices.reversed(), startedMotion: effects.startedMotion,
      changesHeights: effects.changesHeights, unfoldedRow: effects.unfoldedRow)
  }

  // MARK: Events

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    loseLastKeystroke(at: time)
    return told(base.handle(gesture, at: time), at: time)
  }
  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    loseLastKeystroke(at: time)
    return told(base.perform(action, on: row, at: time), at: time)
  }
  package mutating func type(_ text: String, at time: Time) -> ListEffects {
    (before, typedAt, touchedAt) = (base.editedText ?? "", time, time)
    return base.type(text, at: time)
  }
  package mutating func endEditing(at time: Time) -> ListEffects {
    loseLastKeystroke(at: time)
    return told(base.endEditing(at: time), at: time)
  }

  /// Restores the text of the last keystroke but one, if the last one was just now.
  private mutating func loseLastKeystroke(at time: Time) {
    guard fault == .losesTheLastKeystroke, editedRow != nil, time - typedAt < 0.3 else { return }
    _ = base.type(before, at: time)
  }

  package mutating func advance(to time: Time) {
    base.advance(to: time)
    if fault == .saysSwitchesLate { former = base }
    if fault == .endsTypingUnprompted, editedRow != nil, time - touchedAt > 10 { _ = base.endEditing(at: time) }
  }
}
