import InteractionCore
import InteractionLaws

/// The order-statistic tree at a million rows.
func treeBenchmarks() -> [Measurement] {
  let rows = 1_000_000
  var tree = RowTree(count: rows, height: 44)
  var random = SplitMix64(seed: 44)
  let count = 10_000
  let places = (0..<count).map { _ in Int(random.next() % UInt64(rows - 200_000)) }
  func each(_ name: String, bound: Double, _ body: (Int) -> Void) -> Measurement {
    Measurement("RowTree: \(name), 10⁶ rows", bound: bound, count: count) { places.forEach(body) }
  }
  return [
    each("row at an index", bound: 300) { keep(tree.id(index: $0)) },
    each("index of a row", bound: 300) { keep(tree.index(of: RowID($0))) },
    each("row at a height", bound: 300) { keep(tree.id(atHeight: Double($0) * 44)) },
    each("top of a row", bound: 300) { keep(tree.top(of: RowID($0))) },
    each("insert a row, remove another", bound: 20_000) {
      _ = tree.insert(height: 44, index: $0)
      tree.remove($0 + 7..<$0 + 8)
    },
    each("move a row", bound: 10_000) { tree.move(from: $0, to: rows - 1 - $0) },
    each("hide and show 100,000 rows", bound: 4_000) {
      tree.hide($0..<$0 + 100_000)
      tree.show($0..<$0 + 100_000)
    },
  ]
}
