#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A row of a design that a real scroll view drives: its physics are UIScrollView's own.
  ///
  ///     let row = ScrollRowView(ScrollSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///
  /// The design is asked where to rest when the finger lets go; the scroll view brings the content there. It reports after
  /// each layout and reuse too, because a design moves its content itself until the first report. A tap on closed content
  /// is reported as `didSelect`: the scroll view keeps it from the cell.
  @MainActor open class ScrollRowView: RowView, UIScrollViewDelegate {
    /// What scrolls: the content and, behind it, the buttons, which stand still.
    public let scrollView: UIScrollView = RowScrollView(frame: .zero)
    private let tapGestureRecognizer = UITapGestureRecognizer()
    private var laidOut: (size: CGSize, content: LayoutSize)?
    private lazy var tapped = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.change { $0.handle(.tap, at: $1) } }
    }

    /// Creates a row's view.
    ///
    /// - Parameter row: The row, as it is; nil for one that does not swipe.
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
      addSubview(scrollView)
      for strip in strips { scrollView.addSubview(strip.view) }
      scrollView.addSubview(contentView)
      tapped.attach(to: tapGestureRecognizer)
      contentView.addGestureRecognizer(tapGestureRecognizer)
    }

    /// The row, which must be `ScrollDriven`; any other does not scroll.
    public override var row: (any RevealingRow)? {
      get { super.row }
      set {
        laidOut = nil
        super.row = newValue
      }
    }

    private var driven: (any ScrollDriven)? { driver?.row as? any ScrollDriven }

    // MARK: The scroll view

    /// The content offset as the row counts it.
    private var contentOffset: Double {
      let x = Double(scrollView.contentOffset.x)
      return driver?.logicalContentOffset(x) ?? x
    }

    private func place(_ contentOffset: Double, animated: Bool) {
      let x = driver?.logicalContentOffset(contentOffset) ?? contentOffset
      scrollView.setContentOffset(CGPoint(x: CGFloat(x), y: 0), animated: animated)
    }

    /// Takes over a finger that begins to drag.
    ///
    /// - Parameter scrollView: The row's scroll view.
    /// - Complexity: O(*v*) for *v* views in the list, whose other rows close.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      closeOthers()
      hear(.began(contentOffset: contentOffset))
    }

    /// Takes over where the content is.
    ///
    /// - Parameter scrollView: The row's scroll view.
    /// - Complexity: O(*n*) in the number of actions.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.moved(contentOffset: contentOffset)) }

    /// Asks the row where to rest.
    ///
    /// - Parameters:
    ///   - scrollView: The row's scroll view.
    ///   - velocity: UIKit's, in points per millisecond.
    ///   - targetContentOffset: Where UIKit would rest, and where the row does.
    /// - Complexity: O(*n*) in the number of actions.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let driver else { return }
      let sign: Double = driver.direction == .rightToLeft ? -1 : 1
      let proposed = unsafe driver.logicalContentOffset(Double(targetContentOffset.pointee.x))
      let report = ScrollReport.ended(
        contentOffset: contentOffset, velocity: sign * 1000 * Double(velocity.x), target: proposed)
      guard let answer = self.driver?.scroll(report, at: .now) else { return }
      if let target = answer.targetContentOffset {
        unsafe targetContentOffset.pointee.x = CGFloat(driver.logicalContentOffset(target))
      }
      isReleasing = true
      self.report(answer.effects)
      isReleasing = false
    }

    /// Whether UIKit is about to bring the content where it was told.
    private var isReleasing = false

    private func hear(_ report: ScrollReport) {
      guard let answer = driver?.scroll(report, at: .now) else { return }
      isReleasing = true
      self.report(answer.effects)
      isReleasing = false
      guard let target = answer.targetContentOffset, target != contentOffset else { return }
      // A side without buttons: the content is put back at once, in the middle of the drag.
      place(target, animated: false)
    }

    /// Brings the scroll view where the row says after what is no scrolling.
    override func followRow(animated: Bool) {
      render(at: .now)
      scrollView.isScrollEnabled = driver?.isWaiting != true
      guard !isReleasing, let driven, laidOut != nil else { return }
      let target = rest == .closed ? driven.closedContentOffset : driven.targetContentOffset
      if let target, target != contentOffset, !scrollView.isDragging {
        place(target, animated: animated && !UIAccessibility.isReduceMotionEnabled)
      }
    }

    // MARK: Layout

    override func layOutRow() {
      super.layOutRow()
      guard bounds.width > 0 else { return }
      guard let driver, let driven else {
        scrollView.frame = bounds
        contentView.frame = bounds
        return
      }
      if let laidOut, laidOut.size == bounds.size, laidOut.content == driven.contentSize { return }
      laidOut = (bounds.size, driven.contentSize)
      isReleasing = true
      scrollView.frame = bounds
      scrollView.contentSize = CGSize(width: CGFloat(driven.contentSize.width), height: bounds.height)
      let (leading, trailing) = driven.contentInset
      let isMirrored = driver.direction == .rightToLeft
      scrollView.contentInset = UIEdgeInsets(
        top: 0, left: CGFloat(isMirrored ? trailing : leading), bottom: 0,
        right: CGFloat(isMirrored ? leading : trailing))
      let closed = driven.closedContentOffset
      contentView.frame = CGRect(
        x: CGFloat(driver.logicalContentOffset(closed)), y: 0, width: bounds.width, height: bounds.height)
      place(rest == .closed ? closed : driven.targetContentOffset ?? closed, animated: false)
      isReleasing = false
      hear(.moved(contentOffset: contentOffset))
    }

    /// Makes the row as new for other content.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func prepareForReuse() {
      super.prepareForReuse()
      guard let driven else { return }
      place(driven.closedContentOffset, animated: false)
      hear(.moved(contentOffset: contentOffset))
    }

    /// The buttons stand still while the scroll view moves.
    override func render(at time: Time) {
      guard let driver else {
        for strip in strips { strip.view.isHidden = true }
        return
      }
      let shown = Vector(Double(scrollView.contentOffset.x), 0)
      for (edge, strip) in strips {
        let uncovered = driver.uncovered(edge, at: time)?.moved(by: shown)
        strip.place(uncovered) { driver.buttonFrame(edge, $0, at: time).moved(by: shown) }
      }
    }
  }

  /// A row's scroll view, which is its pan recogniser's delegate.
  @MainActor final class RowScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// A navigation controller's back gesture at the screen's edge comes first.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
  }
#endif
