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
        The content should seem to slide off buttons that stand still. So with each scroll event the strip that shows is \
        put to the edge of what you see. The original moves one strip each time and leaves the other where it was, \
        which is where `stripsFollow` below comes from.
        """,
        try excerpt("static func scrollViewDidScroll(", in: file("Article")),
        """
        Each button is \(number(UtilityButtons.defaultButtonWidth)) points wide. When more are asked for than fit in \
        \(number(UtilityButtons.maximumStripWidth)) points, all shrink alike; the strip of the author's own cell grows without \
        bound, and the library's later master leaves \(number(UtilityButtons.defaultButtonWidth)) points of the row free.
        """,
        try excerpt("static func calculateUtilityButtonWidth("),
        """
        **How does a tap on a button reach your code?** The strip does not know what its buttons are for, so it passes their \
        events upward. It is made with the cell and a selector, and tells each button: when you are touched, send this selector \
        to that cell. The button's `tag` says which one it is. The cell reads the tag and tells its delegate, so your \
        controller knows the cell and an index, and never a button. Mind the order when you write this yourself: the strip needs \
        its frame before it lays out its buttons, and the buttons their target before they are touched. Here there are no \
        selectors; a press goes in as an event, and what would go to the delegate comes out of it as a notice, with the side and \
        the index. Indices count from the outermost button, the article's from the left:
        """,
        try excerpt("public func articleIndex("),
        """
        **How does the cell's own content get into the scroll view?** The library is not given your views; it takes them. It goes \
        through the cell's subviews and moves each into the scroll view. But in iOS 7 Apple put a scroll view of its own between \
        the cell and its content. So the library looks at the class name of the first subview. If that is the content view, it \
        moves the subviews of the cell, as before iOS 7; if not, the subviews of that first subview. It is a trick that works \
        until the next system changes its views, and that is its price: where views are private, so is their order. Here a \
        row has no views to move, and says what is painted as layers.
        """,
      ])
  }

  func release() throws -> Section {
    Section(
      .release,
      [
        """
        The cell is in one of three states, and where you let go is read differently in each. A flick, at \
        \(number(UtilityButtons.flick / 1000)) points per millisecond or faster, goes one state on, whatever shows. Otherwise what \
        counts is not where your finger is but where the scroll view would come to rest by itself: beyond half of a \
        strip, it opens.
        """,
        Self.map.markdown,
        try excerpt("static func scrollViewWillEndDragging(", in: file("Article")),
        """
        Look at the comparisons: some are strict and some are not, and which ones depends on the state. The author of the \
        smaller cell wrote his table anew, and left out one case: a closed row that is flicked shut.
        """,
        try excerpt("static func scrollViewWillEndDragging(", in: file("ZCJTableViewCell")),
      ])
  }
}
