import UtilityButtons

extension UtilityButtonsPage {
  typealias PageFault = Fault<UtilityButtons, UtilityButtons.Correction>
  private typealias Step = Timed<RowEvent>
  private typealias Row = UtilityButtons

  /// A gesture on SWTableViewCell's row, or on another one.
  static func fault(
    width: Double = 320, leading: [InteractionAction] = [flag], trailing: [InteractionAction] = [delete, more],
    rules: UtilityButtons.Rules = .swTableViewCell,
    more: @escaping (UtilityButtons, Time) -> [String] = { row, _ in [say(row.cellState.rawValue)] },
    _ steps: [Timed<RowEvent>]
  ) -> PageFault {
    PageFault(steps, sight: Sight(more: more)) {
      row(width: width, leading: leading, trailing: trailing, rules: rules, corrections: $0)
    }
  }

  /// The strips' x in the scroll view's content, and its width.
  static func bothStrips(_ row: UtilityButtons, _ time: Time) -> [String] {
    [
      say("left") + " " + number(row.leftViewFrame(at: time).x),
      say("right") + " " + number(row.rightViewFrame(at: time).x),
      say("content") + " " + number(row.contentSize.width),
    ]
  }

  /// The right strip's x and width.
  static func rightStrip(_ row: UtilityButtons, _ time: Time) -> [String] {
    let frame = row.rightViewFrame(at: time)
    return [say("strip at $1", number(frame.x)), say("$1 wide", number(frame.width))]
  }

  private static func faults(showing correction: Row.Correction) -> [PageFault] {
    switch correction {
    case .noEmptySide: noEmptySide
    case .pressOnRelease: [pressOnRelease]
    case .staysMeansStays: [staysMeansStays]
    case .layoutKeepsState: [layoutKeepsState]
    case .stripsFollow: [stripsFollow, zcjStrip]
    case .firstFrame: [firstFrame]
    case .halfIsStable: halfIsStable
    case .flickShutCloses: [flickShutCloses]
    case .resetsOnReuse: [fault([Step(0, .open(.trailing, animated: false)), Step(1, .reuse)])]
    case .noticeOnChange: [noticeOnChange]
    case .cancelRestores:
      [fault([.pan(0, .began), .pan(0.1, .changed, -100), .pan(0.2, .cancelled, -100), Step(2, .wait)])]
    case .failedRestores: [failedRestores]
    case .resumesMotion: [resumesMotion]
    case .closesWithTable:
      [fault([Step(0, .open(.trailing, animated: false)), Step(0.5, .table(.tableScrolled)), Step(1, .wait)])]
    case .contentStaysVisible: contentStaysVisible
    case .oneSideShows: [oneSideShows]
    case .countsFromClosed: [countsFromClosed]
    case .movesFromCode: [movesFromCode]
    }
  }

  private static var noEmptySide: [PageFault] {
    [
      fault(
        leading: [],
        [
          .pan(0, .began), .pan(0.1, .ended, 10, velocity: Vector(600, 0)), Step(1, .wait), .pan(2, .began),
          .pan(2.1, .ended, -10, velocity: Vector(-600, 0)), Step(4, .wait),
        ]
      ).drawn(until: 4, values: [180, 90, 0]),
      fault(
        leading: [], trailing: [],
        [
          Step(0, .scroll(.ended(contentOffset: 0, velocity: 0, target: -1))),
          Step(1, .scroll(.ended(contentOffset: 0, velocity: 0, target: 0))),
        ]),
    ]
  }

  private static var pressOnRelease: PageFault {
    fault([
      Step(0, .open(.trailing, animated: false)), Step(0.5, .press(.trailing, 1, .down)),
      Step(0.7, .press(.trailing, 1, .cancelled)),
    ])
  }

  private static var staysMeansStays: PageFault {
    fault(
      trailing: buttons(3),
      [
        Step(0, .open(.trailing, animated: false)), .pan(0.2, .began), .pan(0.5, .changed, 350),
        .pan(0.6, .ended, 350, velocity: Vector(-500, 0)), Step(1.6, .wait),
      ]
    ).drawn(until: 1.4, values: [350, 249.5, 90, 0])
  }

  private static var layoutKeepsState: PageFault {
    fault(
      leading: [], trailing: buttons(3),
      [
        Step(0, .open(.trailing, animated: false)), Step(0.5, .resize(320)), .pan(1, .began),
        .pan(1.1, .ended, -5, velocity: Vector(-500, 0)), Step(3, .wait),
      ]
    ).drawn(until: 2.4, values: [260, 130, 0])
  }

