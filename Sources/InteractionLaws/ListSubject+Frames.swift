/// The frames, the rows' appearance and the contents of a list after an event.
///
/// Each is made when a law first needs it, and kept for the other laws.
final class StateCache: @unchecked Sendable {
  fileprivate var (frame, stillFrame): (LayerList?, LayerList?)
  /// Whether nothing was moving when `frame` was drawn, so that `frame` is also the still frame.
  fileprivate(set) var isStill = false
  fileprivate var appearances: [RowID: [Layer]]?
  fileprivate var contents: String?
}

extension ListSubject {
  /// Returns the description of everything that undoing must restore; the passing of time does not change it.
  func contents(of state: State, by undo: ListLaw.Undo<List>) -> String {
    if let contents = state.cache.contents { return contents }
    let contents = undo.contents(state.list)
    state.cache.contents = contents
    return contents
  }

  /// Returns the frame right after an event, which is drawn when it is first needed.
  func cachedFrame(_ state: State) -> LayerList {
    if let frame = state.cache.frame { return frame }
    let frame = frame(state.list, width: state.width, at: state.now)
    (state.cache.frame, state.cache.isStill) = (frame, state.list.settleTime == nil)
    return frame
  }

  /// Returns the frame in which everything has come to rest after an event, drawn when it is first needed.
  ///
  /// Only time may pass between the event and this call.
  func cachedStillFrame(_ state: State) -> LayerList {
    if let frame = state.cache.stillFrame { return frame }
    let frame = state.cache.isStill ? cachedFrame(state) : stillFrame(state)
    state.cache.stillFrame = frame
    return frame
  }

  /// Returns the frame once nothing moves.
  func stillFrame(_ state: State) -> LayerList { stillFrame(state.list, state) }

  /// Returns the frame of a list once nothing moves, not before a state's moment and at the state's width.
  func stillFrame(_ list: List, _ state: State) -> LayerList {
    var list = list
    let end = list.settleTime.map { max($0, state.now) } ?? state.now
    list.advance(to: end)
    return frame(list, width: state.width, at: end)
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

  /// Returns the part of a list that a frame shows: at most 2,000 points of its width and of its height, and a margin below.
  func viewport(_ list: List, width: Double) -> LayoutRect {
    // Rows that have been pulled or dragged down may be below the content.
    LayoutRect(0, 0, max(0, min(width, 2000)), max(0, min(list.contentHeight, 2000)) + 100)
  }

  /// Returns each row's layers once nothing moves, without anything that may depend on the row's position.
  func appearances(_ state: State) -> [RowID: [Layer]] {
    if let appearances = state.cache.appearances { return appearances }
    var appearances: [RowID: [Layer]] = [:]
    for layer in cachedStillFrame(state).layers {
      guard let row = layer.id.row else { continue }
      appearances[row, default: []].append(layer.withoutPosition)
    }
    state.cache.appearances = appearances
    return appearances
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
