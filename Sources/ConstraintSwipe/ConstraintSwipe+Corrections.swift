extension ConstraintSwipe {
  /// The article's faults that are corrected: all by default; the empty set is the article, faults included.
  public typealias Corrections = CorrectionSet<Correction>

  /// The faults of the article, each of which can be corrected without the others; the raw value is the name in scripts.
  ///
  ///     let row = ConstraintSwipe(width: 320, height: 44, corrections: .all.subtracting([.tapCloses]))
  public enum Correction: String, ArticleCorrection {
    /// The content is a function of where it was caught and how far the finger has moved.
    ///
    /// Uncorrected: a pan that touches a catch point opens or closes there at once. The translation still counts from where
    /// the pan began, but now adds to that point: after a drag to -165 and back to -20, with 160 points of buttons, the
    /// content is still at -160.
    /// Corrected: the content follows the finger between the stops, and snaps on release only.
    case fingerKeepsHold
    /// A notice reports each change of the resting position, and nothing else.
    ///
    /// Uncorrected: the methods that end a drag call the delegate whether or not the row has changed; `openCell` asks them not
    /// to. Corrected: one notice for each change, whatever caused it, but none for reuse.
    case noticeOnChange
    /// A cancelled pan leads back to the resting position before it.
    ///
    /// Uncorrected: cancelling asks only whether the constant that the pan counts from is 0, and a catch point that the pan
    /// reaches changes that constant: a closed row, dragged to -165 with 160 points of buttons and cancelled there, stays open.
    /// Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan counts as cancelled.
    ///
    /// Uncorrected: the switch over the recogniser's states has no case for a failed one, so the content stays where it was,
    /// and the next pan counts from there: 47 points and then 3 more close, although 50 at once open. Corrected: as if
    /// cancelled.
    case failedRestores
    /// Reuse ends a pan.
    ///
    /// Uncorrected: `prepareForReuse` closes the row but does not end a pan, so the next sample tears it open again.
    /// Corrected: the pan is over.
    case reuseEndsPan
    /// Opening from code ends a pan.
    ///
    /// Uncorrected: `openCell` shows all buttons but does not end a pan, which goes on as if it had begun there: after a
    /// drag to -50 the next sample at -52 is beyond all of them. Corrected: the pan is over.
    case openEndsPan
    /// A touch catches the content where it is.
    ///
    /// Uncorrected: a touch during the snap starts from the constraint's constant, which is at the target of the motion from
    /// its first moment, so the content jumps. Corrected: it stays under the finger; caught during the
    /// overshoot, it can be dragged back at once, but no farther out.
    case resumesMotion
    /// A list remembers open rows by id.
    ///
    /// Uncorrected: the controller keeps a set of index paths, because cells are recycled; but index paths point at other
    /// rows after a deletion. Corrected: row ids.
    case followsIdentity
    /// The axis is decided once.
    ///
    /// Uncorrected: each sample that moves more down than sideways is dropped. Corrected: the first sample that moves decides
    /// for the whole pan.
    case axisDecidedOnce
    /// A side without buttons cannot be opened.
    ///
    /// Uncorrected: a row opens at half of a button, and half of no button is 0 points, so a release opens a row that
    /// has nothing to show, and reports it. Corrected: nothing opens.
    case noEmptySide
    /// Some content stays in sight.
    ///
    /// Uncorrected: buttons as wide as the row leave nothing to swipe back. Corrected: they shrink in proportion until
    /// 60 points of content remain.
    case contentStaysVisible
    /// A bounce does not uncover the other side.
    ///
    /// Uncorrected: with two sides (the article has one), the closing bounce shows 20 points of the other side's buttons.
    /// Corrected: the content stops at closed if the other side has something to show.
    case bounceStaysCovered
    /// A tap on the content of an open row closes it.
    ///
    /// Uncorrected: nothing but a drag closes a row, so the tap reaches the table, which selects the row and leaves it open.
    /// Corrected: it closes, and selects nothing.
    case tapCloses
    /// A row closes when another opens or the table scrolls.
    ///
    /// Uncorrected: nothing tells a row that another one has opened, or that the table scrolls. Corrected: an open row that
    /// no finger holds closes.
    case closesWithTable

    /// The behaviour once the fault is corrected, in a sentence.
    public var sentence: String {
      switch self {
      case .fingerKeepsHold: "The content is a function of where it was caught and how far the finger has moved."
      case .noticeOnChange: "A notice reports each change of the resting position, and nothing else."
      case .cancelRestores: "A cancelled pan leads back to the resting position before it."
      case .failedRestores: "A failed pan counts as cancelled."
      case .reuseEndsPan: "Reuse ends a pan."
      case .openEndsPan: "Opening from code ends a pan."
      case .resumesMotion: "A touch catches the content where it is."
      case .followsIdentity: "A list remembers open rows by id."
      case .axisDecidedOnce: "The axis is decided once."
      case .noEmptySide: "A side without buttons cannot be opened."
      case .contentStaysVisible: "Some content stays in sight."
      case .bounceStaysCovered: "A bounce does not uncover the other side."
      case .tapCloses: "A tap on the content of an open row closes it."
      case .closesWithTable: "A row closes when another opens or the table scrolls."
      }
    }

    /// The origin of the fault.
    public var source: FaultSource {
      switch self {
      case .fingerKeepsHold, .noticeOnChange, .cancelRestores, .reuseEndsPan, .openEndsPan, .followsIdentity,
        .tapCloses, .closesWithTable:
        .article
      case .axisDecidedOnce: .library
      case .failedRestores, .resumesMotion, .noEmptySide, .contentStaysVisible, .bounceStaysCovered: .port
      }
    }
  }
}
