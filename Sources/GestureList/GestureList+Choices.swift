// All choices that depend on `corrections`. Most functions call the article's version or the corrected one.
//
// Some choices that do not change the list are always inlined, because a call would copy the whole list, which takes about a
// hundred instructions.

// MARK: - Choices for a row

extension GestureList.Row {
  typealias Article = GestureList.Article
  typealias Corrected = GestureList.Corrected

  /// Returns the opacity of both cues.
  func cueAlpha(at time: Time) -> Double {
    corrections.contains(.cuesFollow) ? Corrected.alpha(self, at: time) : labelAlpha ?? 1
  }

  /// Returns the stored opacity of a new row's labels, 1 as in any new view; nil if rows do not store it.
  static func newLabelAlpha(_ corrections: GestureList.Corrections) -> Double? {
    corrections.contains(.cuesFollow) ? nil : 1
  }

  mutating func handlePanEnded(_ recognizer: PanSample, at time: Time) -> SwipeEffects {
    corrections.contains(.freshDecision)
      ? Corrected.handlePanEnded(&self, recognizer, at: time) : Article.handlePanEnded(&self, releaseFlags, at: time)
  }

  /// The effect of a release now: the stored flags or, if there are none, the result of `Corrected.flags`.
  var releaseFlags: Flags { flags ?? Corrected.flags(self) }

  /// Returns the stored flags of a new row; nil for a row that decides when the finger lifts.
  static func newFlags(_ corrections: GestureList.Corrections) -> Flags? {
    corrections.contains(.freshDecision) ? nil : Flags()
  }

  mutating func handlePanCancelled(at time: Time) -> SwipeEffects {
    corrections.contains(.cancelRestores)
      ? Corrected.handlePanCancelled(&self, at: time) : Article.handlePanCancelled(&self)
  }

  /// Returns the offset to which a released row moves back, in points; without `cancelRestores`, it is not 0 if a cancelled
  /// or failed pan has left the row elsewhere.
  func home(of grip: Grip) -> Double { corrections.contains(.cancelRestores) ? 0 : grip.home }

  mutating func handlePanBegan(_ recognizer: PanSample, at time: Time) {
    corrections.contains(.resumesMotion)
      ? Corrected.handlePanBegan(&self, recognizer, at: time) : Article.handlePanBegan(&self, recognizer, at: time)
  }
}

// MARK: - Choices for the list

extension GestureList {
  /// Moves a held row past other rows, after the finger has moved or the content has scrolled under it.
  mutating func passRows(_ hold: Hold, at time: Time) -> ListEffects {
    corrections.contains(.movesInsteadOfExchanges)
      ? Corrected.passRows(&self, hold, at: time) : Article.passRows(&self, hold, at: time)
  }

  @inline(__always) func snapShotTop(_ cell: MovingRows.Place, location y: Double) -> Double {
    corrections.contains(.movesInsteadOfExchanges)
      ? Corrected.snapShotTop(cell, in: self) : Article.snapShotTop(cell, location: y)
  }

  mutating func insertPlaceholderCell() {
    if corrections.contains(.placeholderFollows) { Corrected.insertPlaceholderCell(&self) }
  }

  mutating func rememberPlaceholderCell() {
    if !corrections.contains(.placeholderFollows) { Article.rememberPlaceholderCell(&self) }
  }

  mutating func pinchEnded(_ points: FingerPair?, at time: Time) -> ListEffects {
    corrections.contains(.freshDecision)
      ? Corrected.pinchEnded(&self, points, at: time) : Article.pinchEnded(&self, at: time)
  }

  mutating func handleLongPressEnded(y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    corrections.contains(.freshDecision)
      ? Corrected.handleLongPressEnded(&self, y: y, contentOffset: contentOffset, at: time)
      : Article.handleLongPressEnded(&self, contentOffset: contentOffset, at: time)
  }

  mutating func pinchStart(_ points: FingerPair?, contentOffset: Double, at time: Time) -> ListEffects {
    corrections.contains(.ignoresMisses)
      ? Corrected.pinchStart(&self, points, contentOffset: contentOffset, at: time)
      : Article.pinchStart(&self, points, contentOffset: contentOffset, at: time)
  }

  mutating func handleLongPressMissed(y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    corrections.contains(.ignoresMisses)
      ? .none : Article.handleLongPressMissed(&self, y: y, contentOffset: contentOffset, at: time)
  }

  /// Cancels a pull, a pinch or a hold.
  mutating func gestureCancelled(contentOffset: Double, at time: Time) -> ListEffects {
    corrections.contains(.cancelRestores)
      ? Corrected.gestureCancelled(&self, contentOffset: contentOffset, at: time)
      : Article.gestureCancelled(&self, contentOffset: contentOffset, at: time)
  }

  @inline(__always) func scrollViewDidScroll(_ pull: inout Pull, contentOffset: Double) {
    corrections.contains(.pullEnds)
      ? Corrected.scrollViewDidScroll(&pull, contentOffset: contentOffset)
      : Article.scrollViewDidScroll(&pull, contentOffset: contentOffset)
  }

  mutating func scrollViewDidEndDragging(contentOffset: Double, at time: Time) -> ListEffects {
    corrections.contains(.pullEnds)
      ? Corrected.scrollViewDidEndDragging(&self, contentOffset: contentOffset, at: time)
      : Article.scrollViewDidEndDragging(&self, contentOffset: contentOffset, at: time)
  }

  /// Closes a gap into which an item was added or, as in the article, leaves it open; returns whether the rows begin to
  /// move.
  mutating func closeGap(_ pinch: Pinch, indexAbove: Int, added index: Int, at time: Time) -> Bool {
    corrections.contains(.gapCloses)
      ? Corrected.closeGap(&self, pinch, added: index, at: time)
      : Article.closeGap(&self, pinch, indexAbove: indexAbove)
  }

  func itemAddedIndex(_ pinch: Pinch, indexAbove: Int) -> Int {
    corrections.contains(.indexFromContent) ? indexAbove + 1 : Article.itemAddedIndex(pinch)
  }

  @inline(__always) func delta(from initial: FingerPair, to current: FingerPair) -> Double {
    corrections.contains(.countsParting)
      ? Corrected.delta(from: initial, to: current) : Article.delta(from: initial, to: current)
  }

  mutating func complete(_ id: RowID, at time: Time) -> ListEffects {
    corrections.contains(.noticeOnChange)
      ? Corrected.complete(&self, id, at: time) : Article.complete(&self, id, at: time)
  }

  /// Returns the row whose move is to be reported now, if any; `row` is the row to report when the hold passes a row,
  /// and nil when the hold ends.
  @inline(__always) func reportedRow(of hold: Hold, reporting row: RowID?) -> RowID? {
    corrections.contains(.noticeOnChange) ? Corrected.reportedRow(of: hold, reporting: row, in: self) : row
  }

  /// Returns the landing of a touched row that is still sinking; nil for any other, and always nil without `resumesMotion`.
  @inline(__always) func landing(of id: RowID) -> RowLanding? {
    corrections.contains(.resumesMotion) ? Corrected.landing(of: id, in: self) : nil
  }

  @inline(__always) func finishMove(_ hold: inout Hold) {
    if !corrections.contains(.resumesMotion) { Article.finishMove(&hold) }
  }
}
