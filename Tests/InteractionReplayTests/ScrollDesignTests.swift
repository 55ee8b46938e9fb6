import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts and traces of rows in a scroll view")
struct ScrollDesignTests {
  /// A script for a row with buttons on both sides.
  private static func script(_ design: String, _ configuration: String, _ events: String) -> String {
    let more = configuration.isEmpty ? "" : "," + configuration
    let flag = #""leading":[{"id":"flag","title":"Flag"}]"#
    return #"{"design":"\#(design)","configuration":{\#(flag),\#(twoActions)\#(more)},"events":[\#(events)]}"#
  }

  private static let reports = #"""
    {"scroll":{"phase":"began","contentOffset":0}},
    {"at":0.125,"scroll":{"phase":"moved","contentOffset":100}},
    {"at":0.25,"scroll":{"phase":"ended","contentOffset":100,"velocity":0,"target":100}},
    {"at":0.5,"scroll":{"phase":"moved","contentOffset":160}}
    """#

  @Test("A row of scroll-swipe that a scroll view's reports drive plays to this whole trace")
  func scrollSwipe() {
    // Insets of 80 and 160: 100 shows more than half of the trailing buttons, so the scroll view must go to 160.
    func state(_ offset: Int, _ rest: String, moves: Bool, target: String, shows edge: String?) -> String {
      #""state":{"buttons":{"leading":[[0,0,80,44]],"trailing":[[240,0,80,44],[160,0,80,44]]},"#
        + #""closesByAnimation":false,"content":[\#(offset),0,320,44],"contentInset":{"left":80,"right":160},"#
        + #""contentOffset":\#(-offset),"contentSize":[320,44],"isMoving":\#(moves),"leftHidden":\#(edge != "leading"),"#
        + #""leftView":[\#(-offset),0,80,44],"offset":\#(offset),"rest":"\#(rest)","rightHidden":\#(edge != "trailing"),"#
        + #""rightView":[\#(160 - offset),0,160,44],"target":\#(offset),"targetContentOffset":\#(target)}}"#
    }
    let trace = [
      #"{"at":0,"event":"start","notices":[],"# + state(0, "closed", moves: false, target: "null", shows: nil),
      #"{"at":0,"event":"scroll.began","notices":[],"# + state(0, "closed", moves: false, target: "null", shows: nil),
      #"{"at":0.125,"event":"scroll.moved","notices":[],"#
        + state(-100, "closed", moves: false, target: "null", shows: "trailing"),
      #"{"at":0.25,"event":"scroll.ended","notices":["didOpen.trailing"],"#
        + state(-100, "trailing", moves: true, target: "160", shows: "trailing"),
      #"{"at":0.5,"event":"scroll.moved","notices":[],"#
        + state(-160, "trailing", moves: false, target: "160", shows: "trailing"),
    ]
    let text = #"{"design":"scroll-swipe","steps":["# + "\n" + trace.joined(separator: ",\n") + "\n]}\n"
    expect(played(Self.script("scroll-swipe", "", Self.reports)), is: text)
  }

  @Test("A row of utility-buttons plays to this whole trace")
  func utilityButtons() {
    // Strips of 90 and 180, room of 15 for a section index: closed at 90 of 285, right at 90 + 195.
    let events = #"{"open":{"edge":"trailing","animated":false}}"#
    func state(_ offset: Int, _ name: String, _ rest: String) -> String {
      #""state":{"buttons":{"leading":[[0,0,90,44]],"trailing":[[215,0,90,44],[125,0,90,44]]},"cellState":"\#(name)","#
        + #""content":[\#(offset),0,320,44],"contentOffset":\#(90 - offset),"contentSize":[605,44],"isMoving":false,"#
        + #""leftView":[\#(90 - offset),0,90,44],"leftWidth":90,"offset":\#(offset),"padding":285,"rest":"\#(rest)","#
        + #""rightView":[\#(215 - offset),0,195,44],"rightWidth":195,"target":\#(offset),"targetContentOffset":null}}"#
    }
    let trace = [
      #"{"at":0,"event":"start","notices":[],"# + state(0, "center", "closed"),
      #"{"at":0,"event":"open.trailing","notices":["didOpen.trailing"],"# + state(-195, "right", "trailing"),
    ]
    let text = #"{"design":"utility-buttons","steps":["# + "\n" + trace.joined(separator: ",\n") + "\n]}\n"
    expect(played(Self.script("utility-buttons", #""sectionIndex":true"#, events)), is: text)
  }

  @Test("Before its first layout, SWTableViewCell's content is at the left width, and nothing is scrolled")
  func beforeLayout() {
    let trace = played(Self.script("utility-buttons", #""corrections":"none""#, #"{"at":1,"resize":{"width":320}}"#))
    let steps = trace.split(separator: "\n").filter { $0.contains(#""event":"#) }
    #expect(steps.first?.contains(#""content":[90,0,320,44],"contentOffset":0,"#) == true)
    #expect(steps.last?.contains(#""content":[0,0,320,44],"contentOffset":90,"#) == true)
  }

  @Test("Options that only these designs have are written and read again")
  func roundTrip() throws {
    let configurations = [
      ("scroll-swipe", #""rules":"article","corrections":["opensAtInset","firstFrame"]"#),
      ("scroll-swipe", #""fullSwipe":true,"fullSwipePart":0.4,"flick":300"#),
      ("scroll-swipe", #""preset":"MGSwipeTableCell","fullSwipe":false,"flick":300"#),
      ("scroll-swipe", #""fullSwipeMargin":20,"locksSide":true,"signals":true,"reducesMotion":true"#),
      (
        "utility-buttons",
        #""rules":"ZCJTableViewCell","sectionIndex":true,"fullSwipe":true,"forbidden":["leading"],"corrections":"none""#
      ),
    ]
    for (design, configuration) in configurations {
      let script = try Replay().script(Self.script(design, configuration, Self.reports))
      try expectRoundTrip(script)
      guard case .row(_, let events) = script else { preconditionFailure("A row's script is expected.") }
      expect(events[2], is: Timed(0.25, .scroll(.ended(contentOffset: 100, velocity: 0, target: 100))))
    }
  }

  @Test("A preset has its library's values, except those that the script sets")
  func preset() throws {
    // 200 points are more than 240 / 440 of 320, 174.5, and less than 0.75, 240.
    let swipe = #"{"pan":{"phase":"began","translation":0}},{"pan":{"phase":"ended","translation":-200}}"#
    let cases = [
      (#""preset":"UIKit""#, "didPress.trailing.0"), (#""preset":"flutter_slidable""#, "didOpen.trailing"),
      (#""preset":"UIKit","fullSwipe":false"#, "didOpen.trailing"),
      (#""preset":"flutter_slidable","fullSwipePart":0.5"#, "didPress.trailing.0"),
    ]
    for design in ["constraint-swipe", "scroll-swipe", "utility-buttons"] {
      for (preset, notice) in cases {
        let reported = try Replay().script(Self.script(design, preset, swipe)).play().reported
        expect(reported, are: ["pan.ended: " + notice], "\(design), \(preset)")
      }
    }
  }

  @Test("A full swipe presses its button in a table, which deletes the row")
  func fullSwipe() throws {
    // The finger's 290 points less the slop of 10 are more than the strip of 180, and 180 than 0.55 · 320 = 176.
    let touches = #"""
      {"touch":{"id":0,"phase":"down","x":310,"y":20}},{"at":0.5,"touch":{"id":0,"phase":"moved","x":20,"y":20}},
      {"at":1,"touch":{"id":0,"phase":"up","x":20,"y":20}}
      """#
    for (isOn, notices) in [(true, "didPress.trailing.0.0 didDelete.0"), (false, "didOpen.trailing.0")] {
      let row = #""row":{\#(twoActions),"fullSwipe":\#(isOn)}"#
      for design in ["utility-buttons", "scroll-swipe", "constraint-swipe"] {
        let script = try Replay().script(rawTableScript(#""of":"\#(design)","rows":3,"# + row, touches))
        expect(script.play().reported, are: ["touch.up: " + notices], "\(design)")
      }
    }
  }

  @Test("Forbidden sides do not open, in whichever order the script lists them")
  func forbidden() {
    let setups = [SwipeEdge.leading, .trailing].map { edge in
      let edges = [edge, edge.opposite].map { JSON.string($0.name) }
      return RowSetup(
        .utilityButtons, leading: InteractionAction.buttons([nil]),
        trailing: InteractionAction.buttons([nil], prefix: "b"),
        options: ["forbidden": .array(edges)])
    }
    for setup in setups {
      let events: [Timed<RowEvent>] = [
        Timed(0, .open(.leading, animated: false)), Timed(0, .open(.trailing, animated: false)),
      ]
      expect(Script.row(setup, events).play().reported, are: [])
    }
  }

  @Test("Errors in these configurations and reports are reported with their place")
  func refusals() {
    expectRefused([
      Refusal(
        Self.script("constraint-swipe", "", #"{"scroll":{"phase":"began","contentOffset":0}}"#),
        #"events[0]: unknown kind of event "scroll" (one of \#(rowKinds))"#),
      Refusal(
        Self.script("scroll-swipe", "", #"{"scroll":{"phase":"bgan","contentOffset":0}}"#),
        #"events[0].scroll.phase: unknown phase "bgan" (one of began, moved, ended)"#),
      Refusal(
        Self.script("scroll-swipe", "", #"{"scroll":{"phase":"moved","contentOffset":0,"velocity":0}}"#),
        #"events[0].scroll: unknown key "velocity" (one of phase, contentOffset)"#),
      Refusal(
        Self.script("scroll-swipe", "", #"{"scroll":{"phase":"ended","contentOffset":0,"velocity":0}}"#),
        "events[0].scroll.target: missing (a number)"),
      Refusal(
        Self.script("scroll-swipe", #""rules":"Article""#, ""),
        #"configuration.rules: unknown rules "Article" (one of SwipeableTableViewCell, article)"#),
      Refusal(
        Self.script("scroll-swipe", #""sectionIndex":true"#, ""),
        #"configuration: unknown key "sectionIndex" (one of width, height, leading, trailing, rules, preset, fullSwipe, "#
          + "fullSwipePart, fullSwipeMargin, flick, locksSide, signals, minimumButtonWidth, maximumButtonWidth, transition, animationDuration, reducesMotion, corrections)"
      ),
      Refusal(
        Self.script("utility-buttons", #""forbidden":["left"]"#, ""),
        #"configuration.forbidden[0]: unknown edge "left" (one of leading, trailing)"#),
      Refusal(
        Self.script("utility-buttons", #""forbidden":"leading""#, ""),
        #"configuration.forbidden: expected an array of edges, found "leading""#),
      Refusal(
        Self.script("utility-buttons", #""sectionIndex":1"#, ""),
        "configuration.sectionIndex: expected true or false, found 1"),
    ])
  }
}
