import GestureList
import InteractionLists

/// Faults over time: the fingers above what the list makes of them.
extension GestureListPage {
  /// What a fault's list is after each step of its gesture, in milliseconds.
  private static func course<Value>(
    _ correction: List.Correction, _ corrections: List.Corrections, _ value: (List) -> Value?
  ) -> [(time: Double, value: Value)] {
    let fault = fault(showing: correction)
    var list = fault.list(corrections)
    return fault.steps.compactMap { step in
      if let gesture = step.gesture { list.handle(gesture, at: Time(step.time)) }
      return value(list).map { (step.time * 1000, $0) }
    }
  }

  private static func both(_ correction: List.Correction) -> [(name: String, corrections: List.Corrections)] {
    [("article", .all.subtracting([correction])), ("corrected", .all)]
  }

  /// Two fingers that move up together, and the gap that opens between the rows under them.
  static let parting: DrawnFigure = {
    let pairs = fault(showing: .countsParting).steps.compactMap { step -> (time: Double, pair: FingerPair)? in
      guard case .pinch(_, let pair?, _) = step.gesture else { return nil }
      return (step.time * 1000, pair)
    }
    let lifts = pairs.last?.time ?? 0
    func finger(_ name: String, _ y: (FingerPair) -> Double) -> GestureTimeline.Curve {
      .init(name: name, stroke: .finger, points: pairs.map { Vector($0.time, y($0.pair)) })
    }
    let gaps = both(.countsParting).map { name, corrections in
      let open = course(.countsParting, corrections) { $0.pinch == nil ? nil : gap($0) }.map {
        Vector($0.time, $0.value)
      }
      // The fingers stay where they are until they lift.
      return GestureTimeline.Curve(
        name: name, stroke: name == "article" ? .neighbour : .row, points: open + [Vector(lifts, open.last?.y ?? 0)])
    }
    let height = GestureList.defaultRowHeight
    return GestureTimeline(
      duration: lifts + 60,
      marks: [.init(time: 0, words: "fingers down"), .init(time: lifts, words: "fingers lift")],
      lanes: [
        .init(
          name: "fingers, points from the top", curves: [finger("two fingers", \.upper), finger("", \.lower)],
          levels: [],
          top: 35, bottom: 135, height: 90, ticks: pairs.first.map { [$0.pair.upper, $0.pair.lower] } ?? []),
        .init(
          name: "gap, points", curves: gaps, levels: [.init(value: height, words: "wider adds an item")],
          top: height + 20, bottom: -8, height: 90, ticks: [0, height]),
      ], bands: [], notices: []
    ).figure(
      "GestureList-countsParting-gap.svg", title: "Fingers that move together, and the gap",
      alt: """
        Two fingers, one above the other, move up together by \(number((pairs.first?.pair.upper ?? 0) - (pairs.last?.pair.upper ?? 0))) points. \
        \(zip(["In the article", "corrected"], gaps).map { name, curve in
          let widest = curve.points.map(\.y).max() ?? 0
          return "\(name) the gap \(widest > 0 ? "grows to" : "stays at") \(number(widest)) points"
        }.joined(separator: "; ")).
        """)
  }()

  /// How far apart the placeholder's two neighbours have moved, in points.
  static func gap(_ list: List) -> Double {
    guard let pinch = list.pinch else { return 0 }
    let edges = [pinch.indexAbove, pinch.indexBelow].compactMap { list.id(for: RowPosition(row: $0)) }
      .compactMap { list.appearance(of: $0, at: .zero)?.frame }
    return edges.count == 2 ? edges[1].y - edges[0].maxY : 0
  }

  /// Three swipes, of which the last two end without a moved sample, and what the item is after each.
  static let decision: DrawnFigure = {
    let steps = fault(showing: .freshDecision).steps
    var swipes: [[Vector]] = []
    for step in steps {
      guard case .pan(_, let sample) = step.gesture else { continue }
      let point = Vector(step.time * 1000, sample.translation.x)
      if sample.phase == .began { swipes.append([point]) } else { swipes[swipes.count - 1].append(point) }
    }
    let end = (steps.last?.time ?? 0) * 1000 + 500
    func look(_ state: String) -> Sketch.Look {
      switch state {
      case "done": .chosen
      case "deleted": .other
      default: .kept
      }
    }
    let items = both(.freshDecision).map { name, corrections in
      course(.freshDecision, corrections) { list in
        list.item(RowID(1)).map { $0.isCompleted ? "done" : "to do" } ?? "deleted"
      }
    }
    let bands = zip(both(.freshDecision), items).map { side, states in
      GestureTimeline.Band(
        name: "the item, \(side.name)", states.map { ($0.time, $0.value) }, until: end, look: look)
    }
    let half = swipeEdges.last?.value ?? 0
    return GestureTimeline(
      duration: end, marks: swipes.map { .init(time: $0.last?.x ?? 0, words: "lifts") },
      lanes: [
        .init(
          name: "finger, points sideways",
          curves: swipes.enumerated().map { .init(name: $0 == 0 ? "the finger" : "", stroke: .finger, points: $1) },
          levels: [.init(value: half, words: "completes"), .init(value: -half, words: "deletes")], top: 320,
          bottom: -320,
          height: 120, ticks: [-half, 0, half])
      ], bands: bands, notices: []
    ).figure(
      "GestureList-freshDecision-flags.svg", title: "Three swipes, and what becomes of the item",
      alt: """
        A finger swipes to \(number(swipes.first?.last?.y ?? 0)) and lifts; a second one lifts where it touched; a third one \
        lifts at \(number(swipes.last?.last?.y ?? 0)) without a report on its way. \(zip(["Without this correction", "corrected"], items).map {
          name, states in
          let lifted = swipes.compactMap { swipe in states.first { $0.time == swipe.last?.x }?.value }
          return "\(name) the item is \(lifted.joined(separator: ", "))"
        }.joined(separator: "; ")).
        """)
  }()
}
