import ArticleForm
import ExpandableTable
import HeadlessTable
import Testing

@Suite("What is entered in a row, on the way and in the end")
struct EntryTests {
  @Test("A field that is folded under nothing keeps its text, like every other control")
  func alone() throws {
    var table = try ExpandableTable([
      [RowDescriptor("idCellTextfield"), RowDescriptor("idCellSwitch"), RowDescriptor("idCellSlider")]
    ])
    #expect(table.textChanged(id(0), to: "Mary").notices == [.didChange(id(0))])
    #expect(table.textChanged(id(0), to: "Mary") == ListEffects.none)
    table.switchChanged(id(1), isOn: true)
    table.sliderChanged(id(2), to: 3)
    #expect(table.values == [id(0): .text("Mary"), id(1): .isOn(true), id(2): .level(3)])
  }

  @Test("A list may make a choice of any row that does not expand")
  func choices() throws {
    var choice = RowDescriptor.hidden("idCellOfMyOwn", "Red")
    choice.binding = .choice
    var table = try ExpandableTable([[.parent(1), choice]])
    table.tap(0, 0)
    #expect(table.actions(for: id(1)).map(\.id) == ["choose"])
    #expect(table.tap(0, 1).notices == [.didChange(id(0)), .didCollapse(id(0))])
    #expect(table.values == [id(0): .choice("Red")])
    var other = RowDescriptor.hidden("idCellValuePicker", "Red")
    other.binding = RowBinding.none
    table = try ExpandableTable([[.parent(1), other]])
    table.tap(0, 0)
    #expect(table.actions(for: id(1)) == [])
    #expect(table.tap(0, 1).notices == [.row(id(1), .didSelect)])
  }

