#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // UIKit's reports of scrolling, and of rows that are selected without a finger.

  extension ListHost: ListDelegateOwner {
    /// Taps the focused row when a key selects it.
    func didSelectRow(at path: IndexPath) {
      if let row = id(for: path) { send(.gesture(.tap(row))) }
    }

    /// Asks open rows to close according to the policies, and begins a pull if the list has that gesture.
    func willBeginDragging() {
      if driver.table.policies.closesOnScroll, !list.openRows.isEmpty {
        send(.gesture(.closeRows(after: .tableScrolled, except: nil)))
      }
      isPulling = list.gestures.contains(.pull)
      if isPulling { send(.gesture(.pull(.began, contentOffset: contentOffset))) }
    }

    /// Adapts to a new size, and reports the content offset to the table, unless `isPlacing` is true.
    func didScroll() {
      if isPlacing { return }
      resizeIfNeeded()
      isScrolling = true
      let offset = contentOffset
      send(isPulling ? .gesture(.pull(.changed, contentOffset: offset)) : .scrollTo(contentOffset: offset))
      isScrolling = false
    }

    /// Adapts to the collection view's new insets.
    func didChangeInsets() { resizeIfNeeded() }

    /// Ends the pull, if there is one.
    func willEndDragging() {
      guard isPulling else { return }
      isPulling = false
      send(.gesture(.pull(.ended, contentOffset: contentOffset)))
    }
  }
#endif
