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
        [what goes wrong](#what-goes-wrong).
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
    func action(_ width: Double) -> [InteractionAction] {
      [InteractionAction(id: "a\(width)", title: "", width: width)]
    }
    return [
      fact(
        "The mere begin of a drag hides neither: left view at -leftWidth, right view at 320.",
        "0<br>left -160<br>right 320", fault(more: containers, [.pan(0, .began)])),
      fact(
        "Left view at the contentOffset, the other one hidden, where it was.", "-100<br>left -100<br>right 320 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, 100)])),
      fact(
        "Right view at width - rightWidth + contentOffset: 320 - 100 + 60.", "60<br>left -160 hidden<br>right 280",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60)])),
      fact(
        "Both hidden at 0, with their last frames.", "0<br>left -160 hidden<br>right 280 hidden",
        fault(more: containers, [.pan(0, .began), .pan(0.1, .changed, -60), .pan(0.2, .changed, 0)])),
      fact(
        "Width 375, left 100, right 160, left opened: right view still at 320.",
        "-100<br>left -100<br>right 320 hidden",
        fault(
          width: 375, leading: action(100), trailing: action(160), more: containers,
          [Step(0, .open(.leading, animated: false))])),
      fact(
        "Dragged by 5 toward a side without buttons, the offset is 0 at once.",
        "0<br>left -160 hidden<br>right 0 hidden",
        fault(trailing: [], more: containers, [.pan(0, .began), .pan(0.1, .changed, -5)])),
      fact(
        "A side of width 0 is clamped.", "0",
        fault(trailing: action(0), [.pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .changed, -20)])),
    ]
  }
}
