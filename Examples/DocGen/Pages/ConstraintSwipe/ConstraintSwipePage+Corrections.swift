import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  private typealias Step = Timed<RowEvent>
  private typealias Row = ConstraintSwipe
  private typealias PageFault = Fault<Row, Row.Correction>

  /// A gesture on a row.
  private static func fault(
    leading: [InteractionAction] = [], trailing: [InteractionAction] = buttons, rules: Row.Rules = .article,
    _ steps: [Step]
  ) -> PageFault {
    PageFault(steps) { row(leading: leading, trailing: trailing, rules: rules, corrections: $0) }
  }

  /// The gesture that shows a fault, nil for what one row cannot show.
  private static func fault(showing correction: Row.Correction) -> PageFault? {
    switch correction {
    case .fingerKeepsHold: fingerKeepsHold
    case .noticeOnChange: noticeOnChange
    case .cancelRestores: cancelRestores
    case .failedRestores: failedRestores
    case .reuseEndsPan: reuseEndsPan
    case .openEndsPan: openEndsPan
    case .resumesMotion: resumesMotion
    case .followsIdentity: nil
    case .axisDecidedOnce: axisDecidedOnce
    case .noEmptySide: noEmptySide
    case .contentStaysVisible: contentStaysVisible
    case .bounceStaysCovered: bounceStaysCovered
    case .tapCloses: fault([Step(0, .open(.trailing, animated: false)), Step(0.5, .tap), Step(1, .wait)])
    case .closesWithTable:
      fault([Step(0, .open(.trailing, animated: false)), Step(0.5, .table(.tableScrolled)), Step(1, .wait)])
    }
  }

  private static var fingerKeepsHold: PageFault {
    fault([
      .pan(0, .began), .pan(0.2, .changed, -100), .pan(0.3, .changed, -165), .pan(0.5, .changed, -140),
      .pan(0.8, .changed, -20), .pan(0.9, .ended, -20),
    ]).drawn(until: 1.2, values: [20, 0, -80, -160, -180])
  }

  private static var noticeOnChange: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .ended), Step(0.5, .open(.trailing, animated: true)), .pan(1, .began),
      .pan(1.1, .ended),
    ])
  }

  private static var cancelRestores: PageFault {
    fault([
      .pan(0, .began), .pan(0.2, .changed, -100), .pan(0.3, .changed, -165), .pan(0.8, .cancelled, -165),
      Step(1.3, .wait),
    ]).leavingOut([.fingerKeepsHold]).drawn(until: 1.3, values: [20, 0, -80, -160, -180])
  }

  private static var failedRestores: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, -47), .pan(0.2, .failed, -47), .pan(0.6, .began), .pan(0.7, .changed, -3),
      .pan(0.8, .ended, -3), .pan(1.2, .began), .pan(1.3, .changed, -50), .pan(1.4, .ended, -50),
    ])
  }

  private static var reuseEndsPan: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, -60), Step(0.2, .reuse), .pan(0.3, .changed, -62), .pan(0.4, .ended, -62),
    ])
  }

  private static var openEndsPan: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, -50), Step(0.2, .open(.trailing, animated: false)), .pan(0.3, .changed, 30),
      .pan(0.4, .changed, 60), .pan(0.5, .cancelled, 60), Step(1, .wait),
    ])
  }

  private static var resumesMotion: PageFault {
    fault([
      .pan(0, .began), .pan(0.1, .changed, -100), .pan(0.2, .ended, -100), .pan(0.24, .began), .pan(0.3, .changed, 10),
      .pan(0.36, .changed, 40), .pan(0.42, .ended, 60),
    ]).drawn(until: 0.7, values: [20, 0, -80, -160, -180])
  }

  /// A drag under the library's rules during which the finger sinks for a while.
  private static var axisDecidedOnce: PageFault {
    fault(
      rules: .dnsSwipeableTableCell,
      [
        .pan(0, .began, velocity: Vector(-300, 10)), .pan(0.1, .changed, -30, down: 1, velocity: Vector(-300, 20)),
        .pan(0.2, .changed, -60, down: 6, velocity: Vector(-200, 90)),
        .pan(0.3, .changed, -75, down: 18, velocity: Vector(-90, 140)),
        .pan(0.4, .changed, -82, down: 32, velocity: Vector(-60, 130)),
        .pan(0.5, .changed, -95, down: 42, velocity: Vector(-240, 60)),
        .pan(0.6, .ended, -95, down: 44, velocity: Vector(-40, 20)),
      ]
    ).drawn(until: 0.9, values: [0, -80, -160])
  }

  private static var noEmptySide: PageFault {
    fault(trailing: [], [.pan(0, .began), .pan(0.1, .changed, -10), .pan(0.2, .ended, -10)])
  }

  private static var contentStaysVisible: PageFault {
    fault(
      trailing: (1...4).map { InteractionAction(id: String($0), title: String($0), width: 80) },
      [Step(0, .open(.trailing, animated: false)), Step(0.5, .close(animated: false))])
  }

  private static var bounceStaysCovered: PageFault {
    fault(
      leading: [InteractionAction(id: "pin", title: "Pin")],
      [Step(0, .open(.trailing, animated: false)), Step(0.1, .close(animated: true))]
        + [0.15, 0.2, 0.25, 0.3].map { Step($0, .wait) }
    ).drawn(until: 0.5, values: [20, 0, -80, -160])
  }

  /// Every correction and what shows it.
  var faults: FaultTraces<ConstraintSwipe, ConstraintSwipe.Correction> {
    FaultTraces(
      design: design, showsWholeArticle: false, faults: { Self.fault(showing: $0).map { [$0] } ?? [] },
      rules: { $0.rules.rawValue },
      code: { $0 == .fingerKeepsHold ? "panToCatchPoint" : nil },
      sight: Self.sight(of:),
      specialFilm: Self.identityFilm, special: { $0 == .followsIdentity ? identityTable : nil })
  }

  /// Two lists: the row above an open one is deleted.
  private var identityTable: String {
    func cells(_ corrections: ConstraintSwipe.Corrections) -> [String] {
      let row = Self.row(corrections: corrections)
      var list = SwipeList(of: row, count: 4)
      list.followsIdentity = row.followsIdentity
      func open() -> String {
        let rows = list.openRows.map { list.content(of: $0).title }
        return rows.isEmpty ? say("none") : rows.joined(separator: ", ")
      }
      var cells = [open()]
      list.perform("open.trailing", on: RowID(1), at: .zero)
      cells.append(open())
      list.remove(RowID(0), at: .zero)
      cells.append(open())
      return cells
    }
    let article = cells(.all.subtracting([.followsIdentity]))
    let corrected = cells(.all)
    let events = ["four rows", "open Item #2", "delete Item #1"]
    return Markdown.table(
      ["event", "article: open rows", "corrected: open rows"].map { say($0) },
      events.indices.map { [say(events[$0]), article[$0], corrected[$0]] })
  }
}
