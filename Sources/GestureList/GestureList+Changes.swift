extension ListNotice.Name {
  /// A row's item has been completed or, without `noticeOnChange`, a completed item has been completed again.
  public static let didComplete = ListNotice.Name("didComplete")
  /// A row's completed item has been restored.
  public static let didRestore = ListNotice.Name("didRestore")
}

extension GestureList {
  /// A change to the list, which refers to rows by id.
  enum Change: Hashable, Sendable {
    /// Inserts or restores a row at an index.
    case insert(RowID, index: Int)
    /// Deletes a row.
    case delete(RowID)
    /// Moves a row and its item to another index.
    case move(RowID, to: Int)
    /// Replaces the text of an item.
    case setText(RowID, String)
    /// Completes or restores an item.
    case setCompleted(RowID, Bool)
    /// Replaces the traits of an item: whether it may be moved, and past which rows.
    case setTraits(RowID, Items.Traits)
    /// Sets a row's individual height or, if nil, removes it; does nothing if the height is no longer `from`.
    case setHeight(RowID, Double?, from: Double?)
    /// Exchanges the positions of two items, but not of their rows; only without `movesInsteadOfExchanges`.
    case exchange(RowID, RowID)
    /// Moves a row to another index, and its item only if there is no `itemOrder`.
    case moveRow(RowID, to: Int)
    /// Moves an item to another index, but not its row; does nothing if there is no `itemOrder`.
    case moveItem(RowID, to: Int)
    /// Returns the items to the order of their rows, which undoes the first exchange.
    case restoreOrder
  }

  /// The changes that one undo makes, in their order.
  struct UndoStep: Hashable, Sendable {
    let changes: [Change]
  }

  /// Returns the change that undoes a change; nil for `restoreOrder`, and for a change that is found to have no effect.
  func inverse(of change: Change) -> Change? {
    switch change {
    case .insert(let id, _): return .delete(id)
    case .delete(let id): return rows.tree.index(of: id).map { .insert(id, index: $0) }
    case .move(let id, let index): return rows.tree.index(of: id).flatMap { $0 == index ? nil : .move(id, to: $0) }
    case .moveRow(let id, let index):
      return rows.tree.index(of: id).flatMap { $0 == index ? nil : .moveRow(id, to: $0) }
    case .setText(let id, let text):
      let oldText = items[id].text
      return oldText == text ? nil : .setText(id, oldText)
    case .setCompleted(let id, let isCompleted):
      let wasCompleted = items[id].isCompleted
      return wasCompleted == isCompleted ? nil : .setCompleted(id, wasCompleted)
    case .setTraits(let id, let traits):
      let oldTraits = items.traits(of: id)
      return oldTraits == traits ? nil : .setTraits(id, oldTraits)
    case .setHeight(let id, let height, let oldHeight):
      return height == oldHeight ? nil : .setHeight(id, oldHeight, from: height)
    case .exchange(let a, let b): return itemOrder == nil ? .restoreOrder : .exchange(a, b)
    case .moveItem(let id, _): return itemOrder?.index(of: id).map { .moveItem(id, to: $0) }
    case .restoreOrder: return nil
    }
  }

