extension GestureList {
  /// A set of faults to correct.
  public typealias Corrections = CorrectionSet<Correction>

  /// Corrections of faults, each of which can be switched off alone; the raw value is the name in scripts.
  ///
  ///     let list = GestureList(["Buy milk"], width: 320, corrections: .all.subtracting([.cuesFollow]))
  public enum Correction: String, ArticleCorrection {
    /// A lifted row and its item always move together.
    ///
    /// Uncorrected: the items at the finger and at its last position are exchanged while the table moves a row. After a
    /// finger has jumped from row 0 to row 2, items C B A are in rows that display C A B. Corrected: the item and its row
    /// both move.
    case movesInsteadOfExchanges
    /// The cues' opacity matches the row's current position.
    ///
    /// Uncorrected: the opacity is computed before the row is moved, so it lags by one sample. Before the first
    /// sample it is 1, and it can exceed 1: 240 of 320 points give 1.5. Corrected: it is computed after the move,
    /// and is at most 1.
    case cuesFollow
    /// The placeholder is laid out as soon as the gesture begins.
    ///
    /// Uncorrected: the placeholder gets its opacity and its text, and in a pull also its position, only when a finger
    /// moves. When a pull or a pinch begins, it has the opacity and the text of its last use. In a pull it also has its
    /// last position, in this port always the very top, as in the first pull. Corrected: it follows the gesture from
    /// the start.
    case placeholderFollows
    /// A release never repeats the decision of an earlier pan.
    ///
    /// Uncorrected: only movements of the finger decide, also in a pinch or a hold, and the location where it lifts is
    /// ignored. A pan that ends without a movement repeats the previous decision. Corrected: the release decides, by
    /// where the finger leaves the row, and only if the pan itself has moved the row farther out.
    case freshDecision
    /// A pinch or a hold begins only with a row under each finger.
    ///
    /// Uncorrected: a pinch outside the rows, or exactly on a border, has the index -100 or (a - 100) / 2, where a is
    /// the index for the other finger; a negative index raises a range exception. A hold that begins below the rows
    /// exchanges items with row 0. Corrected: misses are ignored, and a row contains its upper edge.
    case ignoresMisses
    /// A gesture that the system cancels has no effect on the rows.
    ///
    /// Uncorrected: a cancelled swipe leaves the row part-way, and a cancelled pull or hold is treated as a release. A
    /// cancelled pinch reaches no branch of the original, which leaves its rows apart until the next pinch; here, it is
    /// treated as a release, too. Corrected: rows, gap and order are as before the gesture; what a hold has scrolled stays
    /// scrolled.
    case cancelRestores
    /// A pull ends when its finger lifts.
    ///
    /// Uncorrected: the flag `_pullDownInProgress` and the placeholder stay after an item is added. A pull that moves
    /// above the top and back has no further effect, and its placeholder stays on the screen, where the last sample
    /// below the top put it. Corrected: the flag is cleared and the placeholder disappears when the finger lifts, and a
    /// pull below the top always shows the placeholder.
    case pullEnds
    /// A gap closes once an item fills it.
    ///
    /// Uncorrected: only a pinch that adds nothing undoes the displacement of the rows, so after a pinch that adds an
    /// item, they stay displaced until the table reloads. Corrected: they move to their new positions.
    case gapCloses
    /// A pinch inserts an item between the rows that it has parted.
    ///
    /// Uncorrected: the index is the number of whole row heights in the offset plus an index among the visible rows. It is
    /// too small by one while the content is pulled below its top by up to a row's height, and often wrong with rows of
    /// other heights. Corrected: the item is inserted after the upper of the two rows.
    case indexFromContent
    /// A gap opens by the distance that the fingers have moved apart.
    ///
    /// Uncorrected: the distance of the finger that has moved farther outward is used for both, so two fingers that
    /// move in the same direction by 30 points open a gap of 60 and add an item. Corrected: only the distance by which
    /// they have moved apart matters.
    case countsParting
    /// A completion or a move is reported only if it changes the list.
    ///
    /// Uncorrected: every action of the original is reported, including completing a completed item and each move of a
    /// lifted row, although the original reports neither. Corrected: completing a completed item restores it,
    /// and a moved row is reported once, at release.
    case noticeOnChange
    /// A gesture catches a moving row where it is.
    ///
    /// Uncorrected: a view is at the end of its animation from the first moment, so a drag of a returning row, or a
    /// move while a row rises, puts it at its target at once. Corrected: the row continues from where it is.
    case resumesMotion

    /// The corrected behaviour, in one sentence.
    public var sentence: String {
      switch self {
      case .movesInsteadOfExchanges: "A lifted row and its item always move together."
      case .cuesFollow: "The cues' opacity matches the row's current position."
      case .placeholderFollows: "The placeholder is laid out as soon as the gesture begins."
      case .freshDecision: "A release never repeats the decision of an earlier pan."
      case .ignoresMisses: "A pinch or a hold begins only with a row under each finger."
      case .cancelRestores: "A gesture that the system cancels has no effect on the rows."
      case .pullEnds: "A pull ends when its finger lifts."
      case .gapCloses: "A gap closes once an item fills it."
      case .indexFromContent: "A pinch inserts an item between the rows that it has parted."
      case .countsParting: "A gap opens by the distance that the fingers have moved apart."
      case .noticeOnChange: "A completion or a move is reported only if it changes the list."
      case .resumesMotion: "A gesture catches a moving row where it is."
      }
    }

    /// The origin of the fault.
    public var source: FaultSource {
      switch self {
      case .movesInsteadOfExchanges, .cuesFollow, .placeholderFollows, .freshDecision, .ignoresMisses, .cancelRestores,
        .pullEnds, .gapCloses, .indexFromContent, .countsParting:
        .article
      case .noticeOnChange, .resumesMotion: .port
      }
    }
  }
}
