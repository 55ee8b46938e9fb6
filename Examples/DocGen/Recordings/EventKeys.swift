// Longer than 200 lines because it is a list: one line for each event that scripts can hold.

import InteractionReplay

/// The events that scripts can hold, each with an example that is played when the page of the gestures is made.
struct EventKeys {
  /// One kind of event: its key in a script, an example, and what it is.
  struct Entry {
    let kind: String
    let example: String
    let about: String

    init(_ kind: String, _ fields: String = "{}", _ about: String) {
      self.kind = kind
      self.example = "{\"\(kind)\": \(fields)}"
      self.about = about
    }
  }

  let heading: String
  let about: String
  /// The design and its configuration, as in a script.
  let setup: String
  let entries: [Entry]
  /// Another group whose events this design knows as well.
  var base: [Entry] = []

  /// All groups, in the order of the page.
  static var all: [EventKeys] { [rows, tables, gestureList, expandableTable] }

  /// A script of all examples, one after the other.
  var script: String { Self.script(setup, entries.map(\.example)) }

  private static func script(_ setup: String, _ events: [String]) -> String {
    "{\(setup), \"events\": [\(events.joined(separator: ",\n"))]}"
  }

  /// The kinds that the design knows: it names them where an event is none of them.
  ///
  /// - Parameters:
  ///   - setup: The design and its configuration, as in a script.
  ///   - event: An event with a word that nothing is called.
  /// - Returns: The words that are expected instead.
  static func choices(_ setup: String, _ event: String = "{\"?\": {}}") -> [String] {
    do throws(ScriptError) {
      _ = try Replay().traces(of: Array(script(setup, [event]).utf8), name: "keys")
      return []
    } catch {
      guard let list = error.description.firstMatch(of: /\(one of (.*)\)/) else { return [] }
      return list.1.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
    }
  }

  /// The kinds that the design knows and no other group explains, and those that mean something else in this one.
  var known: [String] {
    Self.choices(setup).filter { kind in
      !base.contains { $0.kind == kind } || entries.contains { $0.kind == kind }
    }
  }

  /// The group on the page; an event that is missing, or an example that cannot be played, is an error.
  func blocks() throws -> [String] {
    guard known.sorted() == entries.map(\.kind).sorted() else {
      let difference = Set(known).symmetricDifference(entries.map(\.kind)).sorted().joined(separator: ", ")
      throw SourceError.malformed("events without an explanation, or explained and unknown: \(difference)", in: heading)
    }
    _ = try Replay().traces(of: Array(script.utf8), name: heading)
    let lines = entries.map { ["`\($0.example)`", $0.about] }
    return ["### " + heading, about, Markdown.table(["event", "what happens"], lines)]
  }

  // MARK: The groups

  private static let actions = """
    "leading": [{"id": "flag", "title": "Flag"}], "trailing": [{"id": "delete", "title": "Delete"}, {"id": "more", "title": "More"}]
    """

