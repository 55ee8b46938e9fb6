import GestureList

extension GestureListPage {
  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        **A swipe** moves the row's centre by what the finger has moved, and sideways only. A cue beside the row, a tick or a \
        cross, becomes opaque as the row moves, so that you see what letting go would do.
        """,
        try excerpt("public static func cueAlpha("),
        """
        **A pull** is the table's own: below its top it shows a placeholder, which follows the content, until the finger lifts.

        **A pinch** opens a gap between two rows, and a placeholder grows in it. How wide is the gap? The article's comment says: \
        by the smaller of the two fingers' ways. Its code takes the larger one, so two fingers that only move along together open \
        a gap as well.
        """,
        try excerpt("public static func gapDelta(from", "public static func gapDelta(partedFrom"),
        """
        **A hold** lifts the row. The article takes a snapshot of the cell and hides the cell itself, because the table moves its \
        cells as it likes while rows change places, and the picture under your finger must not go with them. As \
        the finger passes other rows, they make room. The article exchanges two items each time and moves one \
        row, which is the same only for neighbours; a finger that jumps leaves rows that show the wrong items.
        """,
        try excerpt("private mutating func pass("),
        """
        When does a row make room? With rows of different heights the row under the finger is a bad answer: a tall row that \
        makes room for a short one comes back under the finger at once, and the two change places for ever. So the finger is \
        compared with the middles of the other rows, as if the lifted one were not there.
        """,
        try excerpt("func index(of lifted"),
      ])
  }

  func release() throws -> Section {
    Section(
      .release,
      [
        """
        Each gesture has one threshold. A swipe counts from half of the row's width on; a pull counts when it is farther than \
        a row is high; and a pinch when the gap, which is twice what each side has moved, is wider than a row is high. Less than \
        that, and everything goes back. Speed plays no part.
        """,
        Self.map.markdown,
        try excerpt("public static func committedEdge("),
        try excerpt("mutating func pullEnded("),
      ])
  }
}
