#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A view of the placeholder that a list draws where a pull or a pinch may add a row; without a placeholder, it
  /// has no superview.
  @MainActor final class ListPlaceholderView: UIView {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      clipsToBounds = true
      addSubview(label)
    }

    /// Shows the placeholder of a frame.
    ///
    /// - Parameters:
    ///   - layers: The frame's layers.
    ///   - view: The view that scrolls.
    ///   - contentOffset: The frame's content offset, in points.
    func show(_ layers: [Layer], in view: UIView, contentOffset: Double) {
      guard let place = layers.first(where: { $0.id.part == .placeholder }) else { return removeFromSuperview() }
      if superview !== view { view.addSubview(self) }
      transform = .identity
      frame = CGRect(place.frame.moved(by: Vector(0, contentOffset)))
      transform = CGAffineTransform(
        a: CGFloat(place.scale.x), b: 0, c: 0, d: CGFloat(place.scale.y), tx: 0, ty: 0)
      alpha = CGFloat(place.alpha)
      backgroundColor = place.fill.map { .painted($0) }
      let line = layers.first { $0.id == LayerID(nil, .label) }
      label.text = line?.text?.string
      label.textColor = line?.text.map { .painted($0.paint) } ?? .label
      if let line { label.frame = CGRect(line.frame.moved(by: Vector(0 - place.frame.x, 0 - place.frame.y))) }
    }
  }
#endif
