import ConstraintSwipe

extension ConstraintSwipePage {
  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        The buttons never move. They lie still at the row's end, and a container as wide as the row covers them. Two \
        constraints hold the container: one says how far it has left the right end, the other is always its negative, so \
        the width never changes. You move the container by changing both.
        """,
        try excerpt("public func right(at", "public func left(at"),
        """
        A finger takes the container where it is, and from then on the offset is where it was caught plus how far the \
        finger has come. It stops where all buttons show and where none does, because beyond that there is nothing to see.
        """,
        try excerpt("private func dragged("),
        """
        When it is let go it does not just arrive. It runs \(number(ConstraintSwipe.bounce)) points too far in \
        \(number(ConstraintSwipe.snapLeg)) seconds and comes back in as many, and that makes it feel like a thing. What would \
        you see behind those \(number(ConstraintSwipe.bounce)) points? The cell; so the article gives container and cell the \
        same background, and the gap does not show.
        """,
        try excerpt("private func curve(of"),
        """
        The table recycles its cells: one that scrolls out of sight comes back with another row's content. A cell that was \
        open must be closed by then, at once and without reporting it, because nobody has closed that row. That is what \
        `prepareForReuse` is for.
        """,
        try excerpt("public mutating func prepareForReuse("),
      ])
  }

  func release() throws -> Section {
    let row = Self.row()
    let total = row.buttonTotalWidth
    // The points from which on the engine itself chooses open, asked point by point.
    let opens = Self.least(of: row, upTo: total, from: .closed)
    let stays = Self.least(of: row, upTo: total, from: .open(.trailing))
    return Section(
      .release,
      [
        """
        Two buttons decide, and never your speed. A closed row opens if at least half of its outermost button shows; an \
        open row stays open while at most half of its innermost button is covered. Of the article's two buttons, \
        \(number(total)) points wide together, the first shows half at \(number(opens)) points, and the second is half \
        covered at \(number(stays)).
        """,
        Self.map.markdown,
        Markdown.table(
          ["points shown", "a closed row", "an open row"],
          [
            ("less than \(number(opens))", opens - 1), ("from \(number(opens)) on", opens),
            ("from \(number(stays)) on", stays),
          ].map { words, points in
            [words]
              + [Rest.closed, .open(.trailing)].map { rest in
                row.destination(of: SwipeRelease(offset: -points, velocity: 0, from: rest)) == .closed
                  ? "closes" : "opens"
              }
          }),
        try excerpt("public func destination(of"),
      ])
  }

  /// The least number of points shown from which a release opens, or leaves open.
  private static func least(of row: ConstraintSwipe, upTo total: Double, from rest: Rest) -> Double {
    (0...Int(total)).map(Double.init).first {
      row.destination(of: SwipeRelease(offset: -$0, velocity: 0, from: rest)) != .closed
    } ?? .nan
  }
}
