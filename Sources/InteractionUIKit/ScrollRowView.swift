#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A view for a row that a real scroll view drives, with UIScrollView's own physics.
  ///
  ///     let row = ScrollRowView(ScrollSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///
  /// When the finger lifts, the design chooses the target, and the scroll view brings the content there. The content offset is
  /// also reported after each new layout, because a design moves its content itself until the first report. A tap on closed
  /// content is reported as `didSelect`, unless the row fills a cell, which is then selected.
  @MainActor open class ScrollRowView: RowView, UIScrollViewDelegate {
    /// The scroll view with the content and the buttons; in this module's cells, it is empty.
    public var scrollView: UIScrollView { rowScrollView }
    private let rowScrollView = RowScrollView(frame: .zero)
    private let tapGestureRecognizer = UITapGestureRecognizer()
    private lazy var tapArbiter = ContentTapArbiter(self)
    private var lastLayout: Layout?

    /// The values for which the views are laid out.
    private struct Layout: Equatable {
      var rowFrame: CGRect
      var size: CGSize
      var contentSize: LayoutSize
      var leadingInset: Double
      var trailingInset: Double
      var direction: ReadingDirection
    }

    private lazy var tapTarget = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.change { $0.handle(.tap, at: $1) } }
    }

    /// Creates a row's view.
    ///
    /// - Parameter row: The row in its current state; nil for content that does not swipe.
    /// - Complexity: O(*n*) in the number of actions.
    public convenience init(_ row: (any RevealingRow & ScrollDriven)?) {
      self.init(frame: .zero)
      self.row = row
    }

    override func setUp() {
      super.setUp()
      scrollView.delegate = self
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.scrollsToTop = false
      scrollView.alwaysBounceHorizontal = true
      scrollView.contentInsetAdjustmentBehavior = .never
      // The row's view, which may be wider than the scroll view, clips instead.
      scrollView.clipsToBounds = false
      rowScrollView.accepts = { [weak self] in self?.accepts($0) ?? false }
      addSubview(scrollView)
      scrollView.addSubview(contentView)
      // Each strip is clipped where the content covers it.
      for strip in strips { scrollView.addSubview(strip.view) }
      tapTarget.attach(to: tapGestureRecognizer)
      tapGestureRecognizer.delegate = tapArbiter
      contentView.addGestureRecognizer(tapGestureRecognizer)
    }

    /// Puts the row into a cell; the scroll view, now empty, handles the finger and the physics, and the cell's content
    /// follows it.
    override func fill(_ cell: UIView) {
      super.fill(cell)
      scrollView.isUserInteractionEnabled = false
      for strip in strips { addSubview(strip.view) }
      cell.addGestureRecognizer(scrollView.panGestureRecognizer)
      cell.addGestureRecognizer(tapGestureRecognizer)
    }

    override func rowDidChange() { lastLayout = nil }

    override func releaseFinger(of row: ItemRow) -> [SwipeNotice] {
      guard scrollView.isDragging, let drivenRow = row.driver.row as? any ScrollDriven else { return row.cancelDrag() }
      scrollView.delegate = nil
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
      scrollView.delegate = self
      let target = drivenRow.closedContentOffset
      return row.notify(row.driver.scroll(.ended(contentOffset: target, velocity: 0, target: target), at: .now).effects)
    }

    private var drivenRow: (any ScrollDriven)? { driver?.row as? any ScrollDriven }

    // MARK: The scroll view

    /// The scroll view's content offset, in the row's logical coordinates.
    private var contentOffset: Double {
      let x = Double(scrollView.contentOffset.x)
      return driver?.logicalContentOffset(x) ?? x
    }

    private func place(_ contentOffset: Double, animated: Bool) {
      let x = driver?.logicalContentOffset(contentOffset) ?? contentOffset
      scrollView.setContentOffset(CGPoint(x: CGFloat(x), y: 0), animated: animated)
    }

    /// Reports to the row that a finger begins to drag.
    ///
    /// - Parameter scrollView: The row's scroll view.
    /// - Complexity: O(*n* + *v*) for *n* actions and *v* views in the list, whose other rows may close.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      closeOthers()
      send(.began(contentOffset: contentOffset))
    }

    /// Reports the content offset to the row.
    ///
    /// - Parameter scrollView: The row's scroll view.
    /// - Complexity: O(*n*) in the number of actions.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { send(.moved(contentOffset: contentOffset)) }

    /// Reports the release to the row, and sets the resting offset that the row chooses, if any; with Reduce Motion, the
    /// content is there at once.
    ///
    /// - Parameters:
    ///   - scrollView: The row's scroll view.
    ///   - velocity: UIKit's velocity, in points per millisecond.
    ///   - targetContentOffset: The offset at which UIKit would stop the content; replaced by the row's.
    /// - Complexity: O(*n* + *v*) for *n* actions and *v* views in the list, whose other rows may close, plus the cost of the
    ///   app's closure if a full swipe presses a button.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let shownRow else { return }
      let driver = shownRow.driver
      let sign: Double = driver.direction == .rightToLeft ? -1 : 1
      let proposedTarget = unsafe driver.logicalContentOffset(Double(targetContentOffset.pointee.x))
      let report = ScrollReport.ended(
        contentOffset: contentOffset, velocity: sign * 1000 * Double(velocity.x), target: proposedTarget)
      let answer = shownRow.driver.scroll(report, at: .now)
      isFollowingSuspended = true
      self.report(answer.effects)
      isFollowingSuspended = false
      // Code may have opened another row during the drag.
      if rest != .closed { closeOthers() }
      // The app's answer to a press may have changed the resting position.
      let target = (shownRow.driver.row as? any ScrollDriven)?.targetContentOffset ?? answer.targetContentOffset
      guard let target else { return }
      unsafe targetContentOffset.pointee.x = CGFloat(driver.logicalContentOffset(target))
      if UIAccessibility.isReduceMotionEnabled { place(target, animated: false) }
    }

    /// Whether the scroll view must not follow the row now, because a report is being handled or the row is being laid out.
    private var isFollowingSuspended = false

    private func send(_ report: ScrollReport) {
      guard let answer = shownRow?.driver.scroll(report, at: .now) else { return }
      isFollowingSuspended = true
      self.report(answer.effects)
      isFollowingSuspended = false
      guard let target = answer.targetContentOffset, target != contentOffset else { return }
      // Content that must not uncover a side is put back at once, even in mid-drag. After the first report, the content is
      // placed where the row already rested open or was going.
      place(target, animated: false)
    }

    /// Draws the row, and scrolls to its target if it is laid out, no finger drags, and `isFollowingSuspended` is false.
    override func followRow(animated: Bool) {
      render(at: moment)
      scrollView.isScrollEnabled = driver?.isWaiting != true
      guard !isFollowingSuspended, let drivenRow, lastLayout != nil else { return }
      let target = rest == .closed ? drivenRow.closedContentOffset : drivenRow.targetContentOffset
      if let target, target != contentOffset, !scrollView.isDragging {
        place(target, animated: animated && !UIAccessibility.isReduceMotionEnabled)
      }
    }

    // MARK: Layout

    override func layOutRow() {
      super.layOutRow()
      guard bounds.width > 0 else { return }
      let rowFrame = rowFrame
      guard let driver, let drivenRow else {
        lastLayout = nil
        scrollView.frame = rowFrame
        scrollView.contentOffset = .zero
        contentView.frame = CGRect(origin: CGPoint(x: 0 - rowFrame.minX, y: 0), size: bounds.size)
        return
      }
      let (leading, trailing) = drivenRow.contentInset
      let layout = Layout(
        rowFrame: rowFrame, size: bounds.size, contentSize: drivenRow.contentSize, leadingInset: leading,
        trailingInset: trailing, direction: driver.direction)
      guard layout != lastLayout else { return }
      lastLayout = layout
      isFollowingSuspended = true
      scrollView.frame = rowFrame
      scrollView.contentSize = CGSize(width: CGFloat(drivenRow.contentSize.width), height: bounds.height)
      let isMirrored = driver.direction == .rightToLeft
      scrollView.contentInset = UIEdgeInsets(
        top: 0, left: CGFloat(isMirrored ? trailing : leading), bottom: 0,
        right: CGFloat(isMirrored ? leading : trailing))
      let closedOffset = drivenRow.closedContentOffset
      contentView.frame = CGRect(
        x: CGFloat(driver.logicalContentOffset(closedOffset)) - rowFrame.minX, y: 0, width: bounds.width,
        height: bounds.height)
      place(rest == .closed ? closedOffset : drivenRow.targetContentOffset ?? closedOffset, animated: false)
      isFollowingSuspended = false
      send(.moved(contentOffset: contentOffset))
    }

    /// Places the buttons, and reports the content's position.
    override func render(at time: Time) {
      // The strips of a row outside a cell are in the scroll view, so that a drag may begin on a button.
      let origin = cell == nil ? Vector(Double(scrollView.contentOffset.x), 0) : Vector(rowFrame.origin)
      if cell != nil { tapGestureRecognizer.isEnabled = rest != .closed }
      onMove?(CGFloat(driver?.contentX(at: time) ?? 0))
      for (edge, strip) in strips {
        strip.place(driver?.uncoveredFrame(edge, at: time)?.moved(by: origin), isAccessible: rest == .open(edge)) {
          index in
          driver?.buttonFrame(edge: edge, index: index, at: time).moved(by: origin) ?? LayoutRect(0, 0, 0, 0)
        }
      }
    }
  }

  /// A row's scroll view, which is the delegate of its own pan recogniser.
  @MainActor final class RowScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// A closure that returns whether a drag with the given initial translation belongs to the row.
    var accepts: @MainActor (Vector) -> Bool = { _ in false }

    /// Leaves a drag that `accepts` rejects, for example one that goes up or down, to the views around the row.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panGestureRecognizer else {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
      return accepts(Vector(panGestureRecognizer.translation(in: self)))
        && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Allows a drag that begins on a button to move the row, like a drag on the content.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Gives precedence to pans from the screen's edge, such as a navigation controller's back gesture.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

    /// Makes a back gesture wait for the row's recogniser to fail, if the back gesture can begin anywhere in the content.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === panGestureRecognizer && otherGestureRecognizer.isContentPop }
  }
#endif
