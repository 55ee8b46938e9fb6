import ConstraintSwipe

extension ConstraintSwipePage {
  /// Where the release rule changes its mind, in points that show, counted from a resting position.
  ///
  /// - Parameters:
  ///   - rest: Where the row was when the finger touched.
  ///   - velocity: The finger's, which must not matter, in points per second.
  /// - Returns: The edges.
  static func edges(from rest: Rest, velocity: Double = 0) -> [Threshold<Bool>] {
    let row = row()
    return Threshold.all(0...row.buttonTotalWidth, step: 4) { shown in
      row.destination(of: SwipeRelease(offset: -shown, velocity: velocity, from: rest)) != .closed
    }
  }

  /// The decision as two strips: velocity plays no part.
  static let map: DrawnFigure = AnswerStrip.figure(
    "ConstraintSwipeMap.svg", title: "When a release opens",
    [(Rest.closed, "from closed: points that show"), (.open(.trailing), "from open: points that show")].map {
      rest, name in
      AnswerStrip(
        name, 0...row().buttonTotalWidth, edges(from: rest), words: { $0 ? "open" : "closed" },
        look: { $0 ? .chosen : .plain })
    })
}
