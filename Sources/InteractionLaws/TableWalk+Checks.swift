import HeadlessTable

// What must hold after each event of a random walk.

extension HeadlessTable {
  /// What is wrong with what the table says of its list.
  func disagreement(at time: Time) -> String? {
    guard !policies.oneOpen || list.openRows.count <= 1 else { return "\(list.openRows.count) rows are open" }
    guard list.openRows.allSatisfy({ list.position(of: $0) != nil }) else { return "an open row is not there" }
    return contentOffset(at: time).isFinite ? nil : "the content is nowhere"
  }

  /// What is wrong with a frame, which shows each row in sight once, at finite numbers, in no more views than rows.
  func frameProblem(_ frame: LayerList, _ mostInSight: inout Int, at time: Time) -> String? {
    let isFinite = frame.layers.allSatisfy {
      $0.frame.x.isFinite && $0.frame.y.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite
    }
    guard isFinite else { return "a layer is nowhere" }
    let inSight = rowsInSight(at: time)
    mostInSight = max(mostInSight, pool.views.count)
    guard pool.count <= mostInSight else { return "\(pool.count) views for at most \(mostInSight) rows in sight" }
    let views = pool.views.map { $0.row }
    let drawn = frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    guard views.starts(with: inSight), views.dropFirst(inSight.count).allSatisfy(drawn.contains) else {
      return "the views show other rows than those in sight"
    }
    return drawnProblem(frame, drawn, inSight) ?? placeProblem(inSight, at: time)
  }

  private func drawnProblem(_ frame: LayerList, _ drawn: [RowID], _ inSight: [RowID]) -> String? {
    // In a table without a height nothing can be seen, whatever is drawn.
    guard size.height > 0 else { return nil }
    let isStill = list.settles == nil && list.liftedRow == nil
    guard !isStill || drawn == inSight else {
      return "the frame shows rows \(drawn.map { $0.rawValue }), and in sight are \(inSight.map { $0.rawValue })"
    }
    let views = pool.views.map { $0.row }
    guard drawn.allSatisfy(views.contains) else { return "a row is drawn that has no view" }
    for layer in frame.layers where layer.id.part == .row && layer.id.row != nil {
      guard layer.frame.y < size.height, layer.frame.maxY >= 0 else { return "a row is drawn that cannot be seen" }
    }
    return nil
  }

  private func placeProblem(_ inSight: [RowID], at time: Time) -> String? {
    let offset = contentOffset(at: time)
    for row in inSight {
      guard let top = list.top(of: row), let height = list.height(of: row) else { return "a row has no place" }
      guard top < offset + size.height, top + height >= offset else { return "row \(row.rawValue) is out of sight" }
    }
    return nil
  }

  /// What is wrong if a finger rests at a place while the table gets another extent: it may do what a tap there does, or
  /// less, and nothing else.
  ///
  /// - Parameters:
  ///   - place: Where the finger rests, in the table's coordinates.
  ///   - width: The width that the table gets, in points.
  ///   - height: The height that it gets, in points.
  ///   - time: When the finger touches.
  /// - Returns: What the finger has done beyond a tap, or nil.
  func restingProblem(at place: Vector, width: Double, height: Double, _ time: Time) -> String? {
    // A quarter of a second, before a resting finger would hold.
    func touches(_ table: inout Self, rotating: Bool) -> ListEffects {
      var effects = table.touch(TouchEvent(.down, finger: Self.ownFinger, location: place), at: time)
      if rotating { effects.add(table.resize(width: width, height: height, at: time + 0.1)) }
      effects.add(table.touch(TouchEvent(.up, finger: Self.ownFinger, location: place), at: time + 0.25))
      return effects
    }
    var (tapped, rested) = (self, self)
    // A finger that is down already may do anything meanwhile.
    _ = tapped.cancelTouches(at: time)
    _ = rested.cancelTouches(at: time)
    let (tap, rest) = (touches(&tapped, rotating: false), touches(&rested, rotating: true))
    guard rest.notices != tap.notices || rest.update != tap.update, rest.notices != [] || rest.changesRows else {
      return nil
    }
    let names = (rest.changesRows ? ["other rows"] : []) + rest.notices.map { $0.name }
    return "a finger that rests during a rotation does more than a tap: " + names.joined(separator: ", ")
  }

  /// The number of a finger that no walk draws.
  private static var ownFinger: Int { 1000 }
}

/// The same table, which is asked for a frame in the middle of each stretch of time.
struct WatchedTable<List: ListInteraction> {
  var table: HeadlessTable<List>
  private var latest = Time.zero

  init(table: HeadlessTable<List>) { self.table = table }

  /// Lets happen what has happened to the other table.
  ///
  /// - Parameters:
  ///   - monkey: What has drawn the event, before it did.
  ///   - own: The events that only this list has.
  ///   - ids: The rows of the other table before the event.
  ///   - time: The time of the event.
  mutating func follow(_ monkey: Monkey, own: [OwnEvent<List>], _ ids: [[RowID]], at time: Time) {
    if time > latest { _ = table.advance(to: latest + (time - latest) / 2) }
    latest = time
    var monkey = monkey
    _ = monkey.next(in: &table, own: own, ids)
  }

  /// That the rows of the other table are others, or nil.
  func problem(of other: HeadlessTable<List>) -> String? {
    table.list.shownRows == other.list.shownRows
      ? nil : "the rows are others where a frame was asked for in between"
  }
}

extension ListInteraction {
  /// The ids of the rows that show, by section.
  var shownRows: [[RowID]] {
    (0..<sectionCount).map { section in
      (0..<rowCount(inSection: section)).compactMap { id(for: RowPosition(section: section, row: $0)) }
    }
  }
}
