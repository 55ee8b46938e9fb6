extension RowSubject {
  /// An event and the seconds that pass before it.
  typealias Choice = (delay: Double, event: RowEvent)

  /// The usual time before an event that is not a wait, in seconds.
  private static var shortDelay: Double { 0.015625 }
  /// The lengths of waits, in seconds: one that ends during a motion, and one that ends when nothing moves.
  private static var waitDurations: [Double] { [0.0625, 8] }
  /// The velocity of a very fast finger, in points per second, which most designs count as a flick.
  static var fastFinger: Double { 4000 }

  /// Returns releases at each position, by a finger at rest and by a very fast one in both directions.
  ///
  /// At the outermost positions there are also releases at 500 points per second, at which some flicks begin.
  private static func releases(_ positions: [Double]) -> [(x: Double, velocity: Double)] {
    var releases: [(x: Double, velocity: Double)] = []
    for x in positions { releases += [(x, 0), (x, fastFinger), (x, -fastFinger)] }
    for x in [positions.min() ?? 0, positions.max() ?? 0] { releases += [(x, 500), (x, -500)] }
    return releases
  }

  /// Returns choices for some events, each after the usual time, and for waiting.
  static func choices(_ events: [RowEvent]) -> [Choice] {
    events.map { (shortDelay, $0) } + waitDurations.map { ($0, .wait) }
  }

  func choices(after state: State) -> [Choice] {
    isWild ? wildChoices : state.hold == nil ? freeChoices : heldChoices
  }

  func choice(after state: State, using random: inout SplitMix64) -> Choice {
    if isWild { return (wildNumber(using: &random), wildEvent(using: &random)) }
    let choices = choices(after: state)
    if random.below(16) == 0 { return (Self.shortDelay, random.element(of: Self.rareEvents(row))) }
    // While a finger is down, most events are those of its drag, which come first among the choices.
    let choiceCount = state.hold != nil && random.below(4) > 0 ? choices.count * 3 / 4 : choices.count
    let delay = random.below(4) == 0 ? Double(random.below(40)) / 64 : Self.shortDelay
    let (wait, event) = choices[random.below(choiceCount)]
    return (max(wait, delay), varied(event, using: &random))
  }

  /// Returns the event or, half the time for a pan sample and for a scroll view's report other than `began`, a copy with some
  /// random numbers.
  private func varied(_ event: RowEvent, using random: inout SplitMix64) -> RowEvent {
    guard random.below(2) == 0 else { return event }
    let x = random.points(upTo: row.size.width)
    switch event {
    case .pan(let sample):
      // The vertical part of a sample and of its velocity is usually small.
      let y = random.below(4) == 0 ? random.points(upTo: 20) : 0
      let velocity =
        random.below(3) == 0 ? sample.velocity : Vector(random.points(upTo: 5000), random.points(upTo: 200))
      return .pan(PanSample(sample.phase, translation: Vector(x, y), velocity: velocity))
    case .scroll(.moved): return .scroll(.moved(contentOffset: origin - x))
    case .scroll(.ended(_, let velocity, _)):
      return .scroll(.ended(contentOffset: origin - x, velocity: velocity, target: origin - x))
    case .scroll(.began), .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview,
      .table, .wait:
      return event
    }
  }

  /// Returns the events for a row that no finger holds; `origin` is a closed row's content offset in a scroll view.
  static func freeEvents(_ row: Row, drivenFrom origin: Double?) -> [RowEvent] {
    let host = hostEvents(row) + [.preview(.trailing)]
    guard let origin else { return [.pan(.began, 0)] + host }
    return [.scroll(.began(contentOffset: origin)), .scroll(.moved(contentOffset: origin))] + host
  }

  /// Returns events other than drags: requests from code, taps, presses of buttons, new sizes, reuse, and changes in the
  /// table.
  private static func hostEvents(_ row: Row) -> [RowEvent] {
    let openEvents = SwipeEdge.allCases.flatMap { edge in [true, false].map { RowEvent.open(edge, animated: $0) } }
    let otherEvents: [RowEvent] = [
      .close(animated: true), .close(animated: false), .tap, .reuse, .resize(row.size.width),
      .resize(row.size.width * 1.5), .table(.otherRowOpened), .table(.tableScrolled), .press(.trailing, 0, .up),
      .press(.trailing, 0, .down),
    ]
    return openEvents + otherEvents
  }

  /// Returns actions that the row does not have.
  static func otherActions(_ edge: SwipeEdge) -> [InteractionAction] {
    [InteractionAction(id: "set." + edge.name, title: "Set", width: 50)]
  }

  /// Returns the rare events of a random sequence: sizes and actions that a row may get at any time, and previews.
  private static func rareEvents(_ row: Row) -> [RowEvent] {
    let (width, height) = (row.size.width, row.size.height)
    let resizeEvents: [RowEvent] = [
      .resize(width * 1.5), .resize(width), .resize(width, height: height * 2), .resize(width, height: height),
    ]
    let renamedActions = row.actions(.trailing).map { action in
      var action = action
      action.id += ".renamed"
      return action
    }
    return resizeEvents + [
      .preview(.leading), .preview(.trailing), .setActions(renamedActions, .trailing),
      .setActions(otherActions(.leading), .leading),
    ]
      + SwipeEdge.allCases.flatMap { [.setActions([], $0), .setActions(row.actions($0), $0)] }
  }

  /// Returns the events for a row that a finger holds, those of the drag first.
  static func heldEvents(_ row: Row, _ positions: [Double], drivenFrom origin: Double?) -> [RowEvent] {
    let settingActions = RowEvent.setActions(otherActions(.trailing), .trailing)
    if let origin {
      let movedEvents = positions.map { RowEvent.scroll(.moved(contentOffset: origin - $0)) }
      let endedEvents = releases(positions).map { x, velocity in
        RowEvent.scroll(.ended(contentOffset: origin - x, velocity: velocity, target: origin - x + velocity / 8))
      }
      return movedEvents + endedEvents + hostEvents(row) + [settingActions]
    }
    // A moving finger has a velocity, by which some designs determine the axis.
    let changedEvents = positions.map { RowEvent.pan(.changed, $0, velocity: Vector($0 < 0 ? -100 : 100, 0)) }
    let endedEvents = releases(positions).map { RowEvent.pan(.ended, $0.x, velocity: Vector($0.velocity, 0)) }
    let otherEvents: [RowEvent] = [
      .pan(.changed, -90, velocity: Vector(1, 300)), .pan(.cancelled, 0), .pan(.cancelled, -60), .pan(.failed, 0),
      .pan(.failed, 60),
    ]
    return changedEvents + endedEvents + otherEvents + hostEvents(row) + [settingActions]
  }

  /// Returns translations at and around thresholds at which the results of releases often change.
  ///
  /// They are 0 and, for each side, 3 points, 70 points, and a position beyond the buttons, or beyond the middle of the row if
  /// the side has none. For a side with buttons, they are also the middles of the outermost and the innermost button, half of
  /// the buttons' width, 1 point less than that, and the whole width.
  static func translations(for row: Row) -> [Double] {
    var positions = [0.0]
    for edge in SwipeEdge.allCases {
      let totalWidth = row.revealedWidth(edge, at: .zero)
      let widths = row.actions(edge).indices.map { row.actionFrame(edge: edge, index: $0, at: .zero).width }
      var distances = [3, 70, totalWidth > 0 ? totalWidth + 45 : row.size.width * 0.6]
      if let outermost = widths.first, let innermost = widths.last {
        distances += [outermost / 2, totalWidth / 2, totalWidth / 2 - 1, totalWidth - innermost / 2, totalWidth]
      }
      for distance in distances where !positions.contains(edge.sign * distance) {
        positions.append(edge.sign * distance)
      }
    }
    return positions
  }
}
