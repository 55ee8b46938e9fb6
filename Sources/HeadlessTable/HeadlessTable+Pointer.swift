// Hovering and pressing, and their highlights.

extension HeadlessTable {
  /// Handles a pointer that moves without a button pressed, or that enters or leaves the table.
  ///
  ///     table.hover(over: Vector(160, 60), at: now)
  ///     table.hoveredPart(at: now)   // RowHit(row: RowID(1), part: .content)
  ///
  /// Call this method whenever the pointer moves. While the pointer rests, rows may move under it; `hoveredPart(at:)`
  /// takes that into account.
  ///
  /// - Parameters:
  ///   - location: The pointer's location, in points in the table's own coordinates, made finite; nil if it has left the
  ///     table.
  ///   - time: The time of the report.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: As for `advance(to:)`.
  @discardableResult
  public mutating func hover(over location: Vector?, at time: Time) -> ListEffects {
    perform(at: time) {
      $0.pointer = location.map { Vector($0.x.madeFinite, $0.y.madeFinite) }
      return .none
    }
  }

  /// Returns the part of a row that is under the pointer.
  ///
  /// - Parameter time: The moment; rows that travel or scroll pass under a resting pointer.
  /// - Returns: The row and its part; nil if the pointer is outside the table or `hit(_:at:)` returns nil there, and while a
  ///   finger is down, two fingers have a gesture on a trackpad, or a row is lifted.
  /// - Complexity: As for `hit(_:at:)`.
  public func hoveredPart(at time: Time) -> RowHit? {
    guard let pointer, case .none = fingers.state, !wheel.isHolding, rows.liftedRow == nil else { return nil }
    guard (0...size.width).contains(pointer.x), (0..<size.height).contains(pointer.y) else { return nil }
    return hit(pointer, at: time)
  }

  /// Returns the part of a row that would be pressed or tapped if the finger lifted now.
  ///
  ///     table.touch(TouchEvent(.down, location: Vector(160, 60)), at: now)
  ///     table.pressedPart(at: now)   // RowHit(row: RowID(1), part: .content)
  ///
  /// - Parameter time: The moment.
  /// - Returns: The row, and the button, control or content pressed. Nil without a finger; for a finger that drags,
  ///   scrolls, holds, pinches or is ignored; for one that can only drag, has left its button, or touches a slider or no
  ///   row; and if a tap would only close rows. The row may still refuse the tap or the press, for example if it is disabled,
  ///   or if its content was closing over the button when the finger touched.
  /// - Complexity: As for `hit(_:at:)`, plus the list's `openRows`.
  public func pressedPart(at time: Time) -> RowHit? {
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
      return hit(tracker.location ?? touch.start, at: time) == button ? button : nil
    }
  }

  /// Returns the part to highlight, and its colour: the pressed part, or else the hovered part, if the table's
  /// highlights include it.
  func highlight(at time: Time) -> (RowHit, LayerPart, SRGBColor)? {
    if highlights.contains(.press), let hit = pressedPart(at: time) {
      return (hit, .pressed, TableHighlights.pressColor)
    }
    if highlights.contains(.hover), let hit = hoveredPart(at: time) {
      return (hit, .hovered, TableHighlights.hoverColor)
    }
    return nil
  }
}

extension LayerList {
  /// Paints a highlight over a row's content, a button or a reorder control, beneath the layers in it.
  mutating func highlight(_ hit: RowHit, _ part: LayerPart, with paint: Paint) {
    let target: LayerPart =
      switch hit.part {
      case .action(let edge, let index): .action(edge, index)
      case .reorderControl: .reorderControl
      case .content, .control, .track, .thumb: .content
      }
    func index(of part: LayerPart) -> Int? { layers.firstIndex { $0.id == LayerID(hit.row, part) } }
    guard let index = index(of: target) ?? (target == .content ? index(of: .row) : nil) else { return }
    insert(Layer(LayerID(hit.row, part), "UIView", layers[index].frame, fill: paint), in: layers[index].id)
  }
}
