extension UtilityButtons {
  /// A set of faults to correct.
  public typealias Corrections = CorrectionSet<Correction>

  /// Corrections of faults, each of which can be switched off alone; the raw value is the name in scripts.
  ///
  ///     let row = UtilityButtons(width: 320, height: 44, corrections: .all.subtracting([.pressOnRelease]))
  public enum Correction: String, ArticleCorrection {
    /// A side without buttons can neither be opened nor dragged to.
    ///
    /// Uncorrected: the state machine enters such a side although it shows nothing, so the next flick back
    /// only returns to the center. Corrected: the row stays in or returns to the center.
    case noEmptySide
    /// A button is pressed when the finger is lifted inside it.
    ///
    /// Uncorrected: SWTableViewCell's buttons respond to touch down, even if the finger then slides away to cancel the
    /// press. Corrected: touch up inside, as in ZCJTableViewCell.
    case pressOnRelease
    /// A flick that keeps the state ends at the state's position.
    ///
    /// Uncorrected: a flick toward the state's own side is a no-op that keeps any proposed target. With strips of 90 and
    /// 260 points, a row in the right state that is dragged to content offset 0 and flicked back at 0.5 points per
    /// millisecond stops at 249.5 instead of 350. Corrected: the row stops at the state's content offset, as in
    /// SWTableViewCell's later master.
    case staysMeansStays
    /// A layout pass leaves an open row open.
    ///
    /// Uncorrected: SWTableViewCell's layout moves the content to the center but keeps the state. If the state is right, the
    /// next flick open is a no-op: with no strip on the left and 260 points on the right, from 5 points at 0.5 points per
    /// millisecond the row stops at 254.5 instead of 260. Corrected: a layout pass at the same width moves nothing, and
    /// a layout pass at a new width keeps the resting position.
    case layoutKeepsState
    /// The strips' frames are a function of the offset.
    ///
    /// Uncorrected: except in SWTableViewCell's later master, only the visible strip's frame is set while scrolling, so the
    /// other strip's frame becomes stale. A layout pass sets the right strip's x to the row's width and SWTableViewCell's left
    /// strip's x to that strip's width, even if the strips show. Before the first pass, SWTableViewCell's strips and content
    /// have no space for buttons, and its content offset is 0, so the content's x in the row is the left strip's width.
    /// Corrected: frames, size and content offset follow from the offset and the widths.
    case stripsFollow
    /// The strip is as wide as its buttons from the start.
    ///
    /// Uncorrected: ZCJTableViewCell takes the first frame's width from a view that is not stored yet, so it is 0 until the
    /// strip shows or a layout pass happens. Corrected: the buttons' width.
    case firstFrame
    /// A slow release whose target is exactly half the buttons' width keeps ZCJTableViewCell's state.
    ///
    /// Uncorrected: a target at half is enough both to open ZCJTableViewCell's closed row and to close its open one, so
    /// every slow release with that target toggles the row. Corrected: the state stays the same.
    case halfIsStable
    /// A flick shut closes the row.
    ///
    /// Uncorrected: ZCJTableViewCell's closed row has no branch for a flick shut. If the flick's target is beyond half, the
    /// row opens at any speed. Corrected: the row stays closed.
    case flickShutCloses
    /// Reuse resets the row.
    ///
    /// Uncorrected: except in SWTableViewCell's later master, nothing is reset for reuse, so an open cell is still open when it
    /// shows another row's content, unless a layout pass moves the content back first. Corrected: the row is closed, as in the
    /// later master, but without a notice, and even during a drag or a motion.
    case resetsOnReuse
    /// Opening and closing are reported only when the resting position changes.
    ///
    /// Uncorrected: the methods that scroll to a state and, before SWTableViewCell's later master, the method that hides the
    /// buttons call the delegate even if the state has not changed. Corrected: one notice for each change, regardless of its
    /// cause, but none for reuse.
    case noticeOnChange
    /// A cancelled pan returns the content to its previous resting position.
    ///
    /// Uncorrected: a cancelled drag ends like a release at velocity 0, so a closed row opens if more than half of a strip
    /// shows. Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan is treated as cancelled.
    ///
    /// Uncorrected: nothing handles a failed pan, so the content stays where the finger left it. Corrected: as if cancelled.
    case failedRestores
    /// A drag catches the content where it is.
    ///
    /// Uncorrected: a motion counts as finished before the next gesture, command or change in the table, so the content jumps
    /// to its target. Corrected: the content stays under the finger.
    case resumesMotion
    /// An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped.
    ///
    /// Uncorrected: rows are not notified when another row opens, or the table scrolls or is tapped. Corrected: an open row
    /// that no finger holds closes.
    case closesWithTable
    /// An open row still shows some of its content.
    ///
    /// Uncorrected: five of ZCJTableViewCell's buttons take 450 points in a row of 320, and 260 points of SWTableViewCell's
    /// buttons leave 40 points of a row of 300. Corrected: the buttons shrink in proportion until 60 points of content
    /// remain.
    case contentStaysVisible
    /// While one side shows, the other side's buttons are not painted.
    ///
    /// Uncorrected: both strips are painted at the row's ends at once, the right one on top (the article moves only the
    /// strip that shows, so its strips never meet there). With two buttons of 90 points on each side of a row of 320, the right
    /// strip hides the open left strip from 140 to 180, and takes its presses. Corrected: the other side's strip is not
    /// painted.
    case oneSideShows
    /// Positions are compared as distances from the closed position.
    ///
    /// Uncorrected: positions are distances from the left end of the content, and the sums are rounded. With strips of
    /// 90 and 30.3 points, a release at exactly half of the right strip opens that strip, but the mirror image does not
    /// open. Corrected: both sides decide alike when the row moves its content. With a real scroll view they may
    /// still differ, because it reports distances from the left end, which are rounded.
    case countsFromClosed
    /// Code can open and close the row, and taps have an effect.
    ///
    /// Uncorrected: ZCJTableViewCell has no method to show or hide its buttons, and its scroll view consumes taps.
    /// Corrected: code and taps both work, as in SWTableViewCell's later master.
    case movesFromCode

