#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // The keyboard that rows are typed on, and what it covers.

  /// Where a keyboard was announced to be.
  struct AnnouncedKeyboard {
    /// In the coordinates of the screen, of which the window may be a part.
    let frame: CGRect
    /// Nil where the system does not say it: the window's.
    let screen: UIScreen?
  }

  extension ListHost {
    /// The keyboard comes, goes or moves.
    ///
    /// - Parameter keyboard: Where it is; nil where it leaves the lower end of the screen.
    func keyboardMoved(to keyboard: AnnouncedKeyboard?) {
      self.keyboard = keyboard
      coverByKeyboard()
    }

    /// Makes room to scroll, and tells the table what the keyboard covers of it: it keeps the edited row in sight.
    func coverByKeyboard() {
      let height = max(0, keyboardHeight - covered.bottom)
      let more = height - keyboardInset
      guard more != 0 else { return }
      keyboardInset = height
      collectionView.contentInset.bottom += more
      hear(.keyboard(height: Double(height)))
    }

    /// How much of the collection view the keyboard covers, from its lower end, in points.
    private var keyboardHeight: CGFloat {
      let view = collectionView
      guard let keyboard, let window = view.window, let screen = keyboard.screen ?? window.windowScene?.screen else {
        return 0
      }
      let seen = view.convert(window.bounds, from: window).intersection(view.bounds)
      let met = screen.coordinateSpace.convert(keyboard.frame, to: view).intersection(seen)
      // Below one that floats rows are in sight; one that is docked reaches the end, to a part of a pixel.
      guard !met.isEmpty, met.maxY > seen.maxY - 1 else { return 0 }
      return view.bounds.maxY - met.minY
    }
  }
#endif
