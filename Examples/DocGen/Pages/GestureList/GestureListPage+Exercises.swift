import GestureList
import InteractionReplay

extension GestureListPage {
  func exercises() throws -> Section { try .exercises([thresholds, jump, together, twoDays]) }

  private static func script(_ events: [String], corrections: String = "all") -> String {
    """
    {"design": "gesture-list",
       "configuration": {"items": ["A", "B", "C", "D", "E"], "corrections": "\(corrections)"}, "events": [
         \(events.joined(separator: ",\n     "))]}
    """
  }

  private static func swipe(_ x: Int) -> [String] {
    [#"{"swipe": {"row": 1, "phase": "began", "translation": 0}}"#]
      + [#"{"at": 0.3, "swipe": {"row": 1, "phase": "ended", "translation": \#(x)}}"#]
  }

  private static func pull(_ y: Int) -> [String] {
    ["began", "changed", "ended"].map {
      #"{"pull": {"phase": "\#($0)", "contentOffset": \#($0 == "began" ? 0 : -y)}}"#
    }
  }

  private static func pinch(_ from: (Int, Int), _ to: (Int, Int)) -> [String] {
    ["began", "changed", "ended"].map { phase in
      let fingers = phase == "began" ? from : to
      return #"{"pinch": {"phase": "\#(phase)", "fingers": [\#(fingers.0), \#(fingers.1)]}}"#
    }
  }

  private var thresholds: Exercise {
    Exercise(
      question: """
        Rows are 320 points wide and 50 high. Three gestures stop exactly at their thresholds: a swipe at 160, a pull at 50, and \
        a pinch whose fingers part by 50. Which of them count?
        """,
      source: .typed(
        "[\(Self.script(Self.swipe(160))),\n \(Self.script(Self.pull(50))),\n \(Self.script(Self.pinch((75, 125), (50, 150))))]"
      )
    ) { played in
      try played.require(
        played.notices(0) == ["didComplete.1"] && played.notices(1).isEmpty && played.notices(2).isEmpty, "thresholds")
      return """
        Only the swipe. The article compares it with `>=` half of the width, but the pull and the pinch with `>` the height of a \
        row. Nobody lifts a finger that exactly on purpose; but it happens, and then two ports disagree.
        """
    }
  }

  private var jump: Exercise {
    let hold = [
      #"{"hold": {"phase": "began", "y": 25}}"#, #"{"at": 0.6, "hold": {"phase": "changed", "y": 125}}"#,
      #"{"at": 0.7, "hold": {"phase": "ended", "y": 125}}"#,
    ]
    return Exercise(
      question: """
        A held row is carried from the first position to the third so fast that there is no report on the way. In which order \
        are the rows then, corrected, and as the article has it? Which of the two would a slow finger give?
        """, source: .typed("[\(Self.script(hold)),\n \(Self.script(hold, corrections: "none"))]")
    ) { played in
      let orders = played.traces.indices.map { Self.order(played, $0) }
      try played.require(orders == ["1 2 0 3 4", "2 1 0 3 4"], "jump")
      return """
        \(orders[0]), and \(orders[1]). The first is what a slow finger gives: the row has moved, and the two that it has passed \
        are one position higher. The article exchanges the first item with the third, and the second one, which was only passed, \
        keeps its position.
        """
    }
  }

  private static func order(_ played: Exercise.Played, _ script: Int) -> String {
    guard case .array(let ids)? = played.state(script)["ids"] else { return "" }
    return ids.map { id in if case .number(let id) = id { number(id) } else { "?" } }.joined(separator: " ")
  }

  private var together: Exercise {
    let pinch = Self.pinch((75, 125), (45, 95))
    return Exercise(
      question: """
        Two fingers move up by 30 points, side by side, without parting. Does the list add an item, corrected, and in the \
        article? Compute the article's δ from its code before you play it.
        """, source: .typed("[\(Self.script(pinch)),\n \(Self.script(pinch, corrections: "none"))]")
    ) { played in
      try played.require(
        played.notices(0).isEmpty && played.notices(1) == ["didInsert.5", "didBeginEditing.5"], "together")
      return """
        Not corrected, but in the article. `upperDistance` is 45 − 75 = −30, `lowerDistance` 125 − 95 = 30; the smaller of them \
        is −30, and δ is its negative, 30. Twice that is more than a row is high. The comment above that line says that it takes \
        the smaller way of the two fingers; but both are negative when a finger moves outward, so the smaller number is the \
        larger way.
        """
    }
  }

  private var twoDays: Exercise {
    Exercise(
      question: """
        `gesture-list-by-actions` is a day without a single gesture: what a screen reader, a keyboard or a menu would do. \
        `gesture-list-by-gestures` is the same day with fingers. Play both. Are the notices the same? Are the items?
        """, source: .file("gesture-list-by-actions")
    ) { played in
      guard let other = try GestureRecordings.scripts().first(where: { $0.name == "gesture-list-by-gestures" }) else {
        throw SourceError.noFile("gesture-list-by-gestures")
      }
      let gestures = other.script.play()
      let same = gestures.steps.flatMap(\.notices) == played.notices()
      let items = gestures.steps.last?.state["items"] == played.state()["items"]
      try played.require(same && items, "twoDays")
      return """
        Both are: \(played.notices().count) notices, in the same order, and the same items in the end. Each gesture has a plain \
        action that leads to the same state, because a list that only fingers can use shuts people out.
        """
    }
  }
}
