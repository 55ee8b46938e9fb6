import InteractionReplay
import UtilityButtons

extension UtilityButtonsPage {
  func exercises() throws -> Section { try .exercises([half, threeStates, fiveButtons, regret]) }

  private static let actions = """
    "leading": [{"id": "flag", "title": "Flag"}],
           "trailing": [{"id": "delete", "title": "Delete"}, {"id": "more", "title": "More"}]
    """

  private var half: Exercise {
    Exercise(
      question: """
        `utility-buttons-exactly-half` drags a row to exactly half of its buttons, rests, and lifts. The same gesture opens a \
        ScrollSwipe. Does it open this row? Find the character in the code that decides.
        """, source: .file("utility-buttons-exactly-half"),
      shows: { played, _, index in index == 0 || index >= played.traces[0].steps.count - 3 }
    ) { played in
      try played.require(played.notices().isEmpty && played.text("rest") == "closed", "half")
      return """
        It does not. The character is `>` in `t > rightThreshold`, in the case of the closed row: at exactly half t is the \
        threshold, and `>` wants more. In the two other cases the same place is compared with `>=` and `<`, so a row that \
        shows its right side and is let go there stays open, and one that shows its left side goes over to the right.
        """
    }
  }

  private var threeStates: Exercise {
    func script(_ first: String) -> String {
      """
      {"design": "utility-buttons", "configuration": {
           \(Self.actions)}, "events": [
           {\(first)},
           {"at": 1, "scroll": {"phase": "began", "contentOffset": 90}},
           {"at": 2, "scroll": {"phase": "ended", "contentOffset": 180, "velocity": 0, "target": 180}}]}
      """
    }
    let opens = ["leading", "trailing"].map { #""open": {"edge": "\#($0)", "animated": false}"# }
    return Exercise(
      question: """
        Three rows with one button on the left and two on the right, 90 points each: one is closed, one shows its left side, one \
        its right side. A scroll view ends a drag of each at the same place and would come to rest at 180. What is each answered?
        """,
      source: .typed("[\(script(#""close": {}"#)),\n \(opens.map(script).joined(separator: ",\n "))]")
    ) { played in
      let targets = played.traces.indices.map { played.number("targetContentOffset", script: $0) }
      let states = played.traces.indices.map { played.text("cellState", script: $0) }
      try played.require(targets == [90, 270, 270] && states == ["center", "right", "right"], "states")
      return """
        \(targets.map(number).joined(separator: ", ")): \(states.joined(separator: ", ")). 180 is exactly P - R / 2. The closed row \
        asks for more than that, the two others for as much. So the same place does not always mean the same, which is \
        why the table above has a column for each state.
        """
    }
  }

  private var fiveButtons: Exercise {
    func script(_ rules: String, _ corrections: String) -> String {
      let buttons = (1...5).map { #"{"id": "\#($0)", "title": "\#($0)"}"# }.joined(separator: ", ")
      return """
        {"design": "utility-buttons", "configuration": {"trailing": [\(buttons)],
             "rules": "\(rules)", "corrections": "\(corrections)"}, "events": [
             {"pan": {"phase": "began", "translation": 0}},
             {"at": 0.1, "pan": {"phase": "ended", "translation": -60, "velocity": -900}},
             {"at": 3, "wait": {}}]}
        """
    }
    return Exercise(
      question: """
        Five buttons of 90 points make 450, in a row of 320. How far open is the row that SWTableViewCell makes of them, and the \
        one that ZCJTableViewCell makes? How wide is a button in each?
        """,
      source: .typed(
        "[\(script("SWTableViewCell", "none")),\n \(script("ZCJTableViewCell", "none")),\n \(script("ZCJTableViewCell", "all"))]"
      )
    ) { played in
      let open = played.traces.indices.map { -played.number("offset", script: $0) }
      try played.require(open.map { $0.rounded() } == [260, 450, 260], "width")
      return """
        \(number(open[0])) points, \(number(open[0] / 5)) a button: where more than 260 points are asked for, all buttons shrink \
        alike. ZCJTableViewCell multiplies and asks for nothing more: \(number(open[1])), \(number(open[1] / 5)) a button, and the \
        content is out of sight. Corrected it is \(number(open[2])), because 60 points of content stay.
        """
    }
  }

  private var regret: Exercise {
    func script(_ corrections: String) -> String {
      """
      {"design": "utility-buttons", "configuration": {
           \(Self.actions), "corrections": \(corrections)}, "events": [
           {"open": {"edge": "trailing", "animated": false}},
           {"at": 1, "press": {"edge": "trailing", "index": 0, "phase": "down"}},
           {"at": 2, "press": {"edge": "trailing", "index": 0, "phase": "cancelled"}}]}
      """
    }
    return Exercise(
      question: """
        A finger goes down on Delete, waits for a second, and slides off before it lifts. When is the row deleted? Which single \
        correction changes that?
        """, source: .typed("[\(script("\"none\"")),\n \(script("[\"pressOnRelease\"]"))]")
    ) { played in
      let pressed = played.traces[0].steps.first { $0.notices.contains("didPress.trailing.0") }
      try played.require(
        pressed?.event.hasSuffix("down") ?? false && played.notices(1) == ["didOpen.trailing"], "regret")
      return """
        At \(number(pressed?.at.seconds ?? .nan)) s, while the finger is still there: the library listens for `touchDown`. With \
        `pressOnRelease` alone nothing is pressed. (A row only reports the press, `didPress.trailing.0`; what is deleted is up \
        to the list or the app.)
        """
    }
  }
}
