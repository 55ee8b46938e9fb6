import UtilityButtons

extension UtilityButtonsPage {
  private typealias Step = SwipeScene.Step
  typealias PageFault = Fault<UtilityButtons, UtilityButtons.Corrections>

  /// A gesture on SWTableViewCell's row, or on another one.
  static func fault(
    width: Double = 320, leading: [InteractionAction] = [flag], trailing: [InteractionAction] = [delete, more],
    rules: UtilityButtons.Rules = .swTableViewCell, about: String? = nil, _ steps: [SwipeScene.Step]
  ) -> PageFault {
    var fault = PageFault(steps) {
      row(width: width, leading: leading, trailing: trailing, rules: rules, corrections: $0)
    }
    fault.sight = sight
    fault.about = about
    return fault
  }

  /// The same with other things to see than the state.
  static func fault(_ fault: PageFault, showing more: @escaping (UtilityButtons, Time) -> [String]) -> PageFault {
    var fault = fault
    fault.sight.more = more
    return fault
  }

  /// The strips' x in the scroll view's content, and its width.
  static func strips(_ row: UtilityButtons, _ time: Time) -> [String] {
    [
      "left \(number(row.leftView(at: time).x))", "right \(number(row.rightView(at: time).x))",
      "content \(number(row.contentSize.width))",
    ]
  }

  /// The right strip's x and width.
  static func rightStrip(_ row: UtilityButtons, _ time: Time) -> [String] {
    let frame = row.rightView(at: time)
    return ["strip at \(number(frame.x))", "\(number(frame.width)) wide"]
  }

