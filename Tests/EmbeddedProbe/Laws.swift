import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import ScrollSwipe

/// Checks laws on rows and a list with faults, and prints what they find.
func probeLaws() {
  let press = [InteractionAction(id: "press", title: "Press")]
  let drawer = ScrollSwipe(width: 320, height: 44, leading: press, trailing: press, corrections: [])
  probe(lawsOf: drawer, motion: Motion(start: .zero, from: 0, to: 9, curve: .easeOut(duration: 1)))
  probe(lawsOfListsOf: ConstraintSwipe(width: 320, height: 44, trailing: press, corrections: []))
}

private func probe<Row: RevealingRow & ScrollDriven>(lawsOf row: Row, motion: Motion) {
  let search = Search(depth: 2, randomSequences: 2, steps: 10)
  let habits = RowHabits(flick: ScrollSwipe.openVelocity)
  for violation in SwipeLaw.check({ row }, mirrored: { row }, habits: habits, search: search) { print(violation.text) }
  for violation in SwipeLaw.checkDriven({ row }, habits: habits, search: search) { print(violation.text) }
  for violation in MotionLaw.check({ motion }) { print(violation.text) }
}

private func probe<Row: RevealingRow & DrawableRow>(lawsOfListsOf row: Row) {
  let insert = CustomEvent<SwipeList<Row>>("insert") { list, time in list.insert("New", index: 1, at: time) }
  let list = SwipeList(of: row, count: 3)
  let search = Search(depth: 1, randomSequences: 2, steps: 10)
  for violation in ListLaw.check({ list }, customEvents: [insert], search: search) { print(violation.text) }
  let growth = TableLaw.Growth(from: 30, to: 300) { SwipeList(of: row, count: $0) }
  for violation in TableLaw.check({ growth.make(30) }, customEvents: [insert], growth: growth, search: search) {
    print(violation.text)
  }
  let hosted = HostLaw.check(
    { HeadlessTable($0, width: 320, height: 480) }, of: growth.make(30), customEvents: [insert], search: search)
  for violation in hosted { print(violation.text) }
}
