import ConstraintSwipe
import InteractionHosting
import InteractionReplay
import ScrollSwipe
import Testing
import UtilityButtons

@Suite("Recordings of a row's driver")
struct RecordedRowTests {
  static let rows: [(name: String, row: any RevealingRow)] = [
    ("constraint-swipe", ConstraintSwipe(width: 320, height: 44, leading: [flag], trailing: [delete, more])),
    ("scroll-swipe", ScrollSwipe(width: 375, height: 60, leading: [flag], trailing: [delete, more])),
    ("utility-buttons", UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])),
  ]

  @Test("After every event, the replayed row is where the recorded row was")
  func replaysToTheSameStates() throws {
    for (name, row) in Self.rows {
      for direction in ReadingDirection.allCases { try replays(row, name, direction) }
    }
  }

  private func replays(_ row: any RevealingRow, _ name: String, _ direction: ReadingDirection) throws {
    var recorded = RecordedRow(row, name, direction)
    recorded.swipe(by: direction == .leftToRight ? -120 : 120)
    recorded.step { $0.handle(.press(.trailing, 1, .down), at: $1) }
    recorded.step { $0.handle(.press(.trailing, 1, .up), at: $1) }
    recorded.step { $0.fulfill(.stay, at: $1) }
    recorded.step { $0.handle(.table(.tableScrolled), at: $1) }
    recorded.step { $0.handle(.close(animated: false), at: $1) }
    recorded.swipe(by: direction == .leftToRight ? 70 : -70)
    recorded.step { $0.handle(.setActions([more], .trailing), at: $1) }
    recorded.step { $0.handle(.resize(480, height: 50), at: $1) }
    recorded.step { $0.handle(.perform("open.trailing"), at: $1) }
    recorded.step { $0.handle(.close(animated: false), at: $1) }
    recorded.step { $0.handle(.preview(.trailing), at: $1) }
    let hasMoved = [recorded.offsets.contains { $0 < -50 }, recorded.offsets.contains { $0 > 20 }]
    expect(hasMoved, are: [true, true], "\(name), \(direction)")
    try recorded.expectReplayedStates()
  }

  @Test("A scroll view's reports replay, and so does the recording of a row that was open at first")
  func scrollViews() throws {
    for (name, row) in Self.rows.dropFirst() {
      var recorded = RecordedRow(row, name)
      let closed = try #require(row as? any ScrollDriven).closedContentOffset
      let end = ScrollReport.ended(contentOffset: closed + 90, velocity: 600, target: closed + 100)
      recorded.step { $0.scroll(.began(contentOffset: closed), at: $1).effects }
      recorded.step { $0.scroll(.moved(contentOffset: closed + 1.0 / 3), at: $1).effects }
      recorded.step { $0.scroll(end, at: $1).effects }
      recorded.step { $0.handle(.scroll(.moved(contentOffset: closed + 160)), at: $1) }
      recorded.step { $0.handle(.tap, at: $1) }
      expect(recorded.offsets.last.map { $0 < -100 }, is: true, "\(name)")
      try recorded.expectReplayedStates()
    }
    var open = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    open.open(.trailing, animated: false, at: Time(0))
    var opened = RecordedRow(open, "constraint-swipe")
    opened.step { $0.handle(.tap, at: $1) }
    try opened.expectReplayedStates(after: 1)
  }

  @Test("A row that is open at first is not recorded if code cannot open it")
  func openedByFingerAlone() {
    for (corrections, progress) in [([], "0, incomplete"), ([.movesFromCode], "1, complete")]
      as [(UtilityButtons.Corrections, String)]
    {
      var row = UtilityButtons(
        width: 320, height: 44, trailing: [delete, more], rules: .zcjTableViewCell, corrections: corrections)
      row.pan(PanSample(.began, translation: .zero), at: Time(0))
      row.pan(PanSample(.changed, translation: Vector(-180, 0)), at: Time(1))
      row.pan(PanSample(.ended, translation: Vector(-180, 0)), at: Time(2))
      row.advance(to: Time(9))
      expect(row.rest, is: .open(.trailing))
      let recorder = ScriptRecorder(row, design: "utility-buttons", more: ["rules": "ZCJTableViewCell"])
      expect(recorder.progress, is: progress)
    }
  }

  @Test("The replayed row has the recorded row's options, rules and corrections")
  func options() throws {
    let options = SwipeOptions(
      allowsFullSwipe: true, fullSwipeFraction: 0.5, fullSwipeMargin: 20, flick: 300, locksSide: true,
      reportsSignals: true,
      buttonWidths: 50...120, transition: .drag, animationDuration: 0.4)
    var row = ConstraintSwipe(
      width: 320, height: 44, trailing: [everything], rules: .dnsSwipeableTableCell, options: options,
      corrections: [])
    row.reducesMotion = true
    let recorder = ScriptRecorder(
      row, design: "constraint-swipe", options: options,
      more: ["rules": "DNSSwipeableTableCell", "corrections": "none"])
    let written: [String: JSON] = [
      "fullSwipe": true, "fullSwipePart": 0.5, "fullSwipeMargin": 20, "flick": 300, "animationDuration": 0.4,
      "transition": "drag", "locksSide": true, "signals": true, "minimumButtonWidth": 50, "maximumButtonWidth": 120,
      "reducesMotion": true,
    ]
    let setup = RowSetup(
      .constraintSwipe, trailing: [everything], rules: "DNSSwipeableTableCell", corrections: [], options: written)
    expect(try Replay().script(recorder.json), is: .row(setup, []))
  }

  @Test("Every kind of event can be recorded")
  func everyKind() throws {
    let pans = PanPhase.allCases.map { phase in
      RowEvent.pan(PanSample(phase, translation: Vector(-1.0 / 3, 2), velocity: Vector(-500, 1e-7)))
    }
    let presses = PressPhase.allCases.map { RowEvent.press(.trailing, 0, $0) }
    let reports: [RowEvent] = [
      .scroll(.began(contentOffset: 0)), .scroll(.moved(contentOffset: 1e-5)),
      .scroll(.ended(contentOffset: 90, velocity: -600, target: 1e17)),
    ]
    let others: [RowEvent] = [
      .open(.leading, animated: true), .open(.trailing, animated: false), .close(animated: true),
      .close(animated: false), .tapButton(.leading, 0), .tap, .perform("delete"), .table(.otherRowOpened),
      .table(.tableScrolled), .reuse, .resize(320.5), .resize(320, height: 60), .preview(.leading),
      .setActions([everything], .trailing), .wait,
    ]
    let row = ScrollSwipe(width: 320, height: 44, leading: [flag], trailing: [delete])
    var recorder = ScriptRecorder(row, design: "scroll-swipe")
    let events = (pans + presses + reports + others).enumerated().map { Timed(Double($0) / 3, $1) }
    for event in events { recorder.record(event.event, at: event.at + 1000) }
    let script = try Replay().script(recorder.json)
    guard case .row(let setup, let read) = script else {
      Issue.record("It is no row's script.")
      return
    }
    let isInTime = zip(read, events).allSatisfy { abs($0.at - $1.at) < 1e-9 }
    expect(read.map(\.event), are: events.map(\.event))
    #expect(isInTime)
    expect(setup, is: RowSetup(.scrollSwipe, leading: [flag], trailing: [delete]))
  }

  @Test("A scroll view's report to a row that no scroll view can drive is ignored, and forgets no press")
  func notDriven() {
    var driver = RowDriver(Self.rows[0].row)
    driver.handle(.open(.trailing, animated: false), at: Time(0))
    driver.handle(.tapButton(.trailing, 0), at: Time(1))
    driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe")
    let count = driver.recorder?.count
    driver.handle(.scroll(.moved(contentOffset: 10)), at: Time(2))
    expect([driver.recorder?.count, driver.pressedAction == nil ? 1 : 0], are: [count, 0])
  }

  @Test("Sizes are recorded as the row takes them")
  func sizes() throws {
    for (width, recorded) in [(-5.0, 0.0), (.nan, 0), (-.infinity, 0), (1e6, 1e6), (.infinity, 1e9)] {
      var driver = RowDriver(Self.rows[0].row)
      driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe")
      driver.handle(.resize(width, height: width), at: Time(0))
      let json = try #require(driver.recorder?.json)
      guard case .row(_, let events) = try Replay().script(json) else { continue }
      expect(events.map(\.event), are: [.resize(recorded, height: recorded)], "\(width)")
      expect(driver.row.size, is: LayoutSize(width: recorded, height: recorded), "\(width)")
    }
  }

  @Test("Actions and options of any width are recorded so that scripts can be read")
  func wide() throws {
    let options = SwipeOptions(
      allowsFullSwipe: true, fullSwipeMargin: .infinity, flick: .infinity, buttonWidths: 2e6...(.infinity))
    let wide = InteractionAction(id: "wide", title: "Wide", width: .infinity)
    let row = ConstraintSwipe(width: 1e10, height: 44, trailing: [wide], options: options)
    var driver = RowDriver(row)
    driver.recorder = ScriptRecorder(row, design: "constraint-swipe", options: options)
    let wider = InteractionAction(id: "wider", title: "Wider", width: 2e9)
    driver.handle(.setActions([wider], .leading), at: Time(0))
    guard case .row(let setup, let events) = try Replay().script(try #require(driver.recorder?.json)) else { return }
    expect(events.map(\.event), are: [.setActions([wider], .leading)])
    expect([setup.width, setup.trailing.first?.width], are: [1e9, 1e9])
    let numbers = ["fullSwipeMargin", "flick", "minimumButtonWidth"].map { setup.options[$0] }
    expect(numbers, are: [.number(1e9), .number(1e9), .number(2e6)])
  }

  @Test("A recording that may have no events is incomplete if the row is open when it begins")
  func noEvents() {
    for (isOpen, progress) in [(false, "0, complete"), (true, "0, incomplete")] {
      var row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
      if isOpen { row.open(.trailing, animated: false, at: Time(0)) }
      let recorder = ScriptRecorder(row, design: "constraint-swipe", limit: 0)
      expect(recorder.progress, is: progress)
    }
  }

  @Test("Events that scripts cannot express are left out or end the recording")
  func limits() {
    var driver = RowDriver(Self.rows[0].row)
    driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe", limit: 2)
    driver.handle(.perform("unknown"), at: Time(0))
    driver.handle(.press(.trailing, 7, .up), at: Time(0))
    expect(driver.recorder?.progress, is: "0, complete")
    driver.handle(.tap, at: Time(0))
    driver.handle(.tap, at: Time(-5))
    driver.handle(.tap, at: Time(1))
    expect(driver.recorder?.progress, is: "2, incomplete")
    driver.recorder = ScriptRecorder(driver.row, design: "constraint-swipe")
    driver.reducesMotion = true
    driver.handle(.tap, at: Time(2))
    expect(driver.recorder?.progress, is: "0, incomplete")
    #expect(driver.row.reducesMotion)
  }
}
