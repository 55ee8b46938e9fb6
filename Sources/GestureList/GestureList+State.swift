extension GestureList {
  /// The current gesture; there is at most one, because a new gesture cancels the previous one.
  ///
  ///              +--- pan began -----> swiping ---+
  ///              +--- pull began ----> pulling ---+
  ///     none ----+                                +--- ended, cancelled, failed; the app moves or removes its row ---> none
  ///              +--- pinch began ---> pinching --+
  ///              +--- hold began ----> holding ---+
  ///
  /// A new width of the list ends a swipe, too. Motions that continue afterward, and the text being typed, are stored
  /// separately, because neither keeps a finger from the next gesture.
  enum Gesture: Hashable, Sendable {
    /// No gesture, although fingers may be down.
    case none
    /// A finger drags a row sideways.
    case swiping(RowID)
    /// A finger drags the content, which was at its top or pulled below it when the drag began.
    case pulling(Pull)
    /// Two fingers open a gap.
    case pinching(Pinch)
    /// A finger holds a lifted row or, only without `ignoresMisses`, none.
    case holding(Hold)
  }

  /// A drag that began with the content at its top or pulled below it.
  struct Pull: Hashable, Sendable {
    /// The last content offset that the pull has followed, in points; negative if the content was below its top.
    var contentOffset: Double
    /// The article's `_pullDownInProgress`; only without `pullEnds` can it be false while the placeholder is on the screen.
    var pullDownInProgress: Bool
    /// The change of the content offset since `contentOffset` was recorded, in points; 0 while `pullDownInProgress` is true.
    var drift = 0.0
    /// Whether the placeholder has been laid out; false only without `placeholderFollows`, until a sample lays it out.
    var hasLaidOutPlaceholder: Bool
  }

  /// A pinch, in which two fingers open a gap below a row.
  struct Pinch: Hashable, Sendable {
    /// The row above the gap.
    let rowAbove: RowID
    /// The rows that the fingers were on; nil for a finger that was on no row, or exactly on the border of one, which is
    /// possible only without `ignoresMisses`.
    let upperRow, lowerRow: RowID?
    /// The fingers' y coordinates in the content when the pinch began.
    let initialTouchPoints: FingerPair
    /// The distance that the rows above have moved up and the rows below have moved down, in points.
    var delta: Double
    /// The index, among the visible rows, of the row above the gap when the pinch began; the article's `_pointOneIndex`.
    let pointOneIndex: Int
    /// The content offset when the pinch began, in row heights, rounded down; the article's `indexOffset`.
    let indexOffset: Int
    /// Whether the placeholder has been laid out; false only without `placeholderFollows`, until a sample lays it out.
    var hasLaidOutPlaceholder: Bool
  }

  /// A finger's hold, which has lifted a row unless it began outside all rows.
  struct Hold: Hashable, Sendable {
    /// The row; nil if the finger touched outside all rows, which is possible only without `ignoresMisses`.
    let row: RowID?
    /// The finger's grip on the row.
    var grip: RowHold
    /// The index at which the finger last passed a row; the article's variable of this name.
    ///
    /// Initially the lifted row's index, or 0 for a hold outside all rows. Adjusted when other rows are inserted, removed or
    /// moved.
    var sourceIndexPath: Int
    /// The changes that undo the article's exchanges since the hold was last recorded, the latest last.
    var undoChanges: [Change] = []
    /// The row moved by a hold that began outside all rows; only with `movesInsteadOfExchanges` and without `ignoresMisses`.
    var fallbackRow: RowID?

    init(row: RowID?, grip: RowHold) {
      self.row = row
      self.grip = grip
      sourceIndexPath = grip.originalIndex
    }

    /// Returns the hold after the content has scrolled to an offset, with the finger where it was last seen.
    func scrolled(to contentOffset: Double) -> Hold {
      var hold = self
      hold.grip.move(y: grip.y, contentOffset: contentOffset)
      return hold
    }
  }

  /// A lifted row that sinks back.
  struct Landing: Hashable, Sendable {
    /// The row whose snapshot sinks.
    let row: RowID
    /// The row to whose position the snapshot sinks; the same row unless, without `movesInsteadOfExchanges`, the finger has
    /// jumped.
    let homeRow: RowID
    /// The motion in which the snapshot sinks.
    let motion: RowLanding
  }

  /// The text that is being typed in a row.
  struct Editing: Hashable, Sendable {
    /// The row being edited.
    let row: RowID
    /// The text so far.
    var draft: String
  }

  /// A row whose state may differ from that of a new row.
  struct ActiveRow: Hashable, Sendable {
    let id: RowID
    var row: Row
  }

  /// The state that the article's gestures leave behind.
  struct Leftovers: Hashable, Sendable {
    /// The pull that left its placeholder on the screen.
    var pull: Pull?
    /// A gap that stays open.
    var gap: MovingRows.Gap?
    /// A row that stays hidden.
    var hiddenRow: RowID?
    /// The opacity of the last placeholder that was laid out; initially 1, as in any new view.
    var placeholderAlpha = 1.0
    /// The text of that placeholder.
    var placeholderText = ""
  }
}
