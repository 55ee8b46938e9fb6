/// The way in which a row's buttons appear while the content moves aside.
///
///     let row = ScrollSwipe(
///       width: 320, height: 44, trailing: [delete, more], options: SwipeOptions(transition: .drag))
///     row.options.transition.name   // "drag"
///
/// Once all buttons are visible, all transitions look the same. The names are SwipeCellKit's, except for ``drawer``, which
/// is flutter_slidable's. The default is ``reveal``, because the buttons do not move in any of the articles.
public enum SwipeTransition: String, Hashable, Sendable, CaseIterable {
  /// The buttons stay at the row's edge, and the content uncovers the outermost first.
  ///
  /// SwipeCellKit's `reveal`, flutter_slidable's `BehindMotion`, MGSwipeTableCell's `static`.
  case reveal
  /// The buttons move in beside the content, as if they were part of it, the innermost first.
  ///
  /// SwipeCellKit's and MGSwipeTableCell's `drag`, flutter_slidable's `ScrollMotion`.
  case drag
  /// The buttons share the space beside the content, each with its width reduced in proportion.
  ///
  /// SwipeCellKit's and MGSwipeTableCell's `border`, flutter_slidable's `StretchMotion`.
  case border
  /// The buttons slide out from under one another, the outer ones on top, and share the space as in ``border``; their
  /// titles and pictures move with them and are clipped.
  ///
  /// flutter_slidable's `DrawerMotion`.
  case drawer

  /// The name in scripts: `reveal`, `drag`, `border` or `drawer`.
  public var name: String { rawValue }
}

extension ActionStrip {
  /// Returns the part of a button that neither the row's edge nor another button hides while the content is at an offset.
  ///
  /// The content may cover some or all of this part.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's index, from 0 (outermost).
  ///   - row: The row's width and height, in points.
  ///   - offset: The content's offset, in points. If the side is not visible, the result is the button's
  ///     frame in an open row.
  ///   - transition: The way in which buttons appear.
  ///   - isArmed: Whether a release would perform the outermost action; nil if buttons do not stretch.
  /// - Returns: The frame in the row's coordinates, in points. Frames of one side never overlap.
  /// - Complexity: O(1).
  public func frame(
    _ index: Int, in row: LayoutSize, offset: Double, by transition: SwipeTransition, isArmed: Bool?
  ) -> LayoutRect {
    if let isArmed, edge.sign * offset > reach {
      return frame(index, in: row, stretchedTo: offset, isArmed: isArmed)
    }
    guard transition != .reveal else { return frame(index, in: row) }
    let borders = borderDistances(index, offset: offset, by: transition)
    return rect(from: max(0, borders.outer), to: max(0, borders.inner), in: row)
  }

  /// Returns the whole frame of a button that the row's edge or another button hides, at least in part.
  ///
  /// - Precondition: `index` is in `0..<actions.count`.
  /// - Parameters:
  ///   - index: The button's index, from 0 (outermost).
  ///   - row: The row's width and height, in points.
  ///   - offset: The content's offset, in points.
  ///   - transition: The way in which buttons appear.
  /// - Returns: The frame in the row's coordinates, in points, which may extend outside the row, and in which a title is
  ///   centred; nil if neither the row's edge nor another button hides any of it.
  /// - Complexity: O(1).
  public func fullFrame(
    _ index: Int, in row: LayoutSize, offset: Double, by transition: SwipeTransition
  ) -> LayoutRect? {
    let borders = borderDistances(index, offset: offset, by: transition)
    switch transition {
    case .reveal, .border: return nil
    case .drag: return borders.outer < 0 ? rect(from: borders.outer, to: borders.inner, in: row) : nil
    case .drawer:
      return isPartlyShown(at: offset) ? rect(from: borders.inner - width(index), to: borders.inner, in: row) : nil
    }
  }

  /// Returns whether the content at an offset covers a part of the side, but not all of it.
  private func isPartlyShown(at offset: Double) -> Bool {
    let shown = edge.sign * offset
    return shown > 0 && shown < reach
  }

  /// Returns the distances of a button's borders from the row's edge, in points, negative outside the row.
  private func borderDistances(
    _ index: Int, offset: Double, by transition: SwipeTransition
  ) -> (outer: Double, inner: Double) {
    let (outer, inner) = (outerBorder(index) + inset, outerBorder(index + 1) + inset)
    guard isPartlyShown(at: offset) else { return (outer, inner) }
    let shown = edge.sign * offset
    switch transition {
    case .reveal: return (outer, inner)
    case .drag: return (outer - (reach - shown), inner - (reach - shown))
    case .border, .drawer: return (outer * (shown / reach), inner * (shown / reach))
    }
  }

  /// Returns the rectangle between two distances from the row's edge.
  private func rect(from outer: Double, to inner: Double, in row: LayoutSize) -> LayoutRect {
    switch edge {
    case .leading: LayoutRect(outer, 0, inner - outer, row.height)
    case .trailing: LayoutRect(row.width - inner, 0, inner - outer, row.height)
    }
  }
}
