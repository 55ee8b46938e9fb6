// What is under the pointer, what is pressed, and how both look.

extension HeadlessTable {
  /// Handles a pointer that moves without a button, comes or goes.
  ///
  ///     table.hover(over: Vector(160, 60), at: now)
  ///     table.hovered(at: now)   // RowHit(row: RowID(1), part: .content)
  ///
  /// Report it when it moves. While it rests, rows may come under it: `hovered(at:)` finds them.
  ///
  /// - Parameters:
  ///   - location: Where it is, in points in the table's own coordinates; nil when it has left the table.
  ///   - time: When it is there.
  /// - Returns: What time alone has brought before.
  /// - Complexity: That of `advance(to:)`.
  @discardableResult
  public mutating func hover(over location: Vector?, at time: Time) -> ListEffects {
    happened(at: time) {
      $0.pointer = location.map { Vector($0.x.madeFinite, $0.y.madeFinite) }
      return .none
    }
  }

  /// What is under the pointer: the row and the part of it that a finger there would touch.
  ///
  /// - Parameter time: The moment; rows that travel or scroll come and go under a pointer that rests.
  /// - Returns: The row and its part; nil without a pointer above the table, where it is on no row, and while a finger, two
  ///   on a trackpad or a lifted row have the table.
  /// - Complexity: O(log *n*) in the number of rows.
  public func hovered(at time: Time) -> RowHit? {
    guard let pointer, case .none = fingers.state, !wheel.isHolding, rows.liftedRow == nil else { return nil }
    guard (0...size.width).contains(pointer.x), (0..<size.height).contains(pointer.y) else { return nil }
    return hit(pointer, at: time)
  }

  /// What is pressed: what a finger would press or tap if it were lifted at a moment.
  ///
  ///     table.touch(TouchEvent(.down, location: Vector(160, 60)), at: now)
  ///     table.pressed(at: now)   // RowHit(row: RowID(1), part: .content), until it drags or scrolls
  ///
  /// - Parameter time: The moment.
  /// - Returns: The row, or a button or control of it; nil without a finger, for one that drags, scrolls or holds, and for
  ///   one whose tap would only close rows or stop the table.
  /// - Complexity: O(log *n*) in the number of rows, and that of the list's `openRows`.
  public func pressed(at time: Time) -> RowHit? {
    switch fingers.state {
    case .none, .swiping, .tracking, .scrolling, .holding, .pinching, .ignoring: return nil
    case .undecided(let touch):
      guard let hit = touch.hit, !touch.onlyDrags else { return nil }
      switch hit.part {
      case .track, .thumb, .reorderControl: return nil
      case .content, .control, .action: return tapClosesRows(at: time) ? nil : hit
      }
    case .pressing(let touch, let row, let edge, let index):
      let button = RowHit(row: row, part: .action(edge, index))
      return hit(tracker.place ?? touch.start, at: time) == button ? button : nil
    }
  }

  /// What is pressed, or else hovered, and how it is painted, as far as the table's highlights say so.
  func highlight(at time: Time) -> (RowHit, LayerPart, SRGBColor)? {
    if highlights.contains(.press), let hit = pressed(at: time) { return (hit, .pressed, TableHighlights.pressColor) }
    if highlights.contains(.hover), let hit = hovered(at: time) { return (hit, .hovered, TableHighlights.hoverColor) }
    return nil
  }
}

extension LayerList {
  /// Lays a colour over a row's content or a button, under what stands on it.
  mutating func highlight(_ hit: RowHit, _ part: LayerPart, with paint: Paint) {
    let target: LayerPart =
      switch hit.part {
      case .action(let edge, let index): .action(edge, index)
      case .reorderControl: .reorderControl
      case .content, .control, .track, .thumb: .content
      }
    func place(of part: LayerPart) -> Int? { layers.firstIndex { $0.id == LayerID(hit.row, part) } }
    guard let place = place(of: target) ?? (target == .content ? place(of: .row) : nil) else { return }
    insert(Layer(LayerID(hit.row, part), "UIView", layers[place].frame, fill: paint), in: layers[place].id)
  }
}
