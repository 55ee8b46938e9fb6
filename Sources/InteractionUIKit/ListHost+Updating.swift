#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // Updates of the collection view, in order; after each of them, UIKit knows the list as it was after one event.

  extension ListHost {
    /// Shows the effects of an event after those of earlier events; at once, unless `isUpdating` is true.
    func present(_ effects: ListEffects) -> ListEffects {
      waitingEffects.append((effects, list))
      while !isUpdating, !waitingEffects.isEmpty {
        show(performNextUpdate())
      }
      return effects
    }

    /// Calls the app's closure for a view, and holds back the effects of events during the call.
    ///
    /// The effects, and a new size, are shown after the update in progress. If no update is in progress, they wait for the next
    /// frame, because an update must not begin within a layout pass.
    func deferringUpdates<View>(_ makeView: () -> View) -> View {
      let wasUpdating = isUpdating
      isUpdating = true
      defer {
        isUpdating = wasUpdating
        if !wasUpdating, !waitingEffects.isEmpty || mayHaveResized { clock.start() }
      }
      return makeView()
    }

    /// Updates the collection view to show the list as it was after the next waiting event.
    ///
    /// This method's own reference to that list ends with the call, so `handleInPlace` can then set heights without copying
    /// the list.
    private func performNextUpdate() -> ListEffects {
      let (effects, list) = waitingEffects.removeFirst()
      measurements.invalidate(after: effects, in: list)
      perform(effects.update, of: list)
      if effects.changesHeights, !effects.changesRows { rebuildLayout(list) }
      return effects
    }

    private func show(_ effects: ListEffects) {
      followEnvironment()
      if playsHaptics { haptics.play(effects.signals) }
      if needsFrames(after: .now) { clock.start() }
      show(at: .now)
      for notice in effects.notices {
        onNotice?(notice)
        if case .didAsk(let row) = notice { if let onAsk { onAsk(row) } else { send(.cancel(row)) } }
      }
    }

    /// Adapts to Reduce Motion, the reading direction, the lifted row and the size, if they have changed.
    private func followEnvironment() {
      let isReduced = UIAccessibility.isReduceMotionEnabled
      if isReduced != driver.table.reducesMotion { _ = present(driver.handle(.reducesMotion(isReduced), at: .now)) }
      let direction = collectionView.readingDirection
      if direction != driver.table.direction { _ = present(driver.changeDirection(to: direction, at: .now)) }
      followLiftedRow()
      if mayHaveResized { resizeIfNeeded() }
    }

    /// Lays out rows that are taller or shorter than before; cells stay, and so does the text being typed in them.
    private func rebuildLayout(_ list: List) {
      displayedList = list
      placeDisplayedHeaders(at: .now)
      collectionView.collectionViewLayout.invalidateLayout()
    }

    private func perform(_ update: ListUpdate, of list: List) {
      guard !update.isEmpty else { return }
      isUpdating = true
      defer { isUpdating = false }
      // Removing a cell dismisses the keyboard of a field in it, so the keyboard moves to the next field first, if any.
      followTyping(rowsAreShown: false)
      // The list determines the content offset after the update.
      isPlacing = true
      defer { isPlacing = false }
      guard !update.reloadsAll, collectionView.window != nil else {
        displayedList = list
        placeDisplayedHeaders(at: .now)
        collectionView.reloadData()
        // Remove the cell with the typed text now, while `isUpdating` is true, and not in the next layout pass.
        if typedField != nil { collectionView.layoutIfNeeded() }
        return
      }
      // The list moves the rows; if UIKit animated them as well, they would travel twice as far.
      UIView.performWithoutAnimation { self.performBatch(update, of: list) }
    }

    private func performBatch(_ update: ListUpdate, of list: List) {
      let collectionView = collectionView
      // A reload of rows spares the cell with the typed text, because removing it would dismiss the keyboard.
      let keptPath = typedField.flatMap { displayedList.position(of: $0.row) }.map { IndexPath($0) }
      var reloadsKeptCell = false
      collectionView.performBatchUpdates {
        self.displayedList = list
        self.placeDisplayedHeaders(at: .now)
        for change in update.changes {
          switch change {
          case .delete(let rows): collectionView.deleteItems(at: rows.indexPaths)
          case .insert(let rows): collectionView.insertItems(at: rows.indexPaths)
          case .reload(let rows):
            let otherPaths = rows.indexPaths.filter { $0 != keptPath }
            reloadsKeptCell = reloadsKeptCell || otherPaths.count < rows.indexPaths.count
            collectionView.reloadItems(at: otherPaths)
          case .move(let move): collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
          case .reloadSection(let section): collectionView.reloadSections(IndexSet(integer: section))
          case .deleteSection(let section): collectionView.deleteSections(IndexSet(integer: section))
          case .insertSection(let section): collectionView.insertSections(IndexSet(integer: section))
          case .moveSection(let from, let to): collectionView.moveSection(from, toSection: to)
          case .reloadAll: break
          }
        }
      }
      if reloadsKeptCell, let row = typedField?.row, let position = displayedList.position(of: row) {
        collectionView.reconfigureItems(at: [IndexPath(position)])
      }
    }
  }
#endif
