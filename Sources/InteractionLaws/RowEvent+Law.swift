extension RowEvent: LawEvent {
  /// Returns the statement of a law of rows.
  ///
  /// - Parameter law: The law's name, as it appears in violations.
  /// - Returns: The statement, or nil if no law of rows has the name.
  /// - Complexity: O(1).
  public static func statement(ofLaw law: String) -> String? {
    SwipeLaw.allCases.first { $0.name == law }?.statement
  }

  /// The event in words and numbers.
  public var text: String {
    switch self {
    case .pan(let sample): sample.text
    case .scroll(let report): report.text
    case .open(_, let animated), .close(let animated): name + (animated ? "" : " at once")
    case .resize(let width, let height):
      name + " " + DecimalText.text(width) + (height.map { " by " + DecimalText.text($0) } ?? "")
    case .setActions(let actions, _):
      name + (actions.isEmpty ? " none" : " " + actions.map { $0.id }.joined(separator: ", "))
    case .press, .tapButton, .tap, .perform, .preview, .reuse, .table, .wait: name
    }
  }

  /// The pan sample, or nil for any other event.
  var panSample: PanSample? {
    switch self {
    case .pan(let sample): sample
    case .scroll, .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table,
      .wait:
      nil
    }
  }

  /// Creates a pan event whose translation is horizontal.
  static func pan(_ phase: PanPhase, _ x: Double, velocity: Vector = .zero) -> RowEvent {
    .pan(PanSample(phase, translation: Vector(x, 0), velocity: velocity))
  }

  /// The mirror image of the event; a scroll view's report and a plain action stay as they are.
  var mirrored: RowEvent {
    switch self {
    case .pan(let sample):
      .pan(
        PanSample(
          sample.phase, translation: Vector(0 - sample.translation.x, sample.translation.y),
          velocity: Vector(0 - sample.velocity.x, sample.velocity.y)))
    case .open(let edge, let animated): .open(edge.opposite, animated: animated)
    case .press(let edge, let index, let phase): .press(edge.opposite, index, phase)
    case .tapButton(let edge, let index): .tapButton(edge.opposite, index)
    case .setActions(let actions, let edge): .setActions(actions, edge.opposite)
    case .preview(let edge): .preview(edge.opposite)
    case .scroll, .close, .tap, .perform, .reuse, .resize, .table, .wait: self
    }
  }
}

extension PanSample {
  /// The phase and the numbers, such as `pan.changed -50 velocity -400`.
  var text: String {
    let velocityText = velocity == .zero ? "" : " velocity " + velocity.text
    return "pan." + phase.name + " " + translation.text + velocityText
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
  /// The x component alone if the y component is 0, otherwise both components.
  fileprivate var text: String {
    y == 0 ? DecimalText.text(x) : "[" + DecimalText.text(x) + ", " + DecimalText.text(y) + "]"
  }
}

extension SwipeNotice {
  /// The mirror image of the notice.
  var mirrored: SwipeNotice {
    switch self {
    case .didOpen(let edge): .didOpen(edge.opposite)
    case .didPress(let edge, let index): .didPress(edge.opposite, index)
    case .didCommit(let edge): .didCommit(edge.opposite)
    case .didClose, .didSelect: self
    }
  }

  /// Whether the notice is about a resting position.
  var isAboutRest: Bool {
    switch self {
    case .didOpen, .didClose: true
    case .didPress, .didSelect, .didCommit: false
    }
  }
}

extension [SwipeNotice] {
  /// The notices' names, or `no notice`.
  var text: String {
    guard var text = first?.name else { return "no notice" }
    for notice in dropFirst() { text += ", " + notice.name }
    return text
  }
}
