import ExpandableTable

extension ExpandableTablePage {
  /// What one sees of a fault.
  static func lesson(_ correction: ExpandableTable.Correction) -> FaultLesson {
    switch correction {
    case .emptySection:
      FaultLesson(
        """
        The app crashes: when a form is loaded that has an empty section, or when you tap a question that has no rows below \
        it. Here nothing changes then, and *originalWouldCrash* is reported.
        """)
    case .nameParts:
      FaultLesson(
        """
        You type the last name first, and the full name begins with a space. You give two first names and then another last \
        name, and one of the first names is gone.
        """, code: "exchange(text, inPart")
    case .changedRowsOnly:
      FaultLesson(
        """
        Rows that have not changed are reloaded with the one that has: after a tap they fade out and in, and a field among them \
        loses the keyboard.
        """, code: "? changedRows()")
    case .pickerNeedsParent: FaultLesson("You tap a choice that no question stands above, and the app crashes.")
    case .boundByData:
      FaultLesson(
        """
        You give a question another place in the form. What you enter below it is shown as the answer to another one.
        """, code: "enterAsBound")
    case .keepsEdits:
      FaultLesson(
        """
        You fill in part of the form, go to another screen and come back. Everything that you entered is gone.
        """)
    case .nestedRows:
      FaultLesson(
        """
        You open a question that has a collapsed one inside. The rows of that one show as well, though it is still marked as \
        collapsed.
        """, code: "hideDepth(under")
    case .checkedList:
      FaultLesson(
        """
        You take a question out of the file and forget a row that was folded under it. The form loads, and nobody will ever \
        see that row.
        """)
    }
  }
}
