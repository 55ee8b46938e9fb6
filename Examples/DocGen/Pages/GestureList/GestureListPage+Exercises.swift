import GestureList
import InteractionReplay

extension GestureListPage {
  var exercises: [Exercise] { [thresholds, jump, together, twoDays] }

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
      name: "thresholds",
      source: .typed(
        "[\(Self.script(Self.swipe(160))),\n \(Self.script(Self.pull(50))),\n \(Self.script(Self.pinch((75, 125), (50, 150))))]"
      )
    ) { played in
      try played.require(
        played.notices(0) == ["didComplete.1"] && played.notices(1).isEmpty && played.notices(2).isEmpty, "thresholds")
      return [:]
    }
  }

  private var jump: Exercise {
    let hold = [
      #"{"hold": {"phase": "began", "y": 25}}"#, #"{"at": 0.6, "hold": {"phase": "changed", "y": 125}}"#,
      #"{"at": 0.7, "hold": {"phase": "ended", "y": 125}}"#,
    ]
    return Exercise(
      name: "jump", source: .typed("[\(Self.script(hold)),\n \(Self.script(hold, corrections: "none"))]")
    ) { played in
      let orders = played.traces.indices.map { Self.order(played, $0) }
      try played.require(orders == ["1 2 0 3 4", "2 1 0 3 4"], "jump")
      return ["jump order": orders[0], "jump article": orders[1]]
    }
  }

  private static func order(_ played: Exercise.Played, _ script: Int) -> String {
    guard case .array(let ids)? = played.state(script)["ids"] else { return "" }
    return ids.map { id in if case .number(let id) = id { number(id) } else { "?" } }.joined(separator: " ")
  }

  private var together: Exercise {
    let pinch = Self.pinch((75, 125), (45, 95))
    return Exercise(
      name: "together", source: .typed("[\(Self.script(pinch)),\n \(Self.script(pinch, corrections: "none"))]")
    ) { played in
      try played.require(
        played.notices(0).isEmpty && played.notices(1) == ["didInsert.5", "didBeginEditing.5"], "together")
      return [:]
    }
  }

  private var twoDays: Exercise {
    Exercise(
      name: "twoDays", source: .file("gesture-list-by-actions")
    ) { played in
      guard let other = try GestureRecordings.scripts().first(where: { $0.name == "gesture-list-by-gestures" }) else {
        throw SourceError.noFile("gesture-list-by-gestures")
      }
      let gestures = other.script.play()
      let same = gestures.steps.flatMap(\.notices) == played.notices()
      let items = gestures.steps.last?.state["items"] == played.state()["items"]
      try played.require(same && items, "twoDays")
      return ["two days notices": String(played.notices().count)]
    }
  }
}
