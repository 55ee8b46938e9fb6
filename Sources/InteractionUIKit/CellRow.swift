#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// The row of a cell of any kind, whose view covers the cell; it moves everything else in the cell except the background
  /// views.
  ///
  /// The cell can be filled like any other. A content configuration may replace its content view, and accessories move,
  /// too.
  @MainActor final class CellRow {
    let view: RowView
    private weak var cell: UIView?
    private var backgrounds: @MainActor () -> [UIView?] = { [] }
    private var x: CGFloat = 0

    init(_ view: RowView) { self.view = view }

    /// Puts the row into its cell.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - backgrounds: A closure that returns the cell's views that stay in place; it is called whenever the row moves or
    ///     the cell is laid out.
    func fill(_ cell: UIView, backgrounds: @escaping @MainActor () -> [UIView?]) {
      self.cell = cell
      self.backgrounds = backgrounds
      // Parts that move must not be visible outside the cell.
      cell.clipsToBounds = true
      view.fill(cell)
      // The cell offers the row's actions.
      view.offersActions = false
      view.onMove = { [weak self] x in
        guard let self, x != self.x else { return }
        self.x = x
        place(at: x)
      }
    }

    /// Lays the cell out while its parts have no transforms, because UIKit sets frames, which are undefined for
    /// views with a transform.
    ///
    /// - Parameter layOut: A closure that performs UIKit's own layout.
    func layOut(_ layOut: () -> Void) {
      place(at: 0)
      layOut()
      if let cell {
        // UIKit puts a configuration's content view on top.
        if cell.subviews.last !== view { cell.bringSubviewToFront(view) }
        view.frame = cell.bounds
      }
      place(at: x)
    }

    private func place(at x: CGFloat) {
      let fixedViews = [view] + backgrounds()
      for part in cell?.subviews ?? [] where !fixedViews.contains(where: { $0 === part }) {
        part.transform = CGAffineTransform(translationX: x, y: 0)
      }
    }
  }
#endif
