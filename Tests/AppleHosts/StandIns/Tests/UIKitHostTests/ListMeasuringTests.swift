import ConstraintSwipe
import HostsUnderTest
import Testing
import UIKit

@testable import GestureList
@testable import InteractionLists

extension OnOneScreen {
  @MainActor @Suite("Rows whose heights the app knows") struct ListMeasuringTests {
    init() { cleanScreen() }

    /// The rows whose heights the host has asked for.
    @MainActor private final class Asked {
      var rows: [Int] = []
      var width = 0.0
      func take() -> [Int] {
        defer { rows = [] }
        return rows
      }
    }

    private func screen(
      _ count: Int = 100, isTyped: Bool = false, _ height: @escaping @MainActor (GestureList, RowID) -> Double?
    ) -> (screen: ListScreen<GestureList>, asked: Asked) {
      let list = GestureList((0..<count).map { "Item \($0)" }, width: 320)
      let screen = ListScreen(list, isTyped: isTyped) { list, id in list.item(id)?.text ?? "" }
      let asked = Asked()
      screen.host.heightForRow = { [unowned host = screen.host] id, width in
        asked.rows.append(id.rawValue)
        asked.width = width
        return height(host.list, id)
      }
      screen.window.layoutIfNeeded()
      return (screen, asked)
    }

    private func seen(_ screen: ListScreen<GestureList>, _ row: Int) -> CGFloat? {
      screen.window.layoutIfNeeded()
      return screen.cell(row).map { $0.frame.minY - screen.view.contentOffset.y }
    }

    @Test("The app is asked once for the height of each row that comes into sight, and cells have that height")
    func sight() {
      let (screen, asked) = screen { _, id in id.rawValue == 1 ? 120 : nil }
      #expect((asked.take(), asked.width) == (Array(0..<15), 320))
      #expect((screen.cell(1)?.frame.height, screen.cell(2)?.frame.minY) == (120, 170))
      #expect(screen.view.contentSize.height == 5070)
      screen.view.contentOffset.y = 200
      #expect(asked.take() == [15, 16])
      screen.view.contentOffset.y = 0
      ShimClock.advance(by: 2)
      #expect(asked.take() == [])
    }

    @Test("When measured rows are lower than expected, the rows that come into sight below are measured at once")
    func lower() {
      let (_, asked) = screen { _, _ in 30 }
      #expect(asked.take() == Array(0..<24))
    }

    @Test("Visible rows are measured again for a new width or type size, and a reloaded row alone")
    func again() {
      let (screen, asked) = screen(5) { _, _ in 60 }
      #expect(asked.take() == Array(0..<5))
      screen.window.shimType(.extraLarge)
      #expect(asked.take() == Array(0..<5))
      screen.window.shimType(.extraLarge)
      #expect(asked.take() == [])
      screen.host.handle(.perform("complete", on: RowID(2)))
      #expect(asked.take() == [2])
      screen.view.frame.size.width = 200
      screen.host.resizeIfNeeded()
      #expect((asked.take(), asked.width) == (Array(0..<5), 200))
      screen.host.remeasure(RowID(3))
      #expect(asked.take() == [3])
      screen.host.remeasure()
      #expect(asked.take() == Array(0..<5))
    }

    @Test("A row that is typed into grows with its text, and keeps its cell and the keyboard")
    func typed() {
      let (screen, asked) = screen(5, isTyped: true) { list, id in (list.item(id)?.text.count ?? 0) > 8 ? 90 : nil }
      _ = asked.take()
      screen.tap(y: 75)
      ShimClock.advance(by: 1)
      let (cell, field) = (screen.cell(1), screen.typed)
      #expect(field != nil)
      screen.host.handle(.type("Two lines of text", cursor: nil))
      screen.window.layoutIfNeeded()
      #expect(screen.cell(1) === cell && screen.typed === field)
      #expect((screen.cell(1)?.frame.height, screen.cell(2)?.frame.minY) == (90, 140))
    }

    @Test("Visible rows stay under a scrolling finger while rows above them are measured")
    func scrolled() {
      let (screen, _) = screen { _, id in id.rawValue.isMultiple(of: 2) ? 90 : 70 }
      screen.view.contentOffset.y = 3000
      screen.window.layoutIfNeeded()
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 60))
      finger.move(to: CGPoint(x: 100, y: 80))
      let row = screen.host.driver.table.rowsInSight(at: .init(ShimClock.now))[2].rawValue
      for step in 1...5 {
        let before = seen(screen, row)
        finger.move(to: CGPoint(x: 100, y: 80 + 40 * CGFloat(step)))
        #expect(seen(screen, row) == before.map { $0 + 40 }, "\(step)")
      }
      finger.up()
    }

    @Test("Heights change in place: no frame, event or call of the app copies the list's rows")
    func inPlace() {
      let (screen, asked) = screen { list, id in list.item(id)?.isCompleted == true ? 90 : 30 }
      let host = screen.host
      func memory() -> ObjectIdentifier { ObjectIdentifier(host.list.rows.tree.memory) }
      let before = memory()
      for step in 1...5 {
        screen.view.contentOffset.y = CGFloat(300 * step)
        #expect(!asked.take().isEmpty && memory() == before, "\(step)")
      }
      let row = host.driver.table.rowsInSight(at: Time(ShimClock.now))[2]
      host.handle(.perform("complete", on: row))
      #expect((host.list.height(of: row), asked.take(), memory()) == (90, [row.rawValue], before))
      host.handle(.setHeights([.row(row, 70)], animated: true))
      screen.window.layoutIfNeeded()
      #expect((screen.cell(row.rawValue)?.frame.height, memory()) == (70, before))
    }

    @Test("When the app makes a row higher, the rows below move there gradually and keep their cells")
    func travel() {
      let (screen, _) = screen(5) { _, _ in nil }
      let cell = screen.cell(2)
      screen.host.handle(.setHeights([.row(RowID(1), 90)], animated: true))
      screen.window.layoutIfNeeded()
      #expect(screen.cell(2) === cell)
      #expect((cell?.frame.minY, cell?.contentView.transform.ty) == (140, -40))
      ShimClock.advance(by: 2)
      #expect(cell?.contentView.transform.ty == 0)
    }
  }
}
