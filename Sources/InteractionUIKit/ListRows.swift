#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// The states of one list's rows, keyed by the app's items and independent of the cells that show them.
  ///
  /// A list that is reloaded shows its items in other cells, which find the items' rows here. A row that no cell shows
  /// by the next frame has been deleted or is out of sight, so it closes, unless an alert asks about it.
  @MainActor final class ListRows {
    private static var lists: [ListRows] = []
    private weak var scrollView: UIScrollView?
    private var rows: [AnyHashable: WeakRow] = [:]
    /// The rows that no cell shows but that have state to keep: for one frame, or longer if they have a recorder or an alert.
    private var offscreenRows: [ItemRow] = []
    private lazy var clock = FrameClock { [weak self] _ in
      self?.closeOffscreenRows()
      return false
    }

    private struct WeakRow { weak var row: ItemRow? }

    private init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Returns the rows of a list.
    static func rows(of scrollView: UIScrollView) -> ListRows {
      lists.removeAll { $0.scrollView == nil }
      if let list = lists.first(where: { $0.scrollView === scrollView }) { return list }
      let list = ListRows(scrollView)
      lists.append(list)
      return list
    }

    /// Records that a view shows a row.
    func didShow(_ row: ItemRow) {
      guard let item = row.item else { return }
      row.isOffscreen = false
      offscreenRows.removeAll { $0 === row }
      rows[item] = WeakRow(row: row)
    }

    /// Returns an item's row for a view, and takes the row from any other view that shows it or showed it last; nil if the
    /// item has no row, or the row has no state to keep.
    func takeRow(of item: AnyHashable, for view: RowView) -> ItemRow? {
      guard let row = rows[item]?.row, row.hasStateToKeep else { return nil }
      if let otherView = row.view, otherView !== view { otherView.relinquish(row) }
      didShow(row)
      return row
    }

    /// Records that no cell shows a row.
    func didHide(_ row: ItemRow) {
      guard let item = row.item, rows[item]?.row === row else { return }
      row.isOffscreen = true
      guard row.hasStateToKeep else {
        offscreenRows.removeAll { $0 === row }
        return rows[item] = nil
      }
      if !offscreenRows.contains(where: { $0 === row }) { offscreenRows.append(row) }
      clock.start()
    }

    private func closeOffscreenRows() {
      for row in offscreenRows where row.isOffscreen {
        row.view?.relinquish(row)
        if !row.isAskedAbout { _ = row.close() }
      }
      offscreenRows.removeAll { !$0.isOffscreen || ($0.driver.recorder == nil && !$0.isAskedAbout) }
      rows = rows.filter { $0.value.row != nil }
    }
  }
#endif