  /// Makes a change that can be undone, and reports it; does nothing if the change has no effect.
  ///
  /// Rows make room for an inserted one in `duration` seconds, unless `animationDuration` is set.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  mutating func make(_ change: Change, duration: Double = shiftDuration, at time: Time) -> ListEffects {
    guard let inverse = inverse(of: change) else { return .none }
    var changes = [inverse]
    if let itemOrder, let change = changeRestoringItemIndex(after: inverse, itemOrder: itemOrder) {
      changes.append(change)
    }
    let effects = apply(change, duration: duration, at: time)
    // A step that is discarded at once must find the tree as it is after the change.
    record(UndoStep(changes: changes))
    return effects
  }

  /// Returns the change that restores the item's index after the inverse of a change has restored the row's index; nil if the
  /// inverse restores no index.
  ///
  /// The two indices differ while the items are in a different order from their rows.
  private func changeRestoringItemIndex(after inverse: Change, itemOrder: RowTree) -> Change? {
    switch inverse {
    case .insert(let id, _), .move(let id, _): itemOrder.index(of: id).map { .moveItem(id, to: $0) }
    case .delete, .setText, .setCompleted, .setTraits, .setHeight, .exchange, .moveRow, .moveItem, .restoreOrder: nil
    }
  }

  /// Applies a change to the items and rows, to all state stored for them, and to their motions.
  mutating func apply(_ change: Change, duration: Double = shiftDuration, at time: Time) -> ListEffects {
    var effects = ListEffects()
    // In the article, rows that a pinch has left apart return when the table reloads; here, they return at the next change.
    leftovers.gap = nil
    switch change {
    case .insert(let id, let index):
      effects = insertRow(id, index: index, duration: duration, at: time)
      effects.add(.didInsert(id))
    case .delete(let id):
      effects = deleteRow(id, at: time)
      if editing?.row == id {
        editing = nil
        effects.add(.didEndEditing(id))
      }
      effects.add(.didDelete(id))
    case .move(let id, let index):
      moveItem(id, to: index)
      effects = moveRow(id, to: index, at: time)
      effects.add(.didMove(id))
    case .moveRow(let id, let index): effects = moveRow(id, to: index, at: time)
    case .setText(let id, let text):
      items.setText(text, of: id)
      // Editing of this item continues with the new text.
      if editing?.row == id { editing?.draft = text }
      effects = reload(id)
    case .setCompleted(let id, let isCompleted):
      items.setCompleted(isCompleted, of: id)
      effects = reload(id)
      effects.add(.custom(isCompleted ? .didComplete : .didRestore, id))
    case .setTraits(let id, let traits):
      items.setTraits(traits, of: id)
      // Nothing visible but the reorder control depends on the traits.
      if options.reorderControl != nil { effects = reload(id) }
    case .setHeight(let id, let height, let oldHeight):
      // A height that has been set in the meantime stays.
      if heights[id] == oldHeight { effects = setHeights([.row(id, height)], animated: true, at: time) }
    case .exchange(let a, let b): exchangeItem(a, with: b)
    case .moveItem(let id, let index): moveItem(id, to: index)
    case .restoreOrder: itemOrder = nil
    }
    return effects
  }

  private func reload(_ id: RowID) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    return Self.effects(.reload(.init(index..<index + 1)), startedMotion: false)
  }

  // MARK: Rows

  /// Inserts a row whose id the tree has issued.
  private mutating func insertRow(_ id: RowID, index: Int, duration: Double, at time: Time) -> ListEffects {
    let index = index.clamped(to: 0...count)
    let height = height(ofItem: id)
    let makesRoom = rows.restore(id, height: height, index: index, duration: duration, at: time)
    itemOrder?.restore(id, height: height, index: index)
    return Self.effects(.insert(.init(index..<index + 1)), startedMotion: makesRoom)
  }

  private static func effects(_ change: ListUpdate.Change, startedMotion: Bool) -> ListEffects {
    ListEffects(update: ListUpdate([change]), startedMotion: startedMotion)
  }

  /// Stores a new item, whose row is not inserted yet, and returns its id.
  mutating func storeItem(_ item: Item) -> RowID {
    let id = rows.issueID()
    _ = itemOrder?.issueIDs(1)
    items.append(item, id: id)
    if let height = item.height { heights[id] = height }
    return id
  }

  private mutating func deleteRow(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let closesUp = rows.remove(index..<index + 1, duration: Self.shiftDuration, at: time)
    if let itemIndex = itemOrder?.index(of: id) { itemOrder?.remove(itemIndex..<itemIndex + 1) }
    activeRows.removeAll { $0.id == id }
    if landing?.row == id || landing?.homeRow == id { landing = nil }
    if leftovers.hiddenRow == id { leftovers.hiddenRow = nil }
    return Self.effects(.delete(.init(index..<index + 1)), startedMotion: closesUp)
  }

  private mutating func moveRow(_ id: RowID, to: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id), from != to else { return .none }
    let oldPlace = gap.flatMap { rows.place(of: id, at: time, gap: $0) }
    var startsMotion = rows.move(from: from, to: to, at: time)
    if let gap, let oldPlace, let newPlace = rows.place(of: id, at: time, gap: gap) {
      // The row starts where it was seen, even if it moves to the other side of a gap.
      startsMotion =
        rows.travel(to..<to + 1, from: oldPlace.top - newPlace.top, duration: Self.shiftDuration, at: time)
        || startsMotion
    }
    return Self.effects(
      .move(.init(from: RowPosition(row: from), to: RowPosition(row: to))), startedMotion: startsMotion)
  }

  // MARK: The order of the items, if it differs from that of the rows

  private mutating func moveItem(_ id: RowID, to index: Int) {
    guard let from = itemOrder?.index(of: id) else { return }
    itemOrder?.move(from: from, to: index)
  }

  private mutating func exchangeItem(_ a: RowID, with b: RowID) {
    var order = itemOrder ?? rows.tree
    itemOrder = nil
    guard let first = order.index(of: a), let second = order.index(of: b), first != second else { return }
    let (upper, lower) = (min(first, second), max(first, second))
    order.move(from: lower, to: upper)
    order.move(from: upper + 1, to: lower)
    itemOrder = order
  }
}

extension Int {
  /// Returns the nearest number in a range.
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
