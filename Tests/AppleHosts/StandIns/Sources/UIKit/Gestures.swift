// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UIEvent: NSObject {}
@MainActor open class UITouch: NSObject {
  public internal(set) var timestamp = 0.0
  public internal(set) weak var view: UIView?
  var point = CGPoint.zero
  unowned let window: UIWindow
  init(window: UIWindow) { self.window = window }
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  /// The kinds of touches that it receives; nil for all.
  open var allowedTouchTypes: [NSNumber]?
  /// The pointer's position, for gestures without a touch.
  public var shimPointer = CGPoint.zero
  open var cancelsTouchesInView = true
  open var isEnabled = true {
    didSet { if !isEnabled, isActive { state = .cancelled } }
  }
  private var targets: [(owner: () -> AnyObject?, run: @MainActor (UIGestureRecognizer) -> Void)] = []
  weak var sequence: ShimTouches?
  private var raw = State.possible
  var isActive: Bool { raw == .began || raw == .changed }
  open var state: State {
    get { raw }
    set {
      if newValue == .began || (newValue == .ended && raw == .possible) {
        if sequence?.mustWait(self) ?? false { return }
        let allowed =
          (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
          && (sequence?.mayBegin(self) ?? true)
        guard allowed else {
          raw = .failed
          return
        }
        sequence?.recognized(self)
      }
      raw = newValue
      switch newValue {
      case .began, .changed, .ended, .cancelled: for target in targets where target.owner() != nil { target.run(self) }
      case .possible, .failed: break
      }
    }
  }
  public override init() { super.init() }
  public func shimAddTarget(_ owner: AnyObject, _ run: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(({ [weak owner] in owner }, run))
  }
  public func shimRemoveTarget(_ owner: AnyObject) { targets.removeAll { $0.owner() === owner || $0.owner() == nil } }
  open func location(in view: UIView?) -> CGPoint {
    sequence?.touch.location(in: view) ?? view?.convert(shimPointer, from: nil) ?? shimPointer
  }
  func touchesBegan(_ touch: UITouch) {}
  func touchesMoved(_ touch: UITouch) {}
  func touchesEnded(_ touch: UITouch) {}
  func touchesCancelled(_ touch: UITouch) { if isActive { state = .cancelled } }
  func reset() { raw = .possible }
}
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let continuous = UIScrollTypeMask(rawValue: 2), all = UIScrollTypeMask(rawValue: 3)
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  var start = CGPoint.zero, last = CGPoint.zero
  private var lastTime = 0.0, speed = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: last.x - start.x, y: last.y - start.y) }
  open func velocity(in view: UIView?) -> CGPoint { speed }
  /// Scrolls in steps, as two fingers on a trackpad or a wheel do.
  public func shimScroll(_ steps: CGPoint..., at pointer: CGPoint, ends: Bool = true) {
    (shimPointer, start, last, speed) = (pointer, .zero, .zero, .zero)
    for (index, step) in steps.enumerated() {
      last = CGPoint(x: last.x + step.x, y: last.y + step.y)
      state = index == 0 ? .began : .changed
    }
    if ends { shimEndScroll() }
  }
  public func shimEndScroll() {
    if isActive { state = .ended }
    reset()
  }
  override func touchesBegan(_ touch: UITouch) {
    (start, last, lastTime, speed) = (touch.point, touch.point, touch.timestamp, .zero)
  }
  override func touchesMoved(_ touch: UITouch) {
    let seconds = max(1e-3, touch.timestamp - lastTime)
    speed = CGPoint(x: (touch.point.x - last.x) / seconds, y: (touch.point.y - last.y) / seconds)
    (last, lastTime) = (touch.point, touch.timestamp)
    if state == .possible, hypot(last.x - start.x, last.y - start.y) >= 10 {
      state = .began
    } else if isActive {
      state = .changed
    }
  }
  override func touchesEnded(_ touch: UITouch) { state = isActive ? .ended : .failed }
}
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touch: UITouch) {
    super.touchesBegan(touch)
    if touch.point.x > 20 { state = .failed }
  }
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  override func touchesBegan(_ touch: UITouch) { start = touch.point }
  override func touchesMoved(_ touch: UITouch) {
    if hypot(touch.point.x - start.x, touch.point.y - start.y) >= 10 { state = .failed }
  }
  override func touchesEnded(_ touch: UITouch) { state = .ended }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
  private var start = CGPoint.zero, down = 0.0
  override func touchesBegan(_ touch: UITouch) { (start, down) = (touch.point, touch.timestamp) }
  override func touchesMoved(_ touch: UITouch) {
    if isActive { return state = .changed }
    if hypot(touch.point.x - start.x, touch.point.y - start.y) >= 10 { return state = .failed }
    if state == .possible, touch.timestamp - down >= minimumPressDuration { state = .began }
  }
  override func touchesEnded(_ touch: UITouch) { state = isActive ? .ended : .failed }
}
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The positions of the two fingers on the screen.
  public var shimFingers: [CGPoint] = []
  open var numberOfTouches: Int { shimFingers.count }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    view?.convert(shimFingers[index], from: nil) ?? shimFingers[index]
  }
  override func touchesEnded(_ touch: UITouch) { state = .failed }
}

