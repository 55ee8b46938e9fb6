package import GestureList
package import InteractionLaws

/// A list of tasks that fingers complete, delete, move and add, wrapped as a user of the package might wrap it.
///
/// It is sound, or has one fault in what it describes, undoes, or does on a gesture.
package struct UntrueTasks: ListDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Describes an open task as done.
    case saysDoneOfWhatIsOpen
    /// Describes a task as it was before its last change.
    case saysDoneLate
    /// Does not report that a task is completed.
    case completesUntold
    /// Does not report that a task is open again.
    case restoresUntold
    /// Reports a task's other notices after its deletion.
    case tellsAfterTheDeletion
    /// Inserts a task for a pinch at the top, wherever the fingers are.
    case pinchAddsAtTheTop
    /// Inserts a task for a pinch at the bottom, wherever the fingers are.
    case pinchAddsAtTheBottom
    /// Inserts a task for a pull of a point.
    case pullOfAPointAdds
    /// Inserts a task for a pinch of a point.
    case pinchOfAPointAdds
    /// Ignores a tap on a task that was held last without being moved.
    case holdsSwallowTaps
    /// Puts a task back one position lower when its deletion is undone.
    case comesBackLower
    /// Undoes the deletion of two tasks in two steps.
    case comesBackOneByOne
    /// Claims that there is always something to undo.
    case canAlwaysUndo
    /// Claims that there is never anything to undo.
    case canNeverUndo
    /// Animates rows although motion is reduced.
    case movesWhereReduced
    /// Gives a task another id when it gets another text.
    case renamingReplaces
    /// Gives a task another id when it gets another text, and reports that id as changed.
    case renamingTellsTheNewId
    /// Ends a drag of a task when another task gets another text.
    case renamingEndsADrag
    /// Ends a drag of a task when another task is inserted.
    case insertingEndsADrag
    /// Paints a dragged task at a fifth of its opacity.
    case fadesUnderAFinger
    /// Leaves the text where it was while a finger drags its task.
    case textStaysBehind
    /// Paints the cue for deleting at the leading end, and the other cue at the trailing end.
    case cuesOfTheOtherSide
    /// Paints both cues in the middle of a dragged task.
    case cuesStayBehind
    /// Reports the end of typing in a task after the task's deletion.
    case endsTypingLate
    /// Cancels a pull at its second sample.
    case countsPullSamples
    /// Cancels a pinch at its second sample.
    case countsPinchSamples
    /// Cancels a hold at its second sample.
    case countsHoldSamples
  }

  package var base: GestureList
  private let fault: Fault?
  /// The task that a finger drags.
  private var dragged: RowID?
  /// The row that was held last without being moved.
  private var held: RowID?
  /// The samples of the pull, the pinch or the hold.
  private var sampleCount = 0
  /// Whether tasks were done before they changed last.
  private var formerlyDone: [RowID: Bool] = [:]

  package init(count: Int = 5, fault: Fault? = nil) {
    self.fault = fault
    base = GestureList((0..<count).map { "Task \($0)" }, width: 320)
  }

  /// The edits that an app makes.
  package static let edits: [CustomEvent<UntrueTasks>] = [
    CustomEvent("insert at 1") { list, time in
      var effects = list.fault == .insertingEndsADrag ? list.letGo(at: time) : .none
      effects.add(list.base.insert(GestureList.Item("New"), index: 1, at: time))
      return list.told(effects, at: time)
    },
    CustomEvent("name the second") { list, time in list.nameTheSecond(at: time) },
    CustomEvent("remove the first two rows") { list, time in
      let ids = Array(list.base.ids.prefix(2))
      guard list.fault == .comesBackOneByOne else { return list.told(list.base.remove(ids, at: time), at: time) }
      var effects = ListEffects()
      for id in ids { effects.add(list.base.remove(id, at: time)) }
      return list.told(effects, at: time)
    },
  ]

  /// How edits are undone.
  package static let undoing = ListLaw.Undo<UntrueTasks>({ list, time in list.undo(at: time) }) { list in
    list.base.ids.map { id in
      let item = list.base.item(id)
      return "\(id.rawValue) \(item?.text ?? "")\(item?.isCompleted ?? false ? " done" : "")"
    }.joined(separator: "; ")
  }

  private mutating func nameTheSecond(at time: Time) -> ListEffects {
    guard base.ids.count > 1 else { return .none }
    let id = base.ids[1]
    if fault == .renamingReplaces || fault == .renamingTellsTheNewId {
      var effects = base.remove(id, at: time)
      effects.add(base.insert(GestureList.Item("Name"), index: 1, at: time))
      let changed = fault == .renamingTellsTheNewId ? effects.insertedRows.first ?? id : id
      return told(
        ListEffects(update: effects.update, notices: [.didChange(changed)], startedMotion: effects.startedMotion),
        at: time)
    }
    var effects = ListEffects()
    if fault == .renamingEndsADrag { effects.add(letGo(at: time)) }
    guard var item = base.item(id), id != base.editedRow else { return effects }
    item.text = "Name"
    effects.add(base.describe(id, as: item, at: time))
    return told(effects, at: time)
  }

  /// Ends the drag of a task.
  private mutating func letGo(at time: Time) -> ListEffects {
    guard let row = dragged else { return .none }
    dragged = nil
    return base.handle(.pan(row, PanSample(.cancelled, translation: .zero)), at: time)
  }

  package mutating func undo(at time: Time) -> ListEffects {
    var effects = base.undo(at: time)
    if fault == .comesBackLower {
      for case .didInsert(let row) in effects.notices {
        guard let place = base.ids.firstIndex(of: row), place + 1 < base.count else { continue }
        effects = ListEffects(
          update: effects.update.merged(with: base.move(row, to: place + 1, at: time).update), notices: effects.notices,
          startedMotion: effects.startedMotion)
      }
    }
    return effects
  }

  package var canUndo: Bool {
    switch fault {
    case .canAlwaysUndo: true
    case .canNeverUndo: false
    default: base.canUndo
    }
  }

  // MARK: Descriptions

  package func spokenRow(_ row: RowID) -> SpokenRow? {
    guard var spoken = base.spokenRow(row) else { return nil }
    if fault == .saysDoneOfWhatIsOpen { spoken.isCompleted = spoken.isCompleted.map { !$0 } }
    if fault == .saysDoneLate, let former = formerlyDone[row] { spoken.isCompleted = former }
    return spoken
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: ListEffects, at time: Time) -> ListEffects {
    var notices = effects.notices
    for case .custom(let notice, let row) in notices where notice == .didComplete || notice == .didRestore {
      formerlyDone[row] = notice == .didRestore
    }
    switch fault {
    case .restoresUntold: notices.removeAll { if case .custom(.didRestore, _) = $0 { true } else { false } }
    case .completesUntold: notices.removeAll { if case .custom(.didComplete, _) = $0 { true } else { false } }
    case .tellsAfterTheDeletion:
      for case .didDelete(let row) in effects.notices { notices.append(.didChange(row)) }
    case .endsTypingLate:
      for case .didDelete(let row) in effects.notices where notices.contains(.didEndEditing(row)) {
        notices.removeAll { $0 == .didEndEditing(row) }
        notices.append(.didEndEditing(row))
      }
    default: return effects
    }
    return ListEffects(
      update: effects.update, notices: notices, startedMotion: effects.startedMotion,
      changesHeights: effects.changesHeights)
  }

  // MARK: Events

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    if let cancelled = cancelledGesture(gesture) { return told(base.handle(cancelled, at: time), at: time) }
    switch gesture {
    case .pan(let row, let sample): dragged = sample.phase == .began || sample.phase == .changed ? row : nil
    case .pull(.ended, let offset) where fault == .pullOfAPointAdds && offset < -0.5:
      _ = base.handle(.pull(.changed, contentOffset: -2 * base.rowHeight), at: time)
      return told(base.handle(.pull(.ended, contentOffset: -2 * base.rowHeight), at: time), at: time)
    case .pinch(let phase, let fingers?, _) where fault == .pinchOfAPointAdds && phase != .began:
      let far = FingerPair(fingers.first - 200, fingers.second + 200)
      return told(base.handle(.pinch(phase, far, contentOffset: 0), at: time), at: time)
    case .pinch(.ended, _, _) where fault == .pinchAddsAtTheTop || fault == .pinchAddsAtTheBottom:
      var copy = base
      guard !copy.handle(gesture, at: time).insertedRows.isEmpty else { break }
      var effects = base.handle(.pinch(.cancelled, nil, contentOffset: 0), at: time)
      let index = fault == .pinchAddsAtTheTop ? 0 : base.count
      effects.add(base.insert(GestureList.Item(""), index: index, at: time))
      if let row = effects.insertedRows.first { effects.add(base.beginEditing(row, at: time)) }
      return told(effects, at: time)
    case .hold(.began, let y, _): held = base.row(atY: y)
    case .hold(.changed, let y, _): if base.row(atY: y) != held { held = nil }
    case .tap(let row) where fault == .holdsSwallowTaps && row == held:
      held = nil
      return .none
    default: break
    }
    return told(base.handle(gesture, at: time), at: time)
  }

  /// Counts a sample; returns what cancels its gesture if the fault cancels it.
  private mutating func cancelledGesture(_ gesture: TableGesture) -> TableGesture? {
    switch gesture {
    case .pull(.began, _), .pinch(.began, _, _), .hold(.began, _, _): sampleCount = 0
    case .pull, .pinch, .hold: sampleCount += 1
    default: break
    }
    guard sampleCount == 2 else { return nil }
    return switch (fault, gesture) {
    case (.countsPullSamples, .pull(_, let offset)): .pull(.cancelled, contentOffset: offset)
    case (.countsPinchSamples, .pinch(_, _, let offset)): .pinch(.cancelled, nil, contentOffset: offset)
    case (.countsHoldSamples, .hold(_, let y, let offset)): .hold(.cancelled, y: y, contentOffset: offset)
    default: nil
    }
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time), at: time)
  }

  package mutating func endEditing(at time: Time) -> ListEffects { told(base.endEditing(at: time), at: time) }

  package var reducesMotion: Bool {
    get { fault == .movesWhereReduced ? isReduced : base.reducesMotion }
    set { if fault != .movesWhereReduced { base.reducesMotion = newValue } else { isReduced = newValue } }
  }
  /// Whether motion is said to be reduced.
  private var isReduced = false

  // MARK: Drawing

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var frame = LayerList()
    base.draw(viewport: viewport, at: time, into: &frame)
    for var layer in frame.layers {
      if let dragged, layer.id.row == dragged {
        if fault == .fadesUnderAFinger, layer.id.part == .row { layer.alpha = 0.2 }
        if fault == .textStaysBehind, layer.id.part == .label { layer.frame.x = GestureList.labelInset }
      }
      if fault == .cuesStayBehind, case .cue = layer.id.part { layer.frame.x = 135 }
      if fault == .cuesOfTheOtherSide, let row = layer.id.row, case .cue(let edge) = layer.id.part {
        let other: SwipeEdge = edge == .leading ? .trailing : .leading
        layer = Layer(LayerID(row, .cue(other)), layer.name, layer.frame, text: layer.text, alpha: layer.alpha)
      }
      layers.append(layer)
    }
  }
}
