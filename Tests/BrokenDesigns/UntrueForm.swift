package import ExpandableTable
package import InteractionLaws

/// A form in three sections, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault in what it describes, paints, or does with entered values.
package struct UntrueForm: ListDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Describes a switch that is off as on.
    case saysOnOfWhatIsOff
    /// Describes a switch as it was before the last change.
    case saysOnLate
    /// Describes each row by the label of the row below.
    case namesTheRowBelow
    /// Describes levels rounded to fives.
    case roundsLevels
    /// Describes a slider by its initial level.
    case saysTheLevelOfTheStart
    /// Describes a field by its text before the last keystrokes.
    case saysTheFormerEntry
    /// Paints the next header's title in a header that stays at the top.
    case pinnedHeadersSayTheNext
    /// Paints the first header's title in the first visible header, and so on.
    case headersCountFromTheTop
    /// Paints an answer as it was before the last change.
    case paintsTheFormerAnswer
    /// Claims that a hundred points are covered at the top, although nothing is.
    case coversAHundred
    /// Claims that a header at the top covers twice its height.
    case coversWhatItDoesNotPaint
    /// Lets a slider go a tenth of its way farther when the finger lifts.
    case sliderGoesFarther
    /// Lets a slider go halfway back when the finger lifts.
    case sliderGoesBack
    /// Folds a question only at the second tap.
    case asksForTwoTaps
    /// Puts the typed text into the field below.
    case typesIntoTheNextRow
    /// Loses the last letter of the typed text.
    case losesTheLastLetter
    /// Shows a host the text without its last letter.
    case showsAHostLess
    /// Ends an edit without a report when nothing has happened for three seconds.
    case endsTypingUnprompted
    /// Reports the end of typing in a field after the field's deletion.
    case endsTypingLate
    /// Reports that typing begins in one field before it reports that it has ended in another.
    case reportsTheNextFieldFirst
  }

  package var base: ExpandableTable
  private let fault: Fault?
  /// The row that was tapped last, if the tap did nothing.
  private var tapped: RowID?
  /// The paintings of answers, and what they were before they changed last.
  private var (answers, formerAnswers): ([RowID: String], [RowID: String]) = ([:], [:])
  /// The text that describes a field, if it is an older one.
  private var formerEntry: (row: RowID, value: String)?
  /// The switches that have been turned.
  private var isTurned: Set<RowID> = []
  /// The moment of the last keystroke or touch.
  private var touchedAt = Time.zero

  package init(fault: Fault? = nil) {
    self.fault = fault
    let list = try? DescriptorList(sections: [
      [
        RowDescriptor(
          "idCellNormal", secondaryTitle: "Name", isExpandable: true, isExpanded: true, additionalRows: 2),
        RowDescriptor("idCellTextfield", secondaryTitle: "First"),
        RowDescriptor("idCellTextfield", secondaryTitle: "Last"),
      ],
      [
        RowDescriptor(
          "idCellNormal", secondaryTitle: "Married", isExpandable: true, isExpanded: true, additionalRows: 1),
        RowDescriptor("idCellSwitch", primaryTitle: "Off = Single, On = Married", value: "false"),
      ],
      [
        RowDescriptor(
          "idCellNormal", secondaryTitle: "Level", isExpandable: true, isExpanded: true, additionalRows: 1),
        RowDescriptor("idCellSlider", value: "0.0"),
      ],
    ])
    guard let list else { preconditionFailure("The rows belong together.") }
    base = ExpandableTable(list, sectionTitles: ["Person", "Status", "Experience"])
    base.pinsHeaders = true
    for row in Self.rows { answers[row] = base.primaryTitle(of: row) }
  }

  private static let rows = (0..<7).map(RowID.init)

  /// The edits that an app makes.
  package static let edits: [CustomEvent<UntrueForm>] = [
    CustomEvent("remove 1") { form, time in
      form.told((try? form.base.edit(.remove(RowID(1)), at: time)) ?? .none, at: time)
    }
  ]

  // MARK: Descriptions

  package func spokenRow(_ row: RowID) -> SpokenRow? {
    guard var spoken = base.spokenRow(row) else { return nil }
    switch fault {
    case .saysOnOfWhatIsOff: spoken.isOn = spoken.isOn.map { !$0 }
    case .saysOnLate: if isTurned.contains(row) { spoken.isOn = spoken.isOn.map { !$0 } }
    case .saysTheLevelOfTheStart: if case .level = base.value(of: row) { spoken.value = "0" }
    case .namesTheRowBelow:
      let below = position(of: row).flatMap { id(for: RowPosition(section: $0.section, row: $0.row + 1)) }
      if let below, let next = base.spokenRow(below) { spoken.label = next.label }
    case .roundsLevels:
      if case .level(let level) = base.value(of: row) { spoken.value = String((level + 2) / 5 * 5) }
    case .saysTheFormerEntry:
      if let formerEntry, formerEntry.row == row { spoken.value = formerEntry.value }
    default: break
    }
    return spoken
  }

  package func coveredHeight(atTop y: Double, at time: Time) -> Double {
    let covered = base.coveredHeight(atTop: y, at: time)
    return switch fault {
    case .coversAHundred where y > 0: 100
    case .coversWhatItDoesNotPaint where covered > 0: covered + 28
    default: covered
    }
  }

  package var editedText: String? {
    base.editedText.map { fault == .showsAHostLess ? String($0.dropLast()) : $0 }
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    touchedAt = time
    for case .didChange(let row) in effects.notices where base.spokenRow(row)?.isOn != nil { isTurned.insert(row) }
    if fault == .paintsTheFormerAnswer {
      // A change in a control is reported for the control's row, and the answer is in the row above.
      for row in Self.rows where base.primaryTitle(of: row) != answers[row] {
        formerAnswers[row] = answers[row]
        answers[row] = base.primaryTitle(of: row)
      }
    }
    var notices = effects.notices
    switch fault {
    case .endsTypingLate:
      for case .didDelete(let row) in effects.notices where notices.contains(.didEndEditing(row)) {
        notices.removeAll { $0 == .didEndEditing(row) }
        notices.append(.didEndEditing(row))
      }
    case .reportsTheNextFieldFirst:
      if notices.count == 2, case .didEndEditing = notices[0], case .didBeginEditing = notices[1] {
        notices.swapAt(0, 1)
      }
    default: return effects
    }
    return ListEffects(
      update: effects.update, notices: notices, startedMotion: effects.startedMotion,
      changesHeights: effects.changesHeights, unfoldedRow: effects.unfoldedRow)
  }

  // MARK: Events

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if fault == .asksForTwoTaps, case .tap(let row) = gesture, base.spokenRow(row)?.isExpanded == true {
      guard tapped == row else {
        tapped = row
        return .none
      }
      tapped = nil
    }
    var gesture = gesture
    if case .track(let row, let sample) = gesture, sample.phase == .ended {
      var way = sample.translation
      if fault == .sliderGoesFarther { way.x += 30 }
      if fault == .sliderGoesBack { way.x /= 2 }
      gesture = .track(row, PanSample(.ended, translation: way, velocity: sample.velocity))
    }
    return told(base.handle(gesture, at: time), at: time)
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }

  package mutating func type(_ text: String, at time: Time) -> ListEffects {
    touchedAt = time
    if fault == .typesIntoTheNextRow, let row = base.editedRow {
      return base.textChanged(RowID(row.rawValue + 1), to: text)
    }
    if fault == .saysTheFormerEntry, let row = base.editedRow { formerEntry = (row, base.editedText ?? "") }
    return base.type(fault == .losesTheLastLetter ? String(text.dropLast()) : text, at: time)
  }

  package mutating func endEditing(at time: Time) -> ListEffects { told(base.endEditing(at: time), at: time) }

  package mutating func advance(to time: Time) {
    base.advance(to: time)
    if fault == .endsTypingUnprompted, editedRow != nil, time - touchedAt > 3 { _ = base.endEditing(at: time) }
  }

  // MARK: Drawing

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var frame = LayerList()
    base.draw(viewport: viewport, at: time, into: &frame)
    let titles = base.sectionTitles
    var headers = 0
    for var layer in frame.layers {
      if case .headerLabel(let section) = layer.id.part {
        if fault == .pinnedHeadersSayTheNext, layer.frame.y <= viewport.y, viewport.y > 0 {
          layer.text?.string = titles[(section + 1) % titles.count]
        }
        if fault == .headersCountFromTheTop { layer.text?.string = titles[headers % titles.count] }
        headers += 1
      }
      if fault == .paintsTheFormerAnswer, layer.id.part == .label,
        let former = layer.id.row.flatMap({ formerAnswers[$0] })
      {
        layer.text?.string = former
      }
      layers.append(layer)
    }
  }
}