  private static var stripsFollow: PageFault {
    // The row's own content offset: before the first layout pass of the original it is 0.
    PageFault(
      [
        Step(0, .wait), Step(0.1, .resize(320)), .pan(1, .began), .pan(1.1, .changed, -110), .pan(1.2, .changed, 40),
        .pan(1.3, .changed, 0), .pan(1.4, .ended, 0), Step(2, .resize(320)),
      ], sight: Sight(position: { $0.contentOffset(at: $1) }, more: bothStrips)
    ) { row(leading: [flag], trailing: [delete, more], corrections: $0) }
  }

  /// ZCJTableViewCell's strip, dragged out and back.
  static var zcjStrip: PageFault {
    fault(
      trailing: [delete], rules: .zcjTableViewCell,
      more: rightStrip, [.pan(0, .began), .pan(0.1, .changed, -30), .pan(0.2, .changed, 0)])
  }

  private static var firstFrame: PageFault {
    fault(
      trailing: [delete], rules: .zcjTableViewCell, more: rightStrip,
      [Step(0, .wait), .pan(0.5, .began), .pan(0.6, .changed, -30)])
  }

  private static var halfIsStable: [PageFault] {
    [
      fault(
        trailing: [delete], rules: .zcjTableViewCell,
        [.pan(0, .began), .pan(0.2, .changed, -45), .pan(0.4, .ended, -45), Step(1.5, .wait)]),
      fault(
        trailing: [delete], rules: .zcjTableViewCell,
        (0..<3).map { Step(Double($0), .scroll(.ended(contentOffset: 45, velocity: 0, target: 45))) }),
    ]
  }

  private static var flickShutCloses: PageFault {
    fault(
      trailing: [delete], rules: .zcjTableViewCell,
      [
        Step(0, .scroll(.began(contentOffset: 0))), Step(0.2, .scroll(.moved(contentOffset: 85))),
        Step(0.3, .scroll(.ended(contentOffset: 80, velocity: -2000, target: 60))),
      ])
  }

  private static var noticeOnChange: PageFault {
    fault([
      Step(0, .close(animated: true)), .pan(0.5, .began), .pan(0.6, .ended), Step(1, .open(.trailing, animated: false)),
      Step(1.5, .open(.trailing, animated: true)),
    ])
  }

  private static var failedRestores: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, -100), .pan(0.2, .failed, -100), Step(2, .wait), .pan(2.5, .began),
      .pan(2.6, .changed, -10),
    ])
  }

  private static var resumesMotion: PageFault {
    fault([
      .pan(0, .began), .pan(0.2, .changed, -100), .pan(0.3, .ended, -100), .pan(0.38, .began), .pan(0.46, .changed, 20),
      .pan(0.6, .ended, 40),
    ]).drawn(until: 1.2, values: [270, 180, 90])
  }

  private static var contentStaysVisible: [PageFault] {
    [
      fault(
        trailing: buttons(5, name: ""), rules: .zcjTableViewCell,
        flickOpen + [Step(4, .wait)]),
      fault(
        width: 300, trailing: buttons(3),
        [Step(0, .open(.trailing, animated: false))]),
    ]
  }

  private static var oneSideShows: PageFault {
    let pin = InteractionAction(id: "pin", title: "Pin")
    return fault(
      leading: [flag, pin],
      more: { row, time in
        row.action(under: Vector(160, 22), at: time).map { [row.actions($0.edge)[$0.index].title] } ?? []
      },
      [
        Step(0, .open(.leading, animated: false)), Step(0.5, .press(.leading, 1, .down)),
        Step(0.7, .press(.leading, 1, .up)), Step(1, .open(.trailing, animated: false)),
      ])
  }

  private static var countsFromClosed: PageFault {
    let strips = [("L", 90), ("R", 30.3)].map { InteractionAction(id: $0.0, title: $0.0, width: $0.1) }
    return fault(
      leading: [strips[0]], trailing: [strips[1]],
      [.pan(0, .began), .pan(0.1, .ended, -30.3 / 2), Step(2, .wait)])
  }

  private static var movesFromCode: PageFault {
    fault(
      trailing: [delete], rules: .zcjTableViewCell,
      [
        Step(0, .open(.trailing, animated: false)), Step(0.5, .close(animated: false)), .pan(1, .began),
        .pan(1.1, .ended, -80), Step(3, .tap), Step(4, .close(animated: true)), Step(5, .wait),
      ])
  }

  /// A flick that opens the right side.
  static let flickOpen: [Timed<RowEvent>] = [
    .pan(0, .began), .pan(0.1, .ended, -50, velocity: Vector(-600, 0)),
  ]

  var faults: FaultTraces<UtilityButtons, UtilityButtons.Correction> {
    FaultTraces(
      design: design, showsWholeArticle: true, faults: Self.faults(showing:), rules: { $0.rules.rawValue },
      sight: Self.sight(of:))
  }
}
