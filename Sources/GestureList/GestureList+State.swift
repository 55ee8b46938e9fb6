extension GestureList {
  /// What fingers are doing: one gesture at a time, because a new one cancels the one before.
  ///
  ///                 +------ pan began -----> swiping ---+
  ///                 +------ pull began ----> pulling ---+
  ///     none -------+                                   +--- ended, cancelled, failed; its row is gone ---> none
  ///                 +------ pinch began ---> pinching --+
  ///                 +------ hold began ----> holding ---+
  ///
  /// What still moves afterwards, and the text that is typed, are kept beside it: neither keeps a finger from the next
  /// gesture.
  enum Gesture: Hashable, Sendable {
    /// No finger is down, or it does nothing here.
    case none
    /// A finger drags a row sideways.
    case swiping(RowID)
    /// A finger drags the content, which began at its top.
    case pulling(Pull)
    /// Two fingers open a gap.
    case pinching(Pinch)
    /// A finger holds a lifted row.
    case holding(Hold)
  }

  /// A drag of the content that began at its top.
  struct Pull: Hashable, Sendable {
    /// Where the content is, in points: negative below its top.
    var contentOffset: Double
    /// The article's `_pullDownInProgress`; only without `pullEnds` can it be false, and the placeholder on the screen.
    var pullDownInProgress: Bool
    /// How far the content has gone since the placeholder was followed last, in points: only for one that is dead.
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
    /// Where the fingers were at first, in the content's coordinates.
    let initialTouchPoints: FingerPair
    /// How far the rows above go up and those below go down, in points.
    var delta: Double
    /// The article's `_pointOneIndex`: the index of the row above the gap among the rows in sight.
    let pointOneIndex: Int
    /// The article's `indexOffset`: how many whole rows are above those in sight.
    let indexOffset: Int
    /// Whether a sample has laid the placeholder out; only without `placeholderFollows` does it matter.
    var hasMoved: Bool
  }

  /// A finger that has lifted a row.
  struct Hold: Hashable, Sendable {
    /// The row, or nil for a finger that was on none: only without `ignoresMisses`.
    let row: RowID?
    /// How the finger holds it.
    var grip: RowHold
    /// The row at the finger when it last passed one.
    var sourceIndexPath: Int
    /// The changes that take the article's exchanges back, the latest last.
    var exchanges: [Change] = []
    /// The row that a finger on none moves, once it is over another: only without `ignoresMisses`.
    var missed: RowID?

    init(row: RowID?, grip: RowHold) {
      self.row = row
      self.grip = grip
      sourceIndexPath = grip.origin
    }

    /// The hold where the row was seen last, though the content may have moved under its finger.
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
    /// The row whose position it sinks to: the same one, but for the article's.
    let home: RowID
    /// How it sinks.
    let way: RowLanding
  }

  /// A text that is being typed.
  struct Editing: Hashable, Sendable {
    /// Whose text it is.
    let row: RowID
    /// The text so far.
    var draft: String
  }

  /// A row that is not fresh.
  struct KeptRow: Hashable, Sendable {
    let id: RowID
    var row: Row
  }

  /// What the article forgets to put back.
  struct Leftovers: Hashable, Sendable {
    /// Where the content was when a pull left its placeholder on the screen, and whether the flag is still up.
    var pull: Pull?
    /// A gap that stays open.
    var gap: MovingRows.Gap?
    /// A row that stays hidden.
    var hiddenRow: RowID?
    /// The opacity of the placeholder that was laid out last, at first that of any new view.
    var placeholderAlpha = 1.0
    /// Its text.
    var placeholderText = ""
  }
}
