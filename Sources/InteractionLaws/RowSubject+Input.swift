extension RowSubject {
  /// Ordinary values, and extreme ones that no host sends deliberately.
  private static var numbers: [Double] {
    [0, 1, -1, 45, -90, 500, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -0.0]
  }

  /// Returns the choices for events in any order, among them every phase of a drag with a few numbers, and for waits that are
  /// negative or infinite.
  static func wildChoices(isDriven: Bool) -> [Choice] {
    var events = PanPhase.allCases.flatMap { phase in
      [0, -90, .nan].map { RowEvent.pan(phase, $0, velocity: Vector($0, $0)) }
    }
    events += [
      .open(.trailing, animated: true), .close(animated: false), .press(.trailing, -1, .up),
      .resize(.nan, height: .nan), .resize(320), .setActions(Self.otherActions(.trailing), .trailing), .tap, .reuse,
      .table(.tableScrolled),
    ]
    if isDriven {
      events += [
        .scroll(.began(contentOffset: .infinity)), .scroll(.moved(contentOffset: 50)),
        .scroll(.ended(contentOffset: 200, velocity: .nan, target: -.infinity)),
      ]
    }
    return events.map { (0.05, $0) } + [(-1, .wait), (.infinity, .wait)]
  }

  func wildNumber(using random: inout SplitMix64) -> Double { random.element(of: Self.numbers) }

  /// Returns a random event with random numbers.
  func wildEvent(using random: inout SplitMix64) -> RowEvent {
    func number() -> Double { wildNumber(using: &random) }
    func edge() -> SwipeEdge { random.element(of: SwipeEdge.allCases) }
    if scroll != nil && random.below(4) == 0 {
      switch random.below(3) {
      case 0: return .scroll(.began(contentOffset: number()))
      case 1: return .scroll(.moved(contentOffset: number()))
      default: return .scroll(.ended(contentOffset: number(), velocity: number(), target: number()))
      }
    }
    switch random.below(10) {
    case 0...4:
      let phase = random.element(of: PanPhase.allCases)
      let translation = Vector(number(), number())
      return .pan(PanSample(phase, translation: translation, velocity: Vector(number(), number())))
    case 5: return .open(edge(), animated: random.below(2) == 0)
    case 6: return .close(animated: random.below(2) == 0)
    case 7: return .press(edge(), random.below(4) - 1, random.element(of: PressPhase.allCases))
    case 8: return random.below(2) == 0 ? .tap : .reuse
    default:
      if random.below(3) == 0 {
        return .setActions(Array(Self.otherActions(.leading).prefix(random.below(2))), .leading)
      }
      return random.below(3) == 0
        ? .resize(number(), height: random.below(2) == 0 ? number() : nil)
        : .table(random.element(of: TableChange.allCases))
    }
  }

  /// Checks that the row's numbers and those of its layers are finite, and that one more gesture brings the row to rest.
  func inputFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    if let number = Self.nonFiniteNumber(row, step.answer, at: now) {
      return Failure("a finite " + number.name, found: DecimalText.text(number.value))
    }
    if let draw, let failure = Self.numberFailure(draw(row, .zero, now).layers) { return failure }
    var nextRow = row
    for event in RowEvent.oneMoreGesture { _ = nextRow.handle(event, at: now) }
    return restFailure(nextRow, at: now).map {
      Failure(
        "after one more gesture, " + $0.expected, found: $0.found,
        probe: probe(RowEvent.oneMoreGesture, at: now) + $0.probe)
    }
  }

  /// Returns the first non-finite number, with its name, among the row's offset and limits, its answer's target, and the frames
  /// of its buttons; nil if all are finite.
  private static func nonFiniteNumber(
    _ row: Row, _ answer: ScrollAnswer?, at now: Time
  ) -> (name: String, value: Double)? {
    let (limits, target) = (row.limits, answer?.targetContentOffset ?? 0)
    let offset = row.offset(at: now)
    if !offset.isFinite { return ("offset", offset) }
    if !limits.lowerBound.isFinite { return ("lower limit", limits.lowerBound) }
    if !limits.upperBound.isFinite { return ("upper limit", limits.upperBound) }
    if !target.isFinite { return ("target content offset", target) }
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices {
        let frame = row.actionFrame(edge: edge, index: index, at: now)
        func name(_ part: String) -> String { part + " of " + Button(edge: edge, index: index).name }
        if !frame.x.isFinite { return (name("x coordinate"), frame.x) }
        if !frame.y.isFinite { return (name("y coordinate"), frame.y) }
        if !frame.width.isFinite { return (name("width"), frame.width) }
        if !frame.height.isFinite { return (name("height"), frame.height) }
      }
    }
    return nil
  }
}

extension RowEvent {
  /// The events of a gesture, preceded by a cancellation in case a finger is still down.
  fileprivate static let oneMoreGesture = [PanPhase.cancelled, .began, .ended].map { pan($0, 0) }
}
