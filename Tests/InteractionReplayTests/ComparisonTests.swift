import InteractionReplay
import TestSupport
import Testing

@Suite("One script replayed against all row designs")
struct ComparisonTests {
  private static let events = #"""
    {"pan":{"phase":"began","translation":0,"velocity":-1}},
    {"at":0.125,"pan":{"phase":"changed","translation":-85,"velocity":0}},
    {"at":0.25,"pan":{"phase":"ended","translation":-85,"velocity":0}}
    """#

  private static func compared(_ script: String) -> String {
    do {
      return try Replay().comparison(of: script.utf8, name: "s.json").text
    } catch {
      return error.description
    }
  }

  @Test("A comparison shows all designs' offsets side by side, with all corrections or with none")
  func text() {
    // 85 points: beyond half of 160, not beyond half of 180; the article's scroll view has no trailing side.
    expect(
      Self.compared(rowScript(twoActions, Self.events)),
      is: """
        s.json, corrections all
          a  constraint-swipe  article
          b  constraint-swipe  DNSSwipeableTableCell
          c  scroll-swipe      SwipeableTableViewCell
          d  scroll-swipe      article
          e  utility-buttons   SWTableViewCell
          f  utility-buttons   SWTableViewCellMaster
          g  utility-buttons   ZCJTableViewCell

             time  event               a         b         c       d       e       f       g  notices
          0.000 s  start               0         0         0       0       0       0       0
          0.000 s  pan.began           0         0         0       0       0       0       0
          0.125 s  pan.changed       -85       -85       -85       0     -85     -85     -85
          0.250 s  pan.ended         -85       -85       -85       0     -85     -85     -85  a b c didOpen.trailing
          1.176 s  end              -160      -160      -160       0       0       0       0
                                trailing  trailing  trailing  closed  closed  closed  closed

        """)
    // A slow release at 85 of 160 closes the scroll view's row in the original, and DNSSwipeableTableCell asks a finger
    // for its axis again with every sample, which one at rest does not have.
    let compared = Self.compared(rowScript(twoActions + #","corrections":"none""#, Self.events))
    #expect(compared.hasPrefix("s.json, corrections none\n"))
    let last = compared.split(separator: "\n").suffix(1).map { $0.split(separator: " ") }
    expect(last, are: [["trailing", "closed", "closed", "closed", "closed", "closed", "closed"]])
  }

  @Test("A comparison may be empty, and omits rules that require a velocity if a pan has none")
  func nobody() throws {
    let script = #"{"design":"crank","events":[{"pan":{"phase":"began","translation":0}}]}"#
    let comparison = try Replay(designs: Designs(rows: [.crank])).comparison(of: script.utf8, name: "a\nb")
    expect(comparison.contenders, are: [])
    expect(
      comparison.text,
      is: #"""
        a\nb, corrections all
          not played: crank hand, events[0].pan.velocity: missing (it is turned by hand; write a number or [x, y])

          time  event  notices


