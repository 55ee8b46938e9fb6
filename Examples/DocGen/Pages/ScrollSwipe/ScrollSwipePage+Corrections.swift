import ScrollSwipe

extension ScrollSwipePage {
  private typealias Step = SwipeScene.Step
  typealias PageFault = Fault<ScrollSwipe, ScrollSwipe.Corrections>

  /// A gesture on the row of the final version, or of the article's rules.
  static func fault(
    width: Double = 320, leading: [InteractionAction] = yesAndNo, trailing: [InteractionAction] = delete,
    rules: ScrollSwipe.Rules = .swipeableTableViewCell, about: String? = nil, _ steps: [SwipeScene.Step]
  ) -> PageFault {
    var fault = PageFault(steps) {
      row(width: width, leading: leading, trailing: trailing, rules: rules, corrections: $0)
    }
    fault.sight = sight
    fault.about = about
    return fault
  }

  /// The containers' places and whether they show.
  static func containers(_ row: ScrollSwipe, _ time: Time) -> [String] {
    let left = number(row.leftView(at: time).x) + (row.leftHidden(at: time) ? " hidden" : "")
    let right = number(row.rightView(at: time).x) + (row.rightHidden(at: time) ? " hidden" : "")
    return ["left " + left, "right " + right]
  }

  private static func fault(showing name: String) -> [PageFault] {
    switch name {
    case "opensAtInset":
      var fault = fault(
        rules: .article, about: "Under the article's rules, touched and released exactly at -160:",
        [Step(0, .open(.leading, animated: false)), .pan(0.5, .began), .pan(0.6, .ended), Step(1, .wait)])
      fault.without = .opensAtHalf
      return [fault]
    case "opensAtHalf":
      var half = fault(
        about: "Under the final rules, let go slowly with 99 of 100 points in sight:",
        [.pan(0, .began), .pan(0.2, .changed, -99), .pan(0.4, .ended, -99), Step(1, .wait)])
      half.curve = (1, [100, 50, 0])
      let flung = fault(
        rules: .article, about: "Under the article's rules, at -150, slowly and then faster than any flick:",
        [
          .pan(0, .began), .pan(0.1, .ended, 150), Step(2, .close(animated: false)), .pan(2.5, .began),
          .pan(2.6, .ended, 150, velocity: Vector(3000, 0)), Step(4, .wait),
        ])
      return [half, flung]
    case "layoutKeepsState":
      return [
        fault([Step(0, .open(.leading, animated: false)), Step(0.5, .resize(320)), Step(1, .resize(480))])
      ]
    case "noDeadZone":
      return [
        fault(
          trailing: [], about: "A row without trailing buttons:",
          [
            .pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .changed, -20), .pan(0.3, .changed, 30),
            .pan(0.4, .changed, -5), .pan(0.5, .ended, -5),
          ])
      ]
    case "firstFrame":
      var fault = fault(
        width: 414, about: "A row of 414 points, as wide as an iPhone 6 Plus, with the containers' x:",
        [Step(0, .wait), .pan(0.5, .began), .pan(0.6, .changed, -30), .pan(0.7, .ended, -30), Step(2, .wait)])
      fault.sight.more = containers
      return [fault]
    case "closesOnlyOpen":
      return [
        fault(
          about: "A closed row, and one that another finger holds:",
          [
            Step(0, .table(.otherRowOpened)), Step(0.15, .wait), .pan(1, .began), .pan(1.1, .changed, 50),
            Step(1.2, .table(.otherRowOpened)), Step(2, .wait),
          ])
      ]
    case "closesWithTable":
      return [
        fault(
          about: "The final version:",
          [Step(0, .open(.leading, animated: false)), Step(0.5, .table(.tableScrolled)), Step(1, .wait)]),
        fault(
          rules: .article, about: "The article:",
          [Step(0, .open(.leading, animated: false)), Step(0.5, .table(.otherRowOpened)), Step(1, .wait)]),
      ]
    case "cancelRestores":
      return [
        fault([
          Step(0, .open(.trailing, animated: false)), .pan(0.5, .began), .pan(0.6, .changed, 1),
          .pan(0.7, .cancelled, 1), Step(1.5, .wait), Step(2, .close(animated: false)), .pan(2.5, .began),
          .pan(2.6, .changed, -110), .pan(2.7, .cancelled, -110), Step(3.5, .wait),
        ])
      ]
    case "failedRestores":
      return [
        fault([
          .pan(0, .began), .pan(0.1, .changed, 47), .pan(0.2, .failed, 47), Step(0.8, .wait), .pan(1, .began),
          .pan(1.1, .changed, 3),
        ])
      ]
    case "noticeOnChange":
      return [
        fault([
          .pan(0, .began), .pan(0.1, .ended, 200), Step(1, .tap), Step(2, .close(animated: true)),
        ])
      ]
    case "resumesMotion":
      var fault = fault([
        .pan(0, .began), .pan(0.1, .changed, 200), .pan(0.2, .changed, 60),
        .pan(0.3, .ended, 60, velocity: Vector(700, 0)), .pan(0.36, .began),
        .pan(0.42, .changed, -10), .pan(0.5, .ended, -30),
      ])
      fault.curve = (1, [0, -80, -160, -240])
      return [fault]
    case "contentStaysVisible":
      return [
        fault(
          leading: (1...4).map { InteractionAction(id: String($0), title: String($0)) },
          about: "Four leading buttons of 80 points in a row of 320:",
          [Step(0, .open(.leading, animated: false)), Step(0.5, .close(animated: false))])
      ]
    case _: return []
    }
  }

  var faults: FaultTraces<ScrollSwipe, ScrollSwipe.Corrections> {
    FaultTraces(
      design: design, named: ScrollSwipe.Corrections.named, all: .all, showsWholeArticle: true,
      faults: Self.fault(showing:))
  }

  func corrections() throws -> Section {
    try faults.section(
      """
      Each correction is one member of `ScrollSwipe.Corrections`. Below, "article" is `corrections: []`, \
      to the letter, and "corrected" is all of them. A cell gives the contentOffset at the event, where a \
      motion leads, and what the row tells; without `noticeOnChange` that is nothing. The rules are those of \
      the final version, with two leading buttons of 80 points and a trailing one of 100, unless said \
      otherwise.
      """)
  }

  /// The facts that were measured on the original code.
  func measured() throws -> Section {
    let open = Step(0, .open(.leading, animated: false))
    func fact(_ text: String, _ article: String, _ fault: PageFault) -> MeasuredFact<
      ScrollSwipe, ScrollSwipe.Corrections
    > {
      MeasuredFact(fact: text, fault: fault, article: article)
    }
    var touched = Self.fault([.pan(0, .began), .pan(0.1, .changed, 100)])
    touched.sight.more = Self.containers
    var other = Self.fault([.pan(0, .began), .pan(0.1, .changed, -60)])
    other.sight.more = Self.containers
    var back = Self.fault([.pan(0, .began), .pan(0.1, .changed, -60), .pan(0.2, .changed, 0)])
    back.sight.more = Self.containers
    let none = [InteractionAction(id: "none", title: "None", width: 0)]
    let facts = [
      fact(
        "Article: released at rest exactly at -160, it closes.", "-160 → 0",
        Self.fault(rules: .article, [open, .pan(0.5, .began), .pan(0.6, .ended)])),
      fact(
        "At -150 it closes: slowly,", "-150 → 0",
        Self.fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150)])),
      fact(
        "and at 3000 points per second.", "-150 → 0",
        Self.fault(rules: .article, [.pan(0, .began), .pan(0.1, .ended, 150, velocity: Vector(3000, 0))])),
      fact(
        "Any layout pass closes, without animation.", "0", Self.fault(rules: .article, [open, Step(0.5, .resize(320))])),
      fact(
        "Final version: a slow release at 99 of 100 closes.", "99 → 0",
        Self.fault([.pan(0, .began), .pan(0.1, .ended, -99)])),
      fact(
        "A flick at 1 point opens.", "-1 → -160",
        Self.fault([.pan(0, .began), .pan(0.1, .ended, 1, velocity: Vector(700, 0))])),
      fact("Left view at the contentOffset, the other one hidden.", "-100<br>left -100<br>right 120 hidden", touched),
      fact(
        "Right view at width - rightWidth + contentOffset: 320 - 100 + 60.", "60<br>left 60 hidden<br>right 280", other),
      fact("Both hidden at 0.", "0<br>left 0 hidden<br>right 220 hidden", back),
      fact(
        "A side of width 0 is clamped.", "0",
        Self.fault(trailing: none, [.pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .changed, -20)])),
    ]
    return Section(
      .measured,
      [
        """
        What the two original codes were measured to do, and the last step of a gesture that shows it: as \
        above without corrections and with all. The whole traces of the faults stand at their \
        [corrections](#corrections).
        """,
        Markdown.table(
          ["fact", "article", "corrected"], try facts.map { try $0.line(all: .all, in: design.folder) }),
      ])
  }
}