/// One finger, from touch down to touch up.
@MainActor public final class ShimTouches {
  let window: UIWindow, touch: UITouch
  private var recognizers: [UIGestureRecognizer] = []
  private var control: UIControl?
  /// Whether the touch has not been delivered to the control, because a scroll view around it waits for a drag.
  private var isDelayed = false
  private let down = ShimClock.now
  /// The view that was touched.
  public let shimTouched: UIView?
  /// Whether a recogniser or a control has taken the finger.
  public private(set) var shimIsTaken = false

  public init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    touch = UITouch(window: window)
    window.layoutIfNeeded()
    (touch.point, touch.timestamp) = (point, ShimClock.now)
    shimTouched = window.hitTest(point, with: nil)
    touch.view = shimTouched
    var view = touch.view
    while let next = view {
      recognizers += (next.gestureRecognizers ?? []).filter {
        $0.isEnabled && $0.allowedTouchTypes?.isEmpty != true
          && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
      }
      if control == nil { control = next as? UIControl }
      view = next.superview
    }
    // The back gesture gets the touch first.
    recognizers = recognizers.filter { $0 is ShimContentPop } + recognizers.filter { !($0 is ShimContentPop) }
    isDelayed = control?.shimScrollViews.contains { $0.delaysContentTouches } ?? false
    if !isDelayed { control?.sendActions(for: .touchDown) }
    for recognizer in recognizers {
      recognizer.sequence = self
      recognizer.touchesBegan(touch)
    }
  }

  /// The recognisers that have begun.
  public var shimActive: [UIGestureRecognizer] { recognizers.filter(\.isActive) }

  /// Whether a recogniser must wait for another one to fail first.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.state == .possible
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
    }
  }
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is ShimScrollPan, !isDelayed, let control, let scroll = recognizer.view as? UIScrollView,
      !(scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: control))
    {
      return false
    }
    for other in recognizers where other !== recognizer && other.isActive {
      let both =
        (recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false)
        || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false)
      if !both { return false }
    }
    return true
  }
  /// A recognised gesture cancels the touch of the control below.
  func recognized(_ recognizer: UIGestureRecognizer) {
    shimIsTaken = true
    if !isDelayed { control?.sendActions(for: .touchCancel) }
    control = nil
    touch.view = nil
  }

  public func move(to point: CGPoint, over seconds: Double = 0.1, steps: Int = 5) {
    let from = touch.point
    for step in 1...steps {
      ShimClock.advance(by: seconds / Double(steps))
      if ShimClock.now - down >= 0.15 { deliver() }
      let part = CGFloat(step) / CGFloat(steps)
      touch.timestamp = ShimClock.now
      touch.point = CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
      for recognizer in recognizers where recognizer.state != .failed { recognizer.touchesMoved(touch) }
    }
  }
  /// Delivers the delayed touch to the control.
  private func deliver() {
    guard isDelayed else { return }
    isDelayed = false
    control?.sendActions(for: .touchDown)
  }
  public func up() {
    for recognizer in recognizers where recognizer.state != .failed { recognizer.touchesEnded(touch) }
    deliver()
    if let control {
      shimIsTaken = true
      let inside = control.bounds.contains(control.convert(touch.point, from: window))
      control.sendActions(for: inside ? .touchUpInside : .touchUpOutside)
    } else if let view = touch.view {
      select(view)
    }
    finish()
  }
  public func cancel() {
    if !isDelayed { control?.sendActions(for: .touchCancel) }
    for recognizer in recognizers where recognizer.state != .failed { recognizer.touchesCancelled(touch) }
    finish()
  }
  private func finish() { for recognizer in recognizers { recognizer.reset() } }
  /// A touch that nothing has taken selects the cell below it; selectable text keeps its touches.
  private func select(_ view: UIView) {
    var next: UIView? = view
    while let view = next {
      if let text = view as? UITextView, text.isEditable || text.isSelectable { return }
      if let cell = view as? UICollectionViewCell, let list = cell.superview as? UICollectionView,
        let path = list.indexPath(for: cell)
      {
        list.shimSelect(path)
      }
      if let cell = view as? UITableViewCell, let list = cell.superview as? UITableView,
        let path = list.indexPath(for: cell)
      {
        (list.delegate as? any UITableViewDelegate)?.tableView(list, didSelectRowAt: path)
      }
      next = view.superview
    }
  }
}
extension UIView {
  /// The scroll views around this view.
  fileprivate var shimScrollViews: [UIScrollView] {
    guard let superview else { return [] }
    return ((superview as? UIScrollView).map { [$0] } ?? []) + superview.shimScrollViews
  }
}
