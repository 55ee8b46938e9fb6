import UtilityButtons

extension UtilityButtonsPage {
  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        One scroll view holds three things side by side: the left strip of buttons, the row's content, the right strip. So its \
        content is wider than the row by both strips, and a closed row is not at offset 0 but scrolled by the width \
        of the left one.
        """,
        try excerpt("public func contentOffset(at"),
        """
        You are to see the content slide off buttons that stand still. So with each scroll event the strip that shows is \
        put to the edge of what you see. The original moves one strip each time and leaves the other where it was, \
        which is where several of the faults below come from.
        """,
        try excerpt("private mutating func moveStrips("),
        """
        Each button is \(number(UtilityButtons.defaultButtonWidth)) points wide. When more are asked for than fit in \
        \(number(UtilityButtons.maximumStripWidth)) points, all shrink alike; the author's own cell lets them grow without \
        bound, and the library's later master leaves \(number(UtilityButtons.defaultButtonWidth)) points of the row free.
        """,
        try excerpt("func laidOut(_ edge"),
      ])
  }

  func release() throws -> Section {
    Section(
      .release,
      [
        """
        The cell is in one of three states, and where you let go is read differently in each. A flick, faster than \
        \(number(UtilityButtons.flick / 1000)) points per millisecond, goes one state on, whatever shows. Otherwise what \
        counts is not where your finger is but where the scroll view would come to rest by itself: beyond half of a \
        strip, it opens.
        """,
        Self.map.markdown,
        try excerpt("private func choiceOfSW("),
        """
        Look at the comparisons: some are strict and some are not, and which ones depends on the state. The author of the \
        smaller cell wrote his table anew, and left out one case: a closed row that is flicked shut.
        """,
        try excerpt("private func choiceOfZCJ("),
      ])
  }
}
