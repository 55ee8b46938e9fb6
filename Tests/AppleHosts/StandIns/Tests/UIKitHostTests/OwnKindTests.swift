import ExpandableTable
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite("An app's own rows in a form") struct OwnKindTests {
    init() { cleanScreen() }

    /// A question over a row of the app's own kind, as readers of the article make them.
    private func form() throws -> ListScreen<ExpandableTable> {
      let rows = [
        RowDescriptor("idCellNormal", secondaryTitle: "Description", isExpandable: true, additionalRows: 1),
        RowDescriptor("idCellTextview", isVisible: false),
      ]
      let list = try DescriptorList(
        sections: [rows], kinds: [RowKind("idCellTextview", height: 200, binding: .title)])
      return ListScreen(ExpandableTable(list)) { form, id in
        [form.kind(of: id).identifier, form.primaryTitle(of: id)].joined(separator: " ")
      }
    }

    @Test("The app's cell is as high as its row kind says, and the text that is entered there answers the question")
    func shown() throws {
      let screen = try form()
      #expect(screen.texts == ["idCellNormal "])
      screen.tap(y: 30)
      ShimClock.advance(by: 1)
      #expect(screen.texts == ["idCellNormal ", "idCellTextview "])
      #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 60, width: 320, height: 200))
      screen.host.edit { form, _ in form.textChanged(RowID(1), to: "Two rooms") }
      ShimClock.advance(by: 1)
      #expect(screen.texts.first == "idCellNormal Two rooms")
    }

    @Test("A row of the app's own kind takes the height that the app sets")
    func grows() throws {
      let screen = try form()
      screen.tap(y: 30)
      ShimClock.advance(by: 1)
      screen.host.handle(.setHeights([.row(RowID(1), 260)], animated: false))
      screen.window.layoutIfNeeded()
      #expect(screen.cell(1)?.frame.height == 260)
    }
  }
}
