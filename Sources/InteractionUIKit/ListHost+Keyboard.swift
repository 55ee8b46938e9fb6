#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // The on-screen keyboard, and the area that it covers.

  /// The keyboard's position, as the system announced it.
  struct AnnouncedKeyboard {
    /// The frame in screen coordinates; the window may fill only a part of the screen.
    let frame: CGRect
    /// The keyboard's screen; nil if the system does not name one, in which case it is the window's screen.
    let screen: UIScreen?
  }

  extension ListHost {
    /// Adapts to a keyboard that appears, disappears or moves.
    ///
    /// - Parameter keyboard: The keyboard's position; nil if the keyboard begins to hide.
    func keyboardMoved(to keyboard: AnnouncedKeyboard?) {
      self.keyboard = keyboard
      makeRoomForKeyboard()
    }

    /// Adds the height that the keyboard covers above the other insets to the bottom inset, and reports this height to the
    /// table, so that the edited row stays in sight.
    func makeRoomForKeyboard() {
      let height = max(0, keyboardHeight - coveredInsets.bottom)
      let change = height - keyboardInset
      guard change != 0 else { return }
      keyboardInset = height
      collectionView.contentInset.bottom += change
      send(.keyboard(height: Double(height)))
    }

    /// The height at the bottom of the collection view that the keyboard covers, in points.
    private var keyboardHeight: CGFloat {
      let view = collectionView
      guard let keyboard, let window = view.window, let screen = keyboard.screen ?? window.windowScene?.screen else {
        return 0
      }
      let visibleBounds = view.convert(window.bounds, from: window).intersection(view.bounds)
      let overlap = screen.coordinateSpace.convert(keyboard.frame, to: view).intersection(visibleBounds)
      // Rows below a floating keyboard are in sight; a docked keyboard reaches the bottom, apart from rounding.
      guard !overlap.isEmpty, overlap.maxY > visibleBounds.maxY - 1 else { return 0 }
      return view.bounds.maxY - overlap.minY
    }
  }
#endif
