#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A row of any design that a finger swipes aside, for cells, stacks and anything else.
  ///
  ///     let row = SwipeRowView(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///
  /// The content is moved by its transform, so that constraints inside and outside stay as they are.
  @MainActor open class SwipeRowView: RowView {
    /// The finger's recogniser, for apps that must order it against their own.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    private let tapGestureRecognizer = UITapGestureRecognizer()
    private lazy var arbiter = SwipeArbiter { [weak self] pan in
      guard let self, let driver else { return false }
      return driver.takes(Vector(pan.translation(in: self)), at: .now)
    }
    private lazy var panned = GestureTarget { [weak self] _ in self?.panChanged() }
    private lazy var tapped = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.change { $0.handle(.tap, at: $1) } }
    }

    /// Creates a row's view.
    ///
    /// - Parameter row: The row, as it is; nil for one that does not swipe.
    /// - Complexity: O(*n*) in the number of actions.
    public convenience init(_ row: (any RevealingRow)?) {
      self.init(frame: .zero)
      self.row = row
    }

    override func setUp() {
      super.setUp()
      for strip in strips { addSubview(strip.view) }
      addSubview(contentView)
      contentView.pin(to: self)
      panGestureRecognizer.delegate = arbiter
      panGestureRecognizer.maximumNumberOfTouches = 1
      panGestureRecognizer.allowedScrollTypesMask = .continuous
      panned.attach(to: panGestureRecognizer)
      addGestureRecognizer(panGestureRecognizer)
      // While the row is closed, taps are the table's.
      tapGestureRecognizer.isEnabled = false
      tapped.attach(to: tapGestureRecognizer)
      contentView.addGestureRecognizer(tapGestureRecognizer)
    }

    private func panChanged() {
      guard let phase = PanPhase(panGestureRecognizer) else { return }
      if phase == .began { closeOthers() }
      let translation = Vector(panGestureRecognizer.translation(in: self))
      let velocity = Vector(panGestureRecognizer.velocity(in: self))
      change { $0.pan(phase, translation: translation, velocity: velocity, at: $1) }
    }

    override func render(at time: Time) {
      tapGestureRecognizer.isEnabled = rest != .closed
      guard let driver else {
        contentView.transform = .identity
        for strip in strips { strip.view.isHidden = true }
        return
      }
      contentView.transform = CGAffineTransform(translationX: CGFloat(driver.contentX(at: time)), y: 0)
      for (edge, strip) in strips {
        strip.place(driver.uncovered(edge, at: time)) { driver.buttonFrame(edge, $0, at: time) }
      }
    }
  }

  /// Decides between a swipe's pan and the recognisers around it.
  @MainActor final class SwipeArbiter: NSObject, UIGestureRecognizerDelegate {
    private let takes: @MainActor (UIPanGestureRecognizer) -> Bool

    init(_ takes: @escaping @MainActor (UIPanGestureRecognizer) -> Bool) { self.takes = takes }

    /// The direction is locked when the pan is recognised: what is not sideways is the table's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (gestureRecognizer as? UIPanGestureRecognizer).map { takes($0) } ?? false
    }

    /// A navigation controller's back gesture at the screen's edge comes first.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
  }
#endif
