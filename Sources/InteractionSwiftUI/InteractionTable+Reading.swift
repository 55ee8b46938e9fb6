#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import InteractionUIKit
  import UIKit

  // Support for a screen reader, which knows only the rows in sight.

  /// A request that a row take over a screen reader's focus as soon as it is in sight.
  struct FocusRequest {
    let row: RowID
    /// The text that is announced once the row has the focus; nil for none.
    var announcement: String?
  }

  extension InteractionTable {
    /// The nearest rows with a nonzero height above and below those in sight; nil where there is none.
    var rowsOutOfSight: (above: RowID?, below: RowID?) {
      let rowsInSight = table.rowsInSight(at: .now)
      return (
        rowsInSight.first.flatMap { nextRow(to: $0, by: -1) }, rowsInSight.last.flatMap { nextRow(to: $0, by: 1) }
      )
    }

    /// Returns the next row with a nonzero height, below the given one if `step` is 1, above it if −1; nil if there is none.
    private func nextRow(to row: RowID, by step: Int) -> RowID? {
      guard var position = list.position(of: row) else { return nil }
      while true {
        position.row += step
        if position.row < 0 || position.row >= list.rowCount(inSection: position.section) {
          position.section += step
          guard position.section >= 0, position.section < list.sectionCount else { return nil }
          position.row = step > 0 ? -1 : list.rowCount(inSection: position.section)
        } else if let id = list.id(for: position), list.height(of: id) != 0 {
          return id
        }
      }
    }

    /// Records whether a row has a screen reader's focus, and brings a row that gets the focus into sight.
    func setFocused(_ isFocused: Bool, row: RowID) {
      if isFocused {
        accessibilityFocusedRow = row
        bringIntoSight(row)
      } else if accessibilityFocusedRow == row {
        accessibilityFocusedRow = nil
      }
    }

    /// Brings a row into sight, where it takes over a screen reader's focus.
    func moveFocus(_ request: FocusRequest) {
      focusRequest = request
      bringIntoSight(request.row)
    }

    private func bringIntoSight(_ row: RowID) { send { $0.scroll(to: row, anchor: .nearest, at: $1) } }

    /// Returns the request for a row to take over the focus, if there is one, and removes it.
    func takeFocusRequest(for row: RowID) -> FocusRequest? {
      guard let request = focusRequest, request.row == row else { return nil }
      focusRequest = nil
      return request
    }

    /// Undoes the last change, and announces it with the row that `HeadlessTable.undo(at:)` chooses.
    ///
    /// A screen reader's focus moves to that row if the row has a height and the focus is on a row of this list. Otherwise,
    /// for example if the focus is on an Undo button, it stays.
    func undoAndAnnounce() -> ListEffects {
      let hasFocus = accessibilityFocusedRow != nil
      let effects = changeWithAnnouncement { $0.undo(at: $1) }
      guard let announcement = effects.announcement else { return effects.list }
      let text = announcement.text(phrases)
      if hasFocus, let row = announcement.position.flatMap({ list.id(for: $0) }), list.height(of: row) != 0 {
        moveFocus(FocusRequest(row: row, announcement: text))
      } else {
        UIAccessibility.announce(text)
      }
      return effects.list
    }
  }
#endif
