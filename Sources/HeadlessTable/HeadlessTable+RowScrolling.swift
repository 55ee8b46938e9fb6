// Scrolling to a row, even if rows change on the way.

extension HeadlessTable {
  /// Scrolls until a row is at an anchor, or as close to it as the content allows.
  ///
  /// An animated scroll takes `options.animationDuration`, or else `ScrollPhysics.animationDuration`, and is eased in
  /// and out. The content arrives at the row even if rows are inserted, removed or resized on the way, a keyboard
  /// appears or the table is rotated. If the row itself is removed or hidden, the content stops where it is. A finger
  /// that touches the table catches the content, as it catches a glide. If a finger already holds the content, or
  /// scrolls it with a lifted row, an animated scroll does nothing.
  ///
  ///     table.scroll(to: RowID(70), anchor: .middle, at: now)
  ///
  /// - Parameters:
  ///   - row: The row. Nothing happens if this row is inside a collapsed row, or no longer exists.
  ///   - anchor: The part of the table in which to show the row.
  ///   - animated: Whether the content moves gradually. If false, or with `reducesMotion`, the content jumps.
  ///   - time: The time when the content begins to move.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: As for `advance(to:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func scroll(
    to row: RowID, anchor: ScrollAnchor, animated: Bool = true, at time: Time
  ) -> ListEffects {
    perform(at: time) {
      $0.scroll(to: RowTarget(row: row, anchor: anchor), animated: animated, at: time)
      return .none
    }
  }

  private mutating func scroll(to target: RowTarget, animated: Bool, at time: Time) {
    guard let offset = offset(of: target, startingAt: scroll.offsetWithoutShifts(at: time), at: time) else { return }
    guard animated else { return scroll.scroll(to: offset, contentHeight: rows.contentHeight, at: time) }
    guard !scroll.isHeld else { return }
    guard !reducesMotion else { return scroll.jump(to: offset, contentHeight: rows.contentHeight) }
    scroll.approach(target, at: offset, from: time)
  }

  /// Returns the content offset at which a row is at its anchor, or as close to it as the content allows; nil if the
  /// row has no position.
  private func offset(of target: RowTarget, startingAt offset: Double, at time: Time) -> Double? {
    guard let top = rows.top(of: target.row), let height = rows.height(of: target.row) else { return nil }
    return self.offset(from: top, to: top + height, anchor: target.anchor, startingAt: offset, at: time)
      .clamped(to: 0...scroll.maximumOffset(contentHeight: rows.contentHeight))
  }

  /// Returns the content offset at which a stretch of the content is at an anchor.
  ///
  /// The anchor refers to the area between the header that is fixed at the top, if any, and the keyboard. The ends of the
  /// content are ignored.
  func offset(
    from top: Double, to bottom: Double, anchor: ScrollAnchor, startingAt offset: Double, at time: Time
  ) -> Double {
    // The covered height after all rows have settled.
    let coveredHeight = rows.coveredHeight(atTop: top, at: rows.settleTime.map { max($0, time) } ?? time)
    return anchor.offset(
      from: top - coveredHeight, to: bottom, visibleHeight: size.height - keyboardHeight, startingAt: offset)
  }

  /// Redirects a running scroll to the new position of its row, or stops the scroll if the row has none.
  ///
  /// - Parameters:
  ///   - animated: Whether the content makes up for the change gradually; if false, the content jumps by the distance that
  ///     its target has moved.
  ///   - time: The current time.
  mutating func followTarget(animated: Bool, at time: Time) {
    guard case .approaching(let motion, let target) = scroll.state else { return }
    guard let offset = offset(of: target, startingAt: motion.to, at: time) else { return scroll.cancelTarget(at: time) }
    scroll.shift(by: offset - motion.to, from: animated ? motion.to - offset : 0, at: time)
  }
}
