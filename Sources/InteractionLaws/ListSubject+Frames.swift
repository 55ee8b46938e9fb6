/// A list's frames, its rows' appearance and its contents after an event, made when a law first needs them and kept for
/// the other laws.
final class Drawn: @unchecked Sendable {
  fileprivate var (now, still): (LayerList?, LayerList?)
  /// Whether nothing was moving when `now` was drawn, so that `now` is also the still frame.
  fileprivate(set) var isStill = false
  fileprivate var looks: [RowID: [Layer]]?
  fileprivate var contents: String?
}

extension ListSubject {
  /// Returns the description of everything that undoing must restore, after an event; the passing of time does not change it.
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
    (walk.drawn.now, walk.drawn.isStill) = (frame, walk.list.settleTime == nil)
    return frame
  }

  /// Returns the frame after an event once nothing moves; since the event, the walk may only have been advanced in time.
  func frameStill(_ walk: Walk) -> LayerList {
    if let frame = walk.drawn.still { return frame }
    let frame = walk.drawn.isStill ? frameNow(walk) : stillFrame(walk)
    walk.drawn.still = frame
    return frame
  }

  /// Returns the frame once nothing moves.
  func stillFrame(_ walk: Walk) -> LayerList { stillFrame(walk.list, walk) }

  /// Returns the frame of a list once nothing moves, given a walk with the moment and the width.
  func stillFrame(_ list: List, _ walk: Walk) -> LayerList {
    var list = list
    let end = list.settleTime.map { max($0, walk.now) } ?? walk.now
    list.advance(to: end)
    return frame(list, width: walk.width, at: end)
  }

  /// Returns the frame of a list at a moment, as far down as ``viewport(_:width:)`` reaches.
  func frame(_ list: List, width: Double, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: viewport(list, width: width), at: time, into: &layers)
    return layers
  }

  /// Returns whether two frames differ; false if the first has NaN or infinities, which are another law's concern.
  func differ(_ lhs: LayerList, _ rhs: LayerList) -> Bool {
    lhs != rhs && lhs.layers.allSatisfy { $0.hasFiniteNumbers }
  }

  /// Returns the part of a list that a frame shows: its content, or the top 2,000 points of it, and a margin below.
  func viewport(_ list: List, width: Double) -> LayoutRect {
    // Rows that have been pulled or dragged down may be below the content.
    LayoutRect(0, 0, max(0, min(width, 2000)), max(0, min(list.contentHeight, 2000)) + 100)
  }

  /// Returns each row's layers once nothing moves, without anything that may depend on the row's position.
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
  /// The y coordinate, the colours and the opacity are reset, because they may vary from row to row or fade around the row
  /// that is being edited.
  var withoutPosition: Layer {
    var layer = self
    layer.frame.y = 0
    layer.fill = nil
    layer.text?.paint = .label
    layer.alpha = 1
    return layer
  }
}
