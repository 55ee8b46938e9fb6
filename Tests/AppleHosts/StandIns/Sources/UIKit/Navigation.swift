// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A back gesture that begins anywhere, and comes before the gestures inside unless it must wait for them to fail.
@MainActor public final class ShimContentPop: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  public private(set) var shimPops = 0
  override init() {
    super.init()
    delegate = self
    shimAddTarget(self) { [weak self] in if $0.state == .began { self?.shimPops += 1 } }
  }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = translation(in: nil)
    return (UIView.shimDirection == .rightToLeft ? -way.x : way.x) > abs(way.y)
  }
}
@MainActor open class UINavigationController: UIViewController {
  private let pop = ShimContentPop()
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { pop }
  /// The same recogniser, with its count of pops.
  public var shimPop: ShimContentPop { pop }
  public override init() {
    super.init()
    view.addGestureRecognizer(pop)
  }
}

@MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var isEditable = true, isSelectable = true
}
