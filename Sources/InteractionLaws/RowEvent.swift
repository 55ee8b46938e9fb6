/// Everything that can happen to a row: what every row hears, and what a real scroll view reports.
public enum RowEvent: LawEvent {
  /// An event that every row knows.
  case event(SwipeEvent)
  /// A report to a row that a real scroll view drives.
  case scroll(ScrollReport)

  /// The event in words and numbers.
  public var text: String {
    switch self {
    case .event(let event): event.text
    case .scroll(let report): report.text
    }
  }

  /// The pan sample's phase and translation, if it is one.
  var pan: (phase: PanPhase, translation: Vector, velocity: Vector)? {
    guard case .event(.pan(let phase, let translation, let velocity)) = self else { return nil }
    return (phase, translation, velocity)
  }

  /// The same sample of the finger at another velocity or translation.
  static func pan(_ phase: PanPhase, _ x: Double, velocity: Vector = .zero) -> RowEvent {
    .event(.pan(phase, translation: Vector(x, 0), velocity: velocity))
  }
}

extension SwipeEvent {
  /// The event in words and numbers.
  fileprivate var text: String {
    switch self {
    case .pan(let phase, let translation, let velocity):
      let speed = velocity == .zero ? "" : " velocity " + velocity.text
      return "pan." + phase.name + " " + translation.text + speed
    case .open(_, let animated), .close(let animated): return name + (animated ? "" : " at once")
    case .resize(let width): return name + " " + DecimalText.text(width)
    case .press, .tap, .reuse, .table, .wait: return name
    }
  }

  /// What a mirror shows of the event.
  var mirrored: SwipeEvent {
    switch self {
    case .pan(let phase, let translation, let velocity):
      .pan(
        phase, translation: Vector(0 - translation.x, translation.y),
        velocity: Vector(0 - velocity.x, velocity.y))
    case .open(let edge, let animated): .open(edge.opposite, animated: animated)
    case .press(let edge, let index, let phase): .press(edge.opposite, index, phase)
    case .close, .tap, .reuse, .resize, .table, .wait: self
    }
  }
}

extension ScrollReport {
  /// The report in words and numbers.
  fileprivate var text: String {
    switch self {
    case .began(let offset): "scroll.began " + DecimalText.text(offset)
    case .moved(let offset): "scroll.moved " + DecimalText.text(offset)
    case .ended(let offset, let velocity, let target):
      "scroll.ended " + DecimalText.text(offset) + " velocity " + DecimalText.text(velocity) + " target "
        + DecimalText.text(target)
    }
  }
}

extension Vector {
  /// One number where it is horizontal, or both.
  fileprivate var text: String {
    y == 0 ? DecimalText.text(x) : "[" + DecimalText.text(x) + ", " + DecimalText.text(y) + "]"
  }
}

extension SwipeNotice {
  /// What a mirror shows of the notice.
  var mirrored: SwipeNotice {
    switch self {
    case .didOpen(let edge): .didOpen(edge.opposite)
    case .didPress(let edge, let index): .didPress(edge.opposite, index)
    case .didCommit(let edge): .didCommit(edge.opposite)
    case .didClose, .didSelect: self
    }
  }

  /// Whether it tells of a resting place.
  var tellsOfRest: Bool {
    switch self {
    case .didOpen, .didClose: true
    case .didPress, .didSelect, .didCommit: false
    }
  }
}

extension [SwipeNotice] {
  /// The notices' names, or a word for none.
  var text: String {
    guard var text = first?.name else { return "no notice" }
    for notice in dropFirst() { text += ", " + notice.name }
    return text
  }
}
