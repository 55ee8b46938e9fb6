extension ConstraintSwipe {
  /// The article's faults that are corrected, one by one; the default is all of them, `[]` is the article to the letter.
  public struct Corrections: OptionSet, Hashable, Sendable {
    /// One bit for each correction.
    public let rawValue: UInt32
    /// Creates a set from its bits; bits that stand for nothing do nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The content is a function of where it was caught and how far the finger has come.
    ///
    /// In the article, touching a catch point during the pan opens or closes there and moves the point that translations
    /// count from: after a drag to -165 and back to -20, with 160 points of buttons, the content is still at -160.
    /// Corrected: the content follows the finger between the stops, and snaps on release only.
    public static let fingerKeepsHold = Corrections(rawValue: 1 << 0)
    /// A notice comes when the resting place changes, and only then.
    ///
    /// In the article, every release tells its delegate, also when the row was there already, and opening from code tells
    /// nothing. Corrected: one notice for each change, whatever caused it.
    public static let noticeOnChange = Corrections(rawValue: 1 << 1)
    /// A cancelled pan leads back to the resting place before it.
    ///
    /// In the article, cancelling asks only whether the pan began at 0, so a row that had been left at 3 points opens fully.
    /// Corrected: the place before the gesture.
    public static let cancelRestores = Corrections(rawValue: 1 << 2)
    /// A failed pan is a cancelled one.
    ///
    /// In the article, a recogniser that fails, neither ended nor cancelled, leaves the content where it was, and the next
    /// pan counts from there: 47 and then 3 more points close, although 50 at once open. Corrected: as if cancelled.
    public static let failedRestores = Corrections(rawValue: 1 << 3)
    /// Reuse ends a pan.
    ///
    /// In the article, `prepareForReuse` in the middle of a pan closes the row, and the next sample tears it open again.
    /// Corrected: the pan is over.
    public static let reuseEndsPan = Corrections(rawValue: 1 << 4)
    /// A touch takes the content where it is.
    ///
    /// In the article, a touch during the snap starts from the goal of the motion, so the content jumps. Corrected: it stays
    /// under the finger; caught beyond a stop, it follows inward at once and outward no further.
    public static let resumesMotion = Corrections(rawValue: 1 << 5)
    /// A list remembers open rows by id.
    ///
    /// In the article, the table keeps a set of index paths, which point at other rows after a deletion. Corrected: row ids.
    public static let followsIdentity = Corrections(rawValue: 1 << 6)
    /// The axis is decided once.
    ///
    /// Under the library's rules a sample that happens to move more down than sideways is dropped. Corrected: the first
    /// sample that moves decides for the whole pan.
    public static let axisDecidedOnce = Corrections(rawValue: 1 << 7)
    /// A side without buttons cannot be opened.
    ///
    /// In the article, half of no button is 0 points, so every release opens a row that has nothing to show, and says so.
    /// Corrected: nothing opens.
    public static let noEmptySide = Corrections(rawValue: 1 << 8)
    /// Some content stays in sight.
    ///
    /// In the article, buttons as wide as the row leave nothing to swipe back. Corrected: they shrink in proportion until
    /// 60 points of content stay.
    public static let contentStaysVisible = Corrections(rawValue: 1 << 9)
    /// A bounce does not uncover the other side.
    ///
    /// The article has one side. With two, its closing bounce shows 20 points of the other side's buttons. Corrected: the
    /// content stops at closed where the other side has something to show.
    public static let bounceStaysCovered = Corrections(rawValue: 1 << 10)
    /// A tap on the content of an open row closes it.
    ///
    /// In the article, the tap reaches the table, which selects the row and leaves it open. Corrected: it closes, and
    /// selects nothing.
    public static let tapCloses = Corrections(rawValue: 1 << 11)
    /// A row closes when another opens or the table scrolls.
    ///
    /// In the article, rows hear of neither. Corrected: an open row that no finger holds closes.
    public static let closesWithTable = Corrections(rawValue: 1 << 12)

    /// Everything that is corrected: what one would ship.
    public static let all = Corrections(rawValue: 1 << 13 - 1)

    /// Every correction with its name in scripts, in the order of the bits.
    public static let named: [(name: String, correction: Corrections)] = [
      ("fingerKeepsHold", .fingerKeepsHold), ("noticeOnChange", .noticeOnChange),
      ("cancelRestores", .cancelRestores), ("failedRestores", .failedRestores), ("reuseEndsPan", .reuseEndsPan),
      ("resumesMotion", .resumesMotion), ("followsIdentity", .followsIdentity),
      ("axisDecidedOnce", .axisDecidedOnce), ("noEmptySide", .noEmptySide),
      ("contentStaysVisible", .contentStaysVisible), ("bounceStaysCovered", .bounceStaysCovered),
      ("tapCloses", .tapCloses), ("closesWithTable", .closesWithTable),
    ]
  }
}
