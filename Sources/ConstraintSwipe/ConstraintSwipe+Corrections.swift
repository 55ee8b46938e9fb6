extension ConstraintSwipe {
  /// A set of faults to correct.
  public typealias Corrections = CorrectionSet<Correction>

  /// Corrections of faults, each of which can be switched off alone; the raw value is the name in scripts.
  ///
  ///     let row = ConstraintSwipe(width: 320, height: 44, corrections: .all.subtracting([.tapCloses]))
  public enum Correction: String, ArticleCorrection {
    /// The content still follows the finger after reaching a catch point.
    ///
    /// Uncorrected: a pan that reaches a catch point opens or closes the row at once. The translation is still measured
    /// from the start of the pan, but is now added to that point. After a drag to -165 and back to -20, with 160 points of
    /// buttons, the content is therefore still at -160. Corrected: the content follows the finger between the stops, and
    /// snaps only when the pan ends.
    case fingerKeepsHold
    /// Opening and closing are reported only when the resting position changes.
    ///
    /// Uncorrected: the methods that end a drag call the delegate even if the resting position has not changed; `openCell`
    /// asks them not to. Corrected: one notice for each change, regardless of its cause, but none for reuse.
    case noticeOnChange
    /// A cancelled pan returns the content to its previous resting position.
    ///
    /// Uncorrected: cancelling checks only whether the pan's starting constant is 0, and a catch point that the pan reaches
    /// changes that constant. If the pan of a closed row is cancelled at -165, with 160 points of buttons, the row
    /// therefore stays open. Corrected: back to the resting position before the gesture.
    case cancelRestores
    /// A failed pan is treated as cancelled.
    ///
    /// Uncorrected: the switch over the recogniser's states has no case for failure, so the content stays where it was, and
    /// the next pan starts from there. That pan does not begin at 0, so it is treated as a pan of an open row, and with
    /// two buttons of 80 points an open row closes below 120. After a failed pan of 47 points and one of 3, the row
    /// therefore closes, although a single pan of 50 points opens it. Corrected: as if cancelled.
    case failedRestores
    /// Reuse ends a pan.
    ///
    /// Uncorrected: `prepareForReuse` closes the row but does not end a pan, so the next sample may open it again.
    /// Corrected: the pan is over.
    case reuseEndsPan
    /// Opening from code ends a pan.
    ///
    /// Uncorrected: `openCell` shows all buttons but does not end a pan, which continues as if it had begun there. After a
    /// drag to -50, the next sample at -52 is therefore beyond all buttons. Corrected: the pan is over.
    case openEndsPan
    /// A drag catches the content where it is.
    ///
    /// Uncorrected: a drag that begins during the snap starts from the target, because the constraint's constant does not
    /// follow the animation, so the content jumps. Corrected: the content stays under the finger; caught beyond a stop, it
    /// follows the finger inward, but not farther outward.
    case resumesMotion
    /// A list remembers open rows by id.
    ///
    /// Uncorrected: the controller keeps a set of index paths, because cells are reused, but a deletion can make paths
    /// refer to other rows. Corrected: the list keeps row ids.
    case followsIdentity
    /// The axis is decided once for each pan.
    ///
    /// Uncorrected: while the finger moves, DNSSwipeableTableCell drops every sample whose velocity is not more horizontal than
    /// vertical. Corrected: the first sample that moves decides for the whole pan.
    case axisDecidedOnce
    /// A side without buttons cannot be opened.
    ///
    /// Uncorrected: a row opens at half of a button's width, which is 0 points without buttons, so a release opens a row
    /// that has nothing to show, and reports this. Corrected: the row stays closed.
    case noEmptySide
    /// An open row still shows some of its content.
    ///
    /// Uncorrected: buttons as wide as the row leave no content in sight. Here, a drag that begins on a button still swipes
    /// the row back; the article's recogniser is on the container, so there, no drag would. Corrected: the buttons shrink in
    /// proportion until 60 points of content remain.
    case contentStaysVisible
    /// A bounce does not uncover the other side's buttons.
    ///
    /// Uncorrected: with two sides (the article has one), the closing bounce shows 20 points of the other side's buttons.
    /// Corrected: the content stops at closed if the other side has something to show.
    case bounceStaysCovered
    /// A tap on the content of an open row closes it.
    ///
    /// Uncorrected: a tap reaches the table, which selects the row and leaves it open. Corrected: the tap closes the row
    /// and selects nothing.
    case tapCloses
    /// An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped.
    ///
    /// Uncorrected: rows are not notified when another row opens, or the table scrolls or is tapped. Corrected: an open row
    /// that no finger holds closes.
    case closesWithTable

    /// The corrected behaviour, in one sentence.
    public var sentence: String {
      switch self {
      case .fingerKeepsHold: "The content still follows the finger after reaching a catch point."
      case .noticeOnChange: "Opening and closing are reported only when the resting position changes."
      case .cancelRestores: "A cancelled pan returns the content to its previous resting position."
      case .failedRestores: "A failed pan is treated as cancelled."
      case .reuseEndsPan: "Reuse ends a pan."
      case .openEndsPan: "Opening from code ends a pan."
      case .resumesMotion: "A drag catches the content where it is."
      case .followsIdentity: "A list remembers open rows by id."
      case .axisDecidedOnce: "The axis is decided once for each pan."
      case .noEmptySide: "A side without buttons cannot be opened."
      case .contentStaysVisible: "An open row still shows some of its content."
      case .bounceStaysCovered: "A bounce does not uncover the other side's buttons."
      case .tapCloses: "A tap on the content of an open row closes it."
      case .closesWithTable:
        "An open row closes, unless held, when another is swiped or opens, or the table scrolls or is tapped."
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
