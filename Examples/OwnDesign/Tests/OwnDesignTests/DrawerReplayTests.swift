import Foundation
import InteractionReplay
import OwnDesign
import Testing

@Suite("Scripts for the drawer")
struct DrawerReplayTests {
  private static let replay = Replay(designs: .standard.adding(.drawer))

  private static let slowDrag = """
    { "design": "drawer",
      "configuration": { "trailing": [{ "id": "delete", "title": "Delete" }], "opensAt": 0.25 },
      "events": [
        { "pan": { "phase": "began", "translation": 0 } },
        { "at": 0.5, "pan": { "phase": "changed", "translation": -20 } },
        { "at": 1, "pan": { "phase": "ended", "translation": -20 } },
        { "at": 2, "press": { "edge": "trailing", "index": 0 } },
        { "at": 3, "wait": {} } ] }
    """

  @Test("A script plays on the drawer, and the timeline has the drawer's own column")
  func timeline() throws {
    let traces = try Self.replay.traces(of: Self.slowDrag.utf8, name: "drag.json")
    // A quarter of one button of 80 points is 20.
    #expect(
      traces.text == """
        drawer
             time  event             offset  target  rest      pulled  notices
          0.000 s  start                  0       0  closed         0
          0.000 s  pan.began              0       0  closed         0
          0.500 s  pan.changed          -20     -20  closed      0.25
          1.000 s  pan.ended            -20     -80  trailing    0.25  didOpen.trailing
          2.000 s  press.trailing.0     -80       0  closed         1  didPress.trailing.0 didClose
          3.000 s  wait                   0       0  closed         0

        """)
  }

  @Test("A script is the same when it is written and read again")
  func json() throws {
    let script = try Self.replay.script(Self.slowDrag)
    #expect(try Self.replay.script(script.json()) == script)
  }

  @Test("An error in the drawer's configuration names the place")
  func error() {
    let script = Self.slowDrag.replacingOccurrences(of: "0.25", with: "25")
    let error = ScriptError(file: "script", place: "configuration.opensAt", problem: "25 is out of range (0 to 1)")
    #expect(throws: error) { try Self.replay.script(script) }
  }

  @Test("Fingers on a table open its drawers")
  func table() throws {
    let row = RowSetup(.drawer, trailing: [InteractionAction(id: "delete", title: "Delete", role: .destructive)])
    let script = Script.table(
      TableSetup(.count(20), of: row),
      [
        Timed(0, .touch(TouchEvent(.down, location: Vector(300, 60)))),
        Timed(0.2, .touch(TouchEvent(.moved, location: Vector(200, 60)))),
        Timed(0.4, .touch(TouchEvent(.up, location: Vector(200, 60)))),
        Timed(1, .list(.perform("delete", on: RowID(1)))), Timed(2, .list(.wait)),
      ])
    let notices = script.play().steps.map(\.notices)
    #expect(notices == [[], [], [], ["didOpen.trailing.1"], ["didPress.trailing.0.1", "didDelete.1"], []])
  }
}

@Suite("The drawer beside the designs of the articles")
struct DrawerComparisonTests {
  @Test("A recorded flick opens the drawer as it opens the article's scroll view")
  func flick() throws {
    let path = URL(fileURLWithPath: #filePath).appending(path: "../../../../Gestures/scroll-swipe-flick-open.json")
    let replay = Replay(designs: .standard.adding(.drawer))
    let comparison = try replay.comparison(of: Data(contentsOf: path.standardized), name: "flick")
    let rests = comparison.contenders.map { contender in
      [contender.design, contender.rules, comparison.course(of: contender, every: 1.0 / 60).rest.name]
    }
    #expect(
      rests == [
        // 55 points are beyond half of the article's first button, and a flick opens every row that has flicks.
        ["constraint-swipe", "article", "trailing"], ["constraint-swipe", "DNSSwipeableTableCell", "trailing"],
        ["scroll-swipe", "SwipeableTableViewCell", "trailing"], ["scroll-swipe", "article", "closed"],
        ["utility-buttons", "SWTableViewCell", "trailing"], ["utility-buttons", "SWTableViewCellMaster", "trailing"],
        ["utility-buttons", "ZCJTableViewCell", "trailing"], ["drawer", "", "trailing"],
      ])
  }
}
