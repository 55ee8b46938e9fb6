import ArticleForm
import ExpandableTable
import HeadlessTable

extension ExpandableTablePage {
  /// The form filled in by a finger and a keyboard.
  static func film() throws -> Recording {
    var film = try FormFilm(height: 416)
    film.tap(0, .label)
    film.tap(1, .control(0), then: 0.4)
    film.type("Ann")
    film.tap(2, .control(0), then: 0.4)
    film.type("Lee")
    film.showKeyboard(0)
    film.tap(0, .label)
    film.tap(5, .label)
    film.tap(6, .control(0))
    film.tap(5, .label)
    film.tap(7, .label)
    film.tap(9, .label)
    film.tap(16, .label)
    film.scroll(by: -90)
    film.drag(17, .controlPart(1), by: Vector(204, 6), duration: 0.9)
    film.scroll(by: 120)
    return film.recording()
  }

  func behaviourFigures(_ film: Recording) -> [Document] {
    /// A number of seconds after the first notice of a name.
    func after(_ name: String, _ seconds: Double) -> Double {
      (film.notices.first { $0.name == name }?.time ?? 0) + seconds
    }
    let moving = film.animation(
      title: "ExpandableTable in motion",
      description: """
        A finger taps Full name, and two fields fade in below it. A name is typed, and appears above as it is typed. The \
        finger turns the switch of the marital status on, chooses Basketball, and drags the slider of the level to the right.
        """,
      still: after("didBeginEditing.2", 1.2))
    let strip = film.filmstrip(
      [
        .init(time: after("didExpand.0", 0.12), caption: "fields fade in"),
        .init(time: after("didBeginEditing.2", 1.2), caption: "a name"),
        .init(time: after("didChange.6", 0.3), caption: "switched on", down: 130),
        .init(time: after("didExpand.7", 0.6), caption: "choices", down: 200),
        .init(time: after("didChange.7", 0.4), caption: "chosen", down: 130),
        .init(time: after("didChange.17", 0.8), caption: "the level", down: 240),
      ],
      part: LayoutRect(0, 0, 320, 176), title: "ExpandableTable in six moments",
      description:
        "Fields fade in, a name is typed, a switch is on, sports show, one is chosen, a slider is moved.")
    return [.figure("ExpandableTable.svg", moving), .figure("ExpandableTableFilmstrip.svg", strip)]
  }

  // MARK: The update of each tap

  /// The form filled in, event by event, with the update of each beside the article's.
  static func filledForm() throws -> Marks {
    var table = try ArticleForm().table
    var article = try ArticleForm(corrections: []).table
    var rows: [[String]] = []
    func add(_ words: String, _ event: (inout ExpandableTable) -> ListEffects) {
      let effects = event(&table)
      let other = event(&article)
      rows.append([
        words, effects.update.words, other.update.words,
        effects.notices.map { "*\($0.name)*" }.joined(separator: "<br>"),
      ])
    }
    func tap(_ section: Int, _ row: Int) -> (inout ExpandableTable) -> ListEffects {
      { $0.rowSelected(RowPosition(section: section, row: row), at: .zero) }
    }
    add(say("tap") + " Full name", tap(0, 0))
    add(say("type") + " Mary", { $0.textChanged(RowID(1), to: "Mary") })
    add(say("type") + " Smith", { $0.textChanged(RowID(2), to: "Smith") })
    add(say("tap") + " Full name", tap(0, 0))
    add(say("tap") + " Date of birth", tap(0, 1))
    add(say("set the date"), { $0.dateChosen(RowID(4), text: "March 14, 1990") })
    add(say("tap") + " Marital status", tap(0, 3))
    add(say("switch on"), { $0.switchChanged(RowID(6), isOn: true) })
    add(say("tap") + " Favorite sport", tap(1, 0))
    add(say("tap") + " Basketball", tap(1, 2))
    add(say("tap") + " Level", tap(2, 0))
    add(say("slide to") + " 7.4", { $0.sliderChanged(RowID(17), to: 7.4) })
    add(say("slide to") + " 7.9", { $0.sliderChanged(RowID(17), to: 7.9) })
    let answers = [(0, 0), (0, 3), (0, 5), (1, 0), (1, 5), (2, 0)].map { section, row in
      let title = table.id(ofRow: row, inSection: section).map(table.primaryTitle(of:)) ?? ""
      return "(\(section), \(row)) \(title.isEmpty ? "–" : title)"
    }
    let values = table.values.sorted { $0.key < $1.key }.map { ["\($0.key.rawValue)", "`\($0.value)`"] }
    return [
      "table form": Markdown.table(["event", "update", "article", "reported"].map { say($0) }, rows),
      "answers": answers[0] + answers.dropFirst().map { say(", $1", $0) }.joined(),
      "table values": Markdown.table([say("row"), say("value")], values),
    ]
  }
}

extension ListUpdate {
  /// The update in a few words, such as `insert 1..<3`.
  var words: String {
    let parts = changes.map { change in
      switch change {
      case .delete(let rows): say("delete") + " " + rows.words
      case .insert(let rows): say("insert") + " " + rows.words
      case .reload(let rows): say("reload") + " " + rows.words
      case .move(let move): say("move $1 to $2", String(move.from.row), String(move.to.row))
      case .reloadSection(let section): say("reload section") + " \(section)"
      case .deleteSection(let section): say("delete section") + " \(section)"
      case .insertSection(let section): say("insert section") + " \(section)"
      case .moveSection(let from, let to): say("move section $1 to $2", String(from), String(to))
      case .reloadAll: say("reload everything")
      }
    }
    return parts.isEmpty ? "–" : parts.joined(separator: "<br>")
  }
}

extension ListUpdate.Rows {
  fileprivate var words: String {
    let rows = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..<\(range.upperBound)"
    return section == 0 ? rows : String(section) + say(":") + rows
  }
}
