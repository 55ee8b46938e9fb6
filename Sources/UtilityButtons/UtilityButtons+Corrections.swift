extension UtilityButtons {
  /// The article's faults that are corrected: all by default; the empty set is the article, faults included.
  public typealias Corrections = CorrectionSet<Correction>

  /// The faults of the article, each of which can be corrected without the others; the raw value is the name in scripts.
  ///
  ///     let row = UtilityButtons(width: 320, height: 44, corrections: .all.subtracting([.pressOnRelease]))
  public enum Correction: String, ArticleCorrection {
    /// A side without buttons cannot be entered or dragged to.
    ///
    /// Uncorrected: the state machine enters it anyway and shows nothing, so the next flick only leads back to
    /// the center and is lost. Corrected: such a side is the center.
    case noEmptySide
    /// A button counts when the finger is lifted inside it.
    ///
    /// Uncorrected: SWTableViewCell's buttons listen for touch down, so they fire when they are touched, even if the finger
    /// then slides away to call it off. Corrected: touch up inside, as in ZCJTableViewCell.
    case pressOnRelease
    /// Staying means the state's own position.
    ///
    /// Uncorrected: a flick toward the state's own side is a no-op that leaves the proposed target alone, wherever that
    /// is: with strips of 90 and 260 points, the right one dragged away to content offset 0 and flicked back at 0.5 points
    /// per millisecond stops at 249.5 of 350. Corrected: at the state's own content offset.
    case staysMeansStays
    /// A layout pass keeps the state.
    ///
    /// Uncorrected: SWTableViewCell's layout puts the content back to the center and leaves the state: it is still right,
    /// so the next flick open is a no-op, and from 5 points at 0.5 points per millisecond the row stops at 254.5 of 260.
    /// Corrected: the same width changes nothing, a new one keeps the resting position.
    case layoutKeepsState
    /// The strips' frames are a function of the offset.
    ///
    /// Uncorrected: only the shown strip's frame is set while scrolling, and the other goes stale. A layout pass puts the
    /// right strip at the row's width and SWTableViewCell's left one at the left width, whatever shows. Before the first
    /// pass SWTableViewCell's strips are 0 wide, its content lacks their width, and its content offset is 0, so the content
    /// is at the left width. Corrected: frames, size and content offset follow from offset and widths.
    case stripsFollow
    /// The strip is as wide as its buttons from the start.
    ///
    /// Uncorrected: ZCJTableViewCell takes the first frame's width from a view that is not stored yet, so it is 0 until the
    /// strip shows or a layout pass happens. Corrected: the buttons' width.
    case firstFrame
    /// A release at exactly half keeps the state.
    ///
    /// Uncorrected: half is enough to open ZCJTableViewCell's closed row, and enough to close its open one, so every slow
    /// release there toggles. Corrected: the state stays.
    case halfIsStable
    /// A flick shut closes.
    ///
    /// Uncorrected: ZCJTableViewCell's closed row has no branch for a flick shut: while its target is beyond half it opens,
    /// however hard the finger throws it back. Corrected: it stays closed.
    case flickShutCloses
    /// Reuse gives a fresh row.
    ///
    /// Uncorrected: nothing is reset for reuse, so an open cell comes back open under another row's content, unless a
    /// layout pass puts it back first. Corrected: closed and without a notice, in a drag and in a motion too.
    case resetsOnReuse
    /// A notice reports each change of the resting position, and nothing else.
    ///
    /// Uncorrected: the methods that scroll to a state call the delegate, and so does hiding, whether the state has changed
    /// or not. Corrected: one notice for each change, whatever caused it, but none for reuse.
    case noticeOnChange
    /// A cancelled pan leads back to the resting position before it.
    ///
    /// Uncorrected: a cancelled drag ends like that of a finger that has stopped, so with more than half of a strip in
    /// sight the row opens. Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan counts as cancelled.
    ///
    /// Uncorrected: no method handles a pan that fails, and the content stays where it was. Corrected: as if cancelled.
    case failedRestores
    /// A touch catches the content where it is.
    ///
    /// Uncorrected: a motion counts as finished before the next event, so the content jumps to
    /// its target. Corrected: it stays under the finger.
    case resumesMotion
    /// A row closes when another opens or the table scrolls.
    ///
    /// Uncorrected: nothing tells a row that another one has opened, or that the table scrolls. Corrected: an open row that
    /// no finger holds closes.
    case closesWithTable
    /// Some content stays in sight.
    ///
    /// Uncorrected: five of ZCJTableViewCell's buttons make 450 points in a row of 320, and 260 points of
    /// SWTableViewCell's leave 40 of a row of 300. Corrected: they shrink in proportion until 60 points of content remain.
    case contentStaysVisible
    /// Only the shown side's buttons are there.
    ///
    /// Uncorrected: both strips are at the row's ends all the time, though the article moves only the one that shows, and the
    /// right one is above the left one: with two buttons of 90 points on each side of a row of 320, it hides the left one
    /// from 140 to 180 while that is open, and takes its presses. Corrected: the other side's strip is left out.
    case oneSideShows
    /// Positions are compared as distances from the closed one.
    ///
    /// Uncorrected: they count from the left end of the content, and the sums round: with strips of 90 and 30.3 points a
    /// release at exactly half of the right one opens it, and mirrored it does not. Corrected: both sides decide alike.
    case countsFromClosed
    /// Code and taps move the row.
    ///
    /// Uncorrected: ZCJTableViewCell has no method to show or hide its buttons, and its scroll view keeps taps to itself.
    /// Corrected: both work, as in SWTableViewCell's later master.
    case movesFromCode

    /// The behaviour once the fault is corrected, in a sentence.
    public var sentence: String {
      switch self {
      case .noEmptySide: "A side without buttons cannot be entered or dragged to."
      case .pressOnRelease: "A button counts when the finger is lifted inside it."
      case .staysMeansStays: "Staying means the state's own position."
      case .layoutKeepsState: "A layout pass keeps the state."
      case .stripsFollow: "The strips' frames are a function of the offset."
      case .firstFrame: "The strip is as wide as its buttons from the start."
      case .halfIsStable: "A release at exactly half keeps the state."
      case .flickShutCloses: "A flick shut closes."
      case .resetsOnReuse: "Reuse gives a fresh row."
      case .noticeOnChange: "A notice reports each change of the resting position, and nothing else."
      case .cancelRestores: "A cancelled pan leads back to the resting position before it."
      case .failedRestores: "A failed pan counts as cancelled."
      case .resumesMotion: "A touch catches the content where it is."
      case .closesWithTable: "A row closes when another opens or the table scrolls."
      case .contentStaysVisible: "Some content stays in sight."
      case .oneSideShows: "Only the shown side's buttons are there."
      case .countsFromClosed: "Positions are compared as distances from the closed one."
      case .movesFromCode: "Code and taps move the row."
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