  private static func fault(showing name: String) -> [PageFault] {
    switch name {
    case "noEmptySide":
      return [
        fault(
          leading: [], about: "No button on the left: a flick there, and one back.",
          [
            .pan(0, .began), .pan(0.1, .ended, 10, velocity: Vector(600, 0)), Step(1, .wait), .pan(2, .began),
            .pan(2.1, .ended, -10, velocity: Vector(-600, 0)), Step(4, .wait),
          ]),
        fault(
          leading: [], trailing: [], about: "No buttons at all: a target below 0, then 0.",
          [
            Step(0, .ended(contentOffset: 0, velocity: 0, target: -1)),
            Step(1, .ended(contentOffset: 0, velocity: 0, target: 0)),
          ]),
      ]
    case "pressOnRelease":
      return [
        fault([
          Step(0, .open(.trailing, animated: false)), Step(0.5, .press(.trailing, 1, .down)),
          Step(0.7, .press(.trailing, 1, .cancelled)),
        ])
      ]
    case "staysMeansStays":
      var fault = fault(
        trailing: buttons(3),
        about: "L = 90, R = 260: the open row dragged 350 points to the right, and flicked back.",
        [
          Step(0, .open(.trailing, animated: false)), .pan(0.2, .began), .pan(0.5, .changed, 350),
          .pan(0.6, .ended, 350, velocity: Vector(-500, 0)), Step(1.6, .wait),
        ])
      fault.curve = (1.4, [350, 249.5, 90, 0])
      return [fault]
    case "layoutKeepsState":
      return [
        fault(
          leading: [], trailing: buttons(3), about: "No button on the left, R = 260:",
          [
            Step(0, .open(.trailing, animated: false)), Step(0.5, .resize(320)), .pan(1, .began),
            .pan(1.1, .ended, -5, velocity: Vector(-500, 0)), Step(3, .wait),
          ])
      ]
    case "stripsFollow":
      let seen = fault(
        about: "The x of the strips in the scroll view's content, and its width:",
        [
          Step(0, .wait), Step(0.1, .resize(320)), .pan(1, .began), .pan(1.1, .changed, -110), .pan(1.2, .changed, 40),
          .pan(1.3, .changed, 0), .pan(1.4, .ended, 0), Step(2, .resize(320)),
        ])
      return [fault(seen, showing: strips), fault(zcjStrip, showing: rightStrip)]
    case "firstFrame":
      let seen = fault(
        trailing: [delete], rules: .zcjTableViewCell, about: "ZCJTableViewCell's strip of one button:",
        [Step(0, .wait), .pan(0.5, .began), .pan(0.6, .changed, -30)])
      return [fault(seen, showing: rightStrip)]
    case "halfIsStable":
      return [
        fault(
          trailing: [delete], rules: .zcjTableViewCell,
          about: "ZCJTableViewCell's row let go at 45 of 90, three times:",
          (0..<3).map { Step(Double($0), .ended(contentOffset: 45, velocity: 0, target: 45)) })
      ]
    case "flickShutCloses":
      return [
        fault(
          trailing: [delete], rules: .zcjTableViewCell,
          about: "ZCJTableViewCell's closed row, thrown back so late that the target is still beyond half:",
          [
            Step(0, .began(contentOffset: 0)), Step(0.2, .moved(contentOffset: 85)),
            Step(0.3, .ended(contentOffset: 80, velocity: -2000, target: 60)),
          ])
      ]
    case "resetsOnReuse":
      return [fault([Step(0, .open(.trailing, animated: false)), Step(1, .reuse)])]
    case "noticeOnChange":
      return [
        fault([
          Step(0, .close(animated: true)), .pan(0.5, .began), .pan(0.6, .ended),
          Step(1, .open(.trailing, animated: false)),
          Step(1.5, .open(.trailing, animated: true)),
        ])
      ]
    case "cancelRestores":
      return [
        fault([
          .pan(0, .began), .pan(0.1, .changed, -100), .pan(0.2, .cancelled, -100), Step(2, .wait),
        ])
      ]
    case "failedRestores":
      return [
        fault([
          .pan(0, .began), .pan(0.1, .changed, -100), .pan(0.2, .failed, -100), Step(2, .wait), .pan(2.5, .began),
          .pan(2.6, .changed, -10),
        ])
      ]
    case "resumesMotion":
      var fault = fault([
        .pan(0, .began), .pan(0.2, .changed, -100), .pan(0.3, .ended, -100), .pan(0.38, .began),
        .pan(0.46, .changed, 20), .pan(0.6, .ended, 40),
      ])
      fault.curve = (1.2, [270, 180, 90])
      return [fault]
    case "closesWithTable":
      return [
        fault([Step(0, .open(.trailing, animated: false)), Step(0.5, .table(.tableScrolled)), Step(1, .wait)])
      ]
    case "contentStaysVisible":
      return [
        fault(
          trailing: buttons(5), rules: .zcjTableViewCell, about: "Five of ZCJTableViewCell's buttons:",
          flickOpen + [Step(4, .wait)]),
        fault(
          width: 300, trailing: buttons(3), about: "Three of SWTableViewCell's in a row of 300:",
          [Step(0, .open(.trailing, animated: false))]),
      ]
    case "countsFromClosed":
      let strips = [90, 30.3].map { InteractionAction(id: String($0), title: String($0), width: $0) }
      return [
        fault(
          leading: [strips[0]], trailing: [strips[1]], about: "Strips of 90 and 30.3, the right one half shown:",
          [.pan(0, .began), .pan(0.1, .ended, -30.3 / 2), Step(2, .wait)])
      ]
    case "movesFromCode":
      return [
        fault(
          trailing: [delete], rules: .zcjTableViewCell, about: "ZCJTableViewCell:",
          [
            Step(0, .open(.trailing, animated: false)), Step(0.5, .close(animated: false)), .pan(1, .began),
            .pan(1.1, .ended, -80), Step(3, .tap), Step(4, .close(animated: true)), Step(5, .wait),
          ])
      ]
    case _: return []
    }
  }

  /// A flick that opens the right side.
  private static let flickOpen: [Step] = [
    .pan(0, .began), .pan(0.1, .ended, -50, velocity: Vector(-600, 0)),
  ]

  /// ZCJTableViewCell's strip, dragged out and back.
  private static var zcjStrip: PageFault {
    fault(
      trailing: [delete], rules: .zcjTableViewCell, about: "ZCJTableViewCell's strip moves for offsets above 0 only:",
      [.pan(0, .began), .pan(0.1, .changed, -30), .pan(0.2, .changed, 0)])
  }

  var faults: FaultTraces<UtilityButtons, UtilityButtons.Corrections> {
    FaultTraces(
      design: design, named: UtilityButtons.Corrections.named, all: .all, showsWholeArticle: true,
      faults: Self.fault(showing:))
  }

  func corrections() throws -> Section {
    try faults.section(
      """
      Each correction is one member of `UtilityButtons.Corrections`. Below, "article" is `corrections: []`, \
      to the letter, and "corrected" is all of them. A cell gives the content offset at the event, where a \
      motion leads or what a scroll view is answered, the state, and what the row tells. The row is \
      SWTableViewCell's with L = 90 and R = 180 unless said otherwise.
      """)
  }

