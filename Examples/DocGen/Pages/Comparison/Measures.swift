import InteractionCore

/// Something that is found out about a row by events alone, and said in a few words.
protocol Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String
}

extension Measure {
  /// A row after a drag from closed that shows some points of a side; the finger is lifted at a velocity toward the side's
  /// opening, or rests.
  fileprivate func released<Row: RevealingRow>(
    _ row: Row, _ edge: SwipeEdge, at shown: Double, velocity: Double = 0
  ) -> Row {
    var row = row
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(edge.sign * shown, 0)), at: Time(0.2))
    let end = PanSample(
      .ended, translation: Vector(edge.sign * shown, 0), velocity: Vector(edge.sign * velocity, 0))
    row.pan(end, at: Time(0.4))
    return row
  }

  /// An open row.
  fileprivate func opened<Row: RevealingRow>(_ row: Row, _ edge: SwipeEdge) -> Row {
    var row = row
    row.open(edge, animated: false, at: .zero)
    return row
  }

  /// How far the content is when a side is open, in points, without sign.
  fileprivate func total<Row: RevealingRow>(_ row: Row, _ edge: SwipeEdge) -> Double {
    opened(row, edge).offset(at: .zero).magnitude
  }

  fileprivate func points(_ value: Double) -> String { number(value) + " pt" }
}

/// How wide a button is.
struct ButtonWidth: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    points(opened(row, edge).actionFrame(edge: edge, index: 0, at: .zero).width)
  }
}

/// The offset of an open row.
struct OpenOffset: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    number(opened(row, edge).offset(at: .zero))
  }
}

/// From how many points shown a slow release opens.
struct Opening: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    let total = total(row, edge)
    let least = (0...Int(total * 2)).map { Double($0) / 2 }.first { released(row, edge, at: $0).rest == .open(edge) }
    return least.map { say("$1 of $2", points($0), number(total)) } ?? say("never; only beyond all $1", number(total))
  }
}

/// Down to how many points shown a slow release leaves an open row open.
struct Staying: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    let total = total(row, edge)
    let least = (0...Int(total * 2)).map { Double($0) / 2 }.first { shown in
      var row = opened(row, edge)
      let back = Vector(-edge.sign * (total - shown), 0)
      row.pan(PanSample(.began, translation: .zero), at: Time(1))
      row.pan(PanSample(.changed, translation: back), at: Time(1.2))
      row.pan(PanSample(.ended, translation: back), at: Time(1.4))
      return row.rest == .open(edge)
    }
    return least.map { say("$1 of $2", points($0), number(total)) } ?? say("never; only beyond all $1", number(total))
  }
}

/// From which velocity a release with 10 points shown opens.
struct FlickOpen: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    let least = stride(from: 0.0, through: 5000, by: 10).first {
      released(row, edge, at: 10, velocity: $0).rest == .open(edge)
    }
    return least.map(number) ?? say("none: it closes")
  }
}

/// A row that has been let go half open, and to which its motion leads.
private func course<Row: RevealingRow>(of row: Row) -> (seconds: Double, beyond: Double) {
  let start = Time(0.4)
  let end = row.settleTime ?? start
  let target = row.offset(at: end)
  let from = row.offset(at: start)
  let ahead = target < from ? -1.0 : 1.0
  let beyond =
    (0...1000).map { ahead * (row.offset(at: start + (end - start) * Double($0) / 1000) - target) }.max() ?? 0
  return (end - start, max(0, beyond))
}

/// How long a row moves after it was let go half open.
struct Settling: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    number(course(of: released(row, edge, at: total(row, edge) / 2 + 1)).seconds) + " s"
  }
}

/// How far such a row goes beyond its place.
struct Overshoot: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    points(course(of: released(row, edge, at: total(row, edge) / 2 + 1)).beyond)
  }
}

/// How far content follows a finger that goes 100 points beyond the buttons.
struct Beyond: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    var row = row
    let total = total(row, edge)
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(edge.sign * (total + 100), 0)), at: Time(0.4))
    // The article's row that reaches its end snaps; where it stands then is what counts.
    let time = row.settleTime ?? Time(0.4)
    return points(row.offset(at: time).magnitude - total)
  }
}

/// What a cancelled pan does to a closed and to an open row.
struct Cancelling: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    func ends(_ row: Row, from: Double) -> Rest {
      var row = row
      let moved = Vector(edge.sign * from, 0)
      row.pan(PanSample(.began, translation: .zero), at: Time(1))
      row.pan(PanSample(.changed, translation: moved), at: Time(1.2))
      row.pan(PanSample(.cancelled, translation: moved), at: Time(1.4))
      return row.rest
    }
    let total = total(row, edge)
    let closed = ends(row, from: total * 0.6)
    let open = ends(opened(row, edge), from: -total * 0.6)
    if closed == .closed && open != .closed { return say("goes back") }
    return say(
      "closed: $1, open: $2", say(closed == .closed ? "closes" : "opens"), say(open == .closed ? "closes" : "opens"))
  }
}

/// What an open row does when another one opens.
struct OtherOpens: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    var row = opened(row, edge)
    row.tableChanged(.otherRowOpened, at: Time(1))
    return say(row.rest == .closed ? "closes" : "stays open")
  }
}

/// What a tap on the content of an open row does.
struct Tapping: Measure {
  func words<Row: RevealingRow>(of row: Row, _ edge: SwipeEdge) -> String {
    var row = opened(row, edge)
    let effects = row.tap(at: Time(1))
    let closes = say(row.rest == .closed ? "closes it" : "leaves it open")
    return effects.notices.contains { $0 == .didSelect } ? say("$1 and selects it", closes) : closes
  }
}
