import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("Rows as layers")
struct DrawingTests {
  @Test("Headers of 28 points, questions of 60, and what lies between them")
  func frame() throws {
    var player = try FormPlayer()
    player.tap(0, .label)
    let layers = player.frame().layers
    let rows = layers.filter { $0.id.part == .row && $0.id.row != nil }
    #expect(rows.prefix(5).map(\.frame.height) == [60, 44, 44, 60, 60])
    #expect(rows.first?.frame.y == 28)
    let labels = layers.compactMap { $0.text?.string }
    #expect(labels.prefix(6) == ["Personal", "", "Full name", "▾", "First name", "Last name"])
    #expect(layers.contains { $0.id == LayerID(nil, .header(1)) && $0.frame.y == 28 + 60 + 44 + 44 + 60 + 60 })
  }

  @Test("A date's wheels show what is chosen, large, between what comes before and after it")
  func wheels() throws {
    var player = try FormPlayer()
    player.tap(3, .label)
    let layers = player.frame().layers.filter { $0.id.row == id(4) }
    func text(_ part: LayerPart) -> LayerText? { layers.first { $0.id.part == part }?.text }
    // From the first of January 2000 each wheel turns in its own circle.
    for (wheel, texts) in [["December", "January", "February"], ["31", "1", "2"], ["1999", "2000", "2001"]].enumerated()
    {
      let parts: [LayerPart] = [.control(2 * wheel), .controlPart(wheel), .control(2 * wheel + 1)]
      for (place, part) in parts.enumerated() {
        let isChosen = place == 1
        #expect(
          text(part)
            == LayerText(
              texts[place], paint: isChosen ? .label : .secondaryLabel, size: isChosen ? 20 : 17, alignment: .center))
      }
    }
    // Below the wheels, in the middle; a header and the questions of rows 0 and 3 are above the date.
    #expect(layers.first { $0.id.part == .control(6) }?.frame == LayoutRect(100, 28 + 2 * 60 + 222, 120, 40))
  }

  @Test("A row that is pressed is painted all over, having no layer for its content")
  func pressed() throws {
    var player = try FormPlayer()
    player.table.highlights = .press
    let row = try #require(player.frame().layers.first { $0.id == LayerID(id(3), .row) })
    player.touch(.down, row.frame.x + 50, row.frame.y + 30)
    #expect(player.frame().layers.first { $0.id == LayerID(id(3), .pressed) }?.frame == row.frame)
  }

  @Test("The field that is edited is underlined, and no other")
  func underline() throws {
    var player = try FormPlayer()
    player.tap(0, .label)
    func underlined() -> [RowID?] {
      player.frame().layers.filter { $0.id.part == .controlPart(0) }.map(\.id.row)
    }
    #expect(underlined() == [])
    player.tap(1, .control(0))
    #expect(underlined() == [id(1)])
  }

  @Test("When more rows expand than can travel, all are at their positions at once, and fade in", arguments: [0, 1])
  func firstFades(more: Int) throws {
    let groups = ExpandableTable.mostTravelling + more
    var table = try ExpandableTable([(0..<groups).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }])
    #expect(table.expandAll(at: .zero).startedMotion)
    let rows = table.layers(at: 0).filter { $0.id.part == .row }
    // Every second row is new; with one group too many the others fade in, too, but for the first.
    func isSeen(_ row: Int) -> Bool { row == 0 || more == 0 && row % 2 == 0 }
    let alphas = (0..<2 * groups).map { isSeen($0) ? 1.0 : 0 }
    #expect(rows.map(\.alpha) == alphas)
    // Parents, 60 points high, are where they were, or every 60 + 44 points where they will be.
    let parents = rows.filter { ($0.id.row?.rawValue ?? 0) % 2 == 0 }
    let step: Double = more == 0 ? 60 : 60 + 44
    #expect(parents.map(\.frame.y) == (0..<groups).map { Double($0) * step })
  }

  /// A row of each kind that has no picture of its own above.
  static let kinds = [
    RowDescriptor("idCellNormal", primaryTitle: "Mary", secondaryTitle: "Name", isExpandable: true),
    RowDescriptor("idCellTextfield", primaryTitle: "First name"),
    RowDescriptor("idCellSwitch", primaryTitle: "Single", value: "true"),
    RowDescriptor("idCellValuePicker", primaryTitle: "Red"), RowDescriptor("idCellSlider", value: "2.25"),
  ]

  @Test("Rows of each kind, from the bottom, with the line below; a switch's title ends 8 points before it")
  func eachKind() throws {
    let table = try ExpandableTable([Self.kinds])
    #expect(
      table.frame(at: 0).recursiveDescription == """
        <CustomCell; frame = (0 0; 320 60); clipsToBounds = YES>
        | <UILabel; frame = (15 8; 265 24); text = 'Mary'>
        | <UILabel; frame = (15 34; 265 18); text = 'Name'>
        | <UIImageView; frame = (286 0; 20 60)>
        | <_UITableViewCellSeparatorView; frame = (15 59.5; 305 0.5)>
        <CustomCell; frame = (0 60; 320 44); clipsToBounds = YES>
        | <UITextField; frame = (15 7; 290 30); text = 'First name'>
        | <_UITableViewCellSeparatorView; frame = (15 43.5; 305 0.5)>
        <CustomCell; frame = (0 104; 320 44); clipsToBounds = YES>
        | <UILabel; frame = (15 0; 231 44); text = 'Single'>
        | <UISwitch; frame = (254 6.5; 51 31)>
        | <UIView; frame = (276 8.5; 27 27)>
        | <_UITableViewCellSeparatorView; frame = (15 43.5; 305 0.5)>
        <CustomCell; frame = (0 148; 320 44); clipsToBounds = YES>
        | <UILabel; frame = (15 0; 290 44); text = 'Red'>
        | <_UITableViewCellSeparatorView; frame = (15 43.5; 305 0.5)>
        <CustomCell; frame = (0 192; 320 44); clipsToBounds = YES>
        | <UISlider; frame = (15 20; 290 4)>
        | <UIView; frame = (15 20; 65.25 4)>
        | <UIView; frame = (73.95 8; 28 28)>
        | <_UITableViewCellSeparatorView; frame = (15 43.5; 305 0.5)>

        """)
  }

  @Test("Titles of 17 points, questions of 13 and headers of 14; a question without an answer stands in the middle")
  func texts() throws {
    let question = RowDescriptor("idCellNormal", secondaryTitle: "Name")
    let table = ExpandableTable(try DescriptorList(sections: [Self.kinds + [question]]), sectionTitles: ["Personal"])
    let layers = table.layers(at: 0)
    func text(_ row: Int?, _ part: LayerPart) -> LayerText? {
      layers.first { $0.id == LayerID(row.map(id), part) }?.text
    }
    #expect(text(nil, .headerLabel(0)) == LayerText("Personal", paint: .secondaryLabel, size: 14))
    #expect(text(0, .label) == LayerText("Mary"))
    #expect(text(0, .detail) == LayerText("Name", paint: .secondaryLabel, size: 13))
    #expect(text(2, .label) == LayerText("Single", size: 15))
    // A header of 28, a row of 60, four of 44; (60 - 18) / 2.
    #expect(layers.first { $0.id == LayerID(id(5), .detail) }?.frame == LayoutRect(15, 264 + 21, 265, 18))
  }

  @Test("The article's group over a single row is not empty: it expands")
  func singleRow() throws {
    var table = try ExpandableTable([[.parent(1), .hidden()]], .without(.emptySection))
    #expect(table.tap(0, 0).notices == [.own(.didExpand, id(0))])
  }

  @Test("Without nestedRows rows that come fade in, too")
  func flatFades() throws {
    var table = try ExpandableTable([[.parent(1), .hidden(), .plain]], .without(.nestedRows))
    table.tap(0, 0)
    #expect(table.layers(at: 0).filter { $0.id.part == .row }.map(\.alpha) == [1, 0, 1])
    table.animationDuration = 2
    table.collapseAll(at: Time(9))
    #expect(table.animationDuration == 2)
  }

  @Test("In a table narrower than any margin nothing has a negative width")
  func narrow() throws {
    var table = try ExpandableTable([Self.kinds])
    table.resize(toWidth: 10, at: .zero)
    let layers = table.layers(at: 0)
    #expect(layers.filter { $0.id.part == .separator }.map(\.frame.width) == Array(repeating: 0, count: 5))
    #expect(layers.filter { $0.name == "UILabel" }.map(\.frame.width) == Array(repeating: 0, count: 4))
    // A track is never without a width, by which a finger's way would be divided.
    #expect(layers.filter { $0.name == "UISlider" }.map(\.frame.width) == [1])
  }

  @Test("Rows are set in by how deep they are nested, up to a limit")
  func indents() throws {
    let depth = ExpandableTable.deepestIndent + 3
    // Each row is folded under the one before.
    let rows = (0..<depth).map { RowDescriptor.parent(depth - 1 - $0, visible: $0 == 0) }
    var table = try ExpandableTable([rows])
    table.expandAll(at: .zero)
    let lines = table.layers(at: 1).filter { $0.id.part == .separator }.map(\.frame.x)
    #expect(
      lines
        == (0..<depth).map { level in
          ExpandableTable.margin + ExpandableTable.indent * Double(min(level, ExpandableTable.deepestIndent))
        })
  }

  @Test("Round are a switch and its knob, a slider's groove and its thumb, and nothing else")
  func corners() throws {
    var table = try ExpandableTable([Self.kinds])
    table.perform("edit", on: id(1), at: .zero)
    let round = table.layers(at: 0).filter { $0.cornerRadius != 0 }
    let parts: [(Int, LayerPart)] = [
      (2, .control(0)), (2, .controlPart(0)), (4, .control(0)), (4, .controlPart(0)), (4, .controlPart(1)),
    ]
    #expect(round.map(\.id) == parts.map { LayerID(id($0.0), $0.1) })
    // Half the height of what is as round as can be; half of the 4 points of a groove, whatever part of it is filled.
    let radii: [Double] = [31 / 2, 27 / 2, 2, 2, 28 / 2]
    #expect(round.map(\.cornerRadius) == radii)
  }

  @Test("What a wheel comes from and turns to stands above and below its middle; the button is tinted")
  func wheelsLieAboveEachOther() throws {
    var player = try FormPlayer()
    player.tap(3, .label)
    let layers = player.frame().layers.filter { $0.id.row == id(4) }
    func layer(_ part: LayerPart) -> Layer? { layers.first { $0.id.part == part } }
    // A header and the questions of rows 0 and 3 are above the date, whose wheels are 216 points high.
    let middle: Double = 28 + 2 * 60 + 216 / 2 - 36 / 2
    for wheel in 0..<3 {
      let parts: [LayerPart] = [.control(2 * wheel), .controlPart(wheel), .control(2 * wheel + 1)]
      let left = Double(wheel) * (320 / 3)
      for (part, step) in zip(parts, [-1.0, 0, 1]) {
        #expect(layer(part)?.frame == LayoutRect(left, middle + step * 52, 320 / 3, 36))
      }
    }
    let blue = Paint.fixed(SRGBColor(hex: 0x007AFF))
    #expect(layer(.control(6))?.text == LayerText("Set Date", paint: blue, alignment: .center))
  }

  @Test("Without nestedRows no more groups fade in than can travel", arguments: [0, 1])
  func flatFadesOfMany(more: Int) throws {
    let groups = ExpandableTable.mostTravelling + more
    var table = try ExpandableTable(
      [(0..<groups).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }], .without(.nestedRows))
    table.expandAll(at: .zero)
    let rows = table.layers(at: 0).filter { $0.id.part == .row }
    let alphas: [Double] = (0..<groups).flatMap { [1, $0 < ExpandableTable.mostTravelling ? 0 : 1] }
    #expect(rows.map(\.alpha) == alphas)
  }
}
