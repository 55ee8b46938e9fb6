import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("Rows as layers")
struct DrawingTests {
  @Test("Headers are 28 points high, questions 60, and the fields between them 44")
  func frame() throws {
    var player = try FormPlayer()
    player.tap(0, .label)
    let layers = player.frame().layers
    let rows = layers.filter { $0.id.part == .row && $0.id.row != nil }
    let header = layers.first { $0.id == LayerID(nil, .header(1)) }
    expect(rows.prefix(5).map(\.frame.height), are: [60, 44, 44, 60, 60])
    let below: Double = 28 + 60 + 44 + 44 + 60 + 60
    expect([rows.first?.frame.y, header?.frame.y], are: [28, below])
    let labels = layers.compactMap { $0.text?.string }
    expect(Array(labels.prefix(6)), are: ["Personal", "", "Full name", "▾", "First name", "Last name"])
  }

  /// The layers of the row of a date, whose question, row 3, has been tapped.
  ///
  /// A header and the questions of rows 0 and 3 are above it, and its wheels are 216 points high.
  private func date() throws -> [LayerPart: Layer] {
    var player = try FormPlayer()
    player.tap(3, .label)
    let layers = player.frame().layers.filter { $0.id.row == id(4) }
    return Dictionary(uniqueKeysWithValues: layers.map { ($0.id.part, $0) })
  }

  /// The parts of a wheel: the value before, the chosen one, and the value after.
  private func parts(ofWheel wheel: Int) -> [LayerPart] {
    [.control(2 * wheel), .controlPart(wheel), .control(2 * wheel + 1)]
  }

  @Test("A date's wheels show the chosen values, large, between those before and after; a button sets the date")
  func wheels() throws {
    let layers = try date()
    let middle: Double = 28 + 2 * 60 + 216 / 2 - 36 / 2
    // From the first of January 2000 each wheel turns in its own circle.
    let texts = [["December", "January", "February"], ["31", "1", "2"], ["1999", "2000", "2001"]]
    for (wheel, texts) in texts.enumerated() {
      let shown = parts(ofWheel: wheel).map { layers[$0] }
      let expected = [
        LayerText(texts[0], paint: .secondaryLabel, size: 17, alignment: .center),
        LayerText(texts[1], paint: .label, size: 20, alignment: .center),
        LayerText(texts[2], paint: .secondaryLabel, size: 17, alignment: .center),
      ]
      let left = Double(wheel) * (320 / 3)
      let frames = [-52, 0, 52].map { LayoutRect(left, middle + $0, 320 / 3, 36) }
      expect(shown.map { $0?.text }, are: expected, "Wheel \(wheel)")
      expect(shown.map { $0?.frame }, are: frames, "Wheel \(wheel)")
    }
    // A band lies behind what is chosen.
    expect(layers[.background]?.frame, is: LayoutRect(0, middle, 320, 36))
    // Tinted, below the wheels, in the middle.
    let button = try #require(try date()[.control(6)])
    let blue = Paint.fixed(SRGBColor(hex: 0x007AFF))
    let text = LayerText("Set Date", paint: blue, alignment: .center)
    let frame = LayoutRect(100, 28 + 2 * 60 + 222, 120, 40)
    #expect((button.text, button.frame) == (text, frame))
  }

  @Test("A pressed row is highlighted as a whole, as it has no layer for its content")
  func pressed() throws {
    var player = try FormPlayer()
    player.table.highlights = .press
    let row = try #require(player.frame().layers.first { $0.id == LayerID(id(3), .row) })
    player.touch(.down, row.frame.x + 50, row.frame.y + 30)
    let pressed = player.frame().layers.first { $0.id == LayerID(id(3), .pressed) }
    expect(pressed?.frame, is: row.frame)
  }

