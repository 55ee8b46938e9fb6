package import InteractionLaws

/// A list of rows with buttons, which move when others come and go, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault. The first trailing button deletes its row. Rows may have names. If the fault is about
/// questions, the leading button asks first.
package struct WrappedList: ListDecorator {
  /// What is wrong with it.
  package enum Fault: Sendable {
    /// Has a height for a row that is gone.
    case rememberedHeight
    /// Has actions for a row that is gone.
    case rememberedActions
    /// Does not paint its last row.
    case paintsNoLastRow
    /// Paints everything ten points aside.
    case paintsAside
    /// Paints each row twice.
    case paintsTwice
    /// Paints its content at NaN.
    case paintsNowhere
    /// Finds the row a point below the finger.
    case hitsAPointLower
    /// Finds the row below the finger's row while something moves.
    case hitsTheNextRow
    /// Finds its last row far below all rows.
    case hitsBelow
    /// Finds no button under a finger.
    case hitsNoButton
    /// Moves a row without animating the others.
    case movesAtOnce
    /// Closes the gap of a removed row at once.
    case removesAtOnce
    /// Does not report the start of a motion.
    case reportsNoMotion
    /// Claims to move half a second too long.
    case movesHalfASecondLonger
    /// Paints each motion in a tenth of its time.
    case paintsTenTimesAsFast
    /// Reports the deletion of the row below.
    case reportsWrongDeletion
    /// Reports a deletion twice.
    case reportsDeletionTwice
    /// Reports that a row has moved when it closes.
    case reportsMovesInPlace
    /// Reports a press on the row below.
    case pressesTheNextRow
    /// Deletes the row below the one whose button is pressed.
    case deletesTheRowBelow
    /// Does not report that a row opens.
    case opensSilently
    /// Does not report that a row closes.
    case closesSilently
    /// Reloads no row whose text changes.
    case reloadsNothing
    /// Reloads the row below the one whose text changes.
    case reloadsTheNextRow
    /// Keeps heights that are to change with animation, and reports them as changed.
    case keepsHeights
    /// Gives the height to the row below.
    case growsTheNextRow
    /// Does not report that rows become higher or lower.
    case growsSilently
    /// Closes when the system cancels a long drag.
    case cancelsLate
    /// Reports each press twice.
    case pressesTwice
    /// Confirms each question itself.
    case confirmsUnprompted
    /// Accepts an answer without a question.
    case deletesUnasked
    /// Opens a row again when its question is cancelled.
    case opensWhenCancelled
    /// Selects an open row at a tap that closes it.
    case selectsOpenRows
    /// Selects a row at the end of a small drag.
    case selectsAfterSmallDrags
    /// Claims that a removed row is edited.
    case editsWhatIsGone
    /// Claims that a row is edited whatever happens.
    case neverEndsEditing
    /// Claims that an open row is lifted.
    case neverDropsRows
  }

  package var base: SwipeList<BreakableRow>
  package let fault: Fault?
  private var names: [RowID: String] = [:]
  /// The last row that has gone.
  private var gone: RowID?
  private var isEdited = false
  /// When a finger took hold.
  private var held = Time.zero
  /// The moment of the last event that set something in motion.
  private var start = Time.zero

  package init(fault: Fault? = nil) {
    self.fault = fault
    let asks = fault == .confirmsUnprompted || fault == .deletesUnasked || fault == .opensWhenCancelled
    base = SwipeList(of: BreakableRow(leading: 1, trailing: 2, asking: asks ? .leading : nil), count: 4)
  }

  /// The edits that an app makes.
  package static let edits: [CustomEvent<WrappedList>] = [
    CustomEvent("remove the first row") { list, time in
      guard let row = list.base.id(for: RowPosition(row: 0)) else { return .none }
      return list.told(list.remove(row, at: time), at: time)
    },
    CustomEvent("move the first row to 2") { list, time in
      guard let row = list.base.id(for: RowPosition(row: 0)) else { return .none }
      let effects = list.base.move(row, to: 2, at: time)
      guard list.fault == .movesAtOnce else { return list.told(effects, at: time) }
      list.base.advance(to: time + 60)
      return ListEffects(update: effects.update, notices: effects.notices)
    },
    CustomEvent("name the first") { list, _ in
      guard let row = list.base.id(for: RowPosition(row: 0)) else { return .none }
      list.names[row] = "Name"
      guard list.fault != .reloadsNothing else { return .none }
      let index = list.fault == .reloadsTheNextRow && list.base.rowCount(inSection: 0) > 1 ? 1 : 0
      return ListEffects(update: ListUpdate([.reload(.init(index..<index + 1))]))
    },
    CustomEvent("edit") { list, _ in
      list.isEdited = true
      return .none
    },
  ]

  private mutating func remove(_ row: RowID, at time: Time) -> ListEffects {
    let effects = base.remove(row, at: time)
    gone = row
    guard fault == .removesAtOnce else { return effects }
    base.advance(to: time + 60)
    return ListEffects(update: effects.update, notices: effects.notices)
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    if effects.startedMotion { start = time }
    var effects = effects
    for case .row(let row, .didPress(.trailing, 0)) in effects.notices {
      effects.add(remove(fault == .deletesTheRowBelow ? RowID(row.rawValue + 1) : row, at: time))
    }
    if fault == .confirmsUnprompted {
      for case .didAsk(let row) in effects.notices { effects.add(base.confirm(row, at: time)) }
    }
    let notices = effects.notices.flatMap { notice -> [ListNotice] in
      switch (fault, notice) {
      case (.reportsWrongDeletion, .didDelete(let row)): [.didDelete(RowID(row.rawValue + 1))]
      case (.reportsDeletionTwice, .didDelete), (.pressesTwice, .row(_, .didPress)): [notice, notice]
      case (.selectsOpenRows, .row(let row, .didClose)): [notice, .row(row, .didSelect)]
      case (.pressesTheNextRow, .row(let row, .didPress(let edge, let index))):
        [.row(RowID(row.rawValue + 1), .didPress(edge, index))]
      case (.opensSilently, .row(_, .didOpen)), (.closesSilently, .row(_, .didClose)): []
      case (.reportsMovesInPlace, .row(let row, .didClose)): [notice, .didMove(row)]
      default: [notice]
      }
    }
    let moves = effects.startedMotion && fault != .reportsNoMotion
    return ListEffects(
      update: effects.update, notices: notices, startedMotion: moves,
      changesHeights: effects.changesHeights && fault != .growsSilently)
  }

  // MARK: Rows

  package func height(of row: RowID) -> Double? {
    fault == .rememberedHeight && row == gone ? 44 : base.height(of: row)
  }

  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    var y = fault == .hitsBelow && point.y > contentHeight + 50 ? contentHeight - 1 : point.y
    if fault == .hitsAPointLower { y += 1 }
    if fault == .hitsTheNextRow, settleTime != nil { y += 44 }
    guard let hit = base.hit(Vector(point.x, y), at: shown(time)), fault == .hitsNoButton else {
      return base.hit(Vector(point.x, y), at: shown(time))
    }
    return RowHit(row: hit.row, part: .content)
  }

  // MARK: Events

  package func actions(for row: RowID) -> [InteractionAction] {
    base.actions(for: fault == .rememberedActions && row == gone ? base.id(for: RowPosition(row: 0)) ?? row : row)
  }
  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }
  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if gesture == .tapOutside { isEdited = false }
    var effects = base.handle(gesture, at: time)
    if case .pan(let row, let sample) = gesture {
      if sample.phase == .began { held = time }
      if fault == .cancelsLate, sample.phase == .cancelled, time - held > 2 {
        effects.add(base.perform(InteractionAction.closeID, on: row, at: time))
      }
      if fault == .selectsAfterSmallDrags, sample.phase == .ended, sample.translation.x.magnitude < 8 {
        effects.add(ListEffects(notices: [.row(row, .didSelect)]))
      }
    }
    return told(effects, at: time)
  }

  package mutating func confirm(_ row: RowID, at time: Time) -> ListEffects {
    let isAsked = base.waitingRows.contains(row)
    return told(fault == .deletesUnasked && !isAsked ? remove(row, at: time) : base.confirm(row, at: time), at: time)
  }
  package mutating func cancel(_ row: RowID, at time: Time) -> ListEffects {
    let isAsked = base.waitingRows.contains(row)
    var effects = base.cancel(row, at: time)
    if fault == .opensWhenCancelled, isAsked {
      effects.add(base.perform(InteractionAction.showID(.leading), on: row, at: time))
    }
    return told(effects, at: time)
  }

  package var editedRow: RowID? {
    switch fault {
    case .editsWhatIsGone: isEdited ? gone : nil
    case .neverEndsEditing: RowID(3)
    default: nil
    }
  }
  package var liftedRow: RowID? { fault == .neverDropsRows ? base.openRows.first : nil }
  package var settleTime: Time? { base.settleTime.map { fault == .movesHalfASecondLonger ? $0 + 0.5 : $0 } }
  package mutating func advance(to time: Time) {
    guard fault != .movesHalfASecondLonger || base.settleTime.map({ time >= $0 + 0.5 }) ?? true else { return }
    base.advance(to: time)
  }
  package mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    if fault == .keepsHeights, animated { return ListEffects(changesHeights: true) }
    let changes = changes.map { change in
      guard fault == .growsTheNextRow, case .row(let row, 0?) = change else { return change }
      return .row(RowID(row.rawValue + 1), 0)
    }
    return told(base.setHeights(changes, animated: animated, at: time), at: time)
  }

  // MARK: Drawing

  /// The moment that is shown.
  private func shown(_ time: Time) -> Time { fault == .paintsTenTimesAsFast ? start + (time - start) * 10 : time }

  package func spokenRow(_ row: RowID) -> SpokenRow? {
    guard let name = names[row], base.position(of: row) != nil else { return base.spokenRow(row) }
    return SpokenRow(label: name)
  }

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var frame = LayerList()
    base.draw(viewport: viewport, at: shown(time), into: &frame)
    let last = base.id(for: RowPosition(row: base.count - 1))
    for var layer in frame.layers where fault != .paintsNoLastRow || layer.id.row != last {
      if fault == .paintsAside { layer.frame.x += 10 }
      if fault == .paintsNowhere, layer.id.part == .content { layer.frame.x = .infinity }
      layers.append(layer)
      guard layer.id.part == .row, let row = layer.id.row else { continue }
      if fault == .paintsTwice { layers.append(layer) }
      if let name = names[row] {
        layers.append(Layer(LayerID(row, .label), "Label", layer.frame, text: LayerText(name)))
      }
    }
  }
}
