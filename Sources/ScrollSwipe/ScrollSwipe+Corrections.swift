extension ScrollSwipe {
  /// A set of faults to correct.
  public typealias Corrections = CorrectionSet<Correction>

  /// Corrections of faults, each of which can be switched off alone; the raw value is the name in scripts.
  ///
  ///     let row = ScrollSwipe(width: 320, height: 44, corrections: .all.subtracting([.opensAtHalf]))
  public enum Correction: String, ArticleCorrection {
    /// A release exactly where all buttons show opens the row.
    ///
    /// Uncorrected: the comparison is strict, so a slow release opens the row only beyond all buttons. An open row with 160
    /// points of buttons that is dragged, brought back and slowly released at content offset -160 closes. Corrected: a
    /// release at exactly -160 opens the row, too.
    case opensAtInset
    /// A slow release where at least half of the buttons show opens the row.
    ///
    /// Uncorrected: a slow release opens the row only beyond all buttons, on the rubber band. A release at 99 of 100 points
    /// closes it. Corrected: half of the buttons is enough, unless the finger flicks the content back faster than
    /// `openVelocity`.
    case opensAtHalf
    /// A layout pass leaves an open row open.
    ///
    /// Uncorrected: every layout pass sets the content offset to 0, so an open row closes without an animation or a notice.
    /// Corrected: the row stays open at its new width.
    case layoutKeepsState
    /// The content never uncovers a side without buttons.
    ///
    /// Uncorrected: the scroll view follows the finger toward a side without buttons, and its delegate puts it back during
    /// the same event. No movement is visible, but the scroll view has scrolled, which hides the containers of a new cell in
    /// the final version. Corrected: the scroll view does not scroll that way.
    case noEmptySide
    /// The containers' frames are a function of the offset.
    ///
    /// Uncorrected: only the visible container is laid out. On a cell wider than 320 points, the right container is at
    /// 320, where a new cell ends, until it shows. A hidden container keeps its last frame, and before the first scroll
    /// event neither container is hidden. Corrected: each container is placed as if its side showed, and is hidden
    /// while the side does not show.
    case firstFrame
    /// The table closes only rows that are open.
    ///
    /// Uncorrected: a drag posts a close event to all other cells, including closed cells, which animate from 0 to 0, and
    /// cells that other fingers hold. Corrected: only an open row that no finger holds closes.
    case closesOnlyOpen
    /// An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped.
    ///
    /// Uncorrected: rows are not notified when another row opens, or the table scrolls or is tapped; in the author's final
    /// version, cells notify each other when one is dragged or opened by code, but the app must handle the rest. Corrected: an
    /// open row that no finger holds closes.
    case closesWithTable
    /// A cancelled pan returns the content to its previous resting position.
    ///
    /// Uncorrected: a cancelled drag ends like a release at velocity 0, so an open row whose pan is cancelled at 99 of 100
    /// points closes. Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan returns the content to its previous resting position.
    ///
    /// Uncorrected: nothing handles a failed pan, so the content stays where it was, partly open. Corrected: back to the
    /// resting position before the gesture, even without `cancelRestores`.
    case failedRestores
    /// Each opening and closing is reported once, except on reuse.
    ///
    /// Uncorrected: the cell has no delegate, so it reports neither openings nor closings. (Without this correction, a row
    /// here reports a closing only when the app takes away the buttons of the open side, which the article does not do.)
    /// Corrected: one notice for each change, regardless of its cause, but none for reuse.
    case noticeOnChange
    /// A drag catches the content where it is.
    ///
    /// Uncorrected: a motion counts as finished before the next event, so the content jumps to its target. Corrected: the
    /// content stays under the finger.
    case resumesMotion
    /// An open row still shows some of its content.
    ///
    /// Uncorrected: buttons as wide as the row leave no content in sight, so only a drag that begins on a button still swipes
    /// the row back. Corrected: the buttons shrink in proportion until 60 points of content remain.
    case contentStaysVisible

    /// The corrected behaviour, in one sentence.
    public var sentence: String {
      switch self {
      case .opensAtInset: "A release exactly where all buttons show opens the row."
      case .opensAtHalf: "A slow release where at least half of the buttons show opens the row."
      case .layoutKeepsState: "A layout pass leaves an open row open."
      case .noEmptySide: "The content never uncovers a side without buttons."
      case .firstFrame: "The containers' frames are a function of the offset."
      case .closesOnlyOpen: "The table closes only rows that are open."
      case .closesWithTable:
        "An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped."
      case .cancelRestores: "A cancelled pan returns the content to its previous resting position."
      case .failedRestores: "A failed pan returns the content to its previous resting position."
      case .noticeOnChange: "Each opening and closing is reported once, except on reuse."
      case .resumesMotion: "A drag catches the content where it is."
      case .contentStaysVisible: "An open row still shows some of its content."
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
