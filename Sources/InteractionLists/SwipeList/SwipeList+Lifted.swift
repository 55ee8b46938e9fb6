/// A row that a finger has lifted, or that is sinking back.
@usableFromInline enum LiftedRow: Hashable, Sendable {
  /// A finger holds the row.
  case held(RowID, RowHold)
  /// The row sinks to its position.
  case sinking(RowID, RowLanding)
}

/// The appearance of a lifted or sinking row.
@usableFromInline struct VisibleLift: Sendable {
  /// The row's id.
  @usableFromInline let row: RowID
  /// The row's upper edge before scaling, in points from the top of the content.
  @usableFromInline let top: Double
  /// The lift, from 0 (not lifted) to 1 (fully lifted).
  let progress: Double

  @usableFromInline var scale: Double { 1 + (RowHold.scale - 1) * progress }
  @usableFromInline var alpha: Double { 1 + (RowHold.alpha - 1) * progress }
  @usableFromInline var shadow: LayerShadow? {
    var shadow = RowHold.shadow
    shadow.opacity *= progress
    return shadow
  }

  /// Returns the upper and the lower edge of the painted row, which is scaled about its centre.
  ///
  /// - Parameter height: The row's height without the scale, in points.
  /// - Returns: The edges in points from the top of the content.
  @usableFromInline func edges(height: Double) -> (upper: Double, lower: Double) {
    let (center, halfHeight) = (top + height / 2, height * scale / 2)
    return (center - halfHeight, center + halfHeight)
  }
}

// The appearance of a lifted row, and the reorder controls.

extension SwipeList {
  /// Whether a row is lifted or sinking.
  @inlinable var hasLift: Bool { !lifts.isEmpty }

  /// The lifted or sinking row; nil if there is none.
  @inlinable var lift: LiftedRow? {
    get { lifts.first }
    set {
      guard let newValue else { return lifts.removeAll() }
      // Replacing the element avoids allocating a new array for every sample of a hold.
      if lifts.isEmpty { lifts.append(newValue) } else { lifts[0] = newValue }
    }
  }

  /// Returns the appearance of the lifted or sinking row at a moment.
  ///
  /// - Parameters:
  ///   - contentOffset: The content's offset, in points; nil for the last one that the hold received. A sinking row does not
  ///     depend on it.
  ///   - time: The moment.
  /// - Returns: The row's appearance; nil if no row is lifted or still sinking.
  @usableFromInline func visibleLift(contentOffset: Double? = nil, at time: Time) -> VisibleLift? {
    switch lift {
    case nil: return nil
    case .held(let row, let hold):
      let top = hold.top(contentOffset: contentOffset ?? hold.contentOffset, at: time)
      return VisibleLift(row: row, top: top, progress: hold.rise.position(at: time))
    case .sinking(let row, let landing):
      guard !landing.sink.isSettled(at: time), let home = rows.place(of: row, at: time) else { return nil }
      return VisibleLift(
        row: row, top: home.top + landing.drift.position(at: time), progress: landing.sink.position(at: time))
    }
  }

  /// Returns the place of the topmost row at a y coordinate, in points from the top of the content; nil if there is no row,
  /// or if that row is too faint to touch.
  ///
  /// A lifted or sinking row is above all others, and its place is enlarged with it.
  func row(visibleAt y: Double, at time: Time) -> MovingRows.Place? {
    guard hasLift, let lifted = visibleLift(at: time), let height = rows.tree.height(of: lifted.row) else {
      return rows.row(atY: y, at: time)
    }
    let (upper, lower) = lifted.edges(height: height)
    guard upper <= y, y < lower else { return rows.row(atY: y, at: time, hiding: lifted.row) }
    return MovingRows.Place(row: lifted.row, top: upper, height: lower - upper, alpha: lifted.alpha)
  }

