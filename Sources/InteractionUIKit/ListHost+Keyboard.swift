#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // The on-screen keyboard, and what it covers.

  /// The keyboard's position, as the system announced it.
  struct AnnouncedKeyboard {
    /// The frame in the coordinates of the screen, of which the window may be only a part.
    let frame: CGRect
    /// The screen; nil if the system does not say which, in which case the window's screen counts.
    let screen: UIScreen?
  }

  extension ListHost {
    /// Adapts to a keyboard that appears, disappears or moves.
    ///
    /// - Parameter keyboard: Its position; nil if it leaves the bottom of the screen.
    func keyboardMoved(to keyboard: AnnouncedKeyboard?) {
      self.keyboard = keyboard
      coverByKeyboard()
    }

    /// Makes room to scroll, and tells the table how much the keyboard covers, so that the edited row stays in sight.
    func coverByKeyboard() {
      let height = max(0, keyboardHeight - covered.bottom)
      let more = height - keyboardInset
      guard more != 0 else { return }
      keyboardInset = height
      collectionView.contentInset.bottom += more
      send(.keyboard(height: Double(height)))
    }

    /// How much of the collection view the keyboard covers at the bottom, in points.
    private var keyboardHeight: CGFloat {
      let view = collectionView
      guard let keyboard, let window = view.window, let screen = keyboard.screen ?? window.windowScene?.screen else {
        return 0
      }
      let seen = view.convert(window.bounds, from: window).intersection(view.bounds)
      let met = screen.coordinateSpace.convert(keyboard.frame, to: view).intersection(seen)
      // Rows below a floating keyboard are in sight; a docked one reaches the bottom, to within a fraction of a pixel.
      guard !met.isEmpty, met.maxY > seen.maxY - 1 else { return 0 }
      return view.bounds.maxY - met.minY
    }
  }
#endif
