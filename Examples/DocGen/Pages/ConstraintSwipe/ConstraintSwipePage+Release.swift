import ConstraintSwipe

extension ConstraintSwipePage {
  /// From how many points on a release opens, or leaves open, and what it does below, between and above.
  var release: Marks {
    let row = Self.row()
    let total = row.buttonTotalWidth
    // The points from which on the engine itself chooses open, asked point by point.
    let opens = Self.least(of: row, upTo: total, from: .closed)
    let stays = Self.least(of: row, upTo: total, from: .open(.trailing))
    var marks: Marks = ["opens": number(opens), "stays": number(stays)]
    for (words, points) in [("below", opens - 1), ("between", opens), ("above", stays)] {
      for (start, rest) in [("closed", Rest.closed), ("open", .open(.trailing))] {
        let target = row.destination(of: SwipeRelease(offset: -points, velocity: 0, from: rest))
        marks["\(start) \(words)"] = say(target == .closed ? "closes" : "opens")
      }
    }
    marks.quote("alt map", Self.map.alt)
    return marks
  }

  /// The least number of points shown from which a release opens, or leaves open.
  private static func least(of row: ConstraintSwipe, upTo total: Double, from rest: Rest) -> Double {
    (0...Int(total)).map(Double.init).first {
      row.destination(of: SwipeRelease(offset: -$0, velocity: 0, from: rest)) != .closed
    } ?? .nan
  }
}
