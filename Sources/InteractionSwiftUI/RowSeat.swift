#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine

  /// Where a view keeps its row: the one that the scope has of the item, or one of its own.
  @MainActor final class RowSeat<Row: SwipedRow>: ObservableObject {
    private var taken: (id: AnyHashable?, row: Row)?

    /// The row of an item; another item has another one.
    func row(_ id: AnyHashable?, in scope: SwipeScope, make: () -> Row) -> Row {
      if let taken, taken.id == id { return taken.row }
      let row = scope.row(id, make: make)
      taken = (id, row)
      return row
    }
  }
#endif
