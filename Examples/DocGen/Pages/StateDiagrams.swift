/// The diagrams of the designs' states; a page is not made where one has other states than the source.
extension StateDiagram {
  static let constraintSwipe = StateDiagram(
    states: [
      State("resting", column: 0), State("held", column: 1), State("adrift", column: 2, isFault: true),
      State("snapping", column: 2, isFault: true), State("settling", column: 2),
    ],
    edges: [
      Edge("held", "adrift", "failed", isFault: true), Edge("adrift", "held", "began", isFault: true),
      Edge("held", "snapping", "reaches a catch point", isFault: true),
      Edge("snapping", "held", "the next sample", isFault: true),
      Edge("resting", "held", "began"), Edge("held", "settling", "ended, cancelled, failed"),
      Edge("settling", "held", "began"), Edge("settling", "resting", "the motion is over"),
      Edge("resting", "settling", "open, close, tap"),
    ])

  /// The two designs that are built on a scroll view have the same states.
  static let scrolling = StateDiagram(
    states: [
      State("resting", column: 0), State("held", column: 1), State("any state", column: 1, isAny: true),
      State("adrift", column: 2, isFault: true), State("settling", column: 2), State("driven", column: 2),
    ],
    edges: [
      Edge("held", "adrift", "failed", isFault: true), Edge("adrift", "held", "began", isFault: true),
      Edge("resting", "held", "began"), Edge("held", "settling", "ended, cancelled, failed"),
      Edge("settling", "held", "began"), Edge("settling", "resting", "the motion is over"),
      Edge("resting", "settling", "open, close, tap"), Edge("any state", "driven", "a scroll view reports"),
      Edge("driven", "resting", "prepareForReuse"),
    ])

  /// The article's state of a cell, with v in points per millisecond and t as in the decision table.
  static let cellState = StateDiagram(
    states: [State("left", column: 0), State("center", column: 1), State("right", column: 2)],
    edges: [
      Edge("center", "left", "v ≤ −0.5, or slowly t < L/2"), Edge("center", "right", "v ≥ 0.5, or slowly t > P−R/2"),
      Edge("left", "center", "v ≥ 0.5, or slowly L/2 < t < P−R/2"),
      Edge("right", "center", "v ≤ −0.5, or slowly L/2 < t < P−R/2"),
      Edge("left", "right", "slowly, t ≥ P−R/2"), Edge("right", "left", "slowly, t ≤ L/2"),
    ])

  static let activity = StateDiagram(
    states: [State("nothing", column: 0), State("typing", column: 1), State("sliding", column: 2)],
    edges: [
      Edge("nothing", "typing", "tap on a field"), Edge("typing", "sliding", "a slide begins"),
      Edge("typing", "nothing", "endEditing, row hidden"), Edge("sliding", "typing", "a field gets the keyboard"),
      Edge("nothing", "sliding", "a slide begins"), Edge("sliding", "nothing", "up, cancelled, row hidden or changed"),
    ])

  static let gesture = StateDiagram(
    states: [State("none", column: 0)]
      + ["swiping", "pulling", "pinching", "holding"].map { State($0, column: 1) },
    edges: [("swiping", "a pan"), ("pulling", "a pull"), ("pinching", "a pinch"), ("holding", "a hold")].flatMap {
      [
        Edge("none", $0, $1 + " began"),
        Edge($0, "none", "ended, cancelled, failed" + ($0 == "pulling" ? "" : ", its row is moved or removed")),
      ]
    })

  static let gestureRow = StateDiagram(
    states: [
      State("resting", column: 0), State("held", column: 1), State("adrift", column: 2, isFault: true),
      State("returning", column: 2),
    ],
    edges: [
      Edge("held", "adrift", "cancelled, failed", isFault: true), Edge("adrift", "held", "began", isFault: true),
      Edge("resting", "held", "began"), Edge("held", "returning", "ended, cancelled, failed"),
      Edge("returning", "held", "began"), Edge("returning", "resting", "the motion is over"),
    ])
}
