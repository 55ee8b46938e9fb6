import ExpandableTable
import InteractionReplay

extension ExpandableTablePage {
  func exercises() throws -> Section { try .exercises([names, nested, choice, strayLevel]) }

  private static func row(
    _ kind: String, _ title: String, isVisible: Bool = true, below: Int = 0, value: String = ""
  ) -> String {
    """
    {"cellIdentifier": "\(kind)", "primaryTitle": "\(title)", "secondaryTitle": "", "value": "\(value)",
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
      question: """
        `expandable-last-name-first` plays the article, without corrections: the last name is typed first, then two first names, \
        then another last name. What is the full name after each, and why?
        """, source: .file("expandable-last-name-first")
    ) { played in
      let titles = played.traces[0].steps.indices.dropFirst(2).map { step -> String in
        guard case .array(let sections)? = played.state(0, step)["titles"], case .array(let first)? = sections.first,
          case .string(let title)? = first.first
        else { return "" }
        return title
      }
      try played.require(titles == [" Smith", "Mary Jane Smith", "Mary X"], "names")
      return """
        \(titles.map { "“\($0)”" }.joined(separator: ", ")). The article keeps only the full name. For each field that changes \
        it splits that at its spaces and exchanges one part: the first part of an empty name is empty, so a space is what comes \
        before the last name; and of three parts the last name follows the first of them, so Jane is lost. Corrected, each field \
        keeps its own text.
        """
    }
  }

  private var nested: Exercise {
    let rows = [
      Self.row("idCellNormal", "Pets", below: 3), Self.row("idCellNormal", "Cats", isVisible: false, below: 1),
      Self.row("idCellNormal", "Tom", isVisible: false), Self.row("idCellNormal", "Dogs", isVisible: false),
    ]
    let events = [#"{"select": {"section": 0, "row": 0}}"#, #"{"select": {"section": 0, "row": 0}}"#]
    return Exercise(
      question: """
        Pets has three rows below it; the first of them, Cats, has one itself, Tom, and is collapsed. You open Pets and close it \
        again. Which rows show in between, corrected, and with the article's algorithm?
        """,
      source: .typed("[\(Self.script(rows, events)),\n \(Self.script(rows, events, corrections: "none"))]")
    ) { played in
      let shown = played.traces.indices.map { Self.shown(played, $0, step: 1) }
      try played.require(shown == ["0 1 3", "0 1 2 3"], "nested")
      return """
        Rows \(shown[0]), and rows \(shown[1]). The article sets `isVisible` of all `additionalRows` to true, so Tom shows below \
        a Cats that says it is collapsed. Corrected, Tom is hidden twice, once by Pets and once by Cats; opening Pets takes one \
        of them away, and the other keeps him hidden.
        """
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
      question: """
        You open a question and tap its second choice. The article does four things then. Find each of them in the timeline.
        """, source: .typed(Self.script(rows, events))
    ) { played in
      let last = played.traces[0].steps.last?.notices ?? []
      try played.require(last == ["didChange.0", "didCollapse.0"] && Self.shown(played, 0, step: 2) == "0", "choice")
      return """
        It finds the row that the choice belongs to, row 0: that is whose id both notices have. It gives that row the title of \
        the choice, Judo: `didChange.0`, and `titles`. It marks that row as collapsed: `didCollapse.0`. And it hides the rows \
        below: `visible` is 0 again.
        """
    }
  }

  private var strayLevel: Exercise {
    let rows = [
      Self.row("idCellNormal", "Experience", below: 1),
      Self.row("idCellSlider", "", isVisible: false, value: "0.0"),
    ]
    let events = [#"{"select": {"section": 0, "row": 0}}"#, #"{"setSlider": {"section": 0, "row": 1, "value": 7}}"#]
    return Exercise(
      question: """
        A form has one section, with one question and a slider below it. You move the slider to 7. What does the question show, \
        corrected, and in the article, whose form has its slider in section 2?
        """, source: .typed("[\(Self.script(rows, events)),\n \(Self.script(rows, events, corrections: "none"))]")
    ) { played in
      try played.require(
        played.notices(0).contains("didChange.1") && !played.notices(1).contains("didChange.1"), "strayLevel")
      return """
        7, and still its question. The article writes to rows 0 and 1 of section 2, which this form does not have: its code \
        would crash there, so here `[]` changes nothing and reports \(played.notices(1).last.map { "`\($0)`" } ?? "nothing"). \
        Corrected, the slider answers the row that it is folded under, wherever both stand.
        """
    }
  }
}
