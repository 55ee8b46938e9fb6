extension ListSubject {
  /// Everything that shows once nothing moves.
  func stillFrame(_ walk: Walk) -> LayerList { stillFrame(walk.list, walk) }

  /// Everything that shows of another list of the same moment and width once nothing moves.
  func stillFrame(_ list: List, _ walk: Walk) -> LayerList {
    var list = list
    let end = list.settles.map { max($0, walk.now) } ?? walk.now
    list.advance(to: end)
    return frame(list, width: walk.width, at: end)
  }

  /// The list as it shows, from its top as far down as a handful of rows goes.
  func frame(_ list: List, width: Double, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: viewport(list, width: width), at: time, into: &layers)
    return layers
  }

  /// What the frame shows of a list.
  func viewport(_ list: List, width: Double) -> LayoutRect {
    // Rows that have been pulled or dragged down stand below the content.
    LayoutRect(0, 0, max(0, min(width, 2000)), max(0, min(list.contentHeight, 2000)) + 100)
  }

  /// How each row looks once nothing moves, wherever it stands.
  func looks(_ walk: Walk) -> [RowID: [Layer]] {
    var looks: [RowID: [Layer]] = [:]
    for layer in stillFrame(walk).layers {
      guard let row = layer.id.row else { continue }
      looks[row, default: []].append(layer.withoutPosition)
    }
    return looks
  }
}

extension Layer {
  /// The layer without what may depend on the row's position in the list.
  ///
  /// That is its height there, and its colours, which may shade from row to row or fade around the row that is edited.
  var withoutPosition: Layer {
    var layer = self
    layer.frame.y = 0
    layer.fill = nil
    layer.text?.paint = .label
    layer.alpha = 1
    return layer
  }
}
