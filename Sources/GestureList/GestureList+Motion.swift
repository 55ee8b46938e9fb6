extension GestureList {
  /// The appearance of a row's view at a moment.
  ///
  ///     if let seen = list.appearance(of: RowID(0), at: now), !seen.isHidden {
  ///       paint(seen.frame, seen.alpha)
  ///     }
  public struct Appearance: Hashable, Sendable {
    /// The row's rectangle, in points, in the content's coordinates.
    public var frame: LayoutRect
    /// The opacity, 0...1; it is 0 while the row is hidden.
    public var alpha: Double
    /// Whether the row's view is hidden, because it has given way to a fully lifted snapshot or, only without
    /// `movesInsteadOfExchanges`, because the row stayed hidden after a drop.
    public var isHidden: Bool

    /// Creates an appearance.
    ///
    /// - Parameters:
    ///   - frame: The row's rectangle, in points, in the content's coordinates.
    ///   - alpha: The opacity, 0...1.
    ///   - isHidden: Whether the row's view is hidden.
    /// - Complexity: O(1).
    public init(frame: LayoutRect, alpha: Double, isHidden: Bool) {
      self.frame = frame
      self.alpha = alpha
      self.isHidden = isHidden
    }
  }

  /// The snapshot of a row that a finger has lifted, or that is sinking back; the article's `snapShot`.
  ///
  ///     if let lifted = list.lifted(contentOffset: 0, at: now) {
  ///       paintSnapshot(of: lifted.row, lifted.center, lifted.scale)
  ///     }
  public struct Lifted: Hashable, Sendable {
    /// The row in the snapshot.
    public var row: RowID
    /// The y coordinate of the snapshot's centre, in points, in the content's coordinates.
    public var center: Double
    /// The opacity, 0...`liftedAlpha`.
    public var alpha: Double
    /// The scale about the centre, 1...`liftedScale`.
    public var scale: Double

    /// Creates a lifted row.
    ///
    /// - Parameters:
    ///   - row: The row in the snapshot.
    ///   - center: The y coordinate of the snapshot's centre, in points, in the content's coordinates.
    ///   - alpha: The opacity, 0...1.
    ///   - scale: The scale about the centre; 1 for the row's actual size.
    /// - Complexity: O(1).
    public init(row: RowID, center: Double, alpha: Double, scale: Double) {
      self.row = row
      self.center = center
      self.alpha = alpha
      self.scale = scale
    }
  }

  /// The article's placeholder, which stands for the row that a pull or a pinch adds if it goes far enough.
  ///
  ///     list.handle(.pull(.began, contentOffset: 0), at: Time(0))
  ///     list.handle(.pull(.changed, contentOffset: -30), at: Time(0.1))
  ///     list.placeholder?.text   // "Pull to Add New Item"
  public struct Placeholder: Hashable, Sendable {
    /// The rectangle in points, in the content's coordinates, before it is scaled.
    public var frame: LayoutRect
    /// The vertical scale about the centre, 0...1.
    public var scale: Double
    /// The opacity, 0...1.
    public var alpha: Double
    /// The prompt, in English; without `placeholderFollows`, empty until a placeholder is first laid out.
    public var text: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in points, in the content's coordinates, before it is scaled.
    ///   - scale: The vertical scale about the centre, 0...1.
    ///   - alpha: The opacity, 0...1.
    ///   - text: The prompt, in English.
    /// - Complexity: O(1).
    public init(frame: LayoutRect, scale: Double, alpha: Double, text: String) {
      self.frame = frame
      self.scale = scale
      self.alpha = alpha
      self.text = text
    }
  }

  /// Returns a row's appearance at a moment.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - time: The moment.
  /// - Returns: The row's appearance, or nil for a row that no longer exists.
  /// - Complexity: O(log *n*) in the number of items, plus the cost of `row(_:)`.
  public func appearance(of id: RowID, at time: Time) -> Appearance? {
    rows.place(of: id, at: time, gap: gap).map { appearance(in: $0, at: time) }
  }

  /// Returns the appearance of the row in a place.
  func appearance(in place: MovingRows.Place, at time: Time) -> Appearance {
    let liftFraction = liftFraction(of: place.row, at: time)
    let frame = LayoutRect(row(place.row).offset(at: time), place.top, width, place.height)
    return Appearance(frame: frame, alpha: place.alpha * (1 - liftFraction), isHidden: liftFraction >= 1)
  }

  /// Returns the row that is seen at a y coordinate, in points from the top of the content.
  ///
  /// The snapshot of a lifted row is in front of all other rows.
  func row(visibleAt y: Double, at time: Time) -> MovingRows.Place? {
    if let lifted = lifted(at: time), let height = rows.tree.height(of: lifted.row) {
      let halfHeight = height * lifted.scale / 2
      if y >= lifted.center - halfHeight, y < lifted.center + halfHeight {
        return MovingRows.Place(
          row: lifted.row, top: lifted.center - halfHeight, height: 2 * halfHeight, alpha: lifted.alpha)
      }
    }
    return rows.row(atY: y, at: time, gap: gap, hiding: hiddenRow(at: time))
  }

  /// Returns the row whose view is hidden at a moment, if any.
  func hiddenRow(at time: Time) -> RowID? {
    if case .holding(let hold) = gesture, hold.grip.rise.position(at: time) >= 1 { return hold.row }
    if let landing, landing.motion.sink.position(at: time) >= 1 { return landing.homeRow }
    return leftovers.hiddenRow
  }

  /// Returns the lifted row at a moment, with the content offset that was last reported to the list.
  private func lifted(at time: Time) -> Lifted? {
    switch gesture {
    case .holding(let hold): lifted(contentOffset: hold.grip.contentOffset, at: time)
    // The place of a row that sinks back does not depend on the content offset.
    case .none, .swiping, .pulling, .pinching: lifted(contentOffset: 0, at: time)
    }
  }

  /// Returns how far a row's view has given way to a snapshot, from 0 (fully visible) to 1 (hidden).
  private func liftFraction(of id: RowID, at time: Time) -> Double {
    if case .holding(let hold) = gesture, hold.row == id { return hold.grip.rise.position(at: time) }
    if let landing, landing.homeRow == id { return landing.motion.sink.position(at: time) }
    return leftovers.hiddenRow == id ? 1 : 0
  }

  /// Returns the row that is lifted at a moment.
  ///
  /// - Parameters:
  ///   - contentOffset: The content offset, in points; a held row stays with its finger while the content scrolls.
  ///   - time: The moment.
  /// - Returns: The row as a finger holds it or as it sinks back, or nil if no row is lifted.
  /// - Complexity: O(log *n*) in the number of items, plus the cost of `row(_:)`.
  public func lifted(contentOffset: Double, at time: Time) -> Lifted? {
    if case .holding(let hold) = gesture, let row = hold.row {
      let grip = hold.grip
      return lifted(row, top: grip.top(contentOffset: contentOffset, at: time), by: grip.rise.position(at: time))
    }
    guard let landing, !landing.motion.sink.isSettled(at: time), let homeTop = visibleTop(of: landing.homeRow, at: time)
    else {
      return nil
    }
    let fraction = landing.motion.sink.position(at: time)
    return lifted(landing.row, top: homeTop + landing.motion.drift.position(at: time), by: fraction)
  }

  private func lifted(_ row: RowID, top: Double, by fraction: Double) -> Lifted {
    Article.snapShot(of: row, center: top + (rows.tree.height(of: row) ?? 0) / 2, risenBy: fraction)
  }

  /// The placeholder of a pull or a pinch; nil if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public var placeholder: Placeholder? {
    switch gesture {
    case .none: return leftovers.pull.map { placeholder(of: $0) }
    case .swiping, .holding: return nil
    case .pulling(let pull): return pull.contentOffset <= 0 ? placeholder(of: pull) : nil
    case .pinching(let pinch):
      guard !pinch.hasLaidOutPlaceholder else { return Article.placeholderCell(pinch, in: self) }
      return Article.placeholderFrame(for: pinch, in: self).map { Article.insertedPlaceholderCell($0, in: self) }
    }
  }

  private func placeholder(of pull: Pull) -> Placeholder {
    pull.hasLaidOutPlaceholder
      ? Article.placeholderCell(pull, in: self)
      : Article.insertedPlaceholderCell(Article.insertedPlaceholderFrame(pull, in: self), in: self)
  }

  /// Returns the upper edge at which a row is seen, in points from the top of the content.
  func visibleTop(of id: RowID, at time: Time) -> Double? { appearance(of: id, at: time)?.frame.y }
}
