import ConstraintSwipe

extension ConstraintSwipePage {
  private var article: String { design.folder + "+Article.swift" }
  private var library: String { design.folder + "+DNSSwipeableTableCell.swift" }

  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        The buttons never move. They lie still at the row's end, inside the cell's `contentView`, because that is where UIKit \
        lets you add views. A container as wide as the row covers them. Two constraints hold the container: one says how far it \
        has left the right end, the other is always its negative, so the width never changes. You move the container by \
        changing both.
        """,
        try excerpt("public func right(at", "public func left(at"),
        """
        How far may it go? Until all buttons show. So you need their width together, and the article's way to it is short: the \
        row's width less the least x of the innermost button. With two buttons of \
        \(number(ConstraintSwipe.defaultButtonWidth)) points in a row of \
        \(number(Self.row().size.width)) that x is \(number(Self.row().size.width - Self.row().buttonTotalWidth)), and \
        \(number(Self.row().buttonTotalWidth)) points are left. It works for any number of buttons, as long as you know which \
        one is the innermost.
        """,
        try excerpt("public var buttonTotalWidth:"),
        """
        A finger takes the container where it is, and from then on the offset is where it was caught plus how far the \
        finger has come. It stops where all buttons show and, with none at the other side, where none does, because beyond \
        that there is nothing to see.
        """,
        try excerpt("static func panThisCellChanged(", in: design.folder + "+Corrected.swift"),
        """
        When you let it go it does not just arrive. Apple's row is springy, because a scroll view is; this one has none, so it \
        has to act. It runs \(number(ConstraintSwipe.bounce)) points too far in \(number(ConstraintSwipe.snapLeg)) seconds, easing \
        out, and comes back in as many; the author found time and curve by trying. What would you see behind the container while \
        it is \(number(ConstraintSwipe.bounce)) points too far? The cell's `contentView`. So the article gives it and the \
        container the same background, and the gap does not show.
        """,
        try excerpt("static func updateConstraintsIfNeeded(", "static func snapCurve(", in: article),
        try excerpt("static func snapCurve(", in: library),
        """
        In the article a row does not only bounce when you let go. While you drag, each sample that reaches the end calls the \
        same method, and each call would bounce again: the row would tremble under a finger that has gone too far. So the method \
        begins with a guard. If the row was open when the drag began, and is fully open now, it returns. After each bounce the \
        article moves the beginning of the drag to where the row is, which is what makes the guard hold, and what makes your \
        finger lose its hold: see `fingerKeepsHold` below. Here is the guard, as it runs without that correction.
        """,
        try excerpt("static func setConstraintsToShowAllButtons(", in: article),
        """
        The table recycles its cells: one that scrolls out of sight comes back with another row's content. A cell that was \
        open must be closed by then, at once and without reporting it, because nobody has closed that row. That is what \
        `prepareForReuse` is for.
        """,
        try excerpt("static func prepareForReuse(", in: article),
        """
        That is half of it. When the open row scrolls back into sight, it should be open again, in whatever cell it gets. So \
        somebody must remember which rows are open, and the article's controller does, by their index paths. Why not by their \
        cells? Because a cell is no row: kept in a set, it would open whatever row it shows next. An index path is better, but it \
        is no row either. It is a position, and after a deletion another row has it. Here a list remembers open rows by ids, \
        which are given once and never to another row.
        """,
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
        try excerpt(
          "static func panThisCellEnded(", "static func halfOfButtonOne(", "static func buttonOnePlusHalfOfButton2(",
          in: article),
      ])
  }

  /// The least number of points shown from which a release opens, or leaves open.
  private static func least(of row: ConstraintSwipe, upTo total: Double, from rest: Rest) -> Double {
    (0...Int(total)).map(Double.init).first {
      row.destination(of: SwipeRelease(offset: -$0, velocity: 0, from: rest)) != .closed
    } ?? .nan
  }
}
