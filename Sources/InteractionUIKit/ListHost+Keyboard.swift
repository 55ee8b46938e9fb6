#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // The on-screen keyboard, and what it covers.

  /// The place that the system announced for the keyboard.
  struct AnnouncedKeyboard {
    /// The frame in the coordinates of the screen, of which the window may be only a part.
    let frame: CGRect
    /// The screen; nil if the system does not say which, and then the window's screen counts.
    let screen: UIScreen?
  }

  extension ListHost {
    /// Adapts to a keyboard that appears, disappears or moves.
    ///
    /// - Parameter keyboard: Its place; nil if it leaves the lower end of the screen.
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
      hear(.keyboard(height: Double(height)))
    }

    /// The height of the collection view that the keyboard covers, from the lower end, in points.
    private var keyboardHeight: CGFloat {
      let view = collectionView
      guard let keyboard, let window = view.window, let screen = keyboard.screen ?? window.windowScene?.screen else {
        return 0
      }
      let seen = view.convert(window.bounds, from: window).intersection(view.bounds)
      let met = screen.coordinateSpace.convert(keyboard.frame, to: view).intersection(seen)
      // Below a floating keyboard rows are in sight; a docked one reaches the end, to within a fraction of a pixel.
      guard !met.isEmpty, met.maxY > seen.maxY - 1 else { return 0 }
      return view.bounds.maxY - met.minY
    }
  }
#endif
