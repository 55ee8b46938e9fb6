// Pull: the delegate of the table's UIScrollView.

extension GestureList.Article {
  typealias Pull = GestureList.Pull

  /// `scrollViewWillBeginDragging:`: begins a pull if the content is at its top or pulled below it.
  static func scrollViewWillBeginDragging(
    _ list: inout GestureList, contentOffset: Double, at time: Time
  ) -> ListEffects {
    let pullDownInProgress = contentOffset <= 0
    guard pullDownInProgress else {
      list.leftovers.pull?.pullDownInProgress = false
      return .none
    }
    let effects = list.endGestureAndEditing(at: time)
    list.leftovers.pull = nil
    list.gesture = .pulling(Pull(contentOffset: contentOffset, pullDownInProgress: true, hasLaidOutPlaceholder: false))
    list.insertPlaceholderCell()
    return effects
  }

  /// The `_placeholderCell` after `insertSubview:atIndex:` and before a sample lays it out, with its last opacity and
  /// text.
  static func insertedPlaceholderCell(_ frame: LayoutRect, in list: GestureList) -> GestureList.Placeholder {
    GestureList.Placeholder(
      frame: frame, scale: 1, alpha: list.leftovers.placeholderAlpha, text: list.leftovers.placeholderText)
  }

  /// Returns the frame of a pull's placeholder before the first sample lays it out: at the top of the viewport.
  static func insertedPlaceholderFrame(_ pull: Pull, in list: GestureList) -> LayoutRect {
    LayoutRect(0, pull.contentOffset + pull.drift, list.width, list.rowHeight)
  }

  /// `scrollViewDidScroll:`: records the content offset for the placeholder's alpha and text; an offset above 0 stops the pull.
  static func scrollViewDidScroll(_ pull: inout Pull, contentOffset: Double) {
    if pull.pullDownInProgress && contentOffset <= 0 {
      (pull.contentOffset, pull.drift, pull.hasLaidOutPlaceholder) = (contentOffset, 0, true)
    } else {
      pull.pullDownInProgress = false
      // Nothing updates the placeholder's layout, so it stays where it is on the screen, and drifts in the content.
      pull.drift = contentOffset - pull.contentOffset
    }
  }

  /// Stores the placeholder's text and opacity, which its view keeps until it is next laid out.
  static func rememberPlaceholderCell(_ list: inout GestureList) {
    guard let placeholder = list.placeholder else { return }
    list.leftovers.placeholderAlpha = placeholder.alpha
    list.leftovers.placeholderText = placeholder.text
  }

  /// The `_placeholderCell` that `scrollViewDidScroll:` lays out.
  ///
  /// Its frame is in the content's coordinates. The article's frame is in the coordinates of a view that does not
  /// scroll, so it is lower by `-contentOffset.y`.
  static func placeholderCell(_ pull: Pull, in list: GestureList) -> GestureList.Placeholder {
    let pulledDistance = -pull.contentOffset
    return GestureList.Placeholder(
      frame: LayoutRect(0, pull.drift - list.rowHeight, list.width, list.rowHeight), scale: 1,
      alpha: fraction(pulledDistance, of: list.rowHeight),
      text: list.isArmed(pulled: pulledDistance) ? "Release to Add New Item" : "Pull to Add New Item")
  }

  /// `MIN(1.0f, opened / ROW_HEIGHT)`, the visible part of a placeholder, 0...1; 1 for rows of zero height.
  static func fraction(_ opened: Double, of rowHeight: Double) -> Double {
    opened < rowHeight ? max(opened, 0) / rowHeight : 1
  }

  /// `-scrollView.contentOffset.y > ROW_HEIGHT`.
  ///
  /// - Parameters:
  ///   - pulled: The distance by which the content is pulled below its top, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that the pull must exceed; 1 in the article.
  /// - Returns: Whether a release adds an item.
  static func pullsFarEnough(_ pulled: Double, rowHeight: Double, threshold: Double) -> Bool {
    pulled > rowHeight * threshold
  }

  /// `scrollViewDidEndDragging:willDecelerate:`: adds an item if a pull is still in progress and goes far enough.
  ///
  /// After adding an item, the article leaves `_pullDownInProgress` and the placeholder unchanged. Its else branch,
  /// `_pullDownInProgress = NO; [_placeholderCell removeFromSuperview];`, runs at the end of any drag that adds nothing;
  /// here, only at the end of a pull, a drag that began with the content at its top or pulled below it.
  static func scrollViewDidEndDragging(
    _ list: inout GestureList, contentOffset: Double, at time: Time
  ) -> ListEffects {
    guard case .pulling(let pull) = list.gesture else { return .none }
    list.gesture = .none
    guard pull.pullDownInProgress && list.isArmed(pulled: -contentOffset) else { return .none }
    list.leftovers.pull = Pull(
      contentOffset: contentOffset, pullDownInProgress: true, hasLaidOutPlaceholder: pull.hasLaidOutPlaceholder)
    return list.itemAdded(at: time)
  }
}
