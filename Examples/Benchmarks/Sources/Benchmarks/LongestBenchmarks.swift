import ConstraintSwipe
import GestureList
import InteractionLaws

/// Measures the most expensive of many edits, which may make a frame late; a mean would not show it.
func measureLongest(_ meter: any Meter) {
  for rows in [10_000, 10_000_000] {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [InteractionAction(id: "more", title: "More")])
    measureEdits(of: SwipeList(of: row, count: rows), "SwipeList", rows, meter) { list, place, time in
      list.insert("New", index: place, at: time)
    } move: { list, row, place, time in
      list.move(row, to: place, at: time)
    }
    let texts = Array(repeating: "Item", count: rows)
    measureEdits(of: GestureList(texts, width: 320), "GestureList", rows, meter) { list, place, time in
      list.insert(GestureList.Item("New"), index: place, at: time)
    } move: { list, row, place, time in
      list.move(row, to: place, at: time)
    }
  }
}

private func measureEdits<List: ListInteraction>(
  of list: List, _ name: String, _ rows: Int, _ meter: any Meter,
  insert: (inout List, Int, Time) -> ListEffects, move: (inout List, RowID, Int, Time) -> ListEffects
) {
  let edits = 3000
  var state = (list: list, random: SplitMix64(seed: 3), clock: 0.0)
  func operation(_ kind: String) -> Operation {
    Operation("\(name): longest \(kind) of \(edits), \(rows) rows", bodies: edits, runs: 1, isGreatest: true)
  }
  // Each edit finds the rows at rest.
  func rest(_ state: inout (list: List, random: SplitMix64, clock: Double)) {
    state.clock += 10
    state.list.advance(to: Time(state.clock))
  }
  meter.measure(operation("insertion"), &state, prepare: rest) { state in
    let place = Int(state.random.next() % UInt64(rows))
    keep(insert(&state.list, place, Time(state.clock)))
  }
  meter.measure(operation("move"), &state, prepare: rest) { state in
    let places = (Int(state.random.next() % UInt64(rows)), Int(state.random.next() % UInt64(rows)))
    keep(move(&state.list, RowID(places.0), places.1, Time(state.clock)))
  }
}
