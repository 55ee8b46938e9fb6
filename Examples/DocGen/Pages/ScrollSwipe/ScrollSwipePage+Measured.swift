import ScrollSwipe

extension ScrollSwipePage {
  private typealias Step = Timed<RowEvent>
  private typealias Fact = MeasuredFact<ScrollSwipe, ScrollSwipe.Correction>

  /// The facts that were measured on the original code.
  func measured() throws -> Section {
    Section(
      .measured,
      [
        """
        What the two original codes were measured to do, and the last step of a gesture that shows it: as \
        above without corrections and with all. The whole traces of the faults stand at their \
        [corrections](#corrections).
        """,
        Markdown.table(
          ["fact", "article", "corrected"],
          try (Self.releases + Self.layouts).map { try $0.line(in: design.folder) }),
      ])
  }

  private static func fact(_ text: String, _ article: String, _ fault: PageFault) -> Fact {
    Fact(fact: text, article: article, fault: fault)
  }

  /// Where a release leads, and what else moves the content.
  private static var releases: [Fact] {
    let open = Step(0, .open(.leading, animated: false))
    return [
      fact(
        "Article: released at rest exactly at -160, it closes.", "-160 → 0",
        fault(rules: .article, [open, .pan(0.5, .began), .pan(0.6, .ended)])),
      fact(
        "At -150 it closes: slowly,", "-150 → 0", fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150)])),
      fact(
        "and at 3000 points per second.", "-150 → 0",
        fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150, velocity: Vector(3000, 0))])),
      fact(
        "Any layout pass closes, without animation.", "0", fault(rules: .article, [open, Step(0.5, .resize(320))])),
      fact(
        "Final version: a slow release at 99 of 100 closes.", "99 → 0",
        fault([.pan(0, .began), .pan(0.1, .ended, -99)])),
      fact(
        "A flick at 1 point opens.", "-1 → -160",
        fault([.pan(0, .began), .pan(0.1, .ended, 1, velocity: Vector(700, 0))])),
    ]
  }

  /// Where the containers are, and what a side without any width does.
  private static var layouts: [Fact] {
    let none = [InteractionAction(id: "none", title: "None", width: 0)]
    return [
      fact(
        "Left view at the contentOffset, the other one hidden.", "-100<br>left -100<br>right 120 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, 100)])),
      fact(
        "Right view at width - rightWidth + contentOffset: 320 - 100 + 60.", "60<br>left 60 hidden<br>right 280",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60)])),
      fact(
        "Both hidden at 0.", "0<br>left 0 hidden<br>right 220 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60), .pan(0.2, .changed, 0)])),
      fact(
        "A side of width 0 is clamped.", "0",
        fault(trailing: none, [.pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .changed, -20)])),
    ]
  }
}
