extension GestureList {
  /// What fingers are doing: one gesture at a time, because a new one cancels the one before.
  ///
  ///                 +------ pan began -----> swiping ---+
  ///                 +------ pull began ----> pulling ---+
  ///     none -------+                                   +--- ended, cancelled, failed; its row is gone ---> none
  ///                 +------ pinch began ---> pinching --+
  ///                 +------ hold began ----> holding ---+
  ///
  /// Motions that still run afterwards, and the text being typed, are stored separately, because neither keeps a finger from
  /// the next gesture.
  enum Gesture: Hashable, Sendable {
    /// No finger is down, or it does nothing here.
    case none
    /// A finger drags a row sideways.
    case swiping(RowID)
    /// A finger drags the content, in a drag that began at its top.
    case pulling(Pull)
    /// Two fingers open a gap.
    case pinching(Pinch)
    /// A finger holds a lifted row.
    case holding(Hold)
  }

  /// A drag of the content that began at its top.
  struct Pull: Hashable, Sendable {
    /// The content offset, in points: negative while pulled below its top.
    var contentOffset: Double
    /// The article's `_pullDownInProgress`; only without `pullEnds` can it be false while the placeholder is on the screen.
    var pullDownInProgress: Bool
    /// How far the content has moved since the placeholder last followed it, in points: only in a dead pull.
    var drift = 0.0
    /// Whether a sample has laid the placeholder out; only without `placeholderFollows` does it matter.
    var hasMoved: Bool
  }

  /// A gap between two rows that two fingers open.
  struct Pinch: Hashable, Sendable {
    /// The row above the gap.
    let above: RowID
    /// The rows that the fingers were on.
    let upper, lower: RowID?
    /// The fingers' heights when the pinch began, in the content's coordinates.
    let initialTouchPoints: FingerPair
    /// How far the rows above move up and those below move down, in points.
    var delta: Double
    /// The article's `_pointOneIndex`: the index of the row above the gap among the rows in sight.
    let pointOneIndex: Int
    /// The article's `indexOffset`: the number of whole rows above those in sight.
    let indexOffset: Int
    /// Whether a sample has laid the placeholder out; only without `placeholderFollows` does it matter.
    var hasMoved: Bool
  }

  /// A finger that has lifted a row.
  struct Hold: Hashable, Sendable {
    /// The row, or nil for a finger that was on none: only without `ignoresMisses`.
    let row: RowID?
    /// The finger's grip on it.
    var grip: RowHold
    /// The row at the finger when it last passed one.
    var sourceIndexPath: Int
    /// The changes that undo the article's exchanges, the latest last.
    var exchanges: [Change] = []
    /// The row that a finger on no row moves once it is over another: only without `ignoresMisses`.
    var missed: RowID?

    init(row: RowID?, grip: RowHold) {
      self.row = row
      self.grip = grip
      sourceIndexPath = grip.origin
    }

    /// Returns the hold where the row was last seen, though the content may have moved under its finger.
    func seen(in contentOffset: Double) -> Hold {
      var hold = self
      hold.grip.move(y: grip.y, contentOffset: contentOffset)
      return hold
    }
  }

  /// A lifted row that sinks back to its position.
  struct Landing: Hashable, Sendable {
    /// The row whose picture sinks.
    let row: RowID
    /// The row whose position it sinks to: the same one, except in the article.
    let home: RowID
    /// The motion in which it sinks.
    let way: RowLanding
  }

  /// A text that is being typed.
  struct Editing: Hashable, Sendable {
    /// The row being edited.
    let row: RowID
    /// The text so far.
    var draft: String
  }

  /// A row that is not fresh.
  struct KeptRow: Hashable, Sendable {
    let id: RowID
    var row: Row
  }

  /// The state that the article forgets to restore.
  struct Leftovers: Hashable, Sendable {
    /// The pull that left its placeholder on the screen: where the content was, and whether the flag is still set.
    var pull: Pull?
    /// A gap that stays open.
    var gap: MovingRows.Gap?
    /// A row that stays hidden.
    var hiddenRow: RowID?
    /// The opacity of the last placeholder laid out; initially that of any new view.
    var placeholderAlpha = 1.0
    /// Its text.
    var placeholderText = ""
  }
}
