import ScrollSwipe

extension ScrollSwipePage {
  private typealias Step = Timed<RowEvent>
  private typealias Fact = MeasuredFact<ScrollSwipe, ScrollSwipe.Correction>

  /// The facts that were measured on the original code: the last step of a gesture, without corrections and with all.
  func measured() throws -> Marks {
    try (Self.releases + Self.layouts).reduce(into: [:]) { $0 += try $1.marks(in: design.folder) }
  }

  private static func fact(_ name: String, _ article: String, _ fault: PageFault) -> Fact {
    Fact(name: name, article: article, fault: fault)
  }

  /// Where a release leads, and what else moves the content.
  private static var releases: [Fact] {
    let open = Step(0, .open(.leading, animated: false))
    return [
      fact(
        "at inset", "-160 → 0",
        fault(rules: .article, [open, .pan(0.5, .began), .pan(0.6, .ended)])),
      fact(
        "slowly", "-150 → 0", fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150)])),
      fact(
        "fast", "-150 → 0",
        fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150, velocity: Vector(3000, 0))])),
      fact(
        "layout", "0", fault(rules: .article, [open, Step(0.5, .resize(320))])),
      fact(
        "slow", "99 → 0",
        fault([.pan(0, .began), .pan(0.1, .ended, -99)])),
      fact(
        "flick", "-1 → -160",
        fault([.pan(0, .began), .pan(0.1, .ended, 1, velocity: Vector(700, 0))])),
    ]
  }

  /// Where the containers are, and what a side without any width does.
  private static var layouts: [Fact] {
    func action(_ width: Double) -> [InteractionAction] {
      [InteractionAction(id: "a\(width)", title: "", width: width)]
    }
    return [
      fact(
        "begin",
        "0<br>left -160<br>right 320", fault(more: containers, [.pan(0, .began)])),
      fact(
        "left", "-100<br>left -100<br>right 320 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, 100)])),
      fact(
        "right", "60<br>left -160 hidden<br>right 280",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60)])),
      fact(
        "both", "0<br>left -160 hidden<br>right 280 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60), .pan(0.2, .changed, 0)])),
      fact(
        "wide",
        "-100<br>left -100<br>right 320 hidden",
        fault(
          width: 375, leading: action(100), trailing: action(160), more: containers,
          [Step(0, .open(.leading, animated: false))])),
      fact(
        "no side",
        "0<br>left -160 hidden<br>right 0 hidden",
        fault(trailing: [], more: containers, [.pan(0, .began), .pan(0.1, .changed, -5)])),
      fact(
        "clamped", "0",
        fault(trailing: action(0), [.pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .changed, -20)])),
    ]
  }
}
