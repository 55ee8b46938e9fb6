extension GestureList {
  /// Handles a sample of two fingers that move apart or together.
  mutating func handlePinch(
    _ phase: PanPhase, _ fingers: FingerPair?, contentOffset: Double, at time: Time
  ) -> ListEffects {
    Article.handlePinch(&self, phase, fingers, contentOffset: contentOffset.madeFinite, at: time)
  }

  /// The rows in a pinch.
  struct PinchedRows {
    /// The row above the gap.
    var rowAbove: RowID
    /// The rows at the fingers; nil for a finger on no row, or exactly on the border of one, which is possible only without
    /// `ignoresMisses`.
    var upperRow, lowerRow: RowID?
    /// Whether the rows at the fingers are neighbours.
    var areNeighbours: Bool
    /// The article's variables of these names.
    var pointOneIndex, indexOffset: Int
  }

  /// Begins to open a gap, unless the rows at the fingers must be neighbours but are not, or one of the pinched rows
  /// disappears when editing ends.
  mutating func openGap(between pinched: PinchedRows, touchPoints points: FingerPair, at time: Time) -> ListEffects {
    if options.pinchNeedsNeighbours, pinched.upperRow != nil, pinched.lowerRow != nil, !pinched.areNeighbours {
      return .none
    }
    // Ending the edit may remove one of the rows, if its item has no text.
    let effects = endGestureAndEditing(at: time)
    func isGone(_ row: RowID?) -> Bool { row.map { !rows.tree.contains($0) } ?? false }
    guard rows.tree.contains(pinched.rowAbove), !isGone(pinched.upperRow), !isGone(pinched.lowerRow) else {
      return effects
    }
    gesture = .pinching(
      Pinch(
        rowAbove: pinched.rowAbove, upperRow: pinched.upperRow, lowerRow: pinched.lowerRow, initialTouchPoints: points,
        delta: 0,
        pointOneIndex: pinched.pointOneIndex, indexOffset: pinched.indexOffset, hasLaidOutPlaceholder: false))
    insertPlaceholderCell()
    return effects
  }

  /// Returns the index of the first visible row, as if no row were moving; 0 if there is none.
  func firstVisibleIndex(contentOffset: Double) -> Int {
    rows.tree.id(atY: max(0, contentOffset)).flatMap { rows.tree.index(of: $0) } ?? 0
  }

  /// Returns whether a release adds an item.
  func isArmed(_ pinch: Pinch) -> Bool {
    Self.isArmed(delta: pinch.delta, rowHeight: rowHeight, threshold: options.pinchThreshold)
  }

  /// The currently open gap, if any.
  var gap: MovingRows.Gap? {
    if case .pinching(let pinch) = gesture {
      return rows.tree.index(of: pinch.rowAbove).map { MovingRows.Gap(index: $0 + 1, distance: pinch.delta) }
    }
    return leftovers.gap
  }

  /// A running pinch, in the article's terms.
  ///
  ///     if let pinch = list.pinch, pinch.isArmed { print("Release to add an item below visible row", pinch.indexAbove) }
  public struct PinchState: Hashable, Sendable {
    /// The index of the row above the gap, counted from the first visible row when the pinch began; the article's
    /// `_pointOneIndex`.
    public var indexAbove: Int
    /// `indexAbove` + 1, even if there is no row below the gap; the article's `_pointTwoIndex`.
    public var indexBelow: Int
    /// Whether a release adds an item; the article's `_pinchExceededRequiredDistance`.
    public var isArmed: Bool

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - indexAbove: The index of the row above the gap, counted from the first visible row when the pinch began.
    ///   - indexBelow: The index of the row below the gap, counted in the same way.
    ///   - isArmed: Whether a release adds an item.
    /// - Complexity: O(1).
    public init(indexAbove: Int, indexBelow: Int, isArmed: Bool) {
      self.indexAbove = indexAbove
      self.indexBelow = indexBelow
      self.isArmed = isArmed
    }
  }

  /// The running pinch, if any.
  public var pinch: PinchState? {
    guard case .pinching(let pinch) = gesture else { return nil }
    let isArmed = isArmed(pinch)
    return PinchState(indexAbove: pinch.pointOneIndex, indexBelow: pinch.pointOneIndex + 1, isArmed: isArmed)
  }
}

extension ListEffects {
  /// The effects of an event that crashes the article's program.
  static var crash: ListEffects { ListEffects(notices: [.originalWouldCrash]) }
}
