import ScrollSwipe

extension ScrollSwipePage {
  var article: String { design.folder + "+Article.swift" }
  private var corrected: String { design.folder + "+Corrected.swift" }
  var library: String { design.folder + "+SwipeableTableViewCell.swift" }

  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        Self.anatomy.markdown,
        """
        You configure a scroll view by four properties, and this row needs all of them.
        """,
        scrollViewProperties,
        """
        The trick is the third. With a content that is no larger than its view there is nothing to scroll. `contentInset` lets \
        you push the content beyond its own edges, as far as the inset is wide; controls that refresh a list when you pull it \
        hide there. Here it is as wide as the buttons. So closed is content offset 0, fully open at the left is the negative \
        inset, and the scroll view stops there by itself.
        """,
        try excerpt("public var contentSize:", "public var contentInset:"),
        """
        Three more lines of the article keep the row from being noticed as a scroll view. Both indicators are off. And \
        `scrollsToTop` is off: when you tap the status bar, UIKit scrolls the one scroll view that wants it to the top, and does \
        nothing if several do. Left on, each of your rows would want it, and the table would no longer scroll to its top.
        """,
        """
        The buttons lie inside the scroll view, so they would leave with its content. Each time it scrolls, its delegate \
        puts their container back to where you look, and so they seem to stand still while the content slides off them.
        """,
        try excerpt(
          "static func scrollViewDidScroll(_ scrollView: inout ScrollView) {",
          "static func scrollViewDidScroll(_ scrollView: inout ScrollView, buttonsView", in: article),
        """
        A scroll view has manners of its own: dragged beyond an end it follows ever less, and let go it slows down by \
        itself. The cell around it has a layout pass, which runs whenever its size may have changed. The article sets the \
        offset to 0 there, so that a row which you have just opened closes; corrected, only another width counts.
        """,
        try excerpt("static func layoutSubviews(", in: article),
        try excerpt("static func layoutSubviews(", in: corrected),
      ])
  }

  /// What the article draws of a scroll view, with the values of the page's row.
  private var scrollViewProperties: String {
    let row = Self.row()
    let (size, inset) = (row.contentSize, row.contentInset)
    return Markdown.table(
      ["property", "what it is", "here"],
      [
        ["`frame`", "the part of the screen that you look through", "the whole row, \(number(row.size.width)) wide"],
        ["`contentSize`", "how large the content behind it is", "\(number(size.width)): as wide as the row"],
        [
          "`contentInset`", "how much farther the content may be pushed, beyond its own edges",
          "left \(number(inset.leading)), right \(number(inset.trailing)): the buttons of each side",
        ],
        [
          "`contentOffset`", "how far the content has been scrolled, now",
          "from \(number(0 - inset.leading)), open at the left, over 0 to \(number(inset.trailing))",
        ],
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
        per millisecond. Corrected, half of the buttons is enough; only if you throw the content back that fast \
        does it still take all of them.
        """,
        Self.map.markdown,
        try excerpt("static func scrollViewWillEndDragging(", in: article),
        try excerpt("static func scrollViewWillEndDragging(", in: library),
        try excerpt("static func scrollViewWillEndDraggingAtHalf(", in: corrected),
        """
        Closing has a catch. How long the content takes to 0 depends on the speed that your finger has given it, and a slow \
        finger gives it little. So if at that speed it would need longer than \(number(ScrollSwipe.longestClose)) seconds, or \
        moves the wrong way, the final version closes the row with an animation of its own.
        """,
        try excerpt("static func isAnimated(", in: library),
      ])
  }
}
