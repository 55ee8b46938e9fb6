import ScrollSwipe

extension ScrollSwipePage {
  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        The scroll view fills the row and its content is exactly as large, so there is nothing to scroll. What makes room is \
        `contentInset`: it lets the content be pushed aside as far as the buttons are wide and no farther. Closed is \
        content offset 0, and fully open is the negative inset.
        """,
        try excerpt("public var contentSize:", "public var contentInset:"),
        """
        The buttons lie inside the scroll view, so they would leave with its content. Each time it scrolls, its delegate \
        puts their container back to where you look, and so they seem to stand still while the content slides off them.
        """,
        try excerpt("private mutating func moveContainers("),
        """
        A scroll view has manners of its own: dragged beyond an end it follows ever less, and let go it slows down by \
        itself. It also has a layout pass, which runs whenever the row's size may have changed. The article sets the \
        offset to 0 there, so that a row which you have just opened closes; corrected, only another width counts.
        """,
        try excerpt("public mutating func resize(to"),
      ])
  }

  func release() throws -> Section {
    Section(
      .release,
      [
        """
        A scroll view asks its delegate once, when the finger lifts: this is your speed, and here I would come to rest; \
        where shall I go? The article answers open only if you have pulled beyond all buttons, against the rubber band. Its final \
        version also opens at any point if you flick outward faster than \(number(ScrollSwipe.openVelocity / 1000)) points \
        per millisecond. Corrected, half of the buttons is enough, unless you throw the content back that fast.
        """,
        Self.map.markdown,
        try excerpt("public func destination(of"),
        """
        Closing has a catch. The scroll view slows down by its own law, and at low speed that takes forever or ends short \
        of 0. So if it would need longer than \(number(ScrollSwipe.longestClose)) seconds, the final version \
        closes the row with an animation of its own.
        """,
        try excerpt("public func closesByAnimation("),
      ])
  }
}
