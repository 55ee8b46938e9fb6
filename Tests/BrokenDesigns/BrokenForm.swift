package import ExpandableTable
package import InteractionLaws

/// A form whose rows and sections the app edits, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault in how it handles the edits.
package struct BrokenForm: ListDecorator {
  /// What is wrong with it.
  package enum Fault: Sendable {
    /// Does not report insertions of rows.
    case insertsSilently
    /// Reports every inserted section at the end.
    case reportsSectionsAtTheEnd
    /// Reports the rows of a section that moves, too.
    case reportsRowsOfSections
    /// Removes a row by an edit that it refuses.
    case changesWhatItRefuses
    /// Reports the insertion of the row below.
    case namesTheRowBelowTheNewOne
    /// Reports the move of the row below.
    case namesTheRowBelowTheMovedOne
    /// Claims that a removed row is edited.
    case editsWhatIsGone
    /// Remembers which row is marked by its position.
    case marksByPosition
    /// Moves all rows without animation.
    case editsAtOnce
    /// Does not report that rows begin to move.
    case reportsNoMotion
    /// Answers touches where rows will be.
    case hitsPositions
    /// Undoes two edits at once.
    case undoesTwo
    /// Does not report the rows that go.
    case removesUnreported
    /// Does not report the rows that come back.
    case undoesUnreported
    /// Paints the header of a section that has gone, below all rows.
    case paintsGoneHeaders
    /// Paints the header of a section that has come over its first row.
    case paintsHeadersLow
    /// Leaves the last typed text in the field, whatever is undone.
    case keepsWhatWasTyped
    /// Describes an edited row by its text before the edit.
    case saysWhatWasThere
  }

  package var base: ExpandableTable
  private let fault: Fault?
  /// The row that is marked, and where it was then.
  private var mark: (row: RowID, position: RowPosition)?
  /// What was typed last.
  private var typed: String?
  /// The last row that has gone.
  private var gone: RowID?
  /// How many sections there were at first.
  private let sections: Int

  package init(fault: Fault? = nil) {
    self.fault = fault
    let list = try? DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", isExpandable: true, isExpanded: true, additionalRows: 1),
        RowDescriptor("idCellTextfield"), RowDescriptor("idCellNormal"),
      ],
      [RowDescriptor("idCellNormal"), RowDescriptor("idCellNormal")], [RowDescriptor("idCellNormal")],
    ])
    guard let list else { preconditionFailure("The rows belong together.") }
    base = ExpandableTable(list, sectionTitles: ["First", "Second", "Third"])
    sections = base.sectionCount
  }

  // MARK: Edits from outside

  /// The edits that an app makes.
  package static let edits: [CustomEvent<BrokenForm>] = [
    CustomEvent("insert above 2") { form, time in
      form.edit(.insert([RowDescriptor("idCellNormal")], .above(RowID(2))), at: time)
    },
    CustomEvent("remove 1") { form, time in form.edit(.remove(RowID(1)), at: time) },
    CustomEvent("move 3 above 2") { form, time in form.edit(.move(RowID(3), .above(RowID(2))), at: time) },
    CustomEvent("move 0 under itself") { form, time in form.edit(.move(RowID(0), .under(RowID(0))), at: time) },
    CustomEvent("insert a section") { form, time in
      form.edit(.insertSection([RowDescriptor("idCellNormal")], title: "New", index: 1), at: time)
    },
    CustomEvent("remove section 1") { form, time in form.edit(.removeSection(1), at: time) },
    CustomEvent("move section 2 to 0") { form, time in form.edit(.moveSection(2, to: 0), at: time) },
    CustomEvent("mark 2") { form, _ in
      let row = RowID(2)
      guard form.mark == nil, let position = form.position(of: row) else { return .none }
      form.mark = (row, position)
      return ListEffects(
        update: ListUpdate([.reload(.init(section: position.section, position.row..<position.row + 1))]))
    },
  ]

  /// How edits are undone.
  package static let undo = ListLaw.Undo<BrokenForm>({ form, time in form.undo(at: time) }) { form in
    (0..<form.base.sectionCount).map { section in
      form.base.sectionTitles[section] + form.base.rows(inSection: section).map { " " + String($0.rawValue) }.joined()
    }.joined(separator: "; ")
  }

  private mutating func edit(_ edit: ExpandableTable.Edit, at time: Time) -> ListEffects {
    let below = base.visibleRow(below: edit.row)
    do {
      let effects = try base.edit(edit, at: time)
      return told(effects, below, of: edit, at: time)
    } catch {
      guard fault == .changesWhatItRefuses else { return .none }
      _ = try? base.edit(.remove(RowID(2)), at: time)
      return .none
    }
  }

  /// The effects of an edit, changed by the fault.
  private mutating func told(
    _ effects: ListEffects, _ below: RowID?, of edit: ExpandableTable.Edit, at time: Time
  ) -> ListEffects {
    if fault == .editsAtOnce { base.advance(to: time + 60) }
    for case .didDelete(let row) in effects.notices { gone = row }
    var changes = effects.update.changes
    switch (fault, edit) {
    case (.insertsSilently, .insert): changes = []
    case (.reportsSectionsAtTheEnd, .insertSection): changes = [.insertSection(base.sectionCount - 1)]
    case (.reportsRowsOfSections, .moveSection(let from, to: _)): changes.append(.delete(.init(section: from, 0..<1)))
    default: break
    }
    let notices = effects.notices.compactMap { notice -> ListNotice? in
      switch (fault, notice) {
      case (.namesTheRowBelowTheNewOne, .didInsert): .didInsert(RowID(2))
      case (.namesTheRowBelowTheMovedOne, .didMove(let row)): .didMove(below ?? row)
      case (.removesUnreported, .didDelete): nil
      default: notice
      }
    }
    let moves = effects.startedMotion && fault != .reportsNoMotion && fault != .editsAtOnce
    return ListEffects(update: ListUpdate(changes), notices: notices, startedMotion: moves)
  }

  package mutating func undo(at time: Time) -> ListEffects {
    var effects = base.undo(at: time)
    if fault == .undoesTwo { effects.add(base.undo(at: time)) }
    return fault == .undoesUnreported ? effects.withoutNotices : effects
  }

  // MARK: Rows

  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    base.hit(point, at: fault == .hitsPositions ? time + 60 : time)
  }

  // MARK: Events

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if gesture == .tapOutside { gone = nil }
    return base.handle(gesture, at: time)
  }
  package var editedRow: RowID? { fault == .editsWhatIsGone && gone != nil ? gone : base.editedRow }
  package var editedText: String? {
    fault == .keepsWhatWasTyped ? base.editedText.map { typed ?? $0 } : base.editedText
  }
  package mutating func type(_ text: String, at time: Time) -> ListEffects {
    typed = text
    return base.type(text, at: time)
  }
  package func spokenRow(_ row: RowID) -> SpokenRow? {
    fault == .saysWhatWasThere && row == editedRow ? SpokenRow(label: "", value: "") : base.spokenRow(row)
  }

  /// None, because its faults are about rows that come, go and move.
  package mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }

  // MARK: Drawing

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var frame = LayerList()
    base.draw(viewport: viewport, at: time, into: &frame)
    let marked = mark.flatMap { fault == .marksByPosition ? base.id(for: $0.position) : $0.row }
    for var layer in frame.layers {
      if fault == .paintsHeadersLow, layer.id == LayerID(nil, .header(1)), base.sectionCount > sections {
        layer.frame.y += 28
      }
      layers.append(layer)
      guard layer.id.part == .row, layer.id.row == marked else { continue }
      layers.append(Layer(LayerID(marked, .custom(0)), "Mark", layer.frame))
    }
    guard fault == .paintsGoneHeaders, base.sectionCount < sections, base.settleTime.map({ $0 <= time }) ?? true else {
      return
    }
    let header = LayoutRect(0, base.contentHeight, 320, 28)
    layers.append(Layer(LayerID(nil, .header(base.sectionCount)), "Header", header))
  }
}

extension ExpandableTable.Edit {
  /// The row that it is about, if that row exists.
  fileprivate var row: RowID? {
    switch self {
    case .remove(let row), .move(let row, _): row
    case .insert, .insertSection, .removeSection, .moveSection: nil
    }
  }
}

extension ExpandableTable {
  /// The row that is visible right below another one of its section.
  fileprivate func visibleRow(below row: RowID?) -> RowID? {
    guard let row, let position = position(of: row) else { return nil }
    return id(for: RowPosition(section: position.section, row: position.row + 1))
  }
}
