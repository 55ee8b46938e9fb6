extension GestureList {
  /// One change of the list, keyed by id: what undoing is made of.
  enum Change: Hashable, Sendable {
    /// A row comes, or comes back, at an index.
    case insert(RowID, at: Int)
    /// A row goes.
    case delete(RowID)
    /// A row gets another index.
    case move(RowID, to: Int)
    /// An item gets another text.
    case setText(RowID, String)
    /// An item is done, or to do again.
    case setCompleted(RowID, Bool)
    /// Two items change places, and their rows do not: only without `movesInsteadOfExchanges`.
    case exchange(RowID, RowID)
    /// A row gets another index, and its item does not: likewise.
    case moveRow(RowID, to: Int)
    /// An item gets another index, and its row does not: what puts it back where it was among items in another order.
    case moveItem(RowID, to: Int)
    /// The items are in the order of their rows again: what takes the first exchange back.
    case agree
  }

  /// What takes one event back, the changes in the order in which they are to be made.
  struct UndoStep: Hashable, Sendable {
    let changes: [Change]
  }

  /// What would take a change back, or nil where it would change nothing.
  func inverse(of change: Change) -> Change? {
    switch change {
    case .insert(let id, _): return .delete(id)
    case .delete(let id): return tree.index(of: id).map { .insert(id, at: $0) }
    case .move(let id, let index): return tree.index(of: id).flatMap { $0 == index ? nil : .move(id, to: $0) }
    case .moveRow(let id, let index): return tree.index(of: id).flatMap { $0 == index ? nil : .moveRow(id, to: $0) }
    case .setText(let id, let text):
      let before = items[id.rawValue].text
      return before == text ? nil : .setText(id, before)
    case .setCompleted(let id, let isCompleted):
      let before = items[id.rawValue].isCompleted
      return before == isCompleted ? nil : .setCompleted(id, before)
    case .exchange(let a, let b): return model == nil ? .agree : .exchange(a, b)
    case .moveItem(let id, _): return model?.index(of: id).map { .moveItem(id, to: $0) }
    case .agree: return nil
    }
  }

  /// Makes a change that can be undone, and tells it; rows make room in `duration` seconds.
  ///
  /// - Complexity: O(log n) for n items.
  mutating func make(_ change: Change, duration: Double = shiftDuration, at time: Time) -> ListEffects {
    guard let inverse = inverse(of: change) else { return .none }
    history.append(UndoStep(changes: [inverse] + itemPlace(in: inverse)))
    return apply(change, duration: duration, at: time)
  }

  /// Where the items are in another order than their rows, the item's own index too.
  private func itemPlace(in inverse: Change) -> [Change] {
    switch inverse {
    case .insert(let id, _), .move(let id, _): model?.index(of: id).map { [.moveItem(id, to: $0)] } ?? []
    case .delete, .setText, .setCompleted, .exchange, .moveRow, .moveItem, .agree: []
    }
  }

  /// Makes a change: the items, the rows, what is remembered of them, and their motions.
  mutating func apply(_ change: Change, duration: Double = shiftDuration, at time: Time) -> ListEffects {
    var effects = ListEffects()
    // What the article leaves displaced stays so until its table reloads.
    leftovers.gap = nil
    switch change {
    case .insert(let id, let index):
      effects.add(insertRow(id, at: index, duration, time))
      effects.notices.append(.didInsert(id))
    case .delete(let id):
      if editing?.row == id {
        editing = nil
        effects.notices.append(.didEndEditing(id))
      }
      effects.add(deleteRow(id, time))
      effects.notices.append(.didDelete(id))
    case .move(let id, let index):
      moveItem(id, to: index)
      effects.add(moveRow(id, to: index, time))
      effects.notices.append(.didMove(id))
    case .moveRow(let id, let index):
      effects.add(moveRow(id, to: index, time))
    case .setText(let id, let text):
      items[id.rawValue].text = text
      effects.update = reload(id)
    case .setCompleted(let id, let isCompleted):
      items[id.rawValue].isCompleted = isCompleted
      effects.update = reload(id)
      effects.notices.append(isCompleted ? .didComplete(id) : .didRestore(id))
    case .exchange(let a, let b):
      exchangeItems(a, b)
    case .moveItem(let id, let index): moveItem(id, to: index)
    case .agree:
      model = nil
    }
    return effects
  }

  private func reload(_ id: RowID) -> ListUpdate {
    guard let index = tree.index(of: id) else { return ListUpdate() }
    return ListUpdate([.reload(.init(index..<index + 1))])
  }

  // MARK: Rows

  /// Puts a row in, which the tree has already issued an id for.
  private mutating func insertRow(_ id: RowID, at index: Int, _ duration: Double, _ time: Time) -> ListEffects {
    let index = index.clamped(to: 0...count)
    let height = height(ofItem: id)
    tree.restore(id, height: height, at: index)
    model?.restore(id, height: height, at: index)
    shifts.inserted(at: index)
    let makesRoom = shift(from: index + 1, by: -height, duration: duration, at: time)
    return Self.effects(.insert(.init(index..<index + 1)), startedMotion: makesRoom)
  }

  /// Lets the row at an index and all that follow return from a displacement.
  ///
  /// - Returns: Whether there are any, and a way to return.
  @discardableResult
  mutating func shift(from index: Int, by displacement: Double, duration: Double, at time: Time) -> Bool {
    index < count && shifts.add(index..<Shifts.end, from: displacement, duration: duration, at: time)
  }

  private static func effects(_ change: ListUpdate.Change, startedMotion: Bool) -> ListEffects {
    var effects = ListEffects()
    effects.update = ListUpdate([change])
    effects.startedMotion = startedMotion
    return effects
  }

  /// Issues the id of a new item, whose row is not in yet.
  mutating func newItem(_ item: Item) -> RowID {
    let id = tree.insert(height: 0, at: count)
    tree.remove(count - 1..<count)
    if var other = model {
      model = nil
      _ = other.insert(height: 0, at: other.count)
      other.remove(other.count - 1..<other.count)
      model = other
    }
    items.append(item)
    return id
  }

  private mutating func deleteRow(_ id: RowID, _ time: Time) -> ListEffects {
    guard let index = tree.index(of: id), let height = tree.height(of: id) else { return .none }
    tree.remove(index..<index + 1)
    if let place = model?.index(of: id) { model?.remove(place..<place + 1) }
    kept.removeAll { $0.id == id }
    if landing?.row == id || landing?.home == id { landing = nil }
    if leftovers.hiddenRow == id { leftovers.hiddenRow = nil }
    shifts.removed(at: index)
    let closesUp = shift(from: index, by: height, duration: Self.shiftDuration, at: time)
    return Self.effects(.delete(.init(index..<index + 1)), startedMotion: closesUp)
  }

  private mutating func moveRow(_ id: RowID, to goal: Int, _ time: Time) -> ListEffects {
    guard let from = tree.index(of: id), let height = tree.height(of: id), let top = tree.top(of: id)
    else { return .none }
    let to = goal.clamped(to: 0...max(0, count - 1))
    guard from != to else { return .none }
    let shown = top + shifts.displacement(ofRow: from, at: time)
    tree.move(from: from, to: to)
    shifts.removed(at: from)
    shifts.inserted(at: to)
    let (passed, way) = from < to ? (from..<to, height) : (to + 1..<from + 1, -height)
    var moves = shifts.add(passed, from: way, duration: Self.shiftDuration, at: time)
    if let newTop = tree.top(of: id) {
      let displacement = shown - newTop - shifts.displacement(ofRow: to, at: time)
      moves = shifts.add(to..<to + 1, from: displacement, duration: Self.shiftDuration, at: time) || moves
    }
    return Self.effects(.move(.init(from: RowPosition(row: from), to: RowPosition(row: to))), startedMotion: moves)
  }

  // MARK: The order of the items, where the article has another than that of its rows

  private mutating func moveItem(_ id: RowID, to index: Int) {
    guard let from = model?.index(of: id) else { return }
    let goal = index.clamped(to: 0...max(0, count - 1))
    model?.move(from: from, to: goal)
  }

  private mutating func exchangeItems(_ a: RowID, _ b: RowID) {
    var order = model ?? tree
    model = nil
    guard let first = order.index(of: a), let second = order.index(of: b), first != second else { return }
    let (upper, lower) = (min(first, second), max(first, second))
    order.move(from: lower, to: upper)
    order.move(from: upper + 1, to: lower)
    model = order
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
