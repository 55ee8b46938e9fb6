/// The page that puts the designs beside one another, and beside what others have built.
enum ComparisonPage {
  static let title = "Comparison"
  static let page = "Comparison.md"
  static let summary = "Every system that the articles name, and today's best: rules, constants, and when to use which."

  static func documents() throws -> [Document] {
    [
      .page(
        page,
        ["# " + title] + [intro]
          + ["## Which should you use?"] + advice
          + ["## What the articles name", named, table(SystemNotes.named)]
          + ["## Today's best", table(SystemNotes.today)]
          + ["## Ours, side by side"] + (try ours())
          + ["## What none of them has", rest])
    ]
  }

  private static let intro = """
    The numbers in the tables of the other systems were read from the source of the version that is named, and not run; where a \
    source is not public, the documentation says it, or somebody who has measured it, whom the row names, or nobody does. Of \
    our own designs, the table of rows was made by asking the engines; in that of lists the numbers come from the program, and the \
    words are written by hand. Feature by feature, with the place in this package, the same is in [Features](Features.md).
    """

  private static let advice = [
    Markdown.list([
      """
      **A table view (iOS 11 and later) or a `List` (iOS 15):** use the system's swipe actions. They are maintained, they speak \
      to VoiceOver, and your users know them. You can tune little of them, and you cannot see their rules.
      """,
      """
      **Rows outside of a list, on iOS 27 or later:** `swipeActions` with `swipeActionsContainer()`. Before that, one of the \
      libraries below, or this package.
      """,
      """
      **Flutter:** flutter_slidable. **React Native:** ReanimatedSwipeable of react-native-gesture-handler. **The web, to \
      reorder:** dnd-kit, which people can use with a keyboard and a screen reader.
      """,
      """
      **You want to know the rule, change it, test it, or have the same one on every platform:** that is what this package is \
      for. Its honest weakness: it has never run on a phone, while SwipeCellKit and MGSwipeTableCell have, for years and in \
      many apps.
      """,
      """
      **You want to learn:** read the [five pages](README.md), and then one of the libraries below. You will know your way around.
      """,
    ])
  ]

  private static let named = """
    What the five articles are about, build on, or name as another way, and what came of them.
    """

  private static let rest = """
    Among the systems on this page none was found that can be played without a view, records a gesture and replays it to the \
    same bytes, says what must always hold and looks for what breaks it, or has each fault of its original as something that you \
    can switch on. That is not a proof that nobody has it elsewhere. What they have and this package has not is in \
    [Features](Features.md), line by line, with a reason.
    """

  private static func table(_ notes: [SystemNote]) -> String {
    Markdown.table(
      ["system", "when does a release open it, and what else decides", "what to know"],
      notes.map { ["\($0.name)<br>\($0.version)", $0.rule, $0.remark] })
  }
}
