extension ListLawEvent {
  /// The variants of the event with simpler numbers or fewer changes of height.
  var simpler: [ListLawEvent] {
    switch self {
    case .event(.gesture(let gesture)): gesture.simpler.map { .event(.gesture($0)) }
    case .event(.resize(let width)): width.simpler.map { .event(.resize($0)) }
    case .event(.setHeights(let changes, let animated)):
      HeightChange.simpler(changes).map { .event(.setHeights($0, animated: animated)) }
    case .event(.perform), .event(.confirm), .event(.cancel), .event(.wait), .undo, .custom: []
    }
  }
}

extension TableGesture {
  /// The variants of the gesture with simpler numbers; for a press, only the one of the outermost button.
  var simpler: [TableGesture] {
    switch self {
    case .pan(let row, let sample): sample.simpler.map { .pan(row, $0) }
    case .track(let row, let sample): sample.simpler.map { .track(row, $0) }
    case .pull(let phase, let offset): offset.simpler.map { .pull(phase, contentOffset: $0) }
    case .hold(let phase, let y, let offset):
      offset.simpler.map { .hold(phase, y: y, contentOffset: $0) }
        + y.simpler.map { .hold(phase, y: $0, contentOffset: offset) }
    case .pinch(let phase, let fingers?, let offset):
      offset.simpler.map { .pinch(phase, fingers, contentOffset: $0) }
        + fingers.simpler.map { .pinch(phase, $0, contentOffset: offset) }
    case .press(let row, let edge, let index, let phase): index == 0 ? [] : [.press(row, edge, 0, phase)]
    case .pinch, .tap, .tapOutside, .control, .closeRows: []
    }
  }
}

extension PanSample {
  fileprivate var simpler: [PanSample] {
    func sample(_ translation: Vector, _ velocity: Vector) -> PanSample {
      PanSample(phase, translation: translation, velocity: velocity)
    }
    return (velocity == .zero ? [] : [sample(translation, .zero)])
      + (translation.y == 0 ? [] : [sample(Vector(translation.x, 0), velocity)])
      + translation.x.simpler.map { sample(Vector($0, translation.y), velocity) }
  }
}

extension FingerPair {
  fileprivate var simpler: [FingerPair] {
    first.simpler.map { FingerPair($0, second) } + second.simpler.map { FingerPair(first, $0) }
  }
}

extension Double {
  /// Zero, half of the number (rounded to tens), and the number rounded to tens and to ones, but not the number itself.
  ///
  /// Empty for a magnitude of a million or more, and for a number that is not finite.
  var simpler: [Double] {
    guard isFinite, magnitude < 1e6 else { return [] }
    let numbers = [0, (self / 20).rounded() * 10, (self / 10).rounded() * 10, rounded()]
    return numbers.indices.filter { numbers[$0] != self && !numbers[..<$0].contains(numbers[$0]) }.map { numbers[$0] }
  }
}
