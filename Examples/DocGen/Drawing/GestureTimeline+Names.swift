import InteractionCore

extension GestureTimeline {
  /// The place of a name beside the line that leads to its moment.
  private struct Place {
    let left: Double
    let row: Int
  }

  /// Writes names in as many rows as needed, so that no name overlaps another or a line to one; returns their lower end in
  /// points.
  func drawNames(
    of marks: [Mark], isAbove: Bool, at top: Double, into sketch: inout Sketch
  ) -> Double {
    guard !marks.isEmpty else { return top }
    let rowHeight = Self.type + 4
    let places = places(of: marks)
    let rows = (places.map(\.row).max() ?? 0) + 1
    let bottom = top + Double(rows) * rowHeight + 2
    for (mark, place) in zip(marks, places) {
      // Row 0 is next to the named moments.
      let row = isAbove ? Double(rows - 1 - place.row) : Double(place.row)
      let baseline = top + row * rowHeight + rowHeight - 2
      let x = x(mark.time)
      // The line ends beside a name at its left or right, and short of a name that it would cross.
      let isAcross = place.left <= x && x <= place.left + TextWidth.of(mark.words, size: Self.type)
      let start = isAbove ? baseline + (isAcross ? 3 : -Self.type * 0.78) : top
      let end = isAbove ? bottom : baseline - (isAcross ? Self.type * 0.78 : 0)
      sketch.line(from: Vector(x, start), to: Vector(x, end), style: "kl")
      sketch.text(mark.words, at: Vector(place.left, baseline), style: "t", size: Self.type)
    }
    return bottom
  }

  /// Returns places for all names in as few rows as possible, such that no names overlap.
  private func places(of marks: [Mark]) -> [Place] {
    for rows in 1...marks.count {
      if let places = places(of: marks[...], rows: rows, beside: []) { return places }
    }
    // If names overlap in any case, each gets a row.
    return marks.indices.map { index in
      let last = Sketch.width - 4 - TextWidth.of(marks[index].words, size: Self.type)
      return Place(left: max(4, min(x(marks[index].time) + 4, last)), row: marks.count - 1 - index)
    }
  }

  /// Returns places for names, choosing the last name's first, apart from the names that are already placed; nil if there
  /// are none.
  private func places(of marks: ArraySlice<Mark>, rows: Int, beside taken: [Taken]) -> [Place]? {
    guard let mark = marks.last else { return [] }
    let line = x(mark.time)
    let width = TextWidth.of(mark.words, size: Self.type)
    let last = Sketch.width - 4 - width
    for row in 0..<rows {
      for left in [line + 4, line - 4 - width, min(last, line - 4)] where left >= 4 && left <= last {
        let own = Taken(row: row, line: line, left: left, right: left + width)
        guard taken.allSatisfy({ $0.isApart(from: own) }) else { continue }
        if let others = places(of: marks.dropLast(), rows: rows, beside: taken + [own]) {
          return others + [Place(left: left, row: row)]
        }
      }
    }
    return nil
  }

  /// A name that is already placed, and the line that leads to it through the rows before it.
  private struct Taken {
    let row: Int
    let line, left, right: Double

    func isApart(from other: Taken) -> Bool {
      let overlaps = row == other.row && left < other.right + 6 && other.left < right + 6
      return !overlaps && !isCut(by: other) && !other.isCut(by: self)
    }

    /// Returns whether the other's line crosses this name, or is so close behind it that the name seems to belong to that
    /// line.
    private func isCut(by other: Taken) -> Bool {
      other.row >= row && left - 2 < other.line && other.line < right + 10
    }
  }
}
