extension GestureList {
  /// A row as it is seen: the numbers of its view.
  public struct Appearance: Hashable, Sendable {
    /// The row's rectangle, in the content's coordinates.
    public var frame: LayoutRect
    /// The opacity: 0 where the row is lifted from its place.
    public var alpha: Double
    /// Whether its view is hidden, because a picture of it is lifted.
    public var isHidden: Bool

    /// Creates an appearance.
    public init(frame: LayoutRect, alpha: Double, isHidden: Bool) {
      self.frame = frame
      self.alpha = alpha
      self.isHidden = isHidden
    }
  }

  /// A row that a finger has lifted, or that sinks back: the article's snapshot.
  public struct Lifted: Hashable, Sendable {
    /// The row.
    public var row: RowID
    /// The height of its centre, in the content's coordinates.
    public var centre: Double
    /// Its opacity.
    public var alpha: Double
    /// Its scale about the centre.
    public var scale: Double

    /// Creates a lifted row.
    public init(row: RowID, centre: Double, alpha: Double, scale: Double) {
      self.row = row
      self.centre = centre
      self.alpha = alpha
      self.scale = scale
    }
  }

  /// The row that would be inserted: the article's placeholder.
  public struct Placeholder: Hashable, Sendable {
    /// Its rectangle in the content's coordinates, before it is scaled.
    public var frame: LayoutRect
    /// Its vertical scale about its centre.
    public var scale: Double
    /// Its opacity.
    public var alpha: Double
    /// What it says.
    public var text: String

    /// Creates a placeholder.
    public init(frame: LayoutRect, scale: Double, alpha: Double, text: String) {
      self.frame = frame
      self.scale = scale
      self.alpha = alpha
      self.text = text
    }
  }

  /// How a row is seen at a moment, or nil where it is gone.
  ///
  /// - Complexity: O(log n) for n rows.
  public func appearance(of id: RowID, at time: Time) -> Appearance? {
    guard let index = tree.index(of: id), let top = tree.top(of: id), let height = tree.height(of: id) else {
      return nil
    }
    let lifted = liftedPart(of: id, at: time)
    let frame = LayoutRect(row(id).offset(at: time), top + displacement(ofRow: index, at: time), width, height)
    return Appearance(frame: frame, alpha: 1 - lifted, isHidden: lifted >= 1)
  }

  /// How far a row has left its place for a finger: 0 not at all, 1 wholly.
  private func liftedPart(of id: RowID, at time: Time) -> Double {
    if case .holding(let hold) = gesture, hold.row == id { return hold.rise.position(at: time) }
    if let landing, landing.home == id { return landing.sink.position(at: time) }
    return leftovers.hiddenRow == id ? 1 : 0
  }

  /// The row that is lifted at a moment, if any.
  ///
  /// - Parameters:
  ///   - contentOffset: Where the viewport begins, in points: the row stays with its finger while the content scrolls.
  ///   - time: The moment.
  /// - Returns: The row as a finger holds it, or as it sinks back.
  /// - Complexity: O(log n) for n rows.
  public func lifted(contentOffset: Double, at time: Time) -> Lifted? {
    if case .holding(let hold) = gesture, let row = hold.row {
      return lifted(row, hold.centre(contentOffset: contentOffset, at: time), by: hold.rise.position(at: time))
    }
    guard let landing, !landing.sink.isSettled(at: time), let home = centre(of: landing.home, at: time) else {
      return nil
    }
    let part = landing.sink.position(at: time)
    return lifted(landing.row, home + landing.away.position(at: time), by: part)
  }

  private func lifted(_ row: RowID, _ centre: Double, by part: Double) -> Lifted {
    Lifted(row: row, centre: centre, alpha: Self.liftedAlpha * part, scale: 1 + (Self.liftedScale - 1) * part)
  }

  /// The placeholder of a pull or a pinch, if there is one.
  ///
  /// - Complexity: O(log n) for n rows.
  public var placeholder: Placeholder? {
    switch gesture {
    case .none: return leftovers.pull.map { pullPlaceholder($0) }
    case .swiping, .holding: return nil
    case .pulling(let pull):
      return pull.contentOffset <= 0 || !corrections.contains(.pullEnds) ? pullPlaceholder(pull) : nil
    case .pinching(let pinch): return pinchPlaceholder(pinch)
    }
  }

  private func pullPlaceholder(_ pull: Pull) -> Placeholder {
    let pulled = -pull.contentOffset
    let isArmed = Self.isArmed(pulled: pulled, rowHeight: rowHeight)
    return Placeholder(
      frame: LayoutRect(0, -rowHeight, width, rowHeight), scale: 1, alpha: part(opened: pulled),
      text: isArmed ? "Release to Add New Item" : "Pull to Add New Item")
  }

  private func pinchPlaceholder(_ pinch: Pinch) -> Placeholder? {
    guard let top = tree.top(of: pinch.above), let height = tree.height(of: pinch.above) else { return nil }
    let isArmed = Self.isArmed(delta: pinch.delta, rowHeight: rowHeight)
    let part = part(opened: 2 * pinch.delta)
    return Placeholder(
      frame: LayoutRect(0, top + height - rowHeight / 2, width, rowHeight), scale: part, alpha: part,
      text: isArmed ? "Release to Add New Item" : "Pinch to Add New Item")
  }

  /// How much of a new row shows in so many points of room: 0 nothing, 1 all of it.
  private func part(opened: Double) -> Double { opened < rowHeight ? max(opened, 0) / rowHeight : 1 }

  // MARK: Displacements

  /// How far a row is from its place, in points: it makes room, closes up, or lies beside a gap.
  func displacement(ofRow index: Int, at time: Time) -> Double {
    let shift = shifts.displacement(ofRow: index, at: time)
    guard let gap else { return shift }
    return shift + (index <= gap.last ? -gap.delta : gap.delta)
  }

  /// The height of a row's centre in the content, as it is seen.
  func centre(of id: RowID, at time: Time) -> Double? {
    appearance(of: id, at: time).map { $0.frame.y + $0.frame.height / 2 }
  }
}
