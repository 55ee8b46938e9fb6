import ConstraintSwipe
import ExpandableTable
import Foundation
import GestureList
import InteractionLaws
import ScrollSwipe
import UtilityButtons

// Searches sound designs for violations of every law, and prints the processor time that each search takes, in seconds.

/// The processor time that this process has taken so far, in seconds, almost all of it user time.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Runs a search and prints its time.
func measure<Event>(_ name: String, _ search: () -> [Violation<Event>]) {
  let start = processorTime()
  let violations = search()
  let seconds = processorTime() - start
  print(name, String(format: "%.2f", seconds), separator: "\t")
  for violation in violations {
    FileHandle.standardError.write(Data("\(name) breaks a law:\n\(violation.text)\n".utf8))
  }
}

let leading = [InteractionAction(id: "read", title: "Read")]
let trailing = [
  InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
]

func checkRow<Row: RevealingRow & DrawableRow>(
  _ name: String, _ habits: RowHabits, _ make: @escaping ([InteractionAction], [InteractionAction]) -> Row
) {
  measure("rows of " + name) {
    SwipeLaw.check(
      { make(leading, trailing) }, mirrored: { make(trailing, leading) }, habits: habits,
      search: Search(depth: 3, randomSequences: 200))
  }
}

checkRow("ConstraintSwipe", .byPosition) { ConstraintSwipe(width: 320, height: 44, leading: $0, trailing: $1) }
checkRow("ScrollSwipe", RowHabits(flick: 600)) { ScrollSwipe(width: 320, height: 44, leading: $0, trailing: $1) }
checkRow("UtilityButtons", RowHabits(flick: 500)) { UtilityButtons(width: 320, height: 44, leading: $0, trailing: $1) }

let lists = Search(depth: 2, randomSequences: 200)
let tables = Search(depth: 1, randomSequences: 40, steps: 60)
let row = ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing)

func checkList<List: ListInteraction>(_ name: String, _ make: @escaping (Int) -> List) {
  measure("list of " + name) { ListLaw.check({ make(4) }, search: lists) }
  measure("table of " + name) { TableLaw.check({ make(30) }, search: tables) }
}

checkList("ConstraintSwipe") { SwipeList(of: row, count: $0) }
checkList("GestureList") { count in GestureList((0..<count).map { "Item \($0)" }, width: 320) }
checkList("ExpandableTable") { count in
  let question = RowDescriptor("idCellNormal", isExpandable: true, isExpanded: true, additionalRows: 2)
  let answers = [RowDescriptor("idCellTextfield"), RowDescriptor("idCellSlider", value: "0")]
  let rows = [question] + answers
  let form = try? DescriptorList(sections: [Array(repeating: rows, count: max(1, count / 3)).flatMap { $0 }])
  guard let form else { fatalError("The rows belong together.") }
  return ExpandableTable(form)
}
print("all", String(format: "%.2f", processorTime()), separator: "\t")
