#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  // Rows' cells, their plain actions with announcements, and the drawing of each frame.

  extension ListHost {
    /// Returns the id of the row at an index path.
    ///
    /// - Parameter indexPath: An index path of the collection view.
    /// - Returns: The row's id, or nil if there is none.
    /// - Complexity: O(log *n*) in the number of rows.
    public func id(for indexPath: IndexPath) -> RowID? { displayedList.id(for: RowPosition(indexPath)) }

    /// Returns the cell of a row.
    ///
    /// - Parameter row: The row's id.
    /// - Returns: The cell, or nil if the row is out of sight or not in the list.
    /// - Complexity: O(log *n*) in the number of rows.
    public func cell(of row: RowID) -> UICollectionViewCell? {
      displayedList.position(of: row).flatMap { collectionView.cellForItem(at: IndexPath($0)) }
    }

    /// Returns a row's plain actions, for VoiceOver, Switch Control and Full Keyboard Access; a `ListRowCell` has them
    /// already.
    ///
    /// - Parameter row: The row's id.
    /// - Returns: One custom action for each of the row's plain actions.
    /// - Complexity: O(log *n* + *a*) for *n* rows and *a* actions.
    public func customActions(of row: RowID) -> [UIAccessibilityCustomAction] {
      list.actions(for: row).map { action in
        UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak self] _ in
          self?.performAndAnnounce(action, on: row)
          return self != nil
        }
      }
    }

    /// Performs a plain action and, unless it asks first, announces it with the position of the row, or of the row that has
    /// taken its place.
    private func performAndAnnounce(_ action: InteractionAction, on row: RowID) {
      let oldCell = cell(of: row)
      let (effects, announcement) = presentAnnounced { driver.perform(action, on: row, at: .now) }
      guard let announcement else { return }
      let newCell = cell(for: announcement)
      // If the cell disappears or is filled again, a screen reader loses its place.
      let update = effects.update
      if oldCell !== newCell || !update.reloaded.isEmpty || update.reloadsAll {
        UIAccessibility.post(notification: .layoutChanged, argument: newCell)
      }
      UIAccessibility.announce(announcement, of: effects, phrases: phrases)
    }

    /// Undoes the last change, and announces it with the row that `HeadlessTable.undo(at:)` chooses.
    ///
    /// A screen reader's focus moves to that row's cell if the focus is in this list and the row is in sight. A focus outside
    /// this list, for example on an Undo button, stays there.
    func undoAndAnnounce() -> ListEffects {
      let focusedView = UIAccessibility.focusedElement(using: nil) as? UIView
      let isFocused = focusedView?.isDescendant(of: collectionView) ?? false
      let (effects, announcement) = presentAnnounced { driver.undo(at: .now) }
      guard let announcement else { return effects }
      if isFocused { UIAccessibility.post(notification: .layoutChanged, argument: cell(for: announcement)) }
      UIAccessibility.announce(announcement, of: effects, phrases: phrases)
      return effects
    }

    /// Returns the cell of the announced row, or nil if it is out of sight or no row is announced.
    private func cell(for announcement: FocusAnnouncement) -> UICollectionViewCell? {
      announcement.position.flatMap { collectionView.cellForItem(at: IndexPath($0)) }
    }

    /// Applies an event and shows the result, as `presentKeepingRowsInPlace(_:)` does.
    private func presentAnnounced(_ event: () -> AnnouncedEffects) -> (ListEffects, FocusAnnouncement?) {
      var announcement: FocusAnnouncement?
      let effects = presentKeepingRowsInPlace {
        let effects = event()
        announcement = effects.announcement
        return effects.list
      }
      return (effects, announcement)
    }

    /// Moves a row's slider by a step, if the row has one.
    ///
    /// Nothing is announced, because a screen reader reads a slider's new value itself.
    private func adjust(_ row: RowID, by action: String) {
      if list.isAdjustable(row) { send(.perform(action, on: row)) }
    }

    // MARK: Frames

    func needsFrames(after time: Time) -> Bool {
      list.liftedRow != nil || driver.table.settleTime.map { $0 > time } ?? false
    }

    func drawFrame(at time: Time) -> Bool {
      if !waitingEffects.isEmpty || mayHaveResized { _ = present(ListEffects()) }
      show(at: time)
      return needsFrames(after: time)
    }

    /// Draws the table as it is at a time, and updates the content offset, the headers and the cells to match.
    func show(at time: Time) {
      measureRows()
      let effects = driver.draw(at: time)
      if !effects.update.isEmpty || !effects.notices.isEmpty { _ = present(effects) }
      followTyping()
      updateContent(at: time)
      placeHeaders(at: time)
      placeholderView.show(
        showsPlaceholder ? driver.table.frame.layers : [], in: collectionView,
        contentOffset: driver.table.contentOffset(at: time))
      let layersByRow = Dictionary(grouping: driver.table.frame.layers) { $0.id.row }
      for path in collectionView.indexPathsForVisibleItems {
        guard let row = id(for: path), let cell = collectionView.cellForItem(at: path) else { continue }
        show(row, in: cell, layers: layersByRow[row] ?? [], at: time)
      }
    }

    func show(_ row: RowID, in cell: UICollectionViewCell, layers: [Layer], at time: Time) {
      guard let cell = cell as? ListRowCell else {
        onFrame?(cell, row, layers)
        return
      }
      let top = (list.top(of: row) ?? 0) - driver.table.contentOffset(at: time)
      let cellFrame = LayoutRect(0, top, driver.table.size.width, list.height(of: row) ?? 0)
      cell.show(layers, cellFrame: cellFrame, isMirrored: driver.table.direction == .rightToLeft)
      onFrame?(cell, row, layers)
    }

    func connect(_ cell: ListRowCell, to row: RowID) {
      for strip in cell.strips {
        strip.view.show(list.buttons(strip.edge, of: row)) { [weak self] index, phase in
          self?.send(.gesture(.press(row, strip.edge, index, phase)))
        }
      }
      cell.customActions = { [weak self] in self?.customActions(of: row) ?? [] }
      cell.sliderValue = { [weak self] in
        guard let self, list.isAdjustable(row) else { return nil }
        return list.spokenRow(row)?.value ?? ""
      }
      cell.adjust = { [weak self] action in self?.adjust(row, by: action) }
      cell.onEscape = { [weak self] in
        guard let self, list.openRows.contains(row) else { return false }
        send(.perform(InteractionAction.closeID, on: row))
        return true
      }
    }
  }

  extension ListInteraction {
    /// Returns whether a row has a slider that plain actions move.
    fileprivate func isAdjustable(_ row: RowID) -> Bool {
      actions(for: row).contains { $0.id == InteractionAction.incrementID }
    }
  }
#endif
