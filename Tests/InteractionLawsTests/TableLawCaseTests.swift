import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("What the laws of tables require of open rows, heights and frames")
struct TableLawCaseTests {
  @Test("Rows that stay open when the table closes them are caught, even if none is open yet")
  func staysOpen() {
    let list = StagedList([30]).with {
      $0.onAction = { list, row, _ in
        list.openRows.append(row)
        return .none
      }
    }
    let found = TableLawClauses.found(by: .policies, in: list, after: TableLawClauses.waits(from: 0))
    expectFound(found, "row 0 closed by the table / still open")
  }

  @Test("Rows must not jump when a few of them change their heights, but may when many do, or all of a kind")
  func heights() {
    let list = StagedList([200]).with {
      $0.onHeights = { list, _, _ in
        list.lowered = 10
        return ListEffects(changesHeights: true)
      }
    }
    func found(_ changes: [HeightChange]) -> String? {
      TableLawClauses.found(by: .rowsDoNotJump, in: list, after: [(0, .setHeights(changes, animated: true))])
    }
    func rows(_ count: Int) -> [HeightChange] { (0..<count).map { .row(RowID(100 + $0), 50) } }
    let most = MovingRows.maximumAnimatedHeightChanges
    expectFound(found(rows(most)), "row 0 painted at y 0, where it was / 10")
    expectFound(found(rows(most + 1)), nil)
    expectFound(found([.kind("", 50)]), nil)
  }

  /// How often a list has been drawn, on the one thread of a law.
  private final class Count: @unchecked Sendable {
    var number = 0.0
  }

  @Test("A frame whose layers are elsewhere is no mirror image")
  func mirror() {
    let count = Count()
    let list = StagedList([30]).with {
      $0.paints = { frame in
        count.number += 1
        return frame.moved(by: Vector(count.number, 0))
      }
    }
    let found = TableLawClauses.found(by: .mirror, in: list, after: TableLawClauses.waits(from: 0))
    expectFound(found, "the mirror image of the frame / a different frame")
  }

  @Test("While rows move, too, no row must be painted outside the table, even if another one is lifted")
  func outside() {
    let list = StagedList([30]).with {
      $0.paintsAll = true
      $0.sinking = (Time(100), 0)
    }
    let wrong = "row 13 painted at least partly inside the table / (0 520; 320 40)"
    expectFound(TableLawClauses.found(by: .rowsInSightArePainted, in: list, after: [(0, .frame)]), wrong)
    let lifted = list.with {
      $0.parts = { row, frame, layers in
        if row == RowID(0) { layers.append(Layer(LayerID(row, .lifted), "Lifted", frame)) }
      }
    }
    expectFound(TableLawClauses.found(by: .rowsInSightArePainted, in: lifted, after: [(0, .frame)]), wrong)
  }
}
