import InteractionCore

extension GestureTimeline {
  /// Draws a lane with its curves, axis and levels, and returns the lower end in points.
  func draw(_ lane: Lane, at top: Double, into sketch: inout Sketch) -> Double {
    sketch.text(lane.name, at: Vector(12, top + 14), style: "t", size: Self.type, isBold: true)
    var y = top + 14
    var left = 12.0
    y += 17
    for curve in lane.curves where !curve.name.isEmpty {
      let width = 34 + TextWidth.of(curve.name, size: Self.type)
      if left > 12, left + width > Sketch.width - 4 { (left, y) = (12, y + 17) }
      sketch.line(from: Vector(left, y - 4), to: Vector(left + 26, y - 4), style: curve.stroke.rawValue)
      sketch.text(curve.name, at: Vector(left + 32, y), style: curve.stroke.text, size: Self.type)
      left += width + 12
    }
    let area = LayoutRect(Self.axis.lowerBound, y + 10, Self.axis.upperBound - Self.axis.lowerBound, lane.height)
    drawMoments(from: area.y, to: area.maxY, into: &sketch)
    sketch.line(from: Vector(area.x, area.y), to: Vector(area.x, area.maxY), style: "a")
    var written: [Double] = []
    for tick in lane.ticks {
      let height = area.y + lane.y(of: tick)
      sketch.line(from: Vector(area.x - 4, height), to: Vector(area.x, height), style: "a")
      guard written.allSatisfy({ ($0 - height).magnitude >= 14 }) else { continue }
      written.append(height)
      sketch.text(number(tick), at: Vector(area.x - 7, height + 4), .end, style: "m", size: Self.type)
    }
    for level in lane.levels {
      let height = area.y + lane.y(of: level.value)
      sketch.line(from: Vector(area.x, height), to: Vector(area.maxX, height), style: "kl")
    }
    let curves = lane.curves.map { curve in
      curve.points.map { Vector(x($0.x), area.y + lane.y(of: $0.y)) }
    }
    // Names are in front of the lines of moments, and curves in front of both.
    for level in lane.levels {
      let frame = freePlace(for: level, in: area, at: area.y + lane.y(of: level.value), curves, sketch)
      sketch.box(LayoutRect(frame.x - 2, frame.y, frame.width + 4, frame.height), .ground)
      sketch.text(
        level.words, at: Vector(frame.x, frame.y + Self.type * 0.78), style: "t", size: Self.type)
    }
    for (curve, points) in zip(lane.curves, curves) { sketch.curve(points, style: curve.stroke.rawValue) }
    return area.maxY + 8
  }

  /// Returns the frame of a level's name: beside its line, where it overlaps curves and other names least.
  private func freePlace(
    for level: Level, in area: LayoutRect, at height: Double, _ curves: [[Vector]], _ sketch: Sketch
  ) -> LayoutRect {
    let width = TextWidth.of(level.words, size: Self.type)
    let tops = [height - Self.type - 1, height + 4]
    let places = stride(from: area.maxX - width, through: area.x + 4, by: -6).flatMap { left in
      tops.map { LayoutRect(left, $0, width, Self.type) }
    }
    func hidden(_ place: LayoutRect) -> Double {
      let covered = curves.reduce(0.0) { sum, points in
        sum + zip(points, points.dropFirst()).reduce(0.0) { $0 + Self.overlap($1.0, $1.1, place) }
      }
      // Overlapping a moment's line is better than overlapping a curve, and overlapping a name is worst.
      let lines = marks.filter { x($0.time) > place.x - 2 && x($0.time) < place.maxX + 2 }
      let names = sketch.labels.filter { !Self.isApart($0.frame, place) }
      return covered * 10 + Double(lines.count) * 4 + Double(names.count) * 1000
    }
    let least = places.map { (place: $0, hidden: hidden($0)) }.min { $0.hidden < $1.hidden }
    return least?.place ?? LayoutRect(area.x + 4, tops[0], width, Self.type)
  }

  /// Returns the length of a piece of a curve that lies behind a name, in points.
  private static func overlap(_ start: Vector, _ end: Vector, _ place: LayoutRect) -> Double {
    // Most pieces are far away.
    guard max(start.x, end.x) > place.x - 3, min(start.x, end.x) < place.maxX + 3 else { return 0 }
    let steps = max(1, Int((max((end.x - start.x).magnitude, (end.y - start.y).magnitude)).rounded(.up)))
    return (0...steps).reduce(0.0) { sum, step in
      let part = Double(step) / Double(steps)
      let point = Vector(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      let isInside =
        point.x > place.x - 3 && point.x < place.maxX + 3 && point.y > place.y - 2 && point.y < place.maxY + 2
      return sum + (isInside ? 1 : 0)
    }
  }

  /// Returns whether two frames do not overlap.
  private static func isApart(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    a.maxX <= b.x || b.maxX <= a.x || a.maxY <= b.y || b.maxY <= a.y
  }
}
