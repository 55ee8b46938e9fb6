import UtilityButtons

extension UtilityButtonsPage {
  private typealias Step = Timed<RowEvent>
  private typealias Fact = MeasuredFact<UtilityButtons, UtilityButtons.Correction>

  /// The facts that were measured on the original code: the last step of a gesture, without corrections and with all.
  func measured() throws -> Marks {
    try (Self.widths + Self.firstLayout + Self.releases + Self.rowsWithoutButtons + Self.strips + Self.master)
      .reduce(into: [:]) { $0 += try $1.marks(in: design.folder) }
  }

  private static func fact(_ name: String, _ article: String, _ fault: PageFault) -> Fact {
    Fact(name: name, article: article, fault: fault)
  }

  private static var widths: [Fact] {
    let widths: [(count: Int, width: Double)] = [(2, 90), (3, 86 + 2 / 3.0), (4, 65), (6, 43 + 1 / 3.0)]
    let strips = widths.map { count, width in
      let sight = Sight<UtilityButtons>(position: { $0.actionFrame(edge: .trailing, index: 0, at: $1).width })
      let fault = PageFault([Step(0, .wait)], sight: sight) { row(trailing: buttons(count), corrections: $0) }
      return fact("\(count) buttons", number(width), fault)
    }
    let sight = Sight<UtilityButtons>(
      position: { row, _ in row.rightWidth },
      more: {
        [
          say("padding") + " " + number($0.padding),
          say("each $1", number($0.actionFrame(edge: .trailing, index: 0, at: $1).width)),
        ]
      })
    let indexed = fact(
      "section index",
      "195<br>padding 285<br>each 90",
      PageFault([Step(0, .wait)], sight: sight) { row(hasSectionIndex: true, corrections: $0) })
    return strips + [indexed]
  }

  /// What stands before the first layout pass, and what that makes of it.
  private static var firstLayout: [Fact] {
    func seen(_ step: Step) -> PageFault {
      PageFault([step], sight: Sight(position: { $0.contentOffset(at: $1) }, more: bothStrips)) { row(corrections: $0) }
    }
    return [
      fact(
        "first pass",
        "0<br>left 0<br>right 320<br>content 320", seen(Step(0, .wait))),
      fact("after first pass", "90<br>left 90<br>right 320<br>content 590", seen(Step(0, .resize(320)))),
      fact(
        "zcj first", "0<br>strip at 320<br>0 wide",
        fault(trailing: [delete], rules: .zcjTableViewCell, more: rightStrip, [Step(0, .wait)])),
      fact(
        "zcj after", "45<br>strip at 320<br>90 wide",
        fault(
          trailing: [delete], rules: .zcjTableViewCell, more: rightStrip,
          [.pan(0, .began), .pan(0.1, .changed, -45), Step(0.2, .resize(320))])),
    ]
  }

  /// The library's later master.
  private static var master: [Fact] {
    func asked(_ trailing: [InteractionAction], _ steps: [Step]) -> PageFault {
      fault(trailing: trailing, rules: .swTableViewCellMaster, steps)
    }
    func release(_ velocity: Double, _ target: Double, at time: Double = 0) -> Step {
      Step(time, .scroll(.ended(contentOffset: 90, velocity: velocity, target: target)))
    }
    return [
      fact(
        "master flick", "90 → 90<br>center<br>*didClose*",
        asked([], [release(600, 90)])),
      fact(
        "master slow",
        "90 → 90<br>center<br>*didClose*", asked([delete, more], [release(600, 90), release(0, 45, at: 1)])),
    ]
  }

  private static var releases: [Fact] {
    func asked(_ target: Double, from entering: [Step]) -> PageFault {
      fault(entering + [Step(1, .scroll(.ended(contentOffset: 90, velocity: 0, target: target)))])
    }
    let left = Step(0, .scroll(.ended(contentOffset: 0, velocity: -600, target: 0)))
    let right = Step(0, .scroll(.ended(contentOffset: 270, velocity: 600, target: 270)))
    return [
      fact("half from center", "90 → 90<br>center<br>*didClose*", asked(180, from: [])),
      fact("half from left", "90 → 270<br>right<br>*didOpen.trailing*", asked(180, from: [left])),
      fact("half from right", "90 → 270<br>right<br>*didOpen.trailing*", asked(180, from: [right])),
      fact(
        "hiding", "90<br>center<br>*didClose*",
        fault([Step(0, .close(animated: true))])),
    ]
  }

  private static var rowsWithoutButtons: [Fact] {
    func asked(_ targets: [Double], rules: UtilityButtons.Rules = .swTableViewCell) -> PageFault {
      fault(
        leading: [], trailing: [], rules: rules,
        targets.enumerated().map { index, target in
          Step(Double(index), .scroll(.ended(contentOffset: 0, velocity: 0, target: target)))
        })
    }
    return [
      fact("no buttons", "0 → 0<br>left<br>*didOpen.leading*", asked([-1])),
      fact("no buttons from left", "0 → 0<br>right<br>*didOpen.trailing*", asked([-1, 0])),
      fact(
        "zcj no buttons", "0 → 0<br>right<br>*didOpen.trailing*",
        asked([0], rules: .zcjTableViewCell)),
      fact("zcj no buttons, 10", "0 → 0<br>right<br>*didOpen.trailing*", asked([10], rules: .zcjTableViewCell)),
    ]
  }

  /// What only ZCJTableViewCell does.
  private static var strips: [Fact] {
    [
      fact("zcj stale", "0<br>strip at 260<br>90 wide", zcjStrip),
      fact(
        "zcj five", "450<br>right",
        fault(trailing: buttons(5), rules: .zcjTableViewCell, flickOpen + [Step(4, .wait)])),
      fact(
        "zcj close", "90<br>right",
        fault(trailing: [delete], rules: .zcjTableViewCell, flickOpen + [Step(3, .close(animated: false))])),
    ]
  }
}
