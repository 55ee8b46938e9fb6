/// A row whose content a real scroll view can move.
///
/// The designs whose articles build on UIScrollView conform. From the first report until a pan or
/// `prepareForReuse()`, the scroll view drives the row: the row's offset is the last one reported, and nothing moves on
/// its own.
///
/// A host lays its scroll view out according to `contentSize` and `contentInset`, sets its content offset to
/// `closedContentOffset`, and passes on what the scroll view's delegate receives:
///
///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       let answer = row.scroll(.moved(contentOffset: scrollView.contentOffset.x), at: now)
///       if let x = answer.targetContentOffset { scrollView.contentOffset.x = x }
///     }
///
/// The scroll view must go where an answer says. After `open`, `close`, `tap`, `tableChanged` and `resize`, which have no
/// answer, it must go to `targetContentOffset`.
public protocol ScrollDriven {
  /// The size of the scrolling content, in points: the scroll view's `contentSize`.
  var contentSize: LayoutSize { get }

  /// The space beside the scrolling content, in points, on the leading and on the trailing side: the scroll view's
  /// `contentInset`.
  var contentInset: (leading: Double, trailing: Double) { get }

  /// The content offset at which the row is closed, in points.
  var closedContentOffset: Double { get }

  /// The content offset that the content is moving to, in points; nil while a finger holds it, or if it was not sent
  /// anywhere.
  ///
  /// Return the target of the row's own motion or, in a driven row, where the scroll view was last sent. You may keep
  /// returning it after the content has arrived.
  var targetContentOffset: Double? { get }

  /// Handles one report from the scroll view.
  ///
  /// Adopt the reported offset: the row's offset is now `closedContentOffset` minus the reported content offset. Then
  ///
  /// - for `began`, remember that a finger holds the content;
  /// - for `ended`, choose a resting position, and always answer with its content offset;
  /// - otherwise answer nil, unless the scroll view must be moved back, or was sent somewhere before its first report.
  ///
  /// Reports may arrive in any order, and their numbers need not be finite; make them so with `Double.madeFinite`.
  ///
  /// - Parameters:
  ///   - report: The report, with its velocity in points per second.
  ///   - time: The moment.
  /// - Returns: Where the scroll view must go, if anywhere, and the effects of the report.
  /// - Complexity: O(1), without allocating, because every frame brings a report.
  @discardableResult
  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer
}
