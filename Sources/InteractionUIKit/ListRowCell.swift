#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  public import UIKit

  /// A collection view cell for a row of a list; a `ListHost` moves its content over the row's buttons.
  ///
  ///     let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! ListRowCell
  ///     cell.contentConfiguration = content
  ///
  /// The cell's own content view moves, and a content configuration may replace it. The cell itself has no state, because
  /// state belongs to the row.
  @MainActor open class ListRowCell: UICollectionViewCell {
    let strips: [(edge: SwipeEdge, view: ActionStripView)] = SwipeEdge.allCases.map { edge in
      (edge, ActionStripView(frame: .zero))
    }
    /// A closure that handles VoiceOver's escape gesture, and returns whether the row was open.
    var onEscape: (@MainActor () -> Bool)?
    var customActions: (@MainActor () -> [UIAccessibilityCustomAction])?
    /// A closure that returns the value of the row's slider, or nil for a row without a slider.
    var sliderValue: (@MainActor () -> String?)?
    /// A closure that performs one of the slider's plain actions, given its id.
    var adjust: (@MainActor (_ action: String) -> Void)?
    /// The transform that moves and scales the content.
    private var contentTransform = CGAffineTransform.identity

    /// Creates a cell.
    ///
    /// - Parameter frame: The frame, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a cell from a nib.
    ///
    /// - Parameter coder: The nib's decoder.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      for strip in strips { addSubview(strip.view) }
    }

    /// Lays the cell out while its content has no transform, because UIKit sets frames, which are undefined for
    /// views with a transform.
    ///
    /// - Complexity: O(1).
    open override func layoutSubviews() {
      contentView.transform = .identity
      super.layoutSubviews()
      contentView.transform = contentTransform
      // UIKit puts a configuration's content view on top.
      if subviews.last === contentView { for strip in strips { bringSubviewToFront(strip.view) } }
    }

    /// Shows the layers of the cell's row.
    ///
    /// - Parameters:
    ///   - layers: The layers of the row; empty if the frame has none.
    ///   - cellFrame: The cell's frame, in the layers' coordinates.
    ///   - isMirrored: Whether the layout is right to left.
    func show(_ layers: [Layer], cellFrame: LayoutRect, isMirrored: Bool) {
      let liftedLayer = layers.first { $0.id.part == .lifted }
      let rowLayer = liftedLayer ?? layers.first { $0.id.part == .row }
      // UIKit puts rows that come into sight on top of a lifted one.
      if liftedLayer != nil { superview?.bringSubviewToFront(self) }
      let contentLayer = layers.first { $0.id.part == .content }
      let x = (contentLayer ?? rowLayer).map { $0.frame.x - cellFrame.x } ?? 0
      let y = rowLayer.map { $0.frame.y - cellFrame.y } ?? 0
      let scale = rowLayer?.scale ?? Vector(1, 1)
      contentTransform = CGAffineTransform(
        a: CGFloat(scale.x), b: 0, c: 0, d: CGFloat(scale.y), tx: CGFloat(x), ty: CGFloat(y))
      contentView.transform = contentTransform
      alpha = CGFloat(rowLayer?.alpha ?? 1)
      for (edge, strip) in strips {
        let width = min((edge == .leading) != isMirrored ? x : 0 - x, cellFrame.width)
        let isLeft = (edge == .leading) != isMirrored
        // Buttons stay inside the safe area, so in an open row they cover the edge of the content that lies outside the safe
        // area while the row is closed.
        let inset = Double(isLeft ? safeAreaInsets.left : 0 - safeAreaInsets.right)
        let uncoveredFrame = LayoutRect((isLeft ? 0 : cellFrame.width - width) + inset, y, width, cellFrame.height)
        let isShown = width > 0 && !strip.buttons.isEmpty
        strip.place(isShown ? uncoveredFrame : nil, isAccessible: isShown) { index in
          let layer = layers.first { $0.id.part == .action(edge, index) }
          return layer?.frame.moved(by: Vector(inset - cellFrame.x, 0 - cellFrame.y)) ?? LayoutRect(0, 0, 0, 0)
        }
      }
    }

    /// The app's custom actions, and the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + (customActions?() ?? []) }
      set { super.accessibilityCustomActions = newValue }
    }

    /// The app's traits, and `adjustable` if the row has a slider.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { sliderValue?() == nil ? super.accessibilityTraits : super.accessibilityTraits.union(.adjustable) }
      set { super.accessibilityTraits = newValue }
    }

    /// The app's value, or else the value of the row's slider.
    open override var accessibilityValue: String? {
      get { super.accessibilityValue ?? sliderValue?() }
      set { super.accessibilityValue = newValue }
    }

    /// Moves the row's slider, if there is one, up by one step.
    ///
    /// - Complexity: The cost of the list's action.
    open override func accessibilityIncrement() { adjust?(InteractionAction.incrementID) }

    /// Moves the row's slider, if there is one, down by one step.
    ///
    /// - Complexity: The cost of the list's action.
    open override func accessibilityDecrement() { adjust?(InteractionAction.decrementID) }

    /// Performs the plain action that closes an open row, if the row has it.
    ///
    /// - Returns: Whether the row was open.
    /// - Complexity: The cost of the list's action.
    open override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }
  }
#endif
