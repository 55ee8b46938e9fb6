extension ScrollSwipe {
  /// The article's faults that are corrected, one by one; the default is all of them, `[]` is the article to
  /// the letter.
  public struct Corrections: OptionSet, Hashable, Sendable {
    /// One bit for each correction.
    public let rawValue: UInt32
    /// Creates a set from its bits; bits that stand for nothing do nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A release exactly where all buttons show opens.
    ///
    /// In the article, only a place beyond all buttons counts: an open row of 160 points that is touched and
    /// released at -160 closes. Corrected: at them counts, too.
    public static let opensAtInset = Corrections(rawValue: 1 << 0)
    /// A release that shows half of the buttons opens.
    ///
    /// In the article, a slow release at 99 of 100 points closes; only the rubber band leads beyond.
    /// Corrected: half of them is enough, unless the content is thrown back, faster than a flick opens.
    public static let opensAtHalf = Corrections(rawValue: 1 << 1)
    /// A layout pass leaves the row as it is.
    ///
    /// In the article, every layout pass sets the contentOffset to zero: an open row closes, without
    /// animation and without a word. Corrected: it stays open, at its new width.
    public static let layoutKeepsState = Corrections(rawValue: 1 << 2)
    /// The content never moves toward a side without buttons.
    ///
    /// In the article, it is dragged there and put back when it has scrolled: 10 points of the finger show
    /// 5.4 points of nothing for one frame. Corrected: it stays at 0.
    public static let noDeadZone = Corrections(rawValue: 1 << 3)
    /// The containers are in place before anything has scrolled.
    ///
    /// In the article, the right container sits at 320, where a new cell ends, until the first scroll event,
    /// which on a wider cell is not its edge; and neither container is hidden. Corrected: both are where the
    /// first scroll event puts them.
    public static let firstFrame = Corrections(rawValue: 1 << 4)
    /// The table closes rows that are open, no others.
    ///
    /// In the article, a drag posts a close to all other cells, closed ones included, which animate from 0 to
    /// 0, and one that another finger holds. Corrected: only an open row that no finger holds closes.
    public static let closesOnlyOpen = Corrections(rawValue: 1 << 5)
    /// A row closes when another opens or the table scrolls.
    ///
    /// In the article, rows hear of neither; in the author's final version of the first only. Corrected: of
    /// both.
    public static let closesWithTable = Corrections(rawValue: 1 << 6)
    /// A cancelled pan leads back to the resting place before it.
    ///
    /// In the article, it is a release at velocity 0: an open row whose pan is cancelled at 99 of 100 points
    /// closes. Corrected: the place before the gesture.
    public static let cancelRestores = Corrections(rawValue: 1 << 7)
    /// A failed pan is a cancelled one.
    ///
    /// In the article, nothing handles a pan that fails: the content stays where it was, part-open.
    /// Corrected: the place before the gesture.
    public static let failedRestores = Corrections(rawValue: 1 << 8)
    /// A notice comes when the resting place changes, and only then.
    ///
    /// In the article, the cell tells nobody that it has opened or closed. Corrected: one notice for each
    /// change, whatever caused it.
    public static let noticeOnChange = Corrections(rawValue: 1 << 9)
    /// A touch takes the content where it is.
    ///
    /// In the article, the target of a release and a queued close stand, whatever comes: an event in between
    /// finds the motion finished, and the content jumps to its goal. Corrected: it stays under the finger.
    public static let resumesMotion = Corrections(rawValue: 1 << 10)
    /// Some content stays in sight.
    ///
    /// In the article, buttons as wide as the row leave nothing to swipe back. Corrected: they shrink in
    /// proportion until 60 points of content stay.
    public static let contentStaysVisible = Corrections(rawValue: 1 << 11)

    /// Everything that is corrected: what one would ship.
    public static let all = Corrections(rawValue: 1 << 12 - 1)

    /// Every correction with its name in scripts, in the order of the bits.
    public static let named: [(name: String, correction: Corrections)] = [
      ("opensAtInset", .opensAtInset), ("opensAtHalf", .opensAtHalf), ("layoutKeepsState", .layoutKeepsState),
      ("noDeadZone", .noDeadZone), ("firstFrame", .firstFrame), ("closesOnlyOpen", .closesOnlyOpen),
      ("closesWithTable", .closesWithTable), ("cancelRestores", .cancelRestores),
      ("failedRestores", .failedRestores), ("noticeOnChange", .noticeOnChange),
      ("resumesMotion", .resumesMotion), ("contentStaysVisible", .contentStaysVisible),
    ]
  }
}
