#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A view of one side's buttons, clipped where the content covers them.
  @MainActor final class ActionStripView: UIView {
    private(set) var buttons: [UIButton] = []
    private var shownActions: [InteractionAction] = []
    private var press: @MainActor (_ index: Int, _ phase: PressPhase) -> Void = { _, _ in }

    /// Shows a button for each action; the buttons stay if all actions are the same as before.
    ///
    /// - Parameters:
    ///   - actions: The actions, outermost first.
    ///   - press: A closure that receives the buttons' presses from now on, even if the buttons stay.
    func show(
      _ actions: [InteractionAction], press: @escaping @MainActor (_ index: Int, _ phase: PressPhase) -> Void
    ) {
      clipsToBounds = true
      // A reused cell may show another row with equal actions, so the closure is replaced even if the buttons stay.
      self.press = press
      guard actions != shownActions else { return }
      shownActions = actions
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.enumerated().map { index, action in
        let button = action.makeButton()
        button.addAction(UIAction { [weak self] _ in self?.press(index, .down) }, for: .touchDown)
        button.addAction(UIAction { [weak self] _ in self?.press(index, .up) }, for: .touchUpInside)
        button.addAction(
          UIAction { [weak self] _ in self?.press(index, .cancelled) }, for: [.touchUpOutside, .touchCancel])
        addSubview(button)
        return button
      }
    }

    /// Lays out the strip, or hides it.
    ///
    /// - Parameters:
    ///   - uncoveredFrame: The visible part of the strip, in the container's coordinates; nil to hide the strip.
    ///   - isAccessible: Whether Voice Control and screen readers can reach the buttons; if not, the row's plain actions
    ///     stand in for them.
    ///   - buttonFrame: A closure that returns the frame of the button at an index, in the container's coordinates.
    func place(_ uncoveredFrame: LayoutRect?, isAccessible: Bool, buttonFrame: (Int) -> LayoutRect) {
      isHidden = uncoveredFrame == nil
      accessibilityElementsHidden = !isAccessible
      guard let uncoveredFrame else { return }
      frame = CGRect(uncoveredFrame)
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(buttonFrame(index).moved(by: Vector(0 - uncoveredFrame.x, 0 - uncoveredFrame.y)))
      }
    }
  }
#endif