  /// The facts that were measured on the original code.
  func measured() throws -> Section {
    func fact(
      _ text: String, _ article: String, _ fault: PageFault
    ) -> MeasuredFact<UtilityButtons, UtilityButtons.Corrections> {
      MeasuredFact(fact: text, fault: fault, article: article)
    }
    func asked(_ target: Double, from entering: [Step]) -> PageFault {
      Self.fault(entering + [Step(1, .ended(contentOffset: 90, velocity: 0, target: target))])
    }
    let left = Step(0, .ended(contentOffset: 0, velocity: -600, target: 0))
    let right = Step(0, .ended(contentOffset: 270, velocity: 600, target: 270))
    func askedWithoutButtons(_ targets: [Double], rules: UtilityButtons.Rules = .swTableViewCell) -> PageFault {
      Self.fault(
        leading: [], trailing: [], rules: rules,
        targets.enumerated().map { Step(Double($0), .ended(contentOffset: 0, velocity: 0, target: $1)) })
    }
    let widths: [(count: Int, width: Double)] = [(2, 90), (3, 86 + 2 / 3.0), (4, 65), (6, 43 + 1 / 3.0)]
    let strips = widths.map { count, width in
      var seen = Self.fault(trailing: Self.buttons(count), [Step(0, .wait)])
      seen.sight = Sight(place: { $0.actionFrame(.trailing, 0, at: $1).width })
      return fact("\(count) buttons: \(number(width)) each.", number(width), seen)
    }
    var indexed = PageFault([Step(0, .wait)]) { Self.row(hasSectionIndex: true, corrections: $0) }
    indexed.sight = Sight(
      place: { row, _ in row.rightWidth },
      more: { ["padding \(number($0.padding))", "each \(number($0.actionFrame(.trailing, 0, at: $1).width))"] })
    let flicked = Self.fault(trailing: Self.buttons(5), rules: .zcjTableViewCell, Self.flickOpen + [Step(4, .wait)])
    let facts =
      strips + [
        fact(
          "A section index: 15 more for the right strip and the padding, none for its buttons.",
          "195<br>padding 285<br>each 90", indexed),
        fact("At exactly P - R/2 = 180, center stays center.", "90 → 90<br>center<br>*didClose*", asked(180, from: [])),
        fact("Left goes right.", "90 → 270<br>right<br>*didOpen.trailing*", asked(180, from: [left])),
        fact("Right stays right.", "90 → 270<br>right<br>*didOpen.trailing*", asked(180, from: [right])),
        fact(
          "Hiding notifies even when already center.", "90<br>center<br>*didClose*",
          Self.fault([Step(0, .close(animated: true))])),
        fact("No buttons: target -1 gives left.", "0 → 0<br>left<br>*didOpen.leading*", askedWithoutButtons([-1])),
        fact("Target 0 from left gives right.", "0 → 0<br>right<br>*didOpen.trailing*", askedWithoutButtons([-1, 0])),
        fact(
          "ZCJ without buttons is right for target 0,", "0 → 0<br>right<br>*didOpen.trailing*",
          askedWithoutButtons([0], rules: .zcjTableViewCell)),
        fact(
          "and for 10.", "0 → 0<br>right<br>*didOpen.trailing*", askedWithoutButtons([10], rules: .zcjTableViewCell)),
        fact(
          "ZCJ's strip is stale at 0: 30 + 320 - 90.", "0<br>strip at 260<br>90 wide",
          Self.fault(Self.zcjStrip, showing: Self.rightStrip)),
        fact("Five of ZCJ's buttons: 450 of 320 points.", "450<br>right", flicked),
        fact(
          "No way to close ZCJ's row from code.", "90<br>right",
          Self.fault(
            trailing: [Self.delete], rules: .zcjTableViewCell, Self.flickOpen + [Step(3, .close(animated: false))])),
      ]
    return Section(
      .measured,
      [
        """
        What the two original codes were measured to do, and the last step of a gesture that shows it: \
        without corrections and with all. All widths stand at the [strips](#the-strips), all releases in the \
        [decision table](#the-decision-table), the whole traces of the faults at their \
        [corrections](#corrections), the later master among the [facts](#facts-that-are-not-reproduced).
        """,
        Markdown.table(
          ["fact", "article", "corrected"], try facts.map { try $0.line(all: .all, in: design.folder) }),
      ])
  }
}
