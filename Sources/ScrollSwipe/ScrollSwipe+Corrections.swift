extension ScrollSwipe {
  /// The article's faults that are corrected: all by default; the empty set is the article, faults included.
  public typealias Corrections = CorrectionSet<Correction>

  /// The faults of the article, each of which can be corrected without the others; the raw value is the name in scripts.
  ///
  ///     let row = ScrollSwipe(width: 320, height: 44, corrections: .all.subtracting([.opensAtHalf]))
  public enum Correction: String, ArticleCorrection {
    /// A release exactly where all buttons show opens.
    ///
    /// Uncorrected: the comparison is strict, so only a release beyond all buttons counts: an open row with 160 points of
    /// buttons that is dragged, brought back and released at content offset -160 closes. Corrected: exactly -160 counts, too.
    case opensAtInset
    /// A release that shows half of the buttons opens.
    ///
    /// Uncorrected: a slow release opens only beyond all buttons, where only the rubber band leads: at 99 of 100 points it
    /// closes. Corrected: half of them is enough, unless the content is thrown back faster than a flick opens.
    case opensAtHalf
    /// A layout pass leaves the row as it is.
    ///
    /// Uncorrected: every layout pass sets the content offset to 0: an open row closes, without an animation and
    /// without a notice. Corrected: it stays open, at its new width.
    case layoutKeepsState
    /// The content never moves toward a side without buttons.
    ///
    /// Uncorrected: the scroll view follows the finger there, and its delegate puts it back within the same change: nothing
    /// is seen, but the view has scrolled, which hides the containers of the final version's new cell. Corrected: it does not
    /// scroll there.
    case noEmptySide
    /// The containers' frames are a function of the offset.
    ///
    /// Uncorrected: only the container that shows is laid out. On a wider cell the right one is at 320, where a new cell
    /// ends, until it shows; a hidden one keeps its last frame; and until something scrolls neither is hidden. Corrected:
    /// both are where they would show, and hidden where they do not.
    case firstFrame
    /// The table closes only rows that are open.
    ///
    /// Uncorrected: a drag posts a close to all other cells, even to closed ones, which animate from 0 to 0, and to one
    /// that another finger holds. Corrected: only an open row that no finger holds closes.
    case closesOnlyOpen
    /// A row closes when another opens or the table scrolls.
    ///
    /// Uncorrected: nothing tells a row that another one has opened, or that the table scrolls; in the author's final version
    /// the cells tell each other the first, and the second is left to the app. Corrected: an open row that no finger holds
    /// closes at both.
    case closesWithTable
    /// A cancelled pan leads back to the resting position before it.
    ///
    /// Uncorrected: a cancelled drag ends like any other, at velocity 0: an open row whose pan is
    /// cancelled at 99 of 100 points closes. Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan leads back to the resting position before it.
    ///
    /// Uncorrected: nothing handles a pan that fails, so the content stays where it was, part-open. Corrected: back to the
    /// resting position before the gesture, whatever a cancelled pan does.
    case failedRestores
    /// A notice reports each change of the resting position, and nothing else.
    ///
    /// Uncorrected: the cell has no delegate, so it never reports that it has opened or closed. Corrected: one notice for
    /// each change, whatever caused it, but none for reuse.
    case noticeOnChange
    /// A touch catches the content where it is.
    ///
    /// Uncorrected: a motion counts as finished before the next event, so the content jumps to its target. Corrected: it
    /// stays under the finger.
    case resumesMotion
    /// Some content stays in sight.
    ///
    /// Uncorrected: buttons as wide as the row leave nothing to swipe back. Corrected: they shrink in proportion until
    /// 60 points of content remain.
    case contentStaysVisible

    /// The behaviour once the fault is corrected, in a sentence.
    public var sentence: String {
      switch self {
      case .opensAtInset: "A release exactly where all buttons show opens."
      case .opensAtHalf: "A release that shows half of the buttons opens."
      case .layoutKeepsState: "A layout pass leaves the row as it is."
      case .noEmptySide: "The content never moves toward a side without buttons."
      case .firstFrame: "The containers' frames are a function of the offset."
      case .closesOnlyOpen: "The table closes only rows that are open."
      case .closesWithTable: "A row closes when another opens or the table scrolls."
      case .cancelRestores: "A cancelled pan leads back to the resting position before it."
      case .failedRestores: "A failed pan leads back to the resting position before it."
      case .noticeOnChange: "A notice reports each change of the resting position, and nothing else."
      case .resumesMotion: "A touch catches the content where it is."
      case .contentStaysVisible: "Some content stays in sight."
      }
    }

    /// The origin of the fault.
    public var source: FaultSource {
      switch self {
      case .opensAtInset, .opensAtHalf, .layoutKeepsState, .noEmptySide, .closesWithTable, .noticeOnChange: .article
      case .firstFrame, .closesOnlyOpen: .library
      case .cancelRestores, .failedRestores, .resumesMotion, .contentStaysVisible: .port
      }
    }
  }
}
