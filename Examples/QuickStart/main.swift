import HeadlessTable
import UtilityButtons

func openARow() {
  let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  let more = InteractionAction(id: "more", title: "More")
  let row = UtilityButtons(width: 320, height: 44, trailing: [delete, more])
  var table = HeadlessTable(SwipeList(of: row, count: 1_000_000), width: 320, height: 480)

  // A finger swipes the second row open, then presses Delete.
  table.touch(TouchEvent(.down, location: Vector(280, 60)), at: Time(0))
  table.touch(TouchEvent(.moved, location: Vector(120, 62)), at: Time(0.1))
  print(table.touch(TouchEvent(.up, location: Vector(120, 62)), at: Time(0.2)).notices.map(\.name))
  table.touch(TouchEvent(.down, location: Vector(300, 60)), at: Time(1))
  print(table.touch(TouchEvent(.up, location: Vector(300, 60)), at: Time(1.1)).notices.map(\.name))

  table.draw(at: Time(2))
  print(table.list.count, "rows,", table.frame.layers.count, "layers to paint")
}
openARow()
