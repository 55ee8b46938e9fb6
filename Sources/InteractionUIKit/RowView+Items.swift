#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  import UIKit

  // Choosing the row that a view shows.

  extension RowView {
    /// Shows an item's row with buttons.
    ///
    ///     cell.rowView.show(UtilityButtons(), for: mail.id) {
    ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
    ///       if mail.isUnread { SwipeButton("Read", edge: .leading) { app.read(mail.id) } }
    ///     }
    ///
    /// The row's state belongs to the item. Whichever cell of the list shows the item next, its row is still open, waiting for
    /// an answer, or being recorded; only its buttons are replaced. A drag continues only in the same cell; when another cell
    /// shows the row, the drag is cancelled. The row of an item that no cell has shown starts closed. When no cell shows the
    /// item any longer, its row closes (in one of the system's cells, perhaps only later), and `onNotice` receives the notices;
    /// a row that an alert asks about stays as it is.
    ///
    /// - Parameters:
    ///   - row: A new row, of any size; it gets the buttons' actions. If its design or options differ from before, the
    ///     item's row starts over.
    ///   - item: The app's identifier for the item, which is unique in the list.
    ///   - onNotice: A closure that receives every notice of the item's row, wherever it is shown; nil if not needed.
    ///   - buttons: The buttons, the outermost of each side first, each with a unique id.
    /// - Complexity: O(*n*²) in the number of buttons, whose ids are compared.
    public func show<Item: Hashable>(
      _ row: any RevealingRow, for item: Item, onNotice: (@MainActor (Item, SwipeNotice) -> Void)? = nil,
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) {
      let buttons = buttons()
      show(row.offering(buttons), buttons: buttons, item: AnyHashable(item), onNotice: Self.handler(onNotice, item))
    }

    /// Shows an item's row with its own actions, which `onAction` performs.
    ///
    ///     cell.rowView.show(UtilityButtons(trailing: [delete]), for: mail.id)
    ///     cell.rowView.onAction = { _, action in app.perform(action.id, on: mail.id) }
    ///
    /// - Parameters:
    ///   - row: A new row, of any size. If its design or options differ from before, the item's row starts over.
    ///   - item: The app's identifier for the item, which is unique in the list.
    ///   - onNotice: A closure that receives every notice of the item's row, wherever it is shown; nil if not needed.
    /// - Complexity: O(*n*) in the number of actions.
    public func show<Item: Hashable>(
      _ row: any RevealingRow, for item: Item, onNotice: (@MainActor (Item, SwipeNotice) -> Void)? = nil
    ) { show(row, buttons: [], item: AnyHashable(item), onNotice: Self.handler(onNotice, item)) }

    private static func handler<Item>(
      _ onNotice: (@MainActor (Item, SwipeNotice) -> Void)?, _ item: Item
    ) -> (@MainActor (SwipeNotice) -> Void)? {
      guard let onNotice else { return nil }
      return { onNotice(item, $0) }
    }

    private func show(
      _ design: any RevealingRow, buttons: [SwipeButton], item: AnyHashable,
      onNotice: (@MainActor (SwipeNotice) -> Void)?
    ) {
      let ownRow = [shownRow, lastShownRow].compactMap { $0 }.first { $0.item == item }
      let knownRow = ownRow ?? list?.takeRow(of: item, for: self)
      if let knownRow, knownRow.refill(design, buttons: buttons, onNotice: onNotice) { return show(knownRow) }
      let freshRow = ItemRow(design, item: item)
      _ = freshRow.refill(design, buttons: buttons, onNotice: onNotice)
      show(freshRow)
      _ = knownRow?.close()
      knownRow?.driver.recorder = nil
    }

    /// Shows a row as it was in another view, including a press, a question and a recording.
    package func take(_ driver: RowDriver) {
      let row = ItemRow(driver.row)
      row.driver = driver
      show(row)
    }

    /// Shows a row in its current state, or no row.
    func show(_ row: ItemRow?) {
      let wasShownHere = row != nil && (shownRow === row || lastShownRow === row)
      if shownRow !== row { stopShowing() }
      if let previousRow = lastShownRow {
        lastShownRow = nil
        if previousRow !== row { release(previousRow) }
      }
      shownRow = row
      guard let row else {
        rowDidChange()
        return layOutRow()
      }
      row.view = self
      list?.didShow(row)
      followReduceMotion()
      if !wasShownHere { rowDidChange() }
      setNeedsLayout()
      layOutRow()
      for edge in SwipeEdge.allCases where row.item != nil && row.wantedActions(edge) != row.driver.row.actions(edge) {
        setActions(row.wantedActions(edge), edge)
      }
      resume()
    }

    func followReduceMotion() {
      guard let shownRow, shownRow.driver.reducesMotion != UIAccessibility.isReduceMotionEnabled else { return }
      shownRow.driver.reducesMotion = UIAccessibility.isReduceMotionEnabled
    }

    /// Stops showing the row, but keeps it in `lastShownRow`, because it may be the row that is shown next.
    ///
    /// A row that belongs to no item is released at once.
    func stopShowing() {
      guard let row = shownRow else { return }
      clock.stop()
      openGuard.end()
      shownRow = nil
      lastShownRow = row
      list?.didHide(row)
      if row.item == nil {
        lastShownRow = nil
        release(row)
      }
    }

    /// Cancels a finger's gesture on a row that this view no longer shows, and closes the row if no other view can show it.
    private func release(_ row: ItemRow) {
      let notices = releaseFinger(of: row) + (row.item == nil || list == nil ? row.close() : [])
      for notice in notices where row.item == nil { onNotice?(self, notice) }
    }

    /// Gives up a row that another view, or no view, will show.
    ///
    /// Does not redraw the view, which may be about to disappear.
    func relinquish(_ row: ItemRow) {
      _ = shownRow === row || lastShownRow === row ? releaseFinger(of: row) : row.cancelDrag()
      if lastShownRow === row { lastShownRow = nil }
      guard shownRow === row else { return }
      clock.stop()
      openGuard.end()
      shownRow = row.freshCopy()
      shownRow?.view = self
    }

    // MARK: The window and the cell

    func leaveWindow() {
      clock.stop()
      openGuard.end()
      // If the list itself has left the window, its rows will return with it.
      guard let shownRow, let list, enclosingScrollView.map({ $0.window != nil }) ?? true else { return }
      list.didHide(shownRow)
    }

    func enterWindow() {
      if let scrollView = enclosingScrollView { join(ListRows.rows(of: scrollView)) }
      followRow(animated: false)
      resume()
    }

    /// Whether the row is in a cell that shows no item of a list, for example because the item has been deleted or the cell is
    /// kept for reuse.
    var isInUnusedCell: Bool {
      guard let cell = cell ?? selfAndSuperviews.first(where: { $0.isCell }) else { return false }
      return cell.isHidden || CellPlace(of: self) == nil
    }

    /// Treats the row as out of sight when its cell is hidden or unused, and resumes the row when the cell is shown again.
    func cellDidSetHidden(_ isHidden: Bool) {
      guard window != nil else { return }
      guard isHidden else { return enterWindow() }
      clock.stop()
      openGuard.end()
      if let shownRow { list?.didHide(shownRow) }
    }

    /// Asks the row to close when editing of the cell around it begins, and keeps fingers from moving it until editing ends.
    func cellDidSetEditing(_ isEditing: Bool, animated: Bool = true) {
      guard isEditing != isCellEditing else { return }
      isCellEditing = isEditing
      if isEditing { close(animated: animated) }
    }

    /// Returns whether a drag with the given initial translation belongs to the row.
    func accepts(_ translation: Vector) -> Bool {
      isSwipeEnabled && !isCellEditing && driver?.accepts(translation, at: .now) ?? false
    }

    private func join(_ list: ListRows) {
      self.list = list
      guard let shownRow, let item = shownRow.item else { return }
      if let knownRow = list.takeRow(of: item, for: self), knownRow !== shownRow, knownRow.refill(like: shownRow) {
        show(knownRow)
      } else {
        list.didShow(shownRow)
      }
    }

    /// Resumes everything that needs a window.
    private func resume() {
      guard window != nil, let driver else { return }
      if rest != .closed { openGuard.begin() }
      if driver.needsFrames(after: .now) { clock.start() }
    }

    // MARK: The row's frame

    /// The row's frame in the view, between the safe area's left and right insets.
    var rowFrame: CGRect {
      let (bounds, insets) = (bounds, safeAreaInsets)
      return CGRect(
        x: bounds.minX + insets.left, y: bounds.minY, width: max(0, bounds.width - insets.left - insets.right),
        height: bounds.height)
    }
  }
#endif
