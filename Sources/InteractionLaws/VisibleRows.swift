/// The target of a touch at a y coordinate: the row that is painted topmost there, or no row.
enum TouchTarget: Hashable {
  /// A row or its snapshot.
  case row(RowID)
  /// The background or a header, and so no row.
  case nothing

  /// The row, or nil for `nothing`.
  var row: RowID? {
    switch self {
    case .row(let row): row
    case .nothing: nil
    }
  }

  /// The target in words, such as `row 3` or `no row`.
  var text: String { row.map { $0.name } ?? "no row" }
}

/// The rows, snapshots of rows and parts between rows that a frame paints, each across the whole width.
struct VisibleRows {
  /// A layer that spans the whole width.
  private struct Cover {
    let top, bottom: Double
    /// The target of a touch on the layer, or nil if the layer is a placeholder or is too transparent to be touched.
    let target: TouchTarget?
  }

  private var covers: [Cover] = []

  init(_ frame: LayerList) {
    for index in frame.layers.indices where frame.layers[index].coversWholeWidth {
      let layer = frame.layers[index]
      let (top, bottom) = layer.edges
      let target: TouchTarget = layer.id.row.map { .row($0) } ?? .nothing
      let isUncertain = layer.id.part == .placeholder || layer.alpha < MovingRows.touchableOpacity
      covers.append(Cover(top: top, bottom: bottom, target: isUncertain ? nil : target))
    }
  }

  /// Returns the target of a touch at a y coordinate, by the layer that is painted topmost there.
  ///
  /// The x coordinate does not matter, because a row that is swiped aside still responds across its whole width.
  ///
  /// - Parameter y: The y coordinate in the frame, in points.
  /// - Returns: The target, or nil if it is uncertain: at an edge, on a placeholder, or on a layer that is too transparent to
  ///   be touched.
  func target(at y: Double) -> TouchTarget? {
    var topmostTarget: TouchTarget? = .nothing
    for cover in covers {
      guard (y - cover.top).magnitude > 1e-6, (y - cover.bottom).magnitude > 1e-6 else { return nil }
      if y > cover.top, y < cover.bottom { topmostTarget = cover.target }
    }
    return topmostTarget
  }

  /// The y coordinates that are worth touching: on both sides of each layer's edges, and in its middle.
  var yCoordinatesToTouch: [Double] {
    var yCoordinates: [Double] = []
    for cover in covers {
      // Where rows meet, the lower edge of one row is the upper edge of the next.
      if yCoordinates.last != cover.top + 0.25 {
        yCoordinates.append(cover.top - 0.25)
        yCoordinates.append(cover.top + 0.25)
      }
      yCoordinates.append((cover.top + cover.bottom) / 2)
      yCoordinates.append(cover.bottom - 0.25)
      yCoordinates.append(cover.bottom + 0.25)
    }
    return yCoordinates
  }
}

extension Layer {
  /// Whether the layer is a row, a snapshot of a row or a part between rows, and so covers the whole width.
  fileprivate var coversWholeWidth: Bool {
    switch id.part {
    case .row, .lifted: id.row != nil
    case .header, .placeholder: true
    case .background, .scroll, .action, .actionLabel, .actionImage, .actionGroup, .content, .label, .detail, .control,
      .controlPart,
      .headerLabel, .accessory, .accessoryImage, .reorderControl, .separator, .cue, .completion, .liftedLabel, .pressed,
      .hovered,
      .custom:
      false
    }
  }

  /// The layer's upper and lower edges as they are painted, in points.
  var edges: (top: Double, bottom: Double) {
    let (middle, half) = (frame.y + frame.height / 2, frame.height * scale.y / 2)
    return (middle - half, middle + half)
  }
}
