import ConstraintSwipe
import InteractionReplay

extension ConstraintSwipePage {
  func exercises() throws -> Section {
    try .exercises([slowAndFast, oneButton, hesitation, letter, rotation])
  }

  private static let twoButtons =
    #""trailing": [{"id": "one", "title": "Button 1"}, {"id": "two", "title": "Button 2"}]"#

  private var slowAndFast: Exercise {
    Exercise(
      question: """
        A finger is lifted at full speed, 2,000 points per second, after 39 points. Another one creeps to 40 and is lifted. \
        Which row opens?
        """,
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
      return """
        The slow one. Its finger has come to half of the outer button, \(number(ConstraintSwipe.defaultButtonWidth / 2)) points, \
        and that is all that counts: the rule reads the offset at the release and the widths of two buttons, never the speed.
        """
    }
  }

  private var oneButton: Exercise {
    let row = #""configuration": {"trailing": [{"id": "only", "title": "Only", "width": 200}]}, "events": ["#
    return Exercise(
      question: """
        A row has a single button of 200 points. Two buttons gave two thresholds, one for opening and one for staying open. \
        What are they here? The scripts ask 1 point short of it, and from both sides.
        """,
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
      return """
        The same: \(number(threshold)) points, half of the button. It is the outermost button, whose first half opens a closed \
        row, and the innermost one, whose second half keeps an open row open.
        """
    }
  }

  private var hesitation: Exercise {
    Exercise(
      question: """
        `hesitate-and-reverse` drags a row open, rests, and goes back before it lifts. How far open is the row at most? Where \
        is it when the finger lifts? Why is nothing reported?
        """,
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
      return """
        \(number(most)) points, more than half of the outer button. But when the finger lifts the row is at \
        \(number(-offsets[lift])) points, and only that place counts, which is less than \(number(threshold)). So the row closes; \
        it was closed before, so nothing has changed, and nothing is reported.
        """
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
      question: """
        Drag 5 points past the last button and back to 20, once corrected and once as the article has it. Where is each row \
        while the finger is at 20? How does each end?
        """, source: .typed("[\(script("all")),\n \(script("none"))]")
    ) { played in
      let (here, article) = (played.number("offset", step: 3), played.number("offset", script: 1, step: 3))
      try played.require(
        here == -20 && article == -160 && played.notices(0).isEmpty && played.notices(1) == ["didOpen.trailing"],
        "letter")
      return """
        At \(number(here)) and at \(number(article)). Corrected, the content is where the finger is, and the row closes again. In \
        the article the touch of the last button has opened the row in the middle of the drag, and moved the point from which \
        the drag counts: as long as your finger is left of where it began, it no longer moves the row, which ends open, with \
        a notice. That is `fingerKeepsHold`.
        """
    }
  }

  private var rotation: Exercise {
    Exercise(
      question: "A row is open, and the screen is turned: the row gets wider. Does it close? Is anything reported?",
      source: .typed(
        """
        {"design": "constraint-swipe", "configuration": {\(Self.twoButtons)}, "events": [
           {"open": {"edge": "trailing", "animated": false}},
           {"at": 1, "resize": {"width": 480}}]}
        """)
    ) { played in
      let offset = played.number("offset")
      try played.require(offset == -160 && played.notices() == ["didOpen.trailing"], "rotation")
      return """
        It stays open, at \(number(offset)), and nothing is reported but its opening. What rests is the state, `.open(.trailing)`; \
        the offset follows from it and from the widths of the buttons, and those do not depend on the width of the row as long \
        as enough of its content stays in sight.
        """
    }
  }
}
