import ConstraintSwipe
import GestureList
import SwiftUI
import Testing
import UIKit

@testable import SwiftUIHostsUnderTest

extension SwiftUIHosts {
  @MainActor @Suite("Rows of a list whose heights the app knows") struct ListMeasuringTests {
    private func table(_ count: Int = 30) -> InteractionTable<SwipeList<ConstraintSwipe>> {
      let row = ConstraintSwipe(
        width: 320, height: 44, trailing: [InteractionAction(id: "delete", title: "Delete", role: .destructive)])
      return InteractionTable(SwipeList(of: row, titles: (1...count).map { "Mail \($0)" }))
    }

    @Test("The app is asked for a row's height when it comes into sight or changes, and the row has that height")
    func sight() {
      let table = table()
      var asked: [Int] = []
      let list = InteractionList(
        table,
        heightForRow: { id, width in
          #expect(width == 320)
          asked.append(id.rawValue)
          return id.rawValue == 1 ? 88 : nil
        })
      let screen = shown(list, height: 440)
      #expect(asked == Array(0..<15))
      #expect(screen.frame(of: "Mail 3")?.minY == 132)
      table.handle(.scrollTo(contentOffset: 100))
      screen.update()
      #expect(asked == Array(0..<17))
      table.edit { list, now in list.describe(RowID(4), as: .init(title: "News"), at: now) }
      screen.update()
      #expect(asked == Array(0..<17) + [4])
      table.remeasure(RowID(5))
      screen.update()
      #expect(asked == Array(0..<17) + [4, 5])
    }

    @Test("Visible rows are measured again for a new type size")
    func typeSize() {
      let table = table(3)
      var (asked, height) = (0, 44.0)
      let list = InteractionList(
        table,
        heightForRow: { _, _ in
          asked += 1
          return height
        })
      let screen = shown(list, height: 440)
      #expect(asked == 3)
      height = 60
      screen.typeSize = .accessibility1
      screen.update()
      #expect(asked == 6)
      #expect(screen.frame(of: "Mail 3")?.minY == 120)
    }
  }
}
