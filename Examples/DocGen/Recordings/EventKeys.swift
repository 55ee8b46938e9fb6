// Longer than 200 lines because it has one line for each event that scripts can contain.

import InteractionReplay

/// The events that scripts can contain, each with an example that is played when the page of the gestures is made.
struct EventKeys {
  /// One kind of event: its key in a script, and an example.
  struct Entry {
    let kind: String
    let example: String

    init(_ kind: String, _ fields: String = "{}") {
      self.kind = kind
      example = "{\"\(kind)\": \(fields)}"
    }
  }

  /// The first word of the marks of its events.
  let name: String
  /// The design and its configuration, as in a script.
  let setup: String
  let entries: [Entry]
  /// The events of another group that this design knows, too.
  var base: [Entry] = []
  /// The marks for the possible values of the events' keys.
  var words: Marks = [:]

  /// All groups, in the order of the page.
  static var all: [EventKeys] { [rows, tables, gestureList, expandableTable] }

  /// A script of all examples, one after the other.
  var script: String { Self.script(setup, entries.map(\.example)) }

  private static func script(_ setup: String, _ events: [String]) -> String {
    "{\(setup), \"events\": [\(events.joined(separator: ",\n"))]}"
  }

  /// Returns the words that a script may have in one place, taken from the error for an unknown word.
  ///
  /// - Parameters:
  ///   - setup: The design and its configuration, as in a script.
  ///   - event: An event with an unknown word; by default, the kind is unknown.
  /// - Returns: The words that the error lists; empty if there is no such error.
  static func choices(_ setup: String, _ event: String = "{\"?\": {}}") -> [String] {
    do throws(ScriptError) {
      _ = try Replay().traces(of: Array(script(setup, [event]).utf8), name: "keys")
      return []
    } catch {
      guard let list = error.description.firstMatch(of: /\(one of (.*)\)/) else { return [] }
      return list.1.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
    }
  }

  /// The kinds that the design knows and that `base` lacks, or that this group explains again.
  var known: [String] {
    Self.choices(setup).filter { kind in
      !base.contains { $0.kind == kind } || entries.contains { $0.kind == kind }
    }
  }

  /// Returns the marks of the examples; a missing event, or an example that cannot be played, is an error.
  func marks() throws -> Marks {
    guard known.sorted() == entries.map(\.kind).sorted() else {
      let difference = Set(known).symmetricDifference(entries.map(\.kind)).sorted().joined(separator: ", ")
      throw SourceError.malformed(
        "events that are not explained, or explained but not in scripts: \(difference)", in: name)
    }
    _ = try Replay().traces(of: Array(script.utf8), name: name)
    return entries.reduce(into: words) { marks, entry in marks["\(name) \(entry.kind)"] = "`\(entry.example)`" }
  }

  // MARK: The groups

  private static let actions = """
    "leading": [{"id": "flag", "title": "Flag"}], "trailing": [{"id": "delete", "title": "Delete"}, {"id": "more", "title": "More"}]
    """

