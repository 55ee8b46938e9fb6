// Scrolling to a row, whatever happens to the rows on the way.

extension HeadlessTable {
  /// Scrolls until a row is at an anchor, or as near to it as the content goes.
  ///
  /// An animated scroll takes `options.animationDuration`, else `ScrollPhysics.animationDuration`, eased in and out. The content arrives at the row, though
  /// rows come, go or change their heights meanwhile, a keyboard shows or the table is rotated; if the row itself goes,
  /// the content stops where it is. A finger that touches catches the content, as it catches a glide. One that holds the
  /// content already keeps it: then an animated scroll does nothing.
  ///
  ///     table.scroll(to: RowID(70), anchor: .middle, at: now)
  ///
  /// - Parameters:
  ///   - row: The row; one that does not show does nothing.
  ///   - anchor: Where the row is to be seen.
  ///   - animated: Whether the content moves there; with `reducesMotion`, and otherwise, it is there at once.
  ///   - time: The moment at which the content sets out.
  /// - Returns: What time alone has brought before.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func scroll(
    to row: RowID, anchor: ScrollAnchor, animated: Bool = true, at time: Time
  ) -> ListEffects {
    happened(at: time) {
      $0.scroll(to: RowTarget(row: row, anchor: anchor), animated: animated, at: time)
      return .none
    }
  }

  private mutating func scroll(to target: RowTarget, animated: Bool, at time: Time) {
    guard let offset = offset(of: target, startingAt: scroll.base(at: time), at: time) else { return }
    guard animated else { return scroll.scroll(to: offset, contentHeight: rows.contentHeight, at: time) }
    guard !scroll.isHeld else { return }
    guard !reducesMotion else { return scroll.jump(to: offset, contentHeight: rows.contentHeight) }
    scroll.approach(target, at: offset, from: time)
  }

  /// The content offset at which a row is at its anchor, or as near to it as the content goes; nil for a row that does not
  /// show.
  private func offset(of target: RowTarget, startingAt offset: Double, at time: Time) -> Double? {
    guard let top = rows.top(of: target.row), let height = rows.height(of: target.row) else { return nil }
    return self.offset(from: top, to: top + height, at: target.anchor, startingAt: offset, time)
      .clamped(to: 0...scroll.end(contentHeight: rows.contentHeight))
  }

  /// The content offset at which a stretch of the content is at an anchor, below what stays at the top there and above the
  /// keyboard, wherever the content ends.
  func offset(
    from top: Double, to bottom: Double, at anchor: ScrollAnchor, startingAt offset: Double, _ time: Time
  ) -> Double {
    // What stays at the top once nothing travels.
    let covered = rows.coveredHeight(atTop: top, at: rows.settles.map { max($0, time) } ?? time)
    return anchor.offset(from: top - covered, to: bottom, room: size.height - keyboardHeight, startingAt: offset)
  }

  /// Makes the content that is on its way to a row arrive there, though the row is elsewhere now.
  ///
  /// - Parameters:
  ///   - isFollowing: Whether rows travel, so that what is seen stays where it is for now.
  ///   - time: The moment.
  mutating func followTarget(isFollowing: Bool, at time: Time) {
    guard case .approaching(let motion, let target) = scroll.state else { return }
    guard let offset = offset(of: target, startingAt: motion.to, at: time) else { return scroll.loseTarget(at: time) }
    scroll.shift(by: offset - motion.to, from: isFollowing ? motion.to - offset : 0, at: time)
  }
}
