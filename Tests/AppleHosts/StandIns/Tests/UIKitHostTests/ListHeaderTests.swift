import ExpandableTable
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite struct ListHeaderTests {
    init() { cleanScreen() }

    /// A form of sections, each of a question with two answers folded under it.
    private func sections(_ titles: [String], pinsHeaders: Bool = false) throws -> ListScreen<ExpandableTable> {
      let list = try DescriptorList(sections: titles.map { Self.question($0) })
      let form = ExpandableTable(list, sectionTitles: titles.map { $0 + "s" }, pinsHeaders: pinsHeaders)
      return ListScreen(form) { $0.secondaryTitle(of: $1) + ":" + $0.primaryTitle(of: $1) }
    }

    static func question(_ title: String) -> [RowDescriptor] {
      [RowDescriptor("idCellNormal", secondaryTitle: title, isExpandable: true, additionalRows: 2)]
        + ["Red", "Blue"].map { RowDescriptor("idCellValuePicker", primaryTitle: $0, isVisible: false) }
    }

    @Test("Headers stand above their sections and show their titles, and rows stand below them")
    func headers() throws {
      let screen = try sections(["Name", "Sport"])
      let height = CGFloat(ExpandableTable.headerHeight)
      #expect(screen.headers == ["Names", "Sports"])
      #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 320, height: height))
      #expect(screen.cell(0)?.frame.minY == height)
      let second = try #require(screen.header(1)?.minY)
      #expect(second == screen.cell(0)?.frame.maxY && screen.cell(3)?.frame.minY == second + height)
      #expect(screen.view.contentSize.height == CGFloat(screen.host.list.contentHeight))
      screen.tap(y: height + 10)
      ShimClock.advance(by: 2)
      #expect(screen.header(1)?.minY == screen.cell(2)?.frame.maxY && screen.texts.count == 4)
      screen.host.header = { host, path, title in
        let view = host.dequeueHeader(for: path)
        view.label.text = "§ " + title
        return view
      }
      screen.view.reloadData()
      #expect(screen.headers == ["§ Names", "§ Sports"])
    }

    @Test("A header stays at the top while its section is in sight, if the list pins it", arguments: [true, false])
    func pinned(isPinned: Bool) throws {
      let screen = try sections((0..<12).map { "Number \($0)" }, pinsHeaders: isPinned)
      screen.view.contentOffset.y = 10
      #expect(screen.header(0)?.minY == (isPinned ? 10 : 0))
      screen.view.contentOffset.y = 300
      screen.window.layoutIfNeeded()
      let top = screen.view.shimHeaders.values.map(\.frame.minY).min()
      #expect((top.map { $0 <= 300 && $0 > 300 - CGFloat(ExpandableTable.headerHeight) } ?? false) == isPinned)
    }

    @Test("A tap on a header that stays at the top reaches no row behind it", arguments: [true, false])
    func tappedHeader(isPinned: Bool) throws {
      let screen = try sections((0..<12).map { "Number \($0)" }, pinsHeaders: isPinned)
      // The first row begins 20 points above the table's top.
      screen.view.contentOffset.y = CGFloat(ExpandableTable.headerHeight) + 20
      screen.tap(y: 10)
      #expect(screen.host.list.rowCount(inSection: 0) == (isPinned ? 1 : 3))
    }

    @Test("Each insertion, removal or move of a section is one batch update, which UIKit does not animate")
    func sectionUpdates() throws {
      let screen = try sections(["Name", "Sport", "Colour"])
      let questions = { screen.texts.filter { !$0.hasPrefix(":") } }
      func edit(_ edit: ExpandableTable.Edit) throws {
        let before = screen.view.shimBatches
        screen.host.edit { list, now in (try? list.edit(edit, at: now)) ?? .none }
        ShimClock.advance(by: 2)
        #expect(screen.view.shimBatches == before + 1 && ShimExceptions.raised.isEmpty)
      }
      try edit(.insertSection(Self.question("Pet"), title: "Pets", index: 1))
      #expect(questions() == ["Name:", "Pet:", "Sport:", "Colour:"])
      #expect(screen.headers == ["Names", "Pets", "Sports", "Colours"])
      try edit(.moveSection(3, to: 0))
      #expect(questions() == ["Colour:", "Name:", "Pet:", "Sport:"])
      #expect(screen.headers == ["Colours", "Names", "Pets", "Sports"])
      try edit(.removeSection(1))
      #expect(questions() == ["Colour:", "Pet:", "Sport:"] && screen.headers == ["Colours", "Pets", "Sports"])
      screen.host.handle(.undo)
      #expect(questions() == ["Colour:", "Name:", "Pet:", "Sport:"] && ShimExceptions.raised.isEmpty)
      #expect(screen.view.shimReloads == 1 && screen.view.shimAnimatedBatches == 0)
    }
  }
}