  /// Returns the part of a row's reorder control that is inside the row, in the row's own coordinates; nil if there is none.
  ///
  /// The control is at one end of the row's content.
  @usableFromInline func reorderControlFrame(of id: RowID, at time: Time) -> LayoutRect? {
    guard let edge = reordering?.control, isMovable(id) else { return nil }
    let row = row(id)
    let frame = ReorderControl.frame(at: edge, of: row.contentFrame(at: time))
    let (start, end) = (max(0, frame.x), min(row.size.width, frame.maxX))
    return start < end ? LayoutRect(start, frame.y, end - start, frame.height) : nil
  }

  /// Returns the part of a row at a point in the row's own coordinates.
  func part(of id: RowID, under point: Vector, at time: Time) -> RowHit.Part {
    if let action = row(id).action(under: point, at: time) { return .action(action.edge, action.index) }
    guard reordering != nil, let controlFrame = reorderControlFrame(of: id, at: time) else { return .content }
    return point.x >= controlFrame.x && point.x < controlFrame.maxX ? .reorderControl : .content
  }

  /// Appends a row's reorder control, if any, on top of the row.
  @usableFromInline func drawControl(
    of id: RowID, top: Double, alpha: Double = 1, at time: Time, into layers: inout LayerList
  ) {
    guard let controlFrame = reorderControlFrame(of: id, at: time) else { return }
    var layer = ReorderControl.layer(
      LayerID(id, .reorderControl), frame: controlFrame.moved(by: Vector(0, top)), ink: .secondaryLabel, on: .background
    )
    layer.alpha = alpha
    layers.append(layer)
  }

  /// Draws a list whose rows can be moved: its rows, with their reorder controls, and the lifted or sinking row above them.
  ///
  /// This is separate from `draw`, because checking each row would slow down lists whose rows cannot be moved.
  @inlinable @inline(never) func drawMovable(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let (activeID, othersAreFresh) = (activeRow?.id, otherRows.isEmpty)
    func isFresh(_ id: RowID) -> Bool { id != activeID && (othersAreFresh || otherRows[id] == nil) }
    func drawRow(_ id: RowID, top: Double, alpha: Double, into layers: inout LayerList) {
      let rowLayerIndex = layers.layers.count
      row(id).draw(content(of: id), origin: Vector(0, top), at: time, into: &layers)
      if alpha < 1 { layers.fade(layerAt: rowLayerIndex, by: alpha) }
      drawControl(of: id, top: top, alpha: alpha, at: time, into: &layers)
    }
    let areInPlace = rows.areInPlace && !hasLift
    if layers.redrawRows(inPlace: areInPlace, isStill: isFresh, { drawRow($0, top: $1, alpha: 1, into: &$2) }) {
      return
    }
    let lifted = visibleLift(at: time)?.row
    rows.forEachRow(from: viewport.y, upTo: viewport.maxY, at: time, hiding: lifted) { place in
      layers.appendRow(place.row, top: place.top, isStill: isFresh(place.row) && place.alpha == 1) { layers in
        drawRow(place.row, top: place.top, alpha: place.alpha, into: &layers)
      }
    }
    if hasLift { drawLifted(in: viewport, at: time, into: &layers) }
  }

  /// Appends the lifted or sinking row, if it is in the viewport, above all others.
  @inlinable func drawLifted(in viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    guard let lifted = visibleLift(contentOffset: viewport.y, at: time), let height = height(of: lifted.row)
    else { return }
    let (top, edges) = (lifted.top, lifted.edges(height: height))
    guard edges.upper < viewport.maxY, edges.lower > viewport.y else { return }
    let frame = LayoutRect(0, top, template.size.width, height)
    let snapshot = Layer(
      LayerID(lifted.row, .lifted), "UIImageView", frame, alpha: lifted.alpha,
      scale: Vector(lifted.scale, lifted.scale), shadow: lifted.shadow)
    layers.append(snapshot) { layers in
      row(lifted.row).draw(content(of: lifted.row), origin: Vector(0, top), at: time, into: &layers)
      drawControl(of: lifted.row, top: top, at: time, into: &layers)
    }
  }
}
