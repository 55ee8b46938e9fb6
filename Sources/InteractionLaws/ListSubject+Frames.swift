/// A list's frames, looks and contents after an event, made when a law first needs them and kept for the others.
final class Drawn: @unchecked Sendable {
  fileprivate var (now, still): (LayerList?, LayerList?)
  /// Whether nothing moved when the first of them was drawn.
  fileprivate(set) var isStill = false
  fileprivate var looks: [RowID: [Layer]]?
  fileprivate var contents: String?
}

extension ListSubject {
  /// Returns everything that undoing must restore, as it is after an event; the passing of time does not change it.
  func contents(_ walk: Walk, of undo: ListLaw.Undo<List>) -> String {
    if let contents = walk.drawn.contents { return contents }
    let contents = undo.contents(walk.list)
    walk.drawn.contents = contents
    return contents
  }

  /// Returns the frame right after an event.
  func frameNow(_ walk: Walk) -> LayerList {
    if let frame = walk.drawn.now { return frame }
    let frame = frame(walk.list, width: walk.width, at: walk.now)
    (walk.drawn.now, walk.drawn.isStill) = (frame, walk.list.settles == nil)
    return frame
  }

  /// Returns the frame after an event once nothing moves; the walk must be as the event left it, or later.
  func frameStill(_ walk: Walk) -> LayerList {
    if let frame = walk.drawn.still { return frame }
    let frame = walk.drawn.isStill ? frameNow(walk) : stillFrame(walk)
    walk.drawn.still = frame
    return frame
  }

  /// Returns the frame once nothing moves.
  func stillFrame(_ walk: Walk) -> LayerList { stillFrame(walk.list, walk) }

  /// Returns the frame of another list, at the same moment and width, once nothing moves.
  func stillFrame(_ list: List, _ walk: Walk) -> LayerList {
    var list = list
    let end = list.settles.map { max($0, walk.now) } ?? walk.now
    list.advance(to: end)
    return frame(list, width: walk.width, at: end)
  }

  /// Returns the frame of a list, from its top as far down as a handful of rows reaches.
  func frame(_ list: List, width: Double, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: viewport(list, width: width), at: time, into: &layers)
    return layers
  }

  /// Whether two frames differ, unless the first has NaN or infinities, which are another law's concern.
  func differ(_ one: LayerList, _ other: LayerList) -> Bool {
    one != other && one.layers.allSatisfy { $0.hasFiniteNumbers }
  }

  /// Returns the part of a list that a frame shows.
  func viewport(_ list: List, width: Double) -> LayoutRect {
    // Rows that have been pulled or dragged down are below the content.
    LayoutRect(0, 0, max(0, min(width, 2000)), max(0, min(list.contentHeight, 2000)) + 100)
  }

  /// Returns how each row looks once nothing moves, regardless of its position.
  func looks(_ walk: Walk) -> [RowID: [Layer]] {
    if let looks = walk.drawn.looks { return looks }
    var looks: [RowID: [Layer]] = [:]
    for layer in frameStill(walk).layers {
      guard let row = layer.id.row else { continue }
      looks[row, default: []].append(layer.withoutPosition)
    }
    walk.drawn.looks = looks
    return looks
  }
}

extension Layer {
  /// The layer without anything that may depend on the row's position in the list.
  ///
  /// That is its y, and its colours, which may shade from row to row or fade around the row that is edited.
  var withoutPosition: Layer {
    var layer = self
    layer.frame.y = 0
    layer.fill = nil
    layer.text?.paint = .label
    layer.alpha = 1
    return layer
  }
}
