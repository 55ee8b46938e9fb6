/// A row whose content a real scroll view can move.
///
/// The designs whose articles put a row's content into a UIScrollView conform. From the first report until a pan or
/// `prepareForReuse()`, the scroll view drives the row. The row's offset then follows the reports, and the row starts no
/// motions.
///
/// A host sets up its scroll view with `contentSize`, `contentInset` and the content offset `closedContentOffset`, and
/// reports the calls to the scroll view's delegate:
///
///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       let answer = row.scroll(.moved(contentOffset: scrollView.contentOffset.x), at: now)
///       if let x = answer.targetContentOffset { scrollView.contentOffset.x = x }
///     }
///
/// The scroll view must move to the target in an answer. After any other event that moves the content, such as `open`, `close`
/// or `resize`, there is no answer, and the scroll view must move to `targetContentOffset`.
public protocol ScrollDriven {
  /// The scroll view's `contentSize`, in points.
  var contentSize: LayoutSize { get }

  /// The scroll view's `contentInset` on the leading and on the trailing side, in points.
  var contentInset: (leading: Double, trailing: Double) { get }

  /// The content offset at which the row is closed, in points.
  var closedContentOffset: Double { get }

  /// The content offset to which the content is moving, in points; nil if it was not sent anywhere, or if a finger has caught
  /// it since.
  ///
  /// Return the target of the row's own motion or, in a driven row, the target to which the scroll view was last sent. You
  /// may keep returning the target after the content has arrived.
  var targetContentOffset: Double? { get }

  /// Handles a report from the scroll view.
  ///
  /// First set the row's offset to `closedContentOffset` minus the reported content offset. Then:
  ///
  /// - for `began`, remember that a finger holds the content;
  /// - for `ended`, choose a resting position, and always return its content offset as the target;
  /// - otherwise, return no target, unless the scroll view must be moved back or was sent to a target before its first
  ///   report.
  ///
  /// Reports may arrive in any order, and their numbers may be infinite or NaN; use `Double.madeFinite`.
  ///
  /// - Parameters:
  ///   - report: The report, with its velocity in points per second.
  ///   - time: The moment.
  /// - Returns: The content offset to which the scroll view must move, if any, and the effects of the report.
  /// - Complexity: O(1), without allocation, because every frame may bring a report.
  @discardableResult
  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer
}
