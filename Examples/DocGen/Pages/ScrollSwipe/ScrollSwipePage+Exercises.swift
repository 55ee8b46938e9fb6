import InteractionCore
import InteractionReplay
import ScrollSwipe

extension ScrollSwipePage {
  func exercises() throws -> Section { try .exercises([half, band, answer, layout]) }

  private static let row =
    #""configuration": {"leading": [{"id": "yes", "title": "Yes"}, {"id": "no", "title": "No"}]"#

  private var half: Exercise {
    Exercise(
      question: """
        `scroll-swipe-exactly-half` drags a row slowly to exactly half of its buttons, rests, and lifts. Does it open? Would it \
        in the article?
        """, source: .file("scroll-swipe-exactly-half"),
      shows: { played, _, index in index == 0 || index >= played.traces[0].steps.count - 3 }
    ) { played in
      let inset = played.number("target")
      try played.require(played.notices() == ["didOpen.trailing"] && inset == -160, "half")
      return """
        It does: with \(number(-inset / 2)) of \(number(-inset)) points in sight, half is enough. In the article it would not, \
        because there only what is beyond all buttons opens; take the correction away and play it again: \
        `sed 's/"configuration":{/&"corrections":"none",/' Examples/Gestures/scroll-swipe-exactly-half.json | swift run docgen replay - --text`.
        """
    }
  }

  private var band: Exercise {
    Exercise(
      question: """
        `scroll-swipe-overshoot` drags 100 points beyond the buttons. How far does the content come? Which formula says so?
        """, source: .file("scroll-swipe-overshoot"),
      shows: { played, _, index in
        index == 0 || index >= played.traces[0].steps.count - 3
          || played.number("offset", step: index) == played.course("offset").min()
      }
    ) { played in
      let farthest = -(played.course("offset").min() ?? .nan)
      let beyond = farthest - 160
      let (c, d) = (ScrollPhysics.rubberBandCoefficient, 320.0)
      let formula = (1 - 1 / (100 * c / d + 1)) * d
      try played.require((formula - beyond).magnitude < 0.01, "band")
      return """
        \(number(beyond)) points beyond its 160. A scroll view passes on less and less of what your finger moves: x points beyond \
        an end become (1 − 1 / (x c / d + 1)) d, where c is \(number(c)) and d the width of the row, \(number(d)). For x = 100 \
        that is \(number(formula)). It never reaches d, however far your finger goes.
        """
    }
  }

  private var answer: Exercise {
    func script(_ rules: String, _ corrections: String) -> String {
      """
      {"design": "scroll-swipe", \(Self.row), "rules": "\(rules)", "corrections": "\(corrections)"},
         "events": [
           {"scroll": {"phase": "began", "contentOffset": 0}},
           {"at": 0.2, "scroll": {"phase": "moved", "contentOffset": -100}},
           {"at": 0.3, "scroll": {"phase": "ended", "contentOffset": -150, "velocity": -700, "target": -160}}]}
      """
    }
    return Exercise(
      question: """
        Here a real scroll view drives the row: it reports, and is answered. Its finger lifts with 150 of 160 points in sight and \
        an outward velocity of 700 points per second, so the content would glide to -160 by itself. What do the article, the \
        final version and the corrected row answer?
        """,
      source: .typed(
        "[\(script("article", "none")),\n \(script("SwipeableTableViewCell", "none")),\n \(script("article", "all"))]")
    ) { played in
      let targets = played.traces.indices.map { played.number("targetContentOffset", script: $0) }
      try played.require(targets == [0, -160, -160], "answer")
      return """
        The article sends it back to \(number(targets[0])), against its motion, because it has not been pulled beyond all buttons. \
        The final version answers \(number(targets[1])), because 700 is more than \(number(ScrollSwipe.openVelocity)), its \
        velocity for opening. Corrected, even under the article's rules, which know no velocity, the answer is \
        \(number(targets[2])), because more than half shows.
        """
    }
  }

  private var layout: Exercise {
    func script(_ corrections: String) -> String {
      """
      {"design": "scroll-swipe", \(Self.row), "corrections": "\(corrections)"}, "events": [
           {"open": {"edge": "leading", "animated": false}},
           {"at": 1, "resize": {"width": 320}},
           {"at": 2, "resize": {"width": 480}}]}
      """
    }
    return Exercise(
      question: """
        An open row is laid out again at the same width, and then at another one. What is left of it in the article, and \
        what corrected?
        """, source: .typed("[\(script("none")),\n \(script("all"))]")
    ) { played in
      let (article, here) = (played.number("offset", step: 2), played.number("offset", script: 1))
      try played.require(article == 0 && here == 160, "layout")
      return """
        In the article nothing is left after the first layout pass: the offset is \(number(article)), although nothing about the \
        row has changed, and nobody was told. Corrected it is \(number(here)) after both, because the same width is no reason to \
        do anything, and at another width the row keeps its state, not its offset.
        """
    }
  }
}