        """#)
    let swipe = rowScript(twoActions, #"{"pan":{"phase":"began","translation":0}}"#)
    let some = try Replay().comparison(of: swipe.utf8, name: "s.json")
    let played = [
      "article", "SwipeableTableViewCell", "article", "SWTableViewCell", "SWTableViewCellMaster", "ZCJTableViewCell",
    ]
    let omitted = some.omitted.map { [$0.contender.rules, $0.reason] }
    let reason =
      "events[0].pan.velocity: missing (the rules DNSSwipeableTableCell require it; write a number or [x, y])"
    #expect((some.contenders.map(\.rules), omitted) == (played, [["DNSSwipeableTableCell", reason]]))
    let line = String(some.text.split(separator: "\n")[7])
    expect(line, is: "  not played: constraint-swipe DNSSwipeableTableCell, " + reason)
  }

  @Test("A course whose points are less than a microsecond apart ends the process")
  func interval() async {
    for interval in [0, -1.0, 1e-20] {
      await #expect(processExitsWith: .failure) { [interval = interval as Double] in
        let comparison = try Replay().comparison(of: rowScript().utf8, name: "s.json")
        _ = comparison.course(of: comparison.contenders[0], every: interval)
      }
    }
  }

  @Test("At times so late that an interval is lost in rounding, a course still ends")
  func lateCourse() throws {
    let open = #"{"at":100000000000,"open":{"edge":"trailing"}}"#
    let comparison = try Replay().comparison(of: rowScript(twoActions, open).utf8, name: "s.json")
    let course = comparison.course(of: comparison.contenders[0], every: 1e-6)
    // From 10¹¹ s on, two numbers are 2⁻¹⁶ s apart.
    let steps = Int((course.end.seconds - 1e11) * 65536)
    let times = course.points.map(\.x)
    expect(Set(times).count, is: 1 + steps + 1)
    expect(times, are: times.sorted())
  }

  @Test("A comparison does not depend on the design that the script names")
  func anyDesign() {
    let compared = ["constraint-swipe", "scroll-swipe", "utility-buttons"].map { design in
      Self.compared(#"{"design":"\#(design)","configuration":{\#(twoActions)},"events":[\#(Self.events)]}"#)
    }
    let expected = Self.compared(rowScript(twoActions, Self.events))
    expect(compared, are: [expected, expected, expected])
  }

  @Test("A course passes through every event and ends at rest, with points between events only while it moves")
  func course() throws {
    let comparison = try Replay().comparison(of: rowScript(twoActions, Self.events).utf8, name: "s.json")
    for contender in comparison.contenders {
      let course = comparison.course(of: contender, every: 1.0 / 60)
      let isStill = contender.design == "scroll-swipe" && contender.rules == "article"
      let times = course.points.map(\.x)
      let passes = course.points.contains(Vector(0.25, isStill ? 0 : -85))
      let rests = course.restingOffsets.contains(course.points.last?.y ?? .nan)
      expect(course.points.first, is: .zero)
      expect([passes, rests], are: [true, true], "\(contender)")
      expect(times, are: times.sorted(), "\(contender)")
      expect(times.last, is: course.end.seconds, "\(contender)")
    }
    // Two buttons of 80 points; of 90 in utility-buttons; none at the side that the article's scroll view has.
    let resting: [[Double]] = [[-160, 0], [-160, 0], [-160, 0], [0], [-180, 0], [-180, 0], [-180, 0]]
    expect(comparison.contenders.map { comparison.course(of: $0, every: 1).restingOffsets }, are: resting)
    let still = try Replay().comparison(
      of: rowScript(twoActions, #"{"at":1,"wait":{}},{"at":2,"open":{"edge":"trailing","animated":false}}"#).utf8,
      name: "s.json")
    let course = still.course(of: still.contenders[0], every: 0.25)
    // Before and after each event, at the start, and at the end.
    let points = [Vector(0, 0), Vector(1, 0), Vector(1, 0), Vector(2, 0), Vector(2, -160), Vector(2, -160)]
    #expect((course.points, course.rest) == (points, .open(.trailing)))
    #expect((course.restingOffsets, course.end) == ([-160, 0], Time(2)))
    let article = try Replay().comparison(
      of: rowScript(twoActions + #","corrections":"none""#, #"{"wait":{}}"#).utf8, name: "s.json")
    // Code cannot open a ZCJTableViewCell, the last row, but a finger can.
    let articleOffsets = article.contenders.map { article.course(of: $0, every: 1).restingOffsets }
    expect(articleOffsets, are: resting)
    let moving = try Replay().comparison(
      of: rowScript(twoActions, #"{"open":{"edge":"trailing"}},{"at":1,"wait":{}}"#).utf8, name: "s.json")
    // The snap lasts two legs of 0.1 s.
    let times = moving.course(of: moving.contenders[0], every: 0.0625).points.map(\.x)
    expect(times, are: [0, 0, 0, 0.0625, 0.125, 0.1875, 0.2, 1, 1, 1])
  }

  @Test("A script that cannot be compared is refused on one line")
  func refusals() {
    let refusals = [
      Refusal(
        #"{"design":"headless-table","events":[]}"#,
        #"design: unknown row design "headless-table" (one of constraint-swipe, scroll-swipe, utility-buttons)"#),
      Refusal("[\(rowScript())]", "a comparison plays one script, not an array (keep one, without [])"),
      Refusal(
        rowScript(#""rules":"article""#),
        "configuration.rules: a comparison plays every rule set (leave \"rules\" out)"),
      Refusal(
        rowScript(#""corrections":["tapCloses"]"#),
        #"configuration.corrections: a comparison has all corrections or none (write "all" or "none")"#),
      Refusal(
        rowScript(#""corrections":"some""#),
        #"configuration.corrections: unknown corrections "some" (one of all, none)"#),
      Refusal(
        rowScript(#""fullSwipe":true"#),
        #"configuration: unknown key "fullSwipe" (one of width, height, leading, trailing, corrections)"#),
      Refusal(
        rowScript("", #"{"tableScrolled":{}}"#),
        #"events[0]: unknown kind of event "tableScrolled" "#
          + "(one of pan, open, close, press, tap, reuse, resize, setActions, preview, wait)"),
      Refusal(
        rowScript("", #"{"wait":{}},{"perform":{"action":"close"}}"#),
        #"events[1]: unknown kind of event "perform" "#
          + "(one of pan, open, close, press, tap, reuse, resize, setActions, preview, wait)"),
    ]
    for refusal in refusals { expect(Self.compared(refusal.script), is: refusal.line) }
  }
}
