#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A guard that asks an open row to close when its list is scrolled or tapped elsewhere, according to the row's policies;
  /// it observes the list only while the row is open.
  @MainActor final class OpenRowGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var row: RowView?
    private weak var scrollView: UIScrollView?
    private let tap = UITapGestureRecognizer()
    private lazy var scrollTarget = GestureTarget { [weak self] recognizer in
      guard recognizer.state == .began, let row = self?.row, row.policies.closesOnScroll else { return }
      row.tableChanged(.tableScrolled)
    }
    private lazy var tapTarget = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.row?.tableChanged(.tableTapped) }
    }

    init(_ row: RowView) {
      self.row = row
      super.init()
      tap.delegate = self
      tapTarget.attach(to: tap)
    }

    func begin() {
      guard scrollView == nil, let enclosingScrollView = row?.enclosingScrollView else { return }
      scrollView = enclosingScrollView
      scrollTarget.attach(to: enclosingScrollView.panGestureRecognizer)
      enclosingScrollView.addGestureRecognizer(tap)
    }

    func end() {
      guard let scrollView else { return }
      scrollTarget.detach(from: scrollView.panGestureRecognizer)
      scrollView.removeGestureRecognizer(tap)
      self.scrollView = nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let row, let view = touch.view else { return true }
      // The row of a cell that shows none of the list's items must not take touches.
      if row.isInUnusedCell {
        row.cellDidSetHidden(true)
        return false
      }
      // A row that stays open leaves the tap to other views.
      guard row.policies.closesOnOutsideTap, row.closes(after: .tableTapped) else { return false }
      return !view.isDescendant(of: row.cell ?? row)
    }
  }
#endif
