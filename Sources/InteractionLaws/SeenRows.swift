/// What is painted topmost at a height.
enum SeenThing: Hashable {
  /// A row, or the picture of one.
  case row(RowID)
  /// No row: the ground, or a header.
  case nothing

  /// The row, if it is one.
  var row: RowID? {
    switch self {
    case .row(let row): row
    case .nothing: nil
    }
  }

  /// In words.
  var text: String { row.map { $0.name } ?? "no row" }
}

/// What a frame paints over the whole width: rows, pictures of rows, and whatever is between rows.
struct SeenRows {
  /// Something that covers what is painted before it.
  private struct Cover {
    let top, bottom: Double
    /// What it is; nil for a row that is still to come, or one that is more transparent than not.
    let thing: SeenThing?
  }

  private var covers: [Cover] = []

  init(_ frame: LayerList) {
    for index in frame.layers.indices where frame.layers[index].covers {
      let layer = frame.layers[index]
      let (top, bottom) = layer.edges
      let thing: SeenThing = layer.id.row.map { .row($0) } ?? .nothing
      let isNobodys = layer.id.part == .placeholder || layer.alpha < MovingRows.touchableOpacity
      covers.append(Cover(top: top, bottom: bottom, thing: isNobodys ? nil : thing))
    }
  }

  /// Returns what is painted topmost at a height: a row, the picture of one, or something that is no row.
  ///
  /// Only heights count, because a row that is swiped aside still owns its whole width.
  ///
  /// - Parameter y: The height, in points.
  /// - Returns: What is seen, or nil if that is uncertain: at the edge of something, on a row that is still to come, or
  ///   on one that is more transparent than not.
  func thing(at y: Double) -> SeenThing? {
    var seen: SeenThing? = .nothing
    for cover in covers {
      guard (y - cover.top).magnitude > 1e-6, (y - cover.bottom).magnitude > 1e-6 else { return nil }
      if y > cover.top, y < cover.bottom { seen = cover.thing }
    }
    return seen
  }

  /// The heights that are worth touching: close to all edges, inside and outside, and in the middles.
  var heightsToTouch: [Double] {
    var heights: [Double] = []
    for cover in covers {
      // Where rows meet, the lower edge of one is the upper one of the next.
      if heights.last != cover.top + 0.25 {
        heights.append(cover.top - 0.25)
        heights.append(cover.top + 0.25)
      }
      heights.append((cover.top + cover.bottom) / 2)
      heights.append(cover.bottom - 0.25)
      heights.append(cover.bottom + 0.25)
    }
    return heights
  }
}

extension Layer {
  /// Whether it looks like a row, or like something between rows, to whoever touches it.
  fileprivate var covers: Bool {
    switch id.part {
    case .row, .lifted: id.row != nil
    case .header, .placeholder: true
    case .ground, .scroll, .action, .actionLabel, .actionImage, .actionGroup, .content, .label, .detail, .control,
      .controlPart,
      .headerLabel, .accessory, .accessoryImage, .reorderControl, .separator, .cue, .completion, .liftedLabel, .pressed,
      .hovered,
      .own:
      false
    }
  }

  /// Its upper and lower edges as they are painted, in points.
  var edges: (top: Double, bottom: Double) {
    let (middle, half) = (frame.y + frame.height / 2, frame.height * scale.y / 2)
    return (middle - half, middle + half)
  }
}