  @Test("The article folds a choice's parent whatever that says of being expanded")
  func flatChoice() throws {
    // Tapping row 0 shows all below; row 1 still says that it is collapsed.
    let rows: [[RowDescriptor]] = [
      [.parent(3), .parent(1, visible: false), .hidden("idCellValuePicker", "Red"), .hidden()]
    ]
    for corrections in [.article, .without([.nestedRows, .boundByData])] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable(rows, corrections)
      table.tap(0, 0)
      let old = table.shown
      let effects = table.tap(0, 2)
      #expect(table.visibleRowsPerSection == [[0, 1, 3]])
      #expect(effects.update.mismatch(from: old, to: table.shown) == nil)
      #expect(table.title(0, 1) == "Red")
      #expect(effects.notices == [.didChange(id(1))])
    }
  }

  @Test("The wheels stay at the day that was confirmed, also when the form is loaded again")
  func wheels() throws {
    var table = try ArticleForm().table
    table.tap(0, 1)
    for action in ["nextMonth", "nextDay", "previousYear", "setDate"] {
      _ = table.perform(action, on: id(4), at: .zero)
    }
    let day = CalendarDate(year: 1999, month: 2, day: 2)
    #expect(table.turnedDate(of: id(4)) == day)
    #expect(ArticleForm(table.descriptors).table.turnedDate(of: id(4)) == day)
    // A text that an app writes in its own way says nothing to the wheels.
    table.dateChosen(id(4), text: "14.3.1990")
    #expect(table.turnedDate(of: id(4)) == .start)
    #expect(table.turnedDate(of: id(99)) == .start)
  }

  @Test("A day is found again in its words, and only there")
  func words() {
    for (year, month, day) in [(1, 1, 1), (1990, 3, 14), (2000, 2, 29), (9999, 12, 31)] {
      let date = CalendarDate(year: year, month: month, day: day)
      #expect(date != nil)
      #expect(date.flatMap { CalendarDate(text: $0.text) } == date)
    }
    for text in [
      "", "March", "March 14", "March 14,1990", "March 14, 1990 ", "Mars 14, 1990", "March 32, 1990", "March +1, 1990",
      "March 014, 1990", "February 29, 1900", "March 99999999999999999999, 1990", "March 14, 10000", "May 1, 1, 1",
    ] {
      #expect(CalendarDate(text: text) == nil)
    }
  }

  @Test("A cancelled drag gives back what was there, also after it has come back by itself")
  func thereAndBack() throws {
    for way in [[130.0], [130, 0], [130, 0, 60], [.nan], []] {
      var table = try ArticleForm().table
      table.tap(2, 0)
      let before = table.descriptors
      @discardableResult
      func drag(_ phase: PanPhase, _ x: Double) -> ListEffects {
        let sample = PanSample(phase, at: .zero, translation: Vector(x, 0), velocity: .zero)
        return table.handle(.track(id(17), sample), at: .zero)
      }
      drag(.began, 0)
      for x in way { drag(.changed, x) }
      let isChanged = table.descriptors != before
      let effects = drag(.cancelled, way.last ?? 0)
      #expect(effects.notices == (isChanged ? [.didChange(id(17))] : []))
      #expect(table.descriptors == before)
    }
  }

  @Test("A cancelled drag gives back the level of a slider that belongs to no other row")
  func cancelledAlone() throws {
    var table = try ExpandableTable([[RowDescriptor("idCellSlider", value: "2.0")]])
    for (phase, x) in [(PanPhase.began, 0.0), (.changed, 130)] {
      let sample = PanSample(phase, at: .zero, translation: Vector(x, 0), velocity: .zero)
      _ = table.handle(.track(id(0), sample), at: .zero)
    }
    #expect(table.values[id(0)] != .level(2))
    let cancelled = PanSample(.cancelled, at: .zero, translation: Vector(130, 0), velocity: .zero)
    #expect(table.handle(.track(id(0), cancelled), at: .zero).notices == [.didChange(id(0))])
    #expect(table.values[id(0)] == .level(2))
  }

  @Test("Every edit that has begun ends: in another field, on a slider, with its row")
  func editsEnd() throws {
    var table = try ArticleForm().table
    table.tap(0, 0)
    table.tap(2, 0)
    #expect(table.perform("edit", on: id(1), at: .zero).notices == [.didBeginEditing(id(1))])
    #expect(table.perform("edit", on: id(1), at: .zero) == ListEffects.none)
    #expect(
      table.perform("edit", on: id(2), at: .zero).notices == [.didEndEditing(id(1)), .didBeginEditing(id(2))])
    let began = PanSample(.began, at: .zero, translation: .zero, velocity: .zero)
    #expect(table.handle(.track(id(17), began), at: .zero).notices == [.didEndEditing(id(2))])
    for corrections in [ExpandableTable.Corrections.all, .without(.nestedRows), .article] {
      var table = try ArticleForm(corrections: corrections).table
      table.tap(0, 0)
      _ = table.perform("edit", on: id(1), at: .zero)
      #expect(table.tap(0, 0).notices == [.didCollapse(id(0)), .didEndEditing(id(1))])
      table.tap(0, 0)
      _ = table.perform("edit", on: id(1), at: .zero)
      #expect(table.collapseAll(at: .zero).notices == [.didCollapse(id(0)), .didEndEditing(id(1))])
      #expect(table.editedRow == nil)
    }
  }

  @Test("A row that folds while its slider is dragged: the drag is over, and the level stays")
  func foldsWhileDragged() throws {
    var table = try ArticleForm().table
    table.tap(2, 0)
    func drag(_ phase: PanPhase, _ x: Double) -> ListEffects {
      table.handle(
        .track(id(17), PanSample(phase, at: .zero, translation: Vector(x, 0), velocity: .zero)), at: .zero)
    }
    _ = drag(.began, 0)
    _ = drag(.changed, 130)
    table.tap(2, 0)
    table.tap(2, 0)
    #expect(drag(.changed, 200) == ListEffects.none)
    #expect(drag(.cancelled, 200) == ListEffects.none)
    #expect(table.values[id(17)] == .level(4))
  }
}
