import ConstraintSwipe
import HeadlessTable

func probe() {
  let row = ConstraintSwipe(width: 320, height: 44, trailing: [InteractionAction(id: "delete", title: "Delete")])
  var table = HeadlessTable(SwipeList(of: row, count: 30), width: 320, height: 480)
  table.touch(TouchEvent(.down, at: Vector(300, 100), time: .zero))
  table.touch(TouchEvent(.moved, at: Vector(200, 100), time: Time(0.1)))
  table.touch(TouchEvent(.up, at: Vector(200, 100), time: Time(0.2)))
  var frame = LayerList()
  table.draw(at: Time(1), into: &frame)
  print(frame.recursiveDescription)
}
probe()
