#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  import UIKit

  // Row heights that the app computes, only for rows in or near the viewport.

  extension ListHost {
    /// Measures rows again with `heightForRow`; call this method if their content changes without an event of the list.
    ///
    ///     func textViewDidChange(_ view: UITextView) { host.remeasure(id) }
    ///
    /// - Parameter row: The row's id, or nil for all rows; those far from the viewport are measured when they come near it.
    /// - Complexity: O(*k* log *n*) for *k* of *n* rows in or near the viewport, plus the cost of `heightForRow` for each row
    ///   that is measured; for all rows, O(*m*) more if *m* rows have been measured.
    public func remeasure(_ row: RowID? = nil) {
      if let row { measurements.invalidate(row) } else { measurements.invalidate() }
      measureRows(animated: true)
    }

    /// Measures the unmeasured rows in or near the viewport, and sets the heights that the app gives.
    ///
    /// - Parameter animated: Whether the other rows travel to their new places instead of jumping, as far as the list and
    ///   UIKit's scrolling let them.
    func measureRows(animated: Bool = false) {
      guard let heightForRow, !isMeasuring, !isUpdating else { return }
      isMeasuring = true
      defer { isMeasuring = false }
      typeSizeView.observe(collectionView)
      for _ in 0..<RowMeasurements.maximumPasses {
        let changes = measurements.measure(in: driver.table, at: .now, by: heightForRow)
        guard !changes.isEmpty else { return }
        setHeights(changes, animated: animated)
      }
    }

    /// Sets heights; rows that the table keeps in place stay there even while UIKit scrolls, and the scrolling continues from
    /// the new offset.
    private func setHeights(_ changes: [HeightChange], animated: Bool) {
      let (now, continuesScrolling) = (Time.now, isScrolledByUIKit && list.liftedRow == nil)
      let oldOffset = driver.table.contentOffset(at: now)
      let effects = handleInPlace(.setHeights(changes, animated: animated && !continuesScrolling), at: now)
      let distance = driver.table.contentOffset(at: now) - oldOffset
      _ = present(effects)
      if continuesScrolling { moveContent(by: distance) }
    }

    /// Applies an event; if it only sets heights and UIKit already knows the rows, changes the list without copying it.
    func handleInPlace(_ input: TableInput, at now: Time) -> ListEffects {
      // UIKit may not know the rows yet if it is in an update, if earlier effects still wait to be shown, or if the passing of
      // time may add effects.
      guard case .setHeights = input, waitingEffects.isEmpty, !isUpdating, list.liftedRow == nil,
        driver.table.holdStartTime == nil
      else {
        return driver.handle(input, at: now)
      }
      lastDisplayedList = nil
      defer { lastDisplayedList = driver.list }
      return driver.handle(input, at: now)
    }

    /// Discards all measurements, and measures the rows in or near the viewport again.
    func remeasureRows() {
      measurements.invalidate()
      measureRows()
    }
  }

  /// A hidden view in a list that observes changes of the text size.
  @MainActor final class TypeSizeView: UIView {
    var onChange: (@MainActor () -> Void)?
    private var category: UIContentSizeCategory?

    /// Starts observing the text size of a view.
    func observe(_ view: UIView) {
      guard superview !== view else { return }
      isHidden = true
      view.addSubview(self)
      category = traitCollection.preferredContentSizeCategory
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let newCategory = traitCollection.preferredContentSizeCategory
      guard newCategory != category else { return }
      category = newCategory
      onChange?()
    }
  }
#endif
