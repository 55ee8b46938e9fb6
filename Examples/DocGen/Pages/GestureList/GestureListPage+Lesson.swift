import GestureList
import InteractionLists

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
        try excerpt("func alpha(", in: Self.articleFolder),
        """
        **A pull** needs no recogniser. You drag the table below its top, and its delegate hears of each step, as in a control \
        that refreshes a list. So the article puts a placeholder above the first row, which comes down with the content, grows \
        opaque, and says "Pull to Add New Item", and "Release to Add New Item" once the pull is farther than a row is high.

        **A pinch** opens a gap between two rows, and a placeholder grows in it. Between which two? UIKit tells you a pinch's \
        scale, but you need both fingers, so the article asks for the two touches and sorts them by height. In Clear the fingers \
        must be on neighbouring rows, or nothing happens. The article is kinder: it takes the row in the middle between the two \
        fingers, (i + j) / 2, and the one after it, because that is easier to hit. Here that is so, too, unless you set \
        `pinchNeedsNeighbours`.

        How wide is the gap? The article's comment says: by the smaller of the two fingers' ways. Its code takes the minimum of \
        two numbers that are negative when a finger moves outward, and the minimum of negative numbers is the larger way. So once \
        the pinch has begun, two fingers that only move along together open a gap as well. Below, first what the article \
        computes, then what is computed instead.
        """,
        try excerpt("func delta(", in: Self.articleFolder),
        try excerpt("func delta(", in: "Sources/GestureList/GestureList+Corrected"),
        """
        **A hold** lifts the row. But for the reorder controls of its editing mode, a table of that time has no way to let one of its \
        cells follow your finger: while rows change places it puts every cell where it belongs, the one under your finger, too. \
        So the article takes a snapshot, a picture of the cell, hides the cell itself, and moves the picture; when you let go, \
        the picture goes to where the cell is, and the cell shows again. As the finger passes other rows, they make room. \
        The article exchanges two items each time and moves one row, which is the same only for neighbours; a finger that \
        jumps leaves rows that show the wrong items.
        """,
        try excerpt("func passRows(", in: Self.articleFolder),
        try excerpt("func passRows(", in: "Sources/GestureList/GestureList+Corrected"),
        """
        When does a row make room? With rows of different heights the row under the finger is a bad answer: a tall row that \
        makes room for a short one comes back under the finger at once, and the two change places for ever. So the upper edge \
        of the lifted row, which stays where the finger has taken it, is compared with the middles of the other rows, as they \
        would lie without it. A finger that does not move moves nothing.
        """,
        try excerpt("func index(of row: RowID", in: "Sources/InteractionLists/Lists/RowHold"),
      ])
  }

  func release() throws -> Section {
    Section(
      .release,
      [
        """
        A swipe, a pull and a pinch have one threshold each. A swipe counts from half of the row's width on; a pull counts when it is farther than \
        a row is high; and a pinch when the gap is wider than a row is high. Each side moves by δ, so the gap is 2δ, and the \
        article asks for 2δ > h. Less than that, and everything goes back. Speed plays no part. On rows that are \
        \(number(Self.width)) points wide and \(number(Self.height)) high, asked half a point at a time:
        """,
        Markdown.table(
          ["gesture", "does nothing up to", "counts from"],
          [
            ("a swipe to either side", Self.least { Self.swipeCounts($0) }),
            ("a pull", Self.least { Self.pullCounts($0) }),
            ("the fingers of a pinch, apart by", Self.least { Self.pinchCounts($0) }),
          ].map { [$0.0, number($0.1 - 0.5), number($0.1)] }),
        Self.map.markdown,
        try excerpt("func flags(", in: Self.articleFolder),
        try excerpt("func scrollViewDidEndDragging(", in: Self.articleFolder),
      ])
  }

  // MARK: Thresholds

  private static let width = 320.0
  private static let height = GestureList.defaultRowHeight

  /// The least half of a point that counts.
  private static func least(_ counts: (Double) -> Bool) -> Double {
    (0...Int(width * 2)).map { Double($0) / 2 }.first(where: counts) ?? .nan
  }

  private static func notices(_ events: [TableGesture]) -> [String] {
    var list = GestureList(["A", "B", "C"], width: width)
    return events.flatMap { list.handle($0, at: .zero).notices.map(\.name) }
  }

  private static func swipeCounts(_ x: Double) -> Bool {
    [x, -x].allSatisfy { x in
      !notices([.began, .ended].map { .pan(RowID(1), PanSample($0, translation: Vector($0 == .began ? 0 : x, 0))) })
        .isEmpty
    }
  }

  private static func pullCounts(_ y: Double) -> Bool {
    !notices([.pull(.began, contentOffset: 0), .pull(.changed, contentOffset: -y), .pull(.ended, contentOffset: -y)])
      .isEmpty
  }

  private static func pinchCounts(_ apart: Double) -> Bool {
    let (start, now) = (FingerPair(75, 125), FingerPair(75 - apart / 2, 125 + apart / 2))
    return !notices([
      .pinch(.began, start, contentOffset: 0), .pinch(.changed, now, contentOffset: 0),
      .pinch(.ended, now, contentOffset: 0),
    ]).isEmpty
  }
}
