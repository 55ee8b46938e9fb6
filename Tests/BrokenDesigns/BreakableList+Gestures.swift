package import InteractionLaws

extension ListNotice.Name {
  /// A row has been ticked.
  package static let didTick = ListNotice.Name("didTick")
}

// What a finger and a plain action do to the rows.
extension BreakableList {
  package var openRows: [RowID] { ids.filter(open.contains) }

  package func actions(for row: RowID) -> [InteractionAction] {
    guard ids.contains(row) else { return [] }
    let tick = InteractionAction(id: "tick", title: "Tick")
    let show: [InteractionAction] = fault == .opensWithoutAction ? [] : [.show(.trailing)]
    return (open.contains(row) ? [.close()] : show) + (isTicked(row) ? [] : [tick])
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    switch action {
    case InteractionAction.closeID: set(row, isOpen: false, at: time)
    case InteractionAction.showID(.trailing): set(row, isOpen: true, at: time)
    case "tick": tick(row)
    default: .none
    }
  }

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, let sample): return pan(row, sample, at: time)
    case .tap(let row):
      if fault == .deletesWithoutAction, !open.contains(row), let index = ids.firstIndex(of: row) {
        return remove(at: index)
      }
      if fault == .ticksWithoutAction, isTicked(row) { ticked.remove(key(row)) }
      return set(row, isOpen: false, at: time)
    case .press, .control, .track, .tapOutside, .pull, .pinch, .hold: return .none
    case .closeRows(_, let exception):
      var effects = ListEffects()
      for row in openRows where row != exception { effects.add(set(row, isOpen: false, at: time)) }
      return effects
    }
  }

  private mutating func pan(_ row: RowID, _ sample: PanSample, at time: Time) -> ListEffects {
    let x = sample.translation.x
    switch sample.phase {
    case .began:
      drag = (row, x, x, x, 0)
      return .none
    case .changed:
      if let drag { self.drag = (drag.row, drag.start, x, min(drag.farthest, x), drag.samples + 1) }
      return .none
    case .ended:
      guard let drag, drag.row == row else { return .none }
      self.drag = nil
      if fault == .countsSamples && drag.samples > 1 { return .none }
      if fault == .staysWhereItWas { aside = drag.last - drag.start }
      let moved = (fault == .opensWhereItHasBeen ? min(x, drag.farthest) : x) - drag.start
      if moved <= -50 { return set(row, isOpen: true, at: time) }
      return (fault == .ticksWhereItWas ? drag.last : x) - drag.start >= 50 ? tick(row) : .none
    case .cancelled, .failed:
      drag = nil
      if fault == .staysAsideWhenCancelled { aside = 8 }
      return fault == .opensWhenCancelled ? set(row, isOpen: true, at: time) : .none
    }
  }

  private mutating func set(_ row: RowID, isOpen: Bool, at time: Time) -> ListEffects {
    guard ids.contains(row), open.contains(row) != isOpen else { return .none }
    if isOpen { open.insert(row) } else { open.remove(row) }
    if isOpen { opened = time }
    let isEven = fault == .countsChanges && !changes.countsOdd()
    return ListEffects(
      notices: [.row(row, isOpen ? .didOpen(.trailing) : .didClose)],
      startedMotion: isEven)
  }

  private mutating func tick(_ row: RowID) -> ListEffects {
    guard ids.contains(row), ticked.insert(key(row)).inserted else { return .none }
    return ListEffects(notices: [.custom(.didTick, row)])
  }

  package func isTicked(_ row: RowID) -> Bool { ticked.contains(key(row)) }

  private func key(_ row: RowID) -> Int {
    fault == .ticksByPlace ? ids.firstIndex(of: row) ?? -1 : row.rawValue
  }
}
