import UtilityButtons

extension UtilityButtonsPage {
  /// How wide the strips are, and how the article numbers their buttons.
  var strips: Marks {
    let widths = (1...6).map { count -> [String] in
      let cells = [UtilityButtons.Corrections(), .all].map { corrections -> String in
        let row = Self.row(trailing: Self.buttons(count), corrections: corrections)
        let each = row.actionFrame(edge: .trailing, index: 0, at: .zero).width
        return say("$1 each, $2", number(each), number(row.rightWidth))
      }
      let index = Self.row(trailing: Self.buttons(count), hasSectionIndex: true, corrections: [])
      return [
        String(count), cells[0] == cells[1] ? cells[0] : cells.joined(separator: "<br>" + say("corrected") + say(":")),
        number(index.rightWidth),
      ]
    }
    let narrow = [UtilityButtons.Corrections(), .all].map { corrections in
      number(Self.row(width: 300, trailing: Self.buttons(4), corrections: corrections).rightWidth)
    }
    let indexed = [UtilityButtons.Corrections(), .all].map { corrections -> (strip: String, button: String) in
      let row = Self.row(trailing: Self.buttons(3), hasSectionIndex: true, corrections: corrections)
      return (number(row.rightWidth), number(row.actionFrame(edge: .trailing, index: 0, at: .zero).width))
    }
    let master = (1...6).map { count -> [String] in
      let row = Self.row(trailing: Self.buttons(count), rules: .swTableViewCellMaster, corrections: [])
      return [
        String(count),
        say("$1 each, $2", number(row.actionFrame(edge: .trailing, index: 0, at: .zero).width), number(row.rightWidth)),
      ]
    }
    let zcj = (1...6).map { count -> [String] in
      [String(count)]
        + [UtilityButtons.Corrections(), .all].map { corrections in
          let row = Self.row(trailing: Self.buttons(count), rules: .zcjTableViewCell, corrections: corrections)
          return say(
            "$1 each, $2", number(row.actionFrame(edge: .trailing, index: 0, at: .zero).width), number(row.rightWidth))
        }
    }
    let strip = say("width of the strip")
    return [
      "table strips": Markdown.table(["n", strip, say("with index")], widths),
      "narrow": narrow[0], "narrow corrected": narrow[1], "indexed": indexed[0].strip,
      "indexed each": indexed[0].button, "indexed corrected": indexed[1].strip,
      "indexed each corrected": indexed[1].button,
      "table master strips": Markdown.table(["n", strip], master),
      "table zcj strips": Markdown.table(["n", say("article"), say("corrected")], zcj),
      "table indices": articleIndices,
    ]
  }

  private var articleIndices: String {
    let row = Self.row(leading: Self.buttons(3), trailing: Self.buttons(3))
    let zcj = Self.row(trailing: Self.buttons(3), rules: .zcjTableViewCell)
    func line(_ edge: SwipeEdge, _ index: Int) -> [String] {
      let x = number(row.actionFrame(edge: edge, index: index, at: .zero).x)
      let article = row.articleIndex(edge: edge, index: index).map { String($0) }
      let tag = zcj.articleTag(edge: edge, index: index).map { String($0) }
      return ["\(say(edge.name)) \(index)", x, article ?? "–", tag ?? "–"]
    }
    let lines = SwipeEdge.allCases.flatMap { edge in (0..<3).map { line(edge, $0) } }
    return Markdown.table([say("button"), say("its x"), Markdown.name("articleIndex"), say("ZCJ's tag")], lines)
  }
}
