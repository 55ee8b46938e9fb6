import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("Rows dropped outside the table")
struct SpillTests {
  private func fingers(_ reverts: Bool) -> FingerTable {
    let options = GestureList.Options(reorderControl: .trailing, revertsOnSpill: reverts)
    let list = GestureList((0..<5).map { "\($0)" }, width: 320, options: options)
    return FingerTable(HeadlessTable(list, width: 320, height: 480))
  }

  @Test("A row dropped outside is put back, without a notice, only if the option is on")
  func spilled() {
    let outside = [Vector(300, -1), Vector(300, 481), Vector(-1, 175), Vector(321, 175)]
    for place in outside {
      for reverts in [true, false] {
        var fingers = fingers(reverts)
        fingers.touch(.down, 300, 75, at: 0)
        fingers.touch(.moved, 300, 175, at: 0.3)
        #expect(fingers.numbers == [0, 2, 3, 1, 4])
        fingers.touch(.up, place.x, place.y, at: 0.6)
        #expect(fingers.list.liftedRow == nil)
        #expect(
          fingers.numbers == (reverts ? [0, 1, 2, 3, 4] : place.y < 0 ? [1, 0, 2, 3, 4] : fingers.numbers), "\(place)")
        #expect(fingers.notices == (reverts ? [] : ["didMove.1"]), "\(place)")
        #expect(fingers.list.canUndo == !reverts)
      }
    }
    // The border counts as inside.
    let borders: [(Vector, [Int])] = [
      (Vector(320, 175), [0, 2, 3, 1, 4]), (Vector(0, 175), [0, 2, 3, 1, 4]), (Vector(300, 0), [1, 0, 2, 3, 4]),
      (Vector(300, 0.5), [1, 0, 2, 3, 4]), (Vector(300, 480), [0, 2, 3, 4, 1]),
    ]
    for (place, order) in borders {
      var fingers = fingers(true)
      fingers.touch(.down, 300, 75, at: 0)
      fingers.touch(.up, place.x, place.y, at: 0.6)
      #expect(fingers.numbers == order, "\(place)")
    }
  }

  @Test("A recogniser's hold that ends above or below the table is dropped outside; beside it, the host decides")
  func recognised() {
    for (y, order) in [(-5.0, [0, 1, 2, 3, 4]), (485, [0, 1, 2, 3, 4]), (175, [0, 2, 3, 1, 4])] {
      var table = fingers(true).table
      table.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0))
      table.handle(.hold(.changed, y: 175, contentOffset: 0), at: Time(0.1))
      table.handle(.hold(.ended, y: y, contentOffset: 0), at: Time(0.2))
      #expect(table.list.ids.map(\.rawValue) == order)
    }
    let (plain, reverting) = (fingers(false).table, fingers(true).table)
    let (outside, inside) = (Vector(-20, 75), Vector(20, 75))
    #expect([outside, inside].map(reverting.dropPhase) == [.cancelled, .ended])
    #expect(plain.dropPhase(forLiftAt: outside) == .ended)
  }
}
