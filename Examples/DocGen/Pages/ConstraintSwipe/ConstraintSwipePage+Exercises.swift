import ConstraintSwipe
import InteractionReplay

extension ConstraintSwipePage {
  var exercises: [Exercise] { [slowAndFast, oneButton, hesitation, letter, rotation] }

  private static let twoButtons =
    #""trailing": [{"id": "one", "title": "Button 1"}, {"id": "two", "title": "Button 2"}]"#

  private var slowAndFast: Exercise {
    Exercise(
      name: "slowAndFast",
      source: .typed(
        """
        [{"design": "constraint-swipe", "configuration": {\(Self.twoButtons)}, "events": [
           {"pan": {"phase": "began", "translation": 0}},
           {"at": 0.1, "pan": {"phase": "ended", "translation": -39, "velocity": -2000}},
           {"at": 1, "wait": {}}]},
         {"design": "constraint-swipe", "configuration": {\(Self.twoButtons)}, "events": [
           {"pan": {"phase": "began", "translation": 0}},
           {"at": 2, "pan": {"phase": "ended", "translation": -40}},
           {"at": 3, "wait": {}}]}]
        """)
    ) { played in
      try played.require(played.notices(0).isEmpty && played.notices(1) == ["didOpen.trailing"], "slowAndFast")
      return [:]
    }
  }

  private var oneButton: Exercise {
    let row = #""configuration": {"trailing": [{"id": "only", "title": "Only", "width": 200}]}, "events": ["#
    return Exercise(
      name: "oneButton",
      source: .typed(
        """
        [{"design": "constraint-swipe", \(row)
           {"pan": {"phase": "began", "translation": 0}},
           {"at": 0.5, "pan": {"phase": "ended", "translation": -99}},
           {"at": 1, "pan": {"phase": "began", "translation": 0}},
           {"at": 1.5, "pan": {"phase": "ended", "translation": -100}}]},
         {"design": "constraint-swipe", \(row)
           {"open": {"edge": "trailing", "animated": false}},
           {"at": 1, "pan": {"phase": "began", "translation": 0}},
           {"at": 1.5, "pan": {"phase": "ended", "translation": 100}},
           {"at": 2, "pan": {"phase": "began", "translation": 0}},
           {"at": 2.5, "pan": {"phase": "ended", "translation": 101}}]}]
        """)
    ) { played in
      try played.require(
        played.notices(0) == ["didOpen.trailing"] && played.text("rest", step: 2) == "closed", "oneButton opens")
      try played.require(
        played.notices(1) == ["didOpen.trailing", "didClose"] && played.text("rest", script: 1, step: 3) == "trailing",
        "oneButton stays")
      let threshold = -played.number("offset", step: 4)
      return ["one button": number(threshold)]
    }
  }

  private var hesitation: Exercise {
    Exercise(
      name: "hesitation",
      source: .file("hesitate-and-reverse"),
      shows: { played, script, index in
        let step = played.traces[script].steps[index]
        let offsets = played.offsets(ofRow: 1)
        return step.event != "touch.moved" || offsets[index] == offsets.min()
          || index == offsets.count - 3
      }
    ) { played in
      let offsets = played.offsets(ofRow: 1)
      let steps = played.traces[0].steps
      let lift = steps.lastIndex { $0.event == "touch.up" } ?? 0
      let threshold = ConstraintSwipe.defaultButtonWidth / 2
      let most = -(offsets.min() ?? 0)
      try played.require(played.notices(0).isEmpty && most > threshold && -offsets[lift] < threshold, "hesitation")
      return ["hesitation most": number(most), "hesitation lifted": number(-offsets[lift])]
    }
  }

  private var letter: Exercise {
    func script(_ corrections: String) -> String {
      """
      {"design": "constraint-swipe",
         "configuration": {\(Self.twoButtons), "corrections": "\(corrections)"}, "events": [
           {"pan": {"phase": "began", "translation": 0}},
           {"at": 0.2, "pan": {"phase": "changed", "translation": -165}},
           {"at": 0.6, "pan": {"phase": "changed", "translation": -20}},
           {"at": 0.7, "pan": {"phase": "ended", "translation": -20}},
           {"at": 1.5, "wait": {}}]}
      """
    }
    return Exercise(
      name: "letter", source: .typed("[\(script("all")),\n \(script("none"))]")
    ) { played in
      let (here, article) = (played.number("offset", step: 3), played.number("offset", script: 1, step: 3))
      try played.require(
        here == -20 && article == -160 && played.notices(0).isEmpty && played.notices(1) == ["didOpen.trailing"],
        "letter")
      return ["letter here": number(here), "letter article": number(article)]
    }
  }

  private var rotation: Exercise {
    Exercise(
      name: "rotation",
      source: .typed(
        """
        {"design": "constraint-swipe", "configuration": {\(Self.twoButtons)}, "events": [
           {"open": {"edge": "trailing", "animated": false}},
           {"at": 1, "resize": {"width": 480}}]}
        """)
    ) { played in
      let offset = played.number("offset")
      try played.require(offset == -160 && played.notices() == ["didOpen.trailing"], "rotation")
      return ["rotation": number(offset)]
    }
  }
}
