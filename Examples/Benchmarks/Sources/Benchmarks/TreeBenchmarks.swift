import InteractionLaws
import InteractionLists

/// Measures the order-statistic tree with a million rows, beside a plain array.
func measureTree(_ meter: any Meter) {
  let rows = 1_000_000
  let size = "\(rows) rows"
  let heights = (0..<rows).map { Double(40 + $0 % 7) }
  meter.measure("tree: load, a row", count: rows, runs: 5) { keep(RowTree(heights: heights)) }
  measureCopy(of: heights, "heights, a row", count: rows, beside: "tree: load, a row", meter)

  var tree = RowTree(heights: heights)
  var random = SplitMix64(seed: 44)
  let count = 10_000
  let places = (0..<count).map { _ in Int(random.next() % UInt64(rows - 200_000)) }
  func each(_ name: String, _ body: (Int) -> Void) {
    meter.measure("tree: \(name), \(size)", count: count) { places.forEach(body) }
  }
  each("row at an index") { keep(tree.id(index: $0)) }
  each("index of a row") { keep(tree.index(of: RowID($0))) }
  each("row at a height") { keep(tree.id(atY: Double($0) * 44)) }
  each("top of a row") { keep(tree.top(of: RowID($0))) }
  each("move a row") { tree.move(from: $0, to: rows - 1 - $0) }
  each("hide and show 100000 rows") {
    tree.hide($0..<$0 + 100_000)
    tree.show($0..<$0 + 100_000)
  }
  measureEdits(tree, places, size, meter)
}

/// Measures insertions and removals of single rows at random indices.
private func measureEdits(_ tree: RowTree, _ places: [Int], _ size: String, _ meter: any Meter) {
  var tree = tree
  let insert: (inout RowTree) -> Void = { tree in for place in places { _ = tree.insert(height: 44, index: place) } }
  let remove: (inout RowTree) -> Void = { tree in for place in places.reversed() { tree.remove(place..<place + 1) } }
  insert(&tree)
  meter.measure(Operation("tree: insert, \(size)", count: places.count), &tree, prepare: remove, insert)
  remove(&tree)
  meter.measure(Operation("tree: remove, \(size)", count: places.count), &tree, prepare: insert, remove)

  var array = (0..<tree.count).map { UInt32($0) }
  let few = places.prefix(100)
  for place in few { array.insert(0, at: place) }
  let beside = ["tree: insert, \(size)", "tree: remove, \(size)"]
  meter.measure(Operation("a plain array: insert, \(size)", count: few.count, beside: beside[0]), &array) { array in
    for place in few.reversed() { array.remove(at: place) }
  } _: { array in
    for place in few { array.insert(0, at: place) }
  }
  for place in few.reversed() { array.remove(at: place) }
  meter.measure(Operation("a plain array: remove, \(size)", count: few.count, beside: beside[1]), &array) { array in
    for place in few { array.insert(0, at: place) }
  } _: { array in
    for place in few.reversed() { array.remove(at: place) }
  }
}
