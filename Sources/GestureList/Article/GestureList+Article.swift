extension GestureList {
  /// The article's functions, under their names and in its order, and functions for parts of them.
  ///
  /// The list runs them where it follows the article, except `pointIndices` and `transform`, which only tests call. Read the
  /// article beside this folder:
  ///
  /// | article | file | role there |
  /// | --- | --- | --- |
  /// | swipe | `+ArticlePan` | `handlePan:`, the action of each cell's pan recogniser |
  /// | pull | `+ArticlePull` | the scroll view's delegate: `scrollViewWillBeginDragging:`, `…DidScroll:`, `…DidEndDragging:` |
  /// | pinch | `+ArticlePinch` | `handlePinch:`, the action of the table's pinch recogniser, and its callees |
  /// | hold | `+ArticleHold` | `handleLongPress:`, the action of the table's long-press recogniser; `customSnapShotForView:` |
  ///
  /// A message to `self` becomes a call of the list's method of the same name where the list has one:
  /// `[self pinchStart:recognizer]` becomes `list.pinchStart`.
  ///
  /// Omitted, because a list has no views: `insertSubview:` and `removeFromSuperview` of the placeholder, which
  /// `list.placeholder` derives from the state; `hidden` and `attributedText`, whose effects `GestureList+Drawing.swift` draws.
  /// `NSLog` is omitted, too.
  /// `handlePan:` first closes the keyboard; here, `endGestureAndEditing(at:)` does so, and every gesture calls it when
  /// it begins.
  package enum Article {
    /// Ends a cancelled pull, pinch or hold as if the fingers had lifted.
    ///
    /// A cancelled long press reaches `default`. A cancelled drag of a scroll view is assumed to call
    /// `scrollViewDidEndDragging:`, although UIKit does not document that. A cancelled pinch reaches no branch, and its
    /// rows stay apart until the next pinch; here, it is treated as a release.
    static func gestureCancelled(_ list: inout GestureList, contentOffset: Double, at time: Time) -> ListEffects {
      switch list.gesture {
      case .none, .swiping: .none
      case .pulling: list.scrollViewDidEndDragging(contentOffset: contentOffset, at: time)
      case .pinching: pinchEnded(&list, at: time)
      case .holding: handleLongPressEnded(&list, contentOffset: contentOffset, at: time)
      }
    }
  }
}
