import ExpandableTable
import InteractionReplay

extension ExpandableTablePage {
  var exercises: [Exercise] { [names, nested, choice, strayLevel] }

  /// Returns a descriptor: the title of a plain row is its question, that of any other kind the text of a choice.
  private static func row(
    _ kind: String, _ title: String, isVisible: Bool = true, below: Int = 0, value: String = ""
  ) -> String {
    let (text, question) = kind == "idCellNormal" ? ("", title) : (title, "")
    return """
        {"cellIdentifier": "\(kind)", "primaryTitle": "\(text)", "secondaryTitle": "\(question)", "value": "\(value)",
             "isExpandable": \(below > 0), "isExpanded": false, "isVisible": \(isVisible), "additionalRows": \(below)}
      """
  }

  private static func script(_ rows: [String], _ events: [String], corrections: String = "all") -> String {
    """
    {"design": "expandable-table", "configuration": {"corrections": "\(corrections)", "descriptors": [[
          \(rows.joined(separator: ",\n      "))]]}, "events": [
          \(events.joined(separator: ",\n      "))]}
    """
  }

  private var names: Exercise {
    Exercise(
      name: "names", source: .file("expandable-last-name-first")
    ) { played in
      let titles = played.traces[0].steps.indices.dropFirst(2).map { step -> String in
        guard case .array(let sections)? = played.state(0, step)["titles"], case .array(let first)? = sections.first,
          case .string(let title)? = first.first
        else { return "" }
        return title
      }
      try played.require(titles == [" Smith", "Mary Jane Smith", "Mary X"], "names")
      return ["names titles": Markdown.series(titles.map { "“\($0)”" })]
    }
  }

  private var nested: Exercise {
    let rows = [
      Self.row("idCellNormal", "Pets", below: 3), Self.row("idCellNormal", "Cats", isVisible: false, below: 1),
      Self.row("idCellNormal", "Tom", isVisible: false), Self.row("idCellNormal", "Dogs", isVisible: false),
    ]
    let events = [#"{"select": {"section": 0, "row": 0}}"#, #"{"select": {"section": 0, "row": 0}}"#]
    return Exercise(
      name: "nested",
      source: .typed("[\(Self.script(rows, events)),\n \(Self.script(rows, events, corrections: "none"))]")
    ) { played in
      let shown = played.traces.indices.map { Self.shown(played, $0, step: 1) }
      try played.require(shown == ["0 1 3", "0 1 2 3"], "nested")
      return ["nested shown": Markdown.numbers(shown[0]), "nested article": Markdown.numbers(shown[1])]
    }
  }

  private static func shown(_ played: Exercise.Played, _ script: Int, step: Int) -> String {
    guard case .array(let sections)? = played.state(script, step)["visible"], case .array(let rows)? = sections.first
    else { return "" }
    return rows.map { row in if case .number(let row) = row { number(row) } else { "?" } }.joined(separator: " ")
  }

  private var choice: Exercise {
    let rows = [
      Self.row("idCellNormal", "Favorite sport", below: 2), Self.row("idCellValuePicker", "Chess", isVisible: false),
      Self.row("idCellValuePicker", "Judo", isVisible: false),
    ]
    let events = [#"{"select": {"section": 0, "row": 0}}"#, #"{"select": {"section": 0, "row": 2}}"#]
    return Exercise(
      name: "choice", source: .typed(Self.script(rows, events))
    ) { played in
      let last = played.traces[0].steps.last?.notices ?? []
      try played.require(last == ["didChange.0", "didCollapse.0"] && Self.shown(played, 0, step: 2) == "0", "choice")
      return [:]
    }
  }

  private var strayLevel: Exercise {
    let rows = [
      Self.row("idCellNormal", "Experience", below: 1),
      Self.row("idCellSlider", "", isVisible: false, value: "0.0"),
    ]
    let events = [#"{"select": {"section": 0, "row": 0}}"#, #"{"setSlider": {"section": 0, "row": 1, "value": 7}}"#]
    return Exercise(
      name: "strayLevel",
      source: .typed("[\(Self.script(rows, events)),\n \(Self.script(rows, events, corrections: "none"))]")
    ) { played in
      try played.require(
        played.notices(0).contains("didChange.1") && !played.notices(1).contains("didChange.1"), "strayLevel")
      return ["stray notice": played.notices(1).last.map { "`\($0)`" } ?? "nothing"]
    }
  }
}
