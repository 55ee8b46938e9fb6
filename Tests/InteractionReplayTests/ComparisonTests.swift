import InteractionCore
import InteractionReplay
import Testing

/// One script played to all designs of rows.
struct ComparisonTests {
  private static let events = #"""
    {"pan":{"phase":"began","translation":0,"velocity":-1}},
    {"at":0.125,"pan":{"phase":"changed","translation":-85,"velocity":0}},
    {"at":0.25,"pan":{"phase":"ended","translation":-85,"velocity":0}}
    """#

  private static func compared(_ script: String) -> String {
    do {
      return try Comparison(script.utf8, name: "s.json").text
    } catch {
      return error.description
    }
  }

  @Test("where everybody goes, side by side")
  func text() {
    // 85 points: beyond half of 160, not beyond half of 180; the article's scroll view has no trailing side.
    let text = """
      s.json, corrections all
        a  constraint-swipe  article
        b  constraint-swipe  DNSSwipeableTableCell
        c  scroll-swipe      SwipeableTableViewCell
        d  scroll-swipe      article
        e  utility-buttons   SWTableViewCell
        f  utility-buttons   ZCJTableViewCell

           time  event               a         b         c       d       e       f  notices
        0.000 s  start               0         0         0       0       0       0
        0.000 s  pan.began           0         0         0       0       0       0
        0.125 s  pan.changed       -85       -85       -85       0     -85     -85
        0.250 s  pan.ended         -85       -85       -85       0     -85     -85  a b c didOpen.trailing
      """
    let compared = Self.compared(rowScript(twoActions, Self.events))
    #expect(compared.hasPrefix(text))
    let last = compared.split(separator: "\n").suffix(2).map { $0.split(separator: " ") }
    #expect(last[0].suffix(8) == ["at", "rest", "-160", "-160", "-160", "0", "0", "0"])
    #expect(last[1] == ["trailing", "trailing", "trailing", "closed", "closed", "closed"])
  }

  @Test("the letter of the articles, on demand")
  func uncorrected() {
    // A slow release at 85 of 160 closes the scroll view's row in the original, and DNSSwipeableTableCell asks a finger for
    // its axis again with every sample, which one at rest does not have.
    let compared = Self.compared(rowScript(twoActions + #","corrections":"none""#, Self.events))
    #expect(compared.hasPrefix("s.json, corrections none\n"))
    let last = compared.split(separator: "\n").suffix(1).map { $0.split(separator: " ") }
    #expect(last == [["trailing", "closed", "closed", "closed", "closed", "closed"]])
  }

  @Test("the design that the script was made for does not matter")
  func anyDesign() {
    let scripts = ["constraint-swipe", "scroll-swipe", "utility-buttons"].map {
      #"{"design":"\#($0)","configuration":{\#(twoActions)},"events":[\#(Self.events)]}"#
    }
    #expect(Set(scripts.map(Self.compared)).count == 1)
  }

  @Test("rules that ask for a velocity are left out where a pan has none")
  func omission() throws {
    let script = rowScript(twoActions, #"{"pan":{"phase":"began","translation":0}}"#)
    let comparison = try Comparison(script.utf8, name: "s.json")
    #expect(comparison.contenders.count == 5)
    #expect(comparison.omitted.map(\.contender.rules) == ["DNSSwipeableTableCell"])
    #expect(
      comparison.text.contains(
        "  not played: constraint-swipe DNSSwipeableTableCell, events[0].pan.velocity: missing "
          + "(the rules DNSSwipeableTableCell ask for it; a number or [x, y] is expected)\n"))
  }

  @Test("a course passes through every event and ends at rest")
  func course() throws {
    let comparison = try Comparison(rowScript(twoActions, Self.events).utf8, name: "s.json")
    for contender in comparison.contenders {
      let course = comparison.course(of: contender, every: 1.0 / 60)
      let isStill = contender.design == "scroll-swipe" && contender.rules == "article"
      #expect(course.points.first == .zero)
      #expect(course.points.contains(Vector(0.25, isStill ? 0 : -85)))
      #expect(zip(course.points, course.points.dropFirst()).allSatisfy { $0.x <= $1.x })
      #expect(course.points.last?.x == course.end.seconds)
      #expect(course.places.contains(course.points.last?.y ?? .nan))
    }
    #expect(
      comparison.contenders.map { comparison.course(of: $0, every: 1).places } == [
        [-160, 0], [-160, 0], [-160, 0], [0], [-180, 0], [-180, 0],
      ])
  }

  @Test(
    "what cannot be compared",
    arguments: [
      Refusal(
        #"{"design":"headless-table","events":[]}"#,
        #"design: unknown design of rows "headless-table" (one of constraint-swipe, scroll-swipe, utility-buttons)"#),
      Refusal("[\(rowScript())]", "a comparison plays one script, not an array of them (take one out)"),
      Refusal(
        rowScript(#""rules":"article""#),
        "configuration.rules: a comparison plays all rules (leave it out)"),
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
          + "(one of pan, open, close, press, tap, reuse, resize, wait)"),
      Refusal(
        rowScript("", #"{"wait":{}},{"perform":{"action":"close"}}"#),
        #"events[1]: unknown kind of event "perform" "#
          + "(one of pan, open, close, press, tap, reuse, resize, wait)"),
    ])
  func refusals(_ refusal: Refusal) { #expect(Self.compared(refusal.script) == refusal.line) }
}
