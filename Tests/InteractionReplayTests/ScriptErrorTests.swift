import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that are refused")
struct ScriptErrorTests {
  @Test("Errors in a file are reported on one line")
  func file() {
    expectRefused([
      Refusal(
        "3",
        "expected a script or an array of scripts, found 3"),
      Refusal(
        #"[{"design":"constraint-swipe","events":[]},4]"#,
        "[1]: expected an object, found 4"),
      Refusal(
        "{}",
        #"design: missing (one of \#(inTables), headless-table)"#),
      Refusal(
        #"{"design":"constraint-swipe"}"#,
        "events: missing (an array)"),
      Refusal(
        #"{"desing":"constraint-swipe","events":[]}"#,
        #"unknown key "desing" (one of design, configuration, events)"#),
      Refusal(
        #"{"design":"swipe","events":[]}"#,
        #"design: unknown design "swipe" (one of \#(inTables), headless-table)"#),
      Refusal(
        #"{"design":7,"events":[]}"#,
        "design: expected a string, found 7"),
      Refusal(
        #"{"design":"constraint-swipe","events":{}}"#,
        "events: expected an array, found an object"),
      Refusal(
        #"{"design":"constraint-swipe","configuration":[],"events":[]}"#,
        "configuration: expected an object, found an array"),
      Refusal(
        #"{"design":"constraint-swipe","configuration":null,"events":[]}"#,
        "configuration: expected an object, found null"),
      Refusal(
        "[\(rowScript()),\(rowScript("", #"{"tap":1}"#))]",
        "[1].events[0].tap: expected an object, found 1"),
    ])
  }

  @Test("Errors in a row's configuration are reported with their place")
  func rowConfiguration() {
    expectRefused([
      Refusal(
        rowScript(#""sectionIndex":true"#),
        #"configuration: unknown key "sectionIndex" (one of width, height, leading, trailing, rules, "#
          + "preset, fullSwipe, fullSwipePart, fullSwipeMargin, flick, locksSide, signals, minimumButtonWidth, maximumButtonWidth, transition, animationDuration, reducesMotion, corrections)"
      ),
      Refusal(
        rowScript(#""preset":"uikit""#),
        #"configuration.preset: unknown preset "uikit" (one of UIKit, SwipeCellKit, MGSwipeTableCell, "#
          + "flutter_slidable)"),
      Refusal(rowScript(#""fullSwipe":1"#), "configuration.fullSwipe: expected true or false, found 1"),
      Refusal(rowScript(#""fullSwipePart":1.5"#), "configuration.fullSwipePart: 1.5 is out of range (0 to 1)"),
      Refusal(rowScript(#""fullSwipeMargin":0"#), "configuration.fullSwipeMargin: 0 is out of range (1 to 1000000000)"),
      Refusal(rowScript(#""flick":-500"#), "configuration.flick: -500 is out of range (1 to 1000000000)"),
      Refusal(rowScript(#""locksSide":"left""#), #"configuration.locksSide: expected true or false, found "left""#),
      Refusal(
        rowScript(#""width":-320"#),
        "configuration.width: -320 is out of range (0 to 1000000000)"),
      Refusal(
        rowScript(#""height":"44""#),
        #"configuration.height: expected a number, found "44""#),
      Refusal(
        rowScript(#""width":true"#),
        "configuration.width: expected a number, found true"),
      Refusal(
        rowScript(#""width":false"#),
        "configuration.width: expected a number, found false"),
      Refusal(
        rowScript(#""width":1e300"#),
        "configuration.width: 1e+300 is out of range (0 to 1000000000)"),
      Refusal(
        rowScript(#""rules":"Article""#),
        #"configuration.rules: unknown rules "Article" (one of article, DNSSwipeableTableCell)"#),
      Refusal(
        rowScript(#""rules":null"#),
        "configuration.rules: expected a string, found null"),
      Refusal(
        rowScript(#""corrections":"some""#),
        #"configuration.corrections: unknown corrections "some" ("all", "none" or an array of names)"#),
      Refusal(
        rowScript(#""corrections":["tapCloses","tapOpens"]"#),
        #"configuration.corrections[1]: unknown correction "tapOpens" (one of \#(corrections))"#),
      Refusal(
        rowScript(#""corrections":[true]"#),
        "configuration.corrections[0]: expected a string, found true"),
      Refusal(
        rowScript(#""corrections":{}"#),
        #"configuration.corrections: expected "all", "none" or an array of names, found an object"#),
      Refusal(
        rowScript(#""trailing":{}"#),
        "configuration.trailing: expected an array, found an object"),
      Refusal(
        rowScript(#""trailing":["delete"]"#),
        #"configuration.trailing[0]: expected an object, found "delete""#),
      Refusal(
        rowScript(#""trailing":[{"title":"Delete"}]"#),
        "configuration.trailing[0].id: missing (a string)"),
      Refusal(
        rowScript(#""trailing":[{"id":"delete"}]"#),
        "configuration.trailing[0].title: missing (a string)"),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","role":"danger"}]"#),
        #"configuration.trailing[0].role: unknown role "danger" (one of normal, destructive)"#),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","width":-1}]"#),
        "configuration.trailing[0].width: -1 is out of range (0 to 1000000000)"),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","color":"red"}]"#),
        ##"configuration.trailing[0].color: expected a colour such as "#ff3b30", found "red""##),
      Refusal(
        rowScript(##""trailing":[{"id":"a","title":"A","color":"#ff3b3g"}]"##),
        ##"configuration.trailing[0].color: expected a colour such as "#ff3b30", found "#ff3b3g""##),
      Refusal(
        rowScript(##""trailing":[{"id":"a","title":"A","color":"#+f3b30"}]"##),
        ##"configuration.trailing[0].color: expected a colour such as "#ff3b30", found "#+f3b30""##),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","color":16724784}]"#),
        ##"configuration.trailing[0].color: expected a colour such as "#ff3b30", found 16724784"##),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","colour":"red"}]"#),
        #"configuration.trailing[0]: unknown key "colour" (one of id, title, width, role, icon, iconPlacement, color, fulfillment, asksFirst)"#
      ),
      Refusal(
        rowScript(#""trailing":[{"id":"a","title":"A","icon":1}]"#),
        "configuration.trailing[0].icon: expected a string, found 1"),
      Refusal(
        rowScript(#""leading":[\#(deleteAction)],"trailing":[\#(moreAction),\#(deleteAction)]"#),
        #"configuration.trailing[1].id: "delete" is already used by configuration.leading[0] "#
          + "(give each action of a row its own id)"),
      Refusal(
        rowScript(#""trailing":[{"id":"close","title":"Close"}]"#),
        #"configuration.trailing[0].id: "close" is already used by a plain action that opens or closes rows "#
          + "(give each action of a row its own id)"),
    ])
  }

  @Test("Errors in a table's configuration are reported with their place")
  func tableConfiguration() {
    expectRefused([
      Refusal(
        rawTableScript(#""rows":1"#),
        #"configuration.of: missing (one of \#(inTables))"#),
      Refusal(
        rawTableScript(#""of":"headless-table","rows":1"#),
        #"configuration.of: unknown design "headless-table" (one of \#(inTables))"#),
      Refusal(
        tableScript(),
        "configuration.rows: missing (a row count or an array of titles)"),
      Refusal(
        tableScript(#""rows":-1"#),
        "configuration.rows: -1 is out of range (0 to 10000000)"),
      Refusal(
        tableScript(#""rows":10000001"#),
        "configuration.rows: 10000001 is out of range (0 to 10000000)"),
      Refusal(
        tableScript(#""rows":1.5"#),
        "configuration.rows: expected a whole number, found 1.5"),
      Refusal(
        tableScript(#""rows":"30""#),
        #"configuration.rows: expected a row count or an array of titles, found "30""#),
      Refusal(
        tableScript(#""rows":["a",2]"#),
        "configuration.rows[1]: expected a string, found 2"),
      Refusal(
        tableScript(#""rows":3,"list":{}"#),
        #"configuration: unknown key "list" (one of of, row, rows, described, reordering, width, height, direction, policies, options)"#
      ),
      Refusal(
        tableScript(#""rows":3,"row":{"width":300}"#),
        "configuration.row.width: 300 is not the table's width (leave it out, or give 320)"),
      Refusal(
        tableScript(#""rows":3,"row":{"height":0.1}"#),
        "configuration.height: 480 is too high for rows of height 0.1 (at most 1000 rows may fit)"),
      Refusal(
        tableScript(#""rows":3,"height":44001"#),
        "configuration.height: 44001 is too high for rows of height 44 (at most 1000 rows may fit)"),
      Refusal(
        tableScript(#""rows":3,"height":-1"#),
        "configuration.height: -1 is out of range (0 to 1000000000)"),
      Refusal(
        tableScript(#""rows":3,"direction":"right""#),
        #"configuration.direction: unknown direction "right" (one of ltr, rtl)"#),
      Refusal(
        tableScript(#""rows":3,"policies":{"oneOpen":1}"#),
        "configuration.policies.oneOpen: expected true or false, found 1"),
      Refusal(
        tableScript(#""rows":3"#, #"{"closeRows":{"except":1}}"#),
        "events[0].closeRows.after: missing (one of otherRowOpened, tableScrolled, tableTapped)"),
      Refusal(
        tableScript(#""rows":3,"policies":{"open":true}"#),
        #"configuration.policies: unknown key "open" (one of oneOpen, closesOnScroll, closesOnOutsideTap)"#),
    ])
  }

  @Test("Text that would break the line is escaped, and long text is truncated")
  func oddText() {
    expectRefused([
      Refusal(
        "{\"design\":\"constraint\\nswipe\",\"events\":[]}",
        #"design: unknown design "constraint\nswipe" (one of \#(inTables), headless-table)"#),
      Refusal(
        "{\"\\r\\t\":1}",
        #"unknown key "\r\t" (one of design, configuration, events)"#),
      Refusal(
        "{\"de\\u2028sign\":1}",
        #"unknown key "de\u{2028}sign" (one of design, configuration, events)"#),
      Refusal(
        rowScript("\"a\\u0000b\":{}"),
        #"configuration: unknown key "a\u{0}b" (one of width, height, leading, trailing, rules, "#
          + "preset, fullSwipe, fullSwipePart, fullSwipeMargin, flick, locksSide, signals, minimumButtonWidth, maximumButtonWidth, transition, animationDuration, reducesMotion, corrections)"
      ),
      Refusal(
        rowScript("", #"{"\#(String(repeating: "x", count: 100))":{}}"#),
        #"events[0]: unknown kind of event "\#(String(repeating: "x", count: 60))…" "#
          + "(one of \(rowKinds))"),
    ])
  }

  @Test("A file's name cannot break the line either")
  func name() {
    expect(played("3", name: "a\nb"), is: #"a\nb: expected a script or an array of scripts, found 3"#)
  }
}
