import ConstraintSwipe
import ExpandableTable
import GestureList
import HeadlessTable
import ScrollSwipe
import UtilityButtons

/// Drags the third row of a table open and prints the frame a second later.
func probe<Row: RevealingRow & DrawableRow>(_ row: Row) {
  var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
  table.touch(TouchEvent(.down, location: Vector(300, 100)), at: .zero)
  table.touch(TouchEvent(.moved, location: Vector(200, 100)), at: Time(0.1))
  table.touch(TouchEvent(.up, location: Vector(200, 100)), at: Time(0.2))
  table.draw(at: Time(1))
  print(table.frame.recursiveDescription)
}

/// Sends a scroll view's reports to a row, and prints the row's target for the scroll view.
func probe(scrolled row: some ScrollDriven) {
  var row = row
  _ = row.scroll(.began(contentOffset: 0), at: .zero)
  let answer = row.scroll(.ended(contentOffset: 70, velocity: 0, target: 70), at: Time(0.1))
  print(DecimalText.text(answer.targetContentOffset ?? 0))
}

/// Moves a row that has buttons past a higher one, asks open rows to close, and prints the frame.
func probe<Row: RevealingRow & DrawableRow>(reordered row: Row) {
  var list = SwipeList(of: row, count: 30)
  list.reordering = ReorderOptions(control: .trailing, revertsOnSpill: true)
  var table = HeadlessTable(list, width: 320, height: 480)
  table.setHeights([.kind("", 50), .row(RowID(1), 90)], animated: false, at: .zero)
  table.perform("open.trailing", on: RowID(4), at: .zero)
  table.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(1))
  table.touch(TouchEvent(.down, location: Vector(300, 25)), at: Time(2))
  table.touch(TouchEvent(.moved, location: Vector(300, 130)), at: Time(2.2))
  let effects = table.touch(TouchEvent(.up, location: Vector(300, 130)), at: Time(2.3))
  for notice in effects.notices { print(notice.name) }
  table.draw(at: Time(2.4))
  print(table.frame.recursiveDescription)
}

/// Lifts, swipes, pinches and pulls in a list without buttons, undoes one step, and prints the frame.
func probeGestures() {
  var table = HeadlessTable(GestureList(["One", "Two", "Three"], width: 320), width: 320, height: 480)
  table.touch(TouchEvent(.down, location: Vector(100, 25)), at: .zero)
  table.touch(TouchEvent(.up, location: Vector(100, 130)), at: Time(1))
  table.touch(TouchEvent(.down, location: Vector(300, 25)), at: Time(2))
  table.touch(TouchEvent(.up, location: Vector(100, 25)), at: Time(2.1))
  table.touch(TouchEvent(.down, location: Vector(100, 25)), at: Time(3))
  table.touch(TouchEvent(.down, finger: 1, location: Vector(200, 75)), at: Time(3))
  let effects = table.touch(TouchEvent(.up, location: Vector(100, -20)), at: Time(3.2))
  for notice in effects.notices { print(notice.name) }
  table.edit(at: Time(4)) { $0.undo(at: Time(4)) }
  table.edit(at: Time(4)) { $0.describe(RowID(2), as: GestureList.Item("Three, higher", height: 90), at: Time(4)) }
  table.setHeights([.kind("", 44)], at: Time(4.1))
  table.handle(.pull(.began, contentOffset: 0), at: Time(5))
  table.handle(.pull(.changed, contentOffset: -30), at: Time(5.1))
  table.draw(at: Time(5.1))
  print(table.frame.recursiveDescription)
}

/// Fills in a form by touches, and prints its frame and its values.
func probeForm() throws(DescriptorError) {
  let rows = [
    RowDescriptor("idCellNormal", secondaryTitle: "Level", isExpandable: true, additionalRows: 1),
    RowDescriptor(
      "idCellSlider", value: "0.0", isVisible: false, additionalEntries: [PropertyEntry("step", .real(0.5))]),
  ]
  let own = [
    RowDescriptor("idCellNormal", primaryTitle: "Notes", isExpandable: true, additionalRows: 1),
    RowDescriptor("textView", primaryTitle: "Text", isVisible: false),
  ]
  let list = try DescriptorList(sections: [rows + own], kinds: [RowKind("textView", height: 120, binding: .title)])
  let form = ExpandableTable(list, sectionTitles: ["Work"], unfolding: .onePerSection)
  var table = HeadlessTable(form, width: 320, height: 480)
  table.touch(TouchEvent(.down, location: Vector(100, 50)), at: .zero)
  table.touch(TouchEvent(.up, location: Vector(100, 50)), at: Time(0.1))
  table.touch(TouchEvent(.down, location: Vector(40, 110)), at: Time(1))
  table.touch(TouchEvent(.up, location: Vector(240, 110)), at: Time(1.2))
  table.draw(at: Time(2))
  print(table.frame.recursiveDescription)
  if case .level(let level)? = table.list.value(of: RowID(1)) { print(level) }
  table.perform("expand", on: RowID(2), at: Time(3))
  table.setHeights([.kind("textView", 150), .row(RowID(0), 80)], at: Time(3.1))
  table.draw(at: Time(4))
  print(table.frame.recursiveDescription)
}

let delete = [InteractionAction(id: "delete", title: "Delete")]
probe(ConstraintSwipe(width: 320, height: 44, trailing: delete))
probe(ScrollSwipe(width: 320, height: 44, trailing: delete))
probe(UtilityButtons(width: 320, height: 44, trailing: delete))
probe(reordered: ConstraintSwipe(width: 320, height: 44, trailing: delete))
probe(reordered: UtilityButtons(width: 320, height: 44, trailing: delete))
probe(scrolled: ScrollSwipe(width: 320, height: 44, trailing: delete))
probe(scrolled: UtilityButtons(width: 320, height: 44, trailing: delete))
probeGestures()
do throws(DescriptorError) { try probeForm() } catch { print(error.description) }
probeLaws()