  @Test("The field that is edited is underlined, and no other")
  func underline() throws {
    var player = try FormPlayer()
    player.tap(0, .label)
    let underlined = [false, true].map { isEdited in
      if isEdited { player.tap(1, .control(0)) }
      return player.frame().layers.filter { $0.id.part == .controlPart(0) }.map(\.id.row)
    }
    expect(underlined, are: [[], [id(1)]])
  }

  /// The layers of the rows of a table of so many groups, which have just been expanded all at once.
  private func rowsOf(groups: Int, _ corrections: Corrections = .all) throws -> [Layer] {
    let rows = (0..<groups).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }
    var table = try ExpandableTable([rows], corrections)
    #expect(table.expandAll(at: .zero).startedMotion)
    return table.layers(at: 0).filter { $0.id.part == .row }
  }

  @Test("When more rows expand than can travel, all are at their positions at once, and fade in")
  func firstFades() throws {
    for more in 0...1 {
      let groups = ExpandableTable.maximumTravellingRows + more
      let rows = try rowsOf(groups: groups)
      // Every second row is new; with one group too many the others fade in, too, but for the first.
      func isSeen(_ row: Int) -> Bool { row == 0 || more == 0 && row % 2 == 0 }
      expect(rows.map(\.alpha), are: (0..<2 * groups).map { isSeen($0) ? 1 : 0 }, "\(more) too many")
      // Parents, 60 points high, are where they were, or every 60 + 44 points where they will be.
      let parents = rows.filter { ($0.id.row?.rawValue ?? 0) % 2 == 0 }
      let step: Double = more == 0 ? 60 : 60 + 44
      expect(parents.map(\.frame.y), are: (0..<groups).map { Double($0) * step }, "\(more) too many")
    }
  }

  @Test("Without nestedRows, new rows fade in, too, but only in as many groups as can travel")
  func flatFades() throws {
    var table = try ExpandableTable([[.parent(1), .hidden(), .plain]], .without(.nestedRows))
    table.tap(0, 0)
    expect(table.settleTime, is: Time(0.3))
    expect(table.layers(at: 0).filter { $0.id.part == .row }.map(\.alpha), are: [1, 0, 1])
    table.animationDuration = 2
    table.collapseAll(at: Time(9))
    expect(table.animationDuration, is: 2)
    for more in 0...1 {
      let groups = ExpandableTable.maximumTravellingRows + more
      let rows = try rowsOf(groups: groups, .without(.nestedRows))
      let alphas: [Double] = (0..<groups).flatMap { [1, $0 < ExpandableTable.maximumTravellingRows ? 0 : 1] }
      expect(rows.map(\.alpha), are: alphas, "\(more) too many")
    }
  }

  /// A row of each kind but that of dates.
  static let kinds = [
    RowDescriptor("idCellNormal", primaryTitle: "Mary", secondaryTitle: "Name", isExpandable: true),
    RowDescriptor("idCellTextfield", primaryTitle: "First name"),
    RowDescriptor("idCellSwitch", primaryTitle: "Single", value: "true"),
    RowDescriptor("idCellValuePicker", primaryTitle: "Red"), RowDescriptor("idCellSlider", value: "2.25"),
  ]

  @Test("The layers of rows of each kind, with their separators; a switch's title ends 8 points before it")
  func eachKind() throws {
    let table = try ExpandableTable([Self.kinds])
    expect(
      table.frame(at: 0).recursiveDescription,
      is: """
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

  @Test("The knob of a switch that is off is 2 points from its left end")
  func off() throws {
    let layers = try ExpandableTable([[RowDescriptor("idCellSwitch", value: "false")]]).layers(at: 0)
    let knob = layers.first { $0.id == LayerID(id(0), .controlPart(0)) }
    // 320 - 15 - 51 + 2, and (44 - 31) / 2 + 2.
    expect(knob?.frame, is: LayoutRect(256, 8.5, 27, 27))
  }

  @Test("A header's title keeps 15 points from both sides", arguments: [(320.0, 290.0), (31, 1), (30, 0), (10, 0)])
  func header(width: Double, left: Double) throws {
    var table = ExpandableTable(try DescriptorList(sections: [[.plain]]), sectionTitles: ["Personal"])
    table.resize(toWidth: width, at: .zero)
    let label = table.layers(at: 0).first { $0.id == LayerID(nil, .headerLabel(0)) }
    expect(label?.frame, is: LayoutRect(15, 0, left, 28))
  }

  @Test("Titles have 17 points, questions 13 and headers 14; a question without an answer is centred")
  func texts() throws {
    let question = RowDescriptor("idCellNormal", secondaryTitle: "Name")
    let table = ExpandableTable(try DescriptorList(sections: [Self.kinds + [question]]), sectionTitles: ["Personal"])
    let layers = table.layers(at: 0)
    let ids = [LayerID(nil, .headerLabel(0)), LayerID(id(0), .label), LayerID(id(0), .detail), LayerID(id(2), .label)]
    let texts = [
      LayerText("Personal", paint: .secondaryLabel, size: 14), LayerText("Mary"),
      LayerText("Name", paint: .secondaryLabel, size: 13), LayerText("Single", size: 15),
    ]
    expect(ids.map { id in layers.first { $0.id == id }?.text }, are: texts)
    let alone = layers.first { $0.id == LayerID(id(5), .detail) }
    // A header of 28, a row of 60, four of 44; (60 - 18) / 2.
    let middle = LayoutRect(15, 264 + 21, 265, 18)
    expect(alone?.frame, is: middle)
  }

  @Test("In a table narrower than any margin nothing has a negative width")
  func narrow() throws {
    var table = try ExpandableTable([Self.kinds])
    table.resize(toWidth: 10, at: .zero)
    let layers = table.layers(at: 0)
    func widths(_ isMeant: (Layer) -> Bool) -> [Double] { layers.filter(isMeant).map(\.frame.width) }
    let separators = widths { $0.id.part == .separator }
    // A track always has a width, as a finger's way is divided by it.
    let tracks = widths { $0.name == "UISlider" }
    #expect((separators, widths { $0.name == "UILabel" }, tracks) == ([0, 0, 0, 0, 0], [0, 0, 0, 0], [1]))
    // A field lower than its margins has no negative height, and a table no negative width.
    table.setHeights([.row(id(1), 10)], animated: false, at: .zero)
    expect(table.layers(at: 0).first { $0.name == "UITextField" }?.frame.height, is: 0)
    for width in [-5, 0, .nan] {
      table.resize(toWidth: width, at: .zero)
      expect(table.layers(at: 0).first?.frame.width, is: 0)
    }
  }

  @Test("Rows are indented by 15 points per level of nesting, up to 8 levels")
  func indents() throws {
    let depth = 11
    // Each row is folded under the one before.
    let rows = (0..<depth).map { RowDescriptor.parent(depth - 1 - $0, visible: $0 == 0) }
    var table = try ExpandableTable([rows])
    table.expandAll(at: .zero)
    let lines = table.layers(at: 1).filter { $0.id.part == .separator }.map(\.frame.x)
    expect(lines, is: (0..<depth).map { level in 15 + 15 * Double(min(level, 8)) })
  }

  @Test("Only a switch and its knob, and a slider's groove and thumb, are round")
  func corners() throws {
    var table = try ExpandableTable([Self.kinds])
    table.perform("edit", on: id(1), at: .zero)
    let round = table.layers(at: 0).filter { $0.cornerRadius != 0 }
    let parts: [(Int, LayerPart)] = [
      (2, .control(0)), (2, .controlPart(0)), (4, .control(0)), (4, .controlPart(0)), (4, .controlPart(1)),
    ]
    expect(round.map(\.id), are: parts.map { LayerID(id($0.0), $0.1) })
    // Half the height of what is as round as can be; half of the 4 points of a groove, whatever part of it is filled.
    let radii: [Double] = [31 / 2, 27 / 2, 2, 2, 28 / 2]
    expect(round.map(\.cornerRadius), are: radii)
  }
}
