extension GestureList {
  /// The article's faults that are corrected, one by one; the default is all of them, `[]` is the article to the letter.
  public struct Corrections: OptionSet, Hashable, Sendable {
    /// One bit for each correction.
    public let rawValue: UInt32
    /// Creates a set from its bits; bits that stand for nothing do nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A lifted row moves to where the finger is.
    ///
    /// In the article, the items at the finger and at the last place are exchanged while the table moves a row: after a finger
    /// that jumps from row 0 to row 2, items C B A stand in rows that show C A B. Corrected: both move.
    public static let movesInsteadOfExchanges = Corrections(rawValue: 1 << 0)
    /// The cues are a function of where the row is.
    ///
    /// In the article, their opacity is computed before the row is moved, so it lags by one sample, and it exceeds 1: at 240 of
    /// 320 points it is 1.5. Corrected: after the move, 1 at most.
    public static let cuesFollow = Corrections(rawValue: 1 << 1)
    /// Letting go decides from this pan alone.
    ///
    /// In the article, only moved samples decide: a pan that ends without one repeats what the last one decided, and where the
    /// finger lifts does not count. Corrected: at release, and only for what the pan itself has moved.
    public static let freshDecision = Corrections(rawValue: 1 << 2)
    /// A finger that is on no row does nothing.
    ///
    /// In the article, a pinch beside the rows, or just on a border, has the index -100 or (a - 100) / 2 and raises a range
    /// exception; a hold that begins below the rows exchanges with row 0. Corrected: misses are ignored, and a row owns its
    /// upper edge.
    public static let ignoresMisses = Corrections(rawValue: 1 << 3)
    /// A gesture that the system takes away leaves everything as it was.
    ///
    /// In the article, a cancelled swipe leaves the row part-way, and a cancelled pull, pinch or hold counts as released.
    /// Corrected: everything returns.
    public static let cancelRestores = Corrections(rawValue: 1 << 4)
    /// A pull is over when its finger lifts, and alive until then.
    ///
    /// In the article, flag and placeholder stay after an item was added, and a pull that goes above the top and back is dead,
    /// its placeholder still on the screen. Corrected: both go with the finger, and a pull below the top always shows it.
    public static let pullEnds = Corrections(rawValue: 1 << 5)
    /// The rows around a gap go to their places when it has taken an item.
    ///
    /// In the article, they keep their displacement until the table reloads. Corrected: they move to their new places.
    public static let gapCloses = Corrections(rawValue: 1 << 6)
    /// A pinch inserts between the rows that it has moved apart.
    ///
    /// In the article, the index is the number of whole row heights in the offset plus an index among the rows in sight: one
    /// too few while the content is pulled below its top, and any number with rows of other heights. Corrected: after the upper
    /// of the two rows.
    public static let indexFromContent = Corrections(rawValue: 1 << 7)
    /// A notice comes when something changes, and only then.
    ///
    /// In the article, completing what is complete tells again, and each row that a lifted one passes is told. Corrected:
    /// completing what is complete restores it, and a moved row is told once, at release.
    public static let noticeOnChange = Corrections(rawValue: 1 << 8)
    /// A touch takes what moves where it is.
    ///
    /// In the article, a touch on a row that returns, or a move while a row rises, sets it to its goal at once. Corrected: it
    /// goes on from where it is.
    public static let resumesMotion = Corrections(rawValue: 1 << 9)

    /// Everything that is corrected: what one would ship.
    public static let all = Corrections(rawValue: 1 << 10 - 1)

    /// Every correction with its name in scripts, in the order of the bits.
    public static let named: [(name: String, correction: Corrections)] = [
      ("movesInsteadOfExchanges", .movesInsteadOfExchanges), ("cuesFollow", .cuesFollow),
      ("freshDecision", .freshDecision), ("ignoresMisses", .ignoresMisses), ("cancelRestores", .cancelRestores),
      ("pullEnds", .pullEnds), ("gapCloses", .gapCloses), ("indexFromContent", .indexFromContent),
      ("noticeOnChange", .noticeOnChange), ("resumesMotion", .resumesMotion),
    ]
  }
}