  private static func either(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  /// Events of a single row.
  static var rows: EventKeys {
    let setup = "\"design\": \"scroll-swipe\", \"configuration\": {\(actions)}"
    let pans = either(choices(setup, #"{"pan": {"phase": "?", "translation": 0}}"#))
    let presses = either(choices(setup, #"{"press": {"edge": "trailing", "index": 0, "phase": "?"}}"#))
    let scrolls = either(choices(setup, #"{"scroll": {"phase": "?", "contentOffset": 0}}"#))
    return EventKeys(
      name: "row",
      setup: setup,
      entries: [
        Entry("pan", #"{"phase": "changed", "translation": [-50, 3], "velocity": -200}"#),
        Entry("scroll", #"{"phase": "ended", "contentOffset": 90, "velocity": 300, "target": 120}"#),
        Entry("open", #"{"edge": "trailing", "animated": false}"#),
        Entry("close", #"{"animated": true}"#),
        Entry("press", #"{"edge": "trailing", "index": 0, "phase": "down"}"#),
        Entry("tap"),
        Entry("reuse"),
        Entry("resize", #"{"width": 480, "height": 60}"#),
        Entry("setActions", #"{"edge": "leading", "actions": [{"id": "pin", "title": "Pin"}]}"#),
        Entry("preview", #"{"edge": "trailing"}"#),
        Entry("otherRowOpened"),
        Entry("tableScrolled"),
        Entry("tableTapped"),
        Entry("wait"),
        Entry("perform", #"{"action": "more"}"#),
      ],
      words: ["row pan phases": pans, "row press phases": presses, "row scroll phases": scrolls])
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
      name: "table",
      setup: setup,
      entries: [
        Entry("touch", #"{"id": 0, "phase": "down", "x": 280, "y": 60}"#),
        Entry("wait"), Entry("frame"),
        Entry("wheel", #"{"phase": "discrete", "x": 160, "y": 60, "delta": [0, -30]}"#),
        Entry("key", #"{"key": "down", "movesRow": false}"#),
        Entry("hover", #"{"x": 160, "y": 60}"#),
        Entry("highlights", #"{"press": true, "hover": true}"#),
        Entry("type", #"{"text": "Feed the cat", "cursor": 4}"#),
        Entry("endEditing"), Entry("undo"),
        Entry("keyboard", #"{"height": 216}"#),
        Entry("perform", #"{"action": "open.trailing", "row": 1}"#),
        Entry("swipe", #"{"row": 2, "phase": "began", "translation": 0}"#),
        Entry("tap", #"{"row": 2}"#),
        Entry("press", #"{"row": 1, "edge": "trailing", "index": 1, "phase": "down"}"#),
        Entry("control", #"{"row": 1, "index": 0}"#),
        Entry("track", #"{"row": 1, "phase": "began", "translation": 0}"#),
        Entry("pull", #"{"phase": "began", "contentOffset": 0}"#),
        Entry("pinch", #"{"phase": "began", "fingers": [75, 125]}"#),
        Entry("hold", #"{"phase": "began", "y": 75}"#),
        Entry("closeRows", #"{"after": "otherRowOpened", "except": 1}"#),
        Entry("tapOutside"),
        Entry("confirm", #"{"row": 1}"#),
        Entry("cancel", #"{"row": 1}"#),
        Entry("describe", #"{"row": 3, "title": "Another one", "height": 60}"#),
        Entry("preview", #"{"row": 3, "edge": "trailing"}"#),
        Entry("resize", #"{"width": 480, "height": 320}"#),
        Entry("scrollTo", #"{"contentOffset": 44}"#),
        Entry("scrollToRow", #"{"row": 20, "anchor": "middle", "animated": true}"#),
        Entry("setHeights", #"{"rows": [[1, 88], [2, null]], "kinds": {"": 50}, "animated": false}"#),
        Entry("cancelTouches"),
        Entry("reducesMotion", #"{"isOn": true}"#),
        Entry("policies", #"{"oneOpen": false}"#),
        Entry("options", #"{"minimumPressDuration": 0.3}"#),
        Entry("lawEvent", #"{"name": "remove the first row"}"#),
      ],
      words: [
        "table touch phases": touches, "table wheel phases": wheels, "table keys": keys, "table anchors": anchors,
      ])
  }

  /// Events that only a gesture list has.
  static var gestureList: EventKeys {
    EventKeys(
      name: "list",
      setup: #""design": "gesture-list", "configuration": {"items": ["A", "B", "C", "D", "E"]}"#,
      entries: [
        Entry("scroll", #"{"contentOffset": 20}"#),
        Entry("edit", #"{"text": "Feed the cat"}"#),
        Entry("insert", #"{"row": 1, "text": "From elsewhere"}"#),
        Entry("describe", #"{"id": 2, "text": "C, done", "isCompleted": true}"#),
        Entry("move", #"{"id": 0, "row": 2}"#),
        Entry("remove", #"{"id": 1}"#),
        Entry("moveAll", #"{"ids": [2, 3], "row": 0}"#),
        Entry("removeAll", #"{"ids": [2, 3]}"#),
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
      name: "form",
      setup: """
        "design": "expandable-table", "configuration": {"descriptors": [[\(rows.joined(separator: ", "))], [\(row("Other"))]]}
        """,
      entries: [
        Entry("select", #"{"section": 0, "row": 0}"#),
        Entry("setText", #"{"section": 0, "row": 1, "text": "Mary"}"#),
        Entry("setSwitch", #"{"section": 0, "row": 2, "isOn": true}"#),
        Entry("setSlider", #"{"id": 2, "value": 7}"#),
        Entry("setDate", #"{"id": 2, "text": "March 14, 1990"}"#),
        Entry("reveal", #"{"section": 0, "row": 1}"#),
        Entry("expandAll"), Entry("collapseAll"),
        Entry("insert", "{\"rows\": [\(new)], \"below\": 0}"),
        Entry("move", #"{"id": 1, "below": 2}"#),
        Entry("remove", #"{"id": 1}"#),
        Entry("insertSection", "{\"rows\": [\(new)], \"title\": \"More\", \"section\": 1}"),
        Entry("moveSection", #"{"section": 0, "to": 1}"#),
        Entry("removeSection", #"{"section": 0}"#),
      ], base: tables.entries)
  }
}
