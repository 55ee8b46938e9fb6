#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A view that shows a row of any design and lets a finger swipe it aside, in a cell, a stack or elsewhere.
  ///
  ///     let row = SwipeRowView(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///
  /// The content is moved by its transform, so that constraints inside and outside stay as they are.
  @MainActor open class SwipeRowView: RowView {
    /// The recogniser of sideways drags, for apps that must coordinate it with their own recognisers.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    private let tapGestureRecognizer = UITapGestureRecognizer()
    private lazy var tapArbiter = ContentTapArbiter(self)
    private lazy var arbiter = SwipeArbiter { [weak self] pan in
      guard let self else { return false }
      return accepts(Vector(pan.translation(in: self)))
    }
    private lazy var panTarget = GestureTarget { [weak self] _ in self?.handlePan() }
    private lazy var tapTarget = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.change { $0.handle(.tap, at: $1) } }
    }

    /// Creates a row's view.
    ///
    /// - Parameter row: The row in its current state; nil for content that does not swipe.
    /// - Complexity: O(*n*) in the number of actions.
    public convenience init(_ row: (any RevealingRow)?) {
      self.init(frame: .zero)
      self.row = row
    }

    override func setUp() {
      super.setUp()
      addSubview(contentView)
      contentView.pin(to: self)
      // Each strip is clipped where the content covers it.
      for strip in strips { addSubview(strip.view) }
      panGestureRecognizer.delegate = arbiter
      panGestureRecognizer.maximumNumberOfTouches = 1
      panGestureRecognizer.allowedScrollTypesMask = .continuous
      panTarget.attach(to: panGestureRecognizer)
      addGestureRecognizer(panGestureRecognizer)
      // While the row is closed, taps belong to the table.
      tapGestureRecognizer.isEnabled = false
      tapTarget.attach(to: tapGestureRecognizer)
      tapGestureRecognizer.delegate = tapArbiter
      contentView.addGestureRecognizer(tapGestureRecognizer)
    }

    override func fill(_ cell: UIView) {
      super.fill(cell)
      cell.addGestureRecognizer(panGestureRecognizer)
      cell.addGestureRecognizer(tapGestureRecognizer)
    }

    private func handlePan() {
      guard let phase = PanPhase(panGestureRecognizer) else { return }
      if phase == .began { closeOthers() }
      let translation = Vector(panGestureRecognizer.translation(in: self))
      let velocity = Vector(panGestureRecognizer.velocity(in: self))
      change { $0.pan(phase, translation: translation, velocity: velocity, at: $1) }
      // Code may have opened another row during the drag.
      if phase != .began, phase != .changed, rest != .closed { closeOthers() }
    }

    override func releaseFinger(of row: ItemRow) -> [SwipeNotice] {
      if row.driver.isDragged {
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
      }
      return super.releaseFinger(of: row)
    }

    override func render(at time: Time) {
      tapGestureRecognizer.isEnabled = rest != .closed
      let x = CGFloat(driver?.contentX(at: time) ?? 0)
      if cell == nil { contentView.transform = CGAffineTransform(translationX: x, y: 0) }
      onMove?(x)
      let origin = Vector(rowFrame.origin)
      for (edge, strip) in strips {
        strip.place(driver?.uncoveredFrame(edge, at: time)?.moved(by: origin), isAccessible: rest == .open(edge)) {
          index in
          driver?.buttonFrame(edge: edge, index: index, at: time).moved(by: origin) ?? LayoutRect(0, 0, 0, 0)
        }
      }
    }
  }

  /// A delegate that keeps a tap on the buttons from being recognised as a tap on the content.
  @MainActor final class ContentTapArbiter: NSObject, UIGestureRecognizerDelegate {
    private weak var row: RowView?

    init(_ row: RowView) { self.row = row }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let row, let view = touch.view else { return true }
      return !row.strips.contains { view.isDescendant(of: $0.view) }
    }
  }
#endif
