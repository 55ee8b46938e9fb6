import InteractionReplay
import UtilityButtons

extension UtilityButtonsPage {
  var exercises: [Exercise] { [half, threeStates, fiveButtons, regret] }

  private static let actions = """
    "leading": [{"id": "flag", "title": "Flag"}],
           "trailing": [{"id": "delete", "title": "Delete"}, {"id": "more", "title": "More"}]
    """

  private var half: Exercise {
    Exercise(
      name: "half", source: .file("utility-buttons-exactly-half"),
      shows: { played, _, index in index == 0 || index >= played.traces[0].steps.count - 3 }
    ) { played in
      try played.require(played.notices().isEmpty && played.text("rest") == "closed", "half")
      return [:]
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
      name: "threeStates",
      source: .typed("[\(script(#""close": {}"#)),\n \(opens.map(script).joined(separator: ",\n "))]")
    ) { played in
      let targets = played.traces.indices.map { played.number("targetContentOffset", script: $0) }
      let states = played.traces.indices.map { played.text("cellState", script: $0) }
      try played.require(targets == [90, 270, 270] && states == ["center", "right", "right"], "states")
      return [
        "states targets": Markdown.series(targets.map(number)),
        "states chosen": Markdown.series(states.map { say($0) }),
      ]
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
      name: "fiveButtons",
      source: .typed(
        "[\(script("SWTableViewCell", "none")),\n \(script("ZCJTableViewCell", "none")),\n \(script("ZCJTableViewCell", "all"))]"
      )
    ) { played in
      let open = played.traces.indices.map { -played.number("offset", script: $0) }
      try played.require(open.map { $0.rounded() } == [260, 450, 260], "width")
      return [
        "five": number(open[0]), "five each": number(open[0] / 5), "five zcj": number(open[1]),
        "five zcj each": number(open[1] / 5), "five corrected": number(open[2]),
      ]
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
      name: "regret", source: .typed("[\(script("\"none\"")),\n \(script("[\"pressOnRelease\"]"))]")
    ) { played in
      let pressed = played.traces[0].steps.first { $0.notices.contains("didPress.trailing.0") }
      try played.require(
        pressed?.event.hasSuffix("down") ?? false && played.notices(1) == ["didOpen.trailing"], "regret")
      return ["regret pressed": number(pressed?.at.seconds ?? .nan)]
    }
  }
}
