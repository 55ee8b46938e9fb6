import ScrollSwipe

extension ScrollSwipePage {
  typealias PageFault = Fault<ScrollSwipe, ScrollSwipe.Correction>
  private typealias Step = Timed<RowEvent>
  private typealias Row = ScrollSwipe

  /// A gesture on the row of the final version, or of the article's rules.
  static func fault(
    width: Double = 320, leading: [InteractionAction] = yesAndNo, trailing: [InteractionAction] = delete,
    rules: ScrollSwipe.Rules = .swipeableTableViewCell,
    more: @escaping (ScrollSwipe, Time) -> [String] = { _, _ in [] }, _ steps: [Timed<RowEvent>]
  ) -> PageFault {
    PageFault(steps, sight: Sight(more: more)) {
      row(width: width, leading: leading, trailing: trailing, rules: rules, corrections: $0)
    }
  }

  /// The containers' x and whether they show.
  static func containers(_ row: ScrollSwipe, _ time: Time) -> [String] {
    let left = number(row.leftViewFrame(at: time).x) + (row.isLeftHidden(at: time) ? " " + say("hidden") : "")
    let right = number(row.rightViewFrame(at: time).x) + (row.isRightHidden(at: time) ? " " + say("hidden") : "")
    return [say("left") + " " + left, say("right") + " " + right]
  }

  private static func faults(showing correction: Row.Correction) -> [PageFault] {
    switch correction {
    case .opensAtInset: [opensAtInset]
    case .opensAtHalf: opensAtHalf
    case .layoutKeepsState:
      [
        fault([Step(0, .open(.leading, animated: false)), Step(0.5, .resize(320)), Step(1, .resize(280))])
          .drawn(until: 1.5, values: [0, -80, -160])
      ]
    case .noEmptySide: [noEmptySide]
    case .firstFrame: [firstFrame]
    case .closesOnlyOpen: closesOnlyOpen
    case .closesWithTable: closesWithTable
    case .cancelRestores: [cancelRestores]
    case .failedRestores: [failedRestores]
    case .noticeOnChange:
      [fault([.pan(0, .began), .pan(0.1, .ended, 200), Step(1, .tap), Step(2, .close(animated: true))])]
    case .resumesMotion: [resumesMotion]
    case .contentStaysVisible: [contentStaysVisible]
    }
  }

  private static var opensAtInset: PageFault {
    fault(
      rules: .article,
      [
        Step(0, .open(.leading, animated: false)), .pan(0.5, .began), .pan(0.7, .changed, -30), .pan(1, .changed, 0),
        .pan(1.1, .ended), Step(1.6, .wait),
      ]
    ).leavingOut([.opensAtHalf])
  }

  private static var opensAtHalf: [PageFault] {
    [
      fault(
        [.pan(0, .began), .pan(0.2, .changed, -99), .pan(0.4, .ended, -99), Step(1, .wait)]
      ).drawn(until: 1, values: [100, 50, 0]),
      fault(
        rules: .article,
        [
          .pan(0, .began), .pan(0.1, .ended, 150), Step(2, .close(animated: false)), .pan(2.5, .began),
          .pan(2.6, .ended, 150, velocity: Vector(3000, 0)), Step(4, .wait),
        ]),
    ]
  }

  private static var noEmptySide: PageFault {
    fault(
      trailing: [], more: containers,
      [Step(0, .wait), .pan(0.1, .began), .pan(0.2, .changed, -5), .pan(0.3, .changed, 0), .pan(0.4, .ended)]
    ).leavingOut([.firstFrame])
  }

  private static var firstFrame: PageFault {
    fault(
      width: 414, more: containers,
      [
        Step(0, .wait), .pan(0.5, .began), .pan(0.6, .changed, 30), .pan(0.7, .changed, -30), .pan(0.8, .ended, -30),
        Step(2, .wait),
      ])
  }

  private static var closesOnlyOpen: [PageFault] {
    [
      fault(
        [.pan(0, .began), .pan(0.2, .changed, 50), Step(0.4, .table(.otherRowOpened)), Step(1.2, .wait)]),
      fault([Step(0, .table(.otherRowOpened)), Step(0.15, .wait)]),
    ]
  }

  private static var closesWithTable: [PageFault] {
    let open = Step(0, .open(.leading, animated: false))
    return [
      fault([open, Step(0.5, .table(.tableScrolled)), Step(1, .wait)]),
      fault(rules: .article, [open, Step(0.5, .table(.otherRowOpened)), Step(1, .wait)]),
    ]
  }

  private static var cancelRestores: PageFault {
    fault([
      Step(0, .open(.trailing, animated: false)), .pan(0.5, .began), .pan(0.6, .changed, 1), .pan(0.7, .cancelled, 1),
      Step(1.5, .wait), Step(2, .close(animated: false)), .pan(2.5, .began), .pan(2.6, .changed, -110),
      .pan(2.7, .cancelled, -110), Step(3.5, .wait),
    ]).leavingOut([.opensAtHalf]).drawn(until: 3.6, values: [120, 100, 50, 0])
  }

  private static var failedRestores: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, 47), .pan(0.2, .failed, 47), Step(0.8, .wait), .pan(1, .began),
      .pan(1.1, .changed, 3),
    ])
  }

  private static var resumesMotion: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, 200), .pan(0.2, .changed, 60),
      .pan(0.3, .ended, 60, velocity: Vector(700, 0)), .pan(0.36, .began), .pan(0.42, .changed, -10),
      .pan(0.5, .ended, -30),
    ]).drawn(until: 1, values: [0, -80, -160, -240])
  }

  private static var contentStaysVisible: PageFault {
    fault(
      leading: (1...4).map { InteractionAction(id: String($0), title: String($0)) },
      [Step(0, .open(.leading, animated: false)), Step(0.5, .close(animated: false))])
  }

  var faults: FaultTraces<ScrollSwipe, ScrollSwipe.Correction> {
    FaultTraces(
      design: design, showsWholeArticle: true, faults: Self.faults(showing:), rules: { $0.rules.rawValue },
      sight: Self.sight(of:))
  }
}