  private static func either(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  /// Events of a single row.
  static var rows: EventKeys {
    let setup = "\"design\": \"scroll-swipe\", \"configuration\": {\(actions)}"
    let phases = either(choices(setup, #"{"pan": {"phase": "?", "translation": 0}}"#))
    let presses = either(choices(setup, #"{"press": {"edge": "trailing", "index": 0, "phase": "?"}}"#))
    let scrolls = either(choices(setup, #"{"scroll": {"phase": "?", "contentOffset": 0}}"#))
    return EventKeys(
      heading: "A row", about: "For `constraint-swipe`, `scroll-swipe`, `utility-buttons`, and a row of your own.",
      setup: setup,
      entries: [
        Entry(
          "pan", #"{"phase": "changed", "translation": [-50, 3], "velocity": -200}"#,
          """
          A sample of a finger that drags: a number, or x and y, from where it went down; `velocity` is 0 where it is left out, \
          but must be there under the rules DNSSwipeableTableCell. Phases: \(phases).
          """),
        Entry(
          "scroll", #"{"phase": "ended", "contentOffset": 90, "velocity": 300, "target": 120}"#,
          "What a real scroll view reports; only for rows that one can drive. Phases: \(scrolls)."),
        Entry("open", #"{"edge": "trailing", "animated": false}"#, "Code opens a side."),
        Entry("close", #"{"animated": true}"#, "Code closes the row."),
        Entry(
          "press", #"{"edge": "trailing", "index": 0, "phase": "down"}"#,
          "A finger on a button, counted from the outermost. Phases: \(presses); left out, it is a whole tap."),
        Entry("tap", "{}", "A finger taps the content."),
        Entry("reuse", "{}", "The table gives the cell to another row."),
        Entry("resize", #"{"width": 480, "height": 60}"#, "Another size; the same one is a layout pass."),
        Entry(
          "setActions", #"{"edge": "leading", "actions": [{"id": "pin", "title": "Pin"}]}"#,
          "The row gets other buttons, where it is."),
        Entry("preview", #"{"edge": "trailing"}"#, "A hint that there are buttons."),
        Entry("otherRowOpened", "{}", "The table says that another row has opened."),
        Entry("tableScrolled", "{}", "The table says that it scrolls."),
        Entry("tableTapped", "{}", "The table says that it has been tapped beside the row's buttons."),
        Entry("wait", "{}", "Nothing but time passes, and the trace has a line."),
        Entry(
          "perform", #"{"action": "more"}"#, "A plain action: of a button, or `open.trailing`, `open.leading`, `close`."
        ),
      ])
  }

  /// Events of a table.
  static var tables: EventKeys {
    let setup =
      "\"design\": \"headless-table\", \"configuration\": {\"of\": \"constraint-swipe\", \"rows\": 30, \"row\": {\(actions)}}"
    let touches = either(choices(setup, #"{"touch": {"id": 0, "phase": "?", "x": 0, "y": 0}}"#))
    let wheels = either(choices(setup, #"{"wheel": {"phase": "?", "x": 0, "y": 0}}"#))
    let keys = either(choices(setup, #"{"key": {"key": "?"}}"#))
    let anchors = either(choices(setup, #"{"scrollToRow": {"row": 0, "anchor": "?"}}"#))
    return EventKeys(
      heading: "A table",
      about: """
        For `headless-table` with rows or with a list. Rows are named by their ids, which count from 0. Places are in what can be \
        seen, from the upper left corner.
        """,
      setup: setup,
      entries: [
        Entry(
          "touch", #"{"id": 0, "phase": "down", "x": 280, "y": 60}"#,
          """
          A finger, as a screen reports it; each has its own `id`. The table finds out whether it is a tap, a swipe, a hold or \
          scrolling. Phases: \(touches).
          """),
        Entry("wait", "{}", "Nothing but time passes."), Entry("frame", "{}", "A frame is drawn, as a screen does."),
        Entry(
          "wheel", #"{"phase": "discrete", "x": 160, "y": 60, "delta": [0, -30]}"#,
          "A wheel or a trackpad. Phases: \(wheels)."),
        Entry("key", #"{"key": "down", "movesRow": false}"#, "A key, with `movesRow` to move the row. Keys: \(keys)."),
        Entry("hover", #"{"x": 160, "y": 60}"#, "A pointer; without a place it has left."),
        Entry("highlights", #"{"press": true, "hover": true}"#, "Whether presses and hovering are to be seen."),
        Entry(
          "type", #"{"text": "Feed the cat", "cursor": 4}"#, "What is typed now stands in the field with the keyboard."),
        Entry("endEditing", "{}", "The keyboard goes."), Entry("undo", "{}", "The last change is undone."),
        Entry("keyboard", #"{"height": 216}"#, "A keyboard covers so much of the table's lower end."),
        Entry(
          "perform", #"{"action": "open.trailing", "row": 1}"#, "A plain action of a row, or of the list without `row`."
        ),
        Entry(
          "swipe", #"{"row": 2, "phase": "began", "translation": 0}"#,
          "A pan on a row that the host's recogniser has found."),
        Entry("tap", #"{"row": 2}"#, "A tap on a row, likewise."),
        Entry("press", #"{"row": 1, "edge": "trailing", "index": 1, "phase": "down"}"#, "A finger on a row's button."),
        Entry("control", #"{"row": 1, "index": 0}"#, "A tap on a control in a row, such as a switch."),
        Entry("track", #"{"row": 1, "phase": "began", "translation": 0}"#, "A finger on a row's slider."),
        Entry("pull", #"{"phase": "began", "contentOffset": 0}"#, "The list is pulled below its top."),
        Entry("pinch", #"{"phase": "began", "fingers": [75, 125]}"#, "Two fingers, by their heights."),
        Entry("hold", #"{"phase": "began", "y": 75}"#, "A finger that has rested long enough."),
        Entry(
          "closeRows", #"{"after": "otherRowOpened", "except": 1}"#,
          "Open rows are asked to close, after `otherRowOpened` those of its group, and others after `tableScrolled` or "
            + "`tableTapped`; that one is not."),
        Entry("tapOutside", "{}", "A tap beside all rows."),
        Entry("confirm", #"{"row": 1}"#, "The app lets an action happen that has asked first."),
        Entry("cancel", #"{"row": 1}"#, "The app calls it off."),
        Entry(
          "describe", #"{"row": 3, "title": "Another one", "height": 60}"#,
          "A row gets a height, a title, actions or a group of its own."),
        Entry("preview", #"{"row": 3, "edge": "trailing"}"#, "A hint that the row has buttons."),
        Entry("resize", #"{"width": 480, "height": 320}"#, "Another size, as when the phone is turned."),
        Entry("scrollTo", #"{"contentOffset": 44}"#, "Code scrolls there at once."),
        Entry(
          "scrollToRow", #"{"row": 20, "anchor": "middle", "animated": true}"#,
          "Code scrolls to a row. Anchors: \(anchors)."),
        Entry(
          "setHeights", #"{"rows": [[1, 88], [2, null]], "kinds": {"": 50}, "animated": false}"#,
          """
          Rows become higher or lower, by their ids or by their kind, which is an identifier in an expandable table and empty \
          elsewhere. `null` takes a row's own height away; `animated` is true where it is left out.
          """),
        Entry("cancelTouches", "{}", "The system takes all fingers away, as for a call."),
        Entry("reducesMotion", #"{"isOn": true}"#, "The system's Reduce Motion is switched."),
        Entry("policies", #"{"oneOpen": false}"#, "Which rows the table closes by itself."),
        Entry("options", #"{"minimumPressDuration": 0.3}"#, "What is tuned, such as how long a hold takes."),
        Entry("lawEvent", #"{"name": "remove the first"}"#, "A change of the list that the laws know by name."),
      ])
  }

  /// Events that only a gesture list has.
  static var gestureList: EventKeys {
    EventKeys(
      heading: "A gesture list",
      about: """
        For `gesture-list`, and for a table of one: what no finger does. Alone it takes, of the events above, `swipe`, `tap`, \
        `pull`, `pinch`, `hold`, `keyboard`, `perform`, `type`, `endEditing`, `undo`, `setHeights` and `wait`.
        """,
      setup: #""design": "gesture-list", "configuration": {"items": ["A", "B", "C", "D", "E"]}"#,
      entries: [
        Entry("scroll", #"{"contentOffset": 20}"#, "The list alone is scrolled; in a table, that is `scrollTo`."),
        Entry("edit", #"{"text": "Feed the cat"}"#, "What is typed now stands in the row with the keyboard."),
        Entry("insert", #"{"row": 1, "text": "From elsewhere"}"#, "The app inserts an item at a position."),
        Entry(
          "describe", #"{"id": 2, "text": "C, done", "isCompleted": true}"#,
          "The app changes an item: its text, whether it is done or may be moved, its group and its height."),
        Entry("move", #"{"id": 0, "row": 2}"#, "The app moves a row, by its id, to a position."),
        Entry("remove", #"{"id": 1}"#, "The app removes a row."),
        Entry("moveAll", #"{"ids": [2, 3], "row": 0}"#, "The app moves several rows."),
        Entry("removeAll", #"{"ids": [2, 3]}"#, "The app removes several rows."),
      ], base: tables.entries)
  }

  /// Events that only an expandable table has.
  static var expandableTable: EventKeys {
    func row(_ title: String, below: Int = 0, isVisible: Bool = true, kind: String = "idCellNormal") -> String {
      """
      {"cellIdentifier": "\(kind)", "primaryTitle": "\(title)", "secondaryTitle": "", "value": "", "isExpandable": \(below > 0), \
      "isExpanded": false, "isVisible": \(isVisible), "additionalRows": \(below)}
      """
    }
    let rows = [
      row("Name", below: 2), row("First", isVisible: false, kind: "idCellTextfield"),
      row("Married", isVisible: false, kind: "idCellSwitch"),
    ]
    let new = row("New")
    return EventKeys(
      heading: "An expandable table",
      about: """
        For `expandable-table`, and for a table of one. `select` counts the rows that show. Elsewhere `row` counts every row of \
        its `section`; in place of both you can give an `id`.
        """,
      setup: """
        "design": "expandable-table", "configuration": {"descriptors": [[\(rows.joined(separator: ", "))], [\(row("Other"))]]}
        """,
      entries: [
        Entry("select", #"{"section": 0, "row": 0}"#, "A tap on a row that shows."),
        Entry("setText", #"{"section": 0, "row": 1, "text": "Mary"}"#, "A text is entered."),
        Entry("setSwitch", #"{"section": 0, "row": 2, "isOn": true}"#, "A switch is turned."),
        Entry("setSlider", #"{"id": 2, "value": 7}"#, "A slider is moved; on a row without one nothing happens."),
        Entry("setDate", #"{"id": 2, "text": "March 14, 1990"}"#, "A date is chosen, likewise."),
        Entry("reveal", #"{"section": 0, "row": 1}"#, "All rows open that a row is folded under."),
        Entry("expandAll", "{}", "Everything opens."), Entry("collapseAll", "{}", "Everything closes."),
        Entry(
          "insert", "{\"rows\": [\(new)], \"below\": 0}", "The app inserts rows `above`, `below` or `under` a row's id."
        ),
        Entry("move", #"{"id": 1, "below": 2}"#, "The app moves a row, and those folded under it."),
        Entry("remove", #"{"id": 1}"#, "The app removes a row, likewise."),
        Entry(
          "insertSection", "{\"rows\": [\(new)], \"title\": \"More\", \"section\": 1}", "The app inserts a section."),
        Entry("moveSection", #"{"section": 0, "to": 1}"#, "The app moves a section."),
        Entry("removeSection", #"{"section": 0}"#, "The app removes a section."),
      ], base: tables.entries)
  }
}
