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

    /// Shows the placeholder of a frame, or removes the view if the frame has none.
    ///
    /// - Parameters:
    ///   - layers: The frame's layers.
    ///   - view: The view that scrolls.
    ///   - contentOffset: The frame's content offset, in points.
    func show(_ layers: [Layer], in view: UIView, contentOffset: Double) {
      guard let placeholder = layers.first(where: { $0.id.part == .placeholder }) else { return removeFromSuperview() }
      if superview !== view { view.addSubview(self) }
      transform = .identity
      frame = CGRect(placeholder.frame.moved(by: Vector(0, contentOffset)))
      transform = CGAffineTransform(
        a: CGFloat(placeholder.scale.x), b: 0, c: 0, d: CGFloat(placeholder.scale.y), tx: 0, ty: 0)
      alpha = CGFloat(placeholder.alpha)
      backgroundColor = placeholder.fill.map { .painted($0) }
      let labelLayer = layers.first { $0.id == LayerID(nil, .label) }
      label.text = labelLayer?.text?.string
      label.textColor = labelLayer?.text.map { .painted($0.paint) } ?? .label
      if let labelLayer {
        label.frame = CGRect(labelLayer.frame.moved(by: Vector(0 - placeholder.frame.x, 0 - placeholder.frame.y)))
      }
    }
  }
#endif