    /// The corrected behaviour, in one sentence.
    public var sentence: String {
      switch self {
      case .noEmptySide: "A side without buttons can neither be opened nor dragged to."
      case .pressOnRelease: "A button is pressed when the finger is lifted inside it."
      case .staysMeansStays: "A flick that keeps the state ends at the state's position."
      case .layoutKeepsState: "A layout pass leaves an open row open."
      case .stripsFollow: "The strips' frames are a function of the offset."
      case .firstFrame: "The strip is as wide as its buttons from the start."
      case .halfIsStable:
        "A slow release whose target is exactly half the buttons' width keeps ZCJTableViewCell's state."
      case .flickShutCloses: "A flick shut closes the row."
      case .resetsOnReuse: "Reuse resets the row."
      case .noticeOnChange: "Opening and closing are reported only when the resting position changes."
      case .cancelRestores: "A cancelled pan returns the content to its previous resting position."
      case .failedRestores: "A failed pan is treated as cancelled."
      case .resumesMotion: "A drag catches the content where it is."
      case .closesWithTable:
        "An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped."
      case .contentStaysVisible: "An open row still shows some of its content."
      case .oneSideShows: "While one side shows, the other side's buttons are not painted."
      case .countsFromClosed: "Positions are compared as distances from the closed position."
      case .movesFromCode: "Code can open and close the row, and taps have an effect."
      }
    }

    /// The origin of the fault.
    public var source: FaultSource {
      switch self {
      case .noEmptySide, .pressOnRelease, .staysMeansStays, .firstFrame, .halfIsStable, .flickShutCloses,
        .closesWithTable, .contentStaysVisible, .countsFromClosed, .movesFromCode:
        .article
      case .layoutKeepsState, .stripsFollow, .resetsOnReuse, .noticeOnChange: .library
      case .cancelRestores, .failedRestores, .resumesMotion, .oneSideShows: .port
      }
    }
  }
}
