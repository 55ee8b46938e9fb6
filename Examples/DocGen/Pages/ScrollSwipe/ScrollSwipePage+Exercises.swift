import InteractionCore
import InteractionReplay
import ScrollSwipe

extension ScrollSwipePage {
  var exercises: [Exercise] { [half, band, answer, layout] }

  private static let row =
    #""configuration": {"leading": [{"id": "yes", "title": "Yes"}, {"id": "no", "title": "No"}]"#

  private var half: Exercise {
    Exercise(
      name: "half", source: .file("scroll-swipe-exactly-half"),
      shows: { played, _, index in index == 0 || index >= played.traces[0].steps.count - 3 }
    ) { played in
      let inset = played.number("target")
      try played.require(played.notices() == ["didOpen.trailing"] && inset == -160, "half")
      return ["half shown": number(-inset / 2), "half inset": number(-inset)]
    }
  }

  private var band: Exercise {
    Exercise(
      name: "band", source: .file("scroll-swipe-overshoot"),
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
      return ["band beyond": number(beyond), "band c": number(c), "band d": number(d), "band formula": number(formula)]
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
      name: "answer",
      source: .typed(
        "[\(script("article", "none")),\n \(script("SwipeableTableViewCell", "none")),\n \(script("article", "all"))]")
    ) { played in
      let targets = played.traces.indices.map { played.number("targetContentOffset", script: $0) }
      try played.require(targets == [0, -160, -160], "answer")
      return [
        "answer article": number(targets[0]), "answer final": number(targets[1]),
        "answer corrected": number(targets[2]),
      ]
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
      name: "layout", source: .typed("[\(script("none")),\n \(script("all"))]")
    ) { played in
      let (article, here) = (played.number("offset", step: 2), played.number("offset", script: 1))
      try played.require(article == 0 && here == 160, "layout")
      return ["layout article": number(article), "layout here": number(here)]
    }
  }
}
