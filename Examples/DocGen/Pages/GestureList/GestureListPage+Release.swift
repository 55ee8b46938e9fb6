import GestureList
import InteractionLists

extension GestureListPage {
  /// The sizes of the rows, the farthest that does nothing, and the least that counts.
  var release: Marks {
    var marks: Marks = ["width": number(Self.width), "height": number(Self.height)]
    for (gesture, counts) in [
      ("swipe", Self.swipeCounts), ("pull", Self.pullCounts), ("pinch", Self.pinchCounts),
    ] {
      let least = Self.least(counts)
      marks["\(gesture) nothing"] = number(least - 0.5)
      marks["\(gesture) counts"] = number(least)
    }
    marks.quote("alt anatomy", Self.anatomy.alt)
    marks.quote("alt map", Self.map.alt)
    marks += [
      "table fingers": Self.whoseFinger, "slop": number(TableOptions.defaultSlop),
      "return seconds": number3(GestureList.returnDuration), "gap seconds": number3(GestureList.gapDuration),
      "lift seconds": number3(GestureList.liftDuration),
    ]
    for (name, figure) in [("pinch", Self.pinchFigure), ("parting", Self.parting), ("decision", Self.decision)] {
      marks.quote("alt \(name)", figure.alt)
    }
    return marks
  }

  private static let width = 320.0
  private static let height = GestureList.defaultRowHeight

  /// The least half of a point that counts.
  private static func least(_ counts: (Double) -> Bool) -> Double {
    (0...Int(width * 2)).map { Double($0) / 2 }.first(where: counts) ?? .nan
  }

  private static func notices(_ events: [TableGesture]) -> [String] {
    var list = GestureList(["A", "B", "C"], width: width)
    return events.flatMap { list.handle($0, at: .zero).notices.map(\.name) }
  }

  private static func swipeCounts(_ x: Double) -> Bool {
    [x, -x].allSatisfy { x in
      !notices([.began, .ended].map { .pan(RowID(1), PanSample($0, translation: Vector($0 == .began ? 0 : x, 0))) })
        .isEmpty
    }
  }

  private static func pullCounts(_ y: Double) -> Bool {
    !notices([.pull(.began, contentOffset: 0), .pull(.changed, contentOffset: -y), .pull(.ended, contentOffset: -y)])
      .isEmpty
  }

  private static func pinchCounts(_ apart: Double) -> Bool {
    let (start, now) = (FingerPair(75, 125), FingerPair(75 - apart / 2, 125 + apart / 2))
    return !notices([
      .pinch(.began, start, contentOffset: 0), .pinch(.changed, now, contentOffset: 0),
      .pinch(.ended, now, contentOffset: 0),
    ]).isEmpty
  }
}
