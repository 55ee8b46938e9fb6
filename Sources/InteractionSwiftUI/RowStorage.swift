#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine

  /// A view's storage for its row; a scope may keep the row of an item after the view has disappeared.
  @MainActor final class RowStorage<Row: SwipedRow>: ObservableObject {
    private var currentItem: (id: AnyHashable?, row: Row)?

    /// Returns the row of an item; a different id gets a different row.
    func row(_ id: AnyHashable?, in scope: SwipeScope, make: () -> Row) -> Row {
      if let currentItem, currentItem.id == id { return currentItem.row }
      let row = scope.row(id, make: make)
      currentItem = (id, row)
      return row
    }
  }
#endif
