import ConstraintSwipe
import HeadlessTable

func measure(_ name: String, n: Int, _ body: (Int) -> Void) {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<15 {
    let d = clock.measure { body(n) }
    let ns = Double(d.components.attoseconds) / 1e9 / Double(n)
    best = min(best, ns)
  }
  print(name, best, "ns")
}
func run() {
let actions = [InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More")]
var row = ConstraintSwipe(width: 320, height: 44, trailing: actions)
row.pan(PanSample(.began, at: .zero, translation: .zero))
var sum = 0.0
measure("pan", n: 3000000) { n in
  var row = row
  for i in 0..<n {
    let t = Time(Double(i) * 0.01)
    row.pan(PanSample(.changed, at: t, translation: Vector(-Double(i % 100), 0)))
    sum += row.offset(at: t)
  }
}
var table = HeadlessTable(SwipeList(of: row, count: 1_000_000), width: 320, height: 480)
table.touch(TouchEvent(.down, at: Vector(300, 100), time: .zero))
table.touch(TouchEvent(.moved, at: Vector(250, 100), time: Time(0.01)))
measure("host", n: 100000) { n in
  for i in 0..<n {
    let t = Time(1 + Double(i) * 0.01)
    table.touch(TouchEvent(.moved, at: Vector(250 - Double(i % 100), 100), time: t))
  }
}
var frame = LayerList()
measure("frame", n: 1000) { n in
  for i in 0..<n {
    table.draw(at: Time(1 + Double(i) * 0.01), into: &frame)
  }
}
print(frame.layers.count, sum)
}
run()
