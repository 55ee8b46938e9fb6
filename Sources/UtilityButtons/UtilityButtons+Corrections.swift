extension UtilityButtons {
  /// The article's faults that are corrected, one by one; the default is all of them, `[]` is the article to the letter.
  public struct Corrections: OptionSet, Hashable, Sendable {
    /// One bit for each correction.
    public let rawValue: UInt32
    /// Creates a set from its bits; bits that stand for nothing do nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A side without buttons cannot be entered, nor dragged to.
    ///
    /// In the article, the state machine enters it all the same and shows nothing, and the next flick back only leads to
    /// the center: it is swallowed. Corrected: such a side is the center.
    public static let noEmptySide = Corrections(rawValue: 1 << 0)
    /// A button counts when the finger is lifted inside it.
    ///
    /// In the article, SWTableViewCell's buttons fire when they are touched, also when the finger then slides away to call
    /// it off. Corrected: touch up inside, as in ZCJTableViewCell.
    public static let pressOnRelease = Corrections(rawValue: 1 << 1)
    /// Staying means the state's own place.
    ///
    /// In the article, a flick toward the strip that shows is a no-op that leaves the proposed target alone, wherever that
    /// is: with strips of 90 and 260 points, the right one dragged away to content offset 0 and flicked back at 0.5 points
    /// per millisecond stops at 249.5 of 350. Corrected: at the state's own place.
    public static let staysMeansStays = Corrections(rawValue: 1 << 2)
    /// A layout pass keeps the state.
    ///
    /// In the article, SWTableViewCell's layout puts the content back to the center and leaves the state: it is still right,
    /// so the next flick open is a no-op, and from 5 points at 0.5 points per millisecond the row stops at 254.5 of 260.
    /// Corrected: the same width changes nothing, another one keeps the resting place.
    public static let layoutKeepsState = Corrections(rawValue: 1 << 3)
    /// The strips' frames are a function of the offset.
    ///
    /// In the article, only the shown strip's frame is set while scrolling, the other keeps a stale one; in SWTableViewCell
    /// a layout pass puts the left strip to the left width and the right one to the row's, and before the first pass the
    /// content size lacks both. Corrected: both frames and the size follow from offset and widths.
    public static let stripsFollow = Corrections(rawValue: 1 << 4)
    /// The strip is as wide as its buttons from the first.
    ///
    /// In the article, ZCJTableViewCell takes the first frame's width from a view that is not stored yet: it is 0 until the
    /// strip shows. Corrected: the buttons' width.
    public static let firstFrame = Corrections(rawValue: 1 << 5)
    /// At exactly half a release keeps the state.
    ///
    /// In the article, half opens ZCJTableViewCell's closed row and closes its open one, so every release there toggles.
    /// Corrected: it stays what it is.
    public static let halfIsStable = Corrections(rawValue: 1 << 6)
    /// A flick shut closes.
    ///
    /// In the article, ZCJTableViewCell's closed row has no branch for a flick shut: beyond half it opens however hard the
    /// finger throws it back. Corrected: it stays closed.
    public static let flickShutCloses = Corrections(rawValue: 1 << 7)
    /// Reuse gives a row as new.
    ///
    /// In the article, nothing is reset, so an open cell comes back open under another row's content (issues 217 and 233
    /// of SWTableViewCell). Corrected: closed, silently, in a drag and in a motion too.
    public static let resetsOnReuse = Corrections(rawValue: 1 << 8)
    /// A notice comes when the resting place changes, and only then.
    ///
    /// In the article, every release that chooses a state tells its delegate, and hiding does, changed or not. Corrected: one
    /// notice for each change, whatever caused it.
    public static let noticeOnChange = Corrections(rawValue: 1 << 9)
    /// A cancelled pan leads back to the resting place before it.
    ///
    /// In the article, it is a finger that let go standing: with more than half of a strip in sight the row opens.
    /// Corrected: the place before the gesture.
    public static let cancelRestores = Corrections(rawValue: 1 << 10)
    /// A failed pan is a cancelled one.
    ///
    /// In the article, no method hears of it, and the content stays where it was. Corrected: as if cancelled.
    public static let failedRestores = Corrections(rawValue: 1 << 11)
    /// A touch takes the content where it is.
    ///
    /// In the article, as it is ported here, a motion counts as finished before the next event, so the content jumps to its
    /// goal. Corrected: it stays under the finger.
    public static let resumesMotion = Corrections(rawValue: 1 << 12)
    /// A row closes when another opens or the table scrolls.
    ///
    /// In the article, v0.1.1 of SWTableViewCell hears of neither. Corrected: an open row that no finger holds closes.
    public static let closesWithTable = Corrections(rawValue: 1 << 13)
    /// Some content stays in sight.
    ///
    /// In the article, five of ZCJTableViewCell's buttons make 450 points in a row of 320, and 260 points of
    /// SWTableViewCell's cover a narrow row. Corrected: they shrink in proportion until 60 points of content stay.
    public static let contentStaysVisible = Corrections(rawValue: 1 << 14)
    /// Places are compared as distances from the closed place.
    ///
    /// In the article, they count from the left end of the content, where sums round: with strips of 90 and 30.3 points a
    /// release at exactly half of the right one opens it, and mirrored it does not. Corrected: both sides alike.
    public static let countsFromClosed = Corrections(rawValue: 1 << 15)
    /// Code and taps move the row.
    ///
    /// In the article, ZCJTableViewCell has no method to show or hide its buttons, and its scroll view keeps taps to itself.
    /// Corrected: as in SWTableViewCell.
    public static let movesFromCode = Corrections(rawValue: 1 << 16)

    /// Everything that is corrected: what one would ship.
    public static let all = Corrections(rawValue: 1 << 17 - 1)

    /// Every correction with its name in scripts, in the order of the bits.
    public static let named: [(name: String, correction: Corrections)] = [
      ("noEmptySide", .noEmptySide), ("pressOnRelease", .pressOnRelease), ("staysMeansStays", .staysMeansStays),
      ("layoutKeepsState", .layoutKeepsState), ("stripsFollow", .stripsFollow), ("firstFrame", .firstFrame),
      ("halfIsStable", .halfIsStable), ("flickShutCloses", .flickShutCloses), ("resetsOnReuse", .resetsOnReuse),
      ("noticeOnChange", .noticeOnChange), ("cancelRestores", .cancelRestores), ("failedRestores", .failedRestores),
      ("resumesMotion", .resumesMotion), ("closesWithTable", .closesWithTable),
      ("contentStaysVisible", .contentStaysVisible), ("countsFromClosed", .countsFromClosed),
      ("movesFromCode", .movesFromCode),
    ]
  }
}
