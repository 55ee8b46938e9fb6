import ConstraintSwipe
import ExpandableTable
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  /// What a screen reader finds, and which announcements are heard.
  @MainActor @Suite struct SpeechTests {
    init() { cleanScreen() }

    static let names = ["Delete", "More", "Show trailing actions"]
    private let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])

    private func names(_ element: UIView) -> [String] { ShimVoiceOver.actions(of: element).map(\.name) }

    @Test("Each plain action is offered once, by a cell or row view or by the label in it")
    func offeredOnce() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let cells: [(UIView, RowView, content: UIView)] = [
        { ($0, $0.rowView, $0.contentView) }(SwipeTableViewCell(style: .default, reuseIdentifier: nil)),
        { ($0, $0.rowView, $0.contentView) }(SwipeCollectionViewCell(frame: .zero)),
        { ($0, $0, $0.contentView) }(SwipeRowView(frame: .zero)),
        { ($0, $0, $0.contentView) }(ScrollRowView(frame: .zero)),
      ]
      for (outer, rowView, content) in cells {
        let label = UILabel(frame: .zero)
        label.text = "Mail"
        rowView.row = row
        content.addSubview(label)
        window.addSubview(outer)
        #expect(ShimVoiceOver.elements(in: outer) == [label] && names(label) == Self.names)
        outer.isAccessibilityElement = true
        #expect(ShimVoiceOver.elements(in: outer) == [outer] && names(outer) == Self.names)
      }
    }

    @Test(
      "When a row of a list goes, a screen reader says the row in its place and then what was done"
    )
    func rowOfAListGoes() throws {
      let screen = ListHostTests.todos(["Milk", "Plants", "Bread"])
      ShimVoiceOver.take(try #require(screen.cell(1)))
      #expect(ShimVoiceOver.perform("Delete"))
      ShimVoiceOver.settle()
      #expect(ShimVoiceOver.focus === screen.cell(2))
      #expect(ShimVoiceOver.heard == ["Bread", "Delete, Plants. Bread, row 2 of 2"])
      screen.host.handle(.undo)
      ShimVoiceOver.settle()
      #expect(ShimVoiceOver.focus === screen.cell(1))
      #expect(ShimVoiceOver.heard.suffix(2) == ["Plants", "Undone. Plants, row 2 of 3"])
      #expect(ShimVoiceOver.perform("Complete"))
      ShimVoiceOver.settle()
      #expect(ShimVoiceOver.focus != nil && ShimVoiceOver.focus === screen.cell(1))
      #expect(ShimVoiceOver.heard.last == "Complete. Plants, completed, row 2 of 3")
    }

    @Test("A screen reader on an Undo button stays there, and hears which row came back")
    func undoesFromOutside() throws {
      let screen = ListHostTests.todos(["Milk", "Plants", "Bread"])
      ShimVoiceOver.take(try #require(screen.cell(1)))
      #expect(ShimVoiceOver.perform("Delete"))
      ShimVoiceOver.settle()
      let undo = UILabel(frame: .zero)
      screen.window.addSubview(undo)
      ShimVoiceOver.take(undo)
      screen.host.handle(.undo)
      ShimVoiceOver.settle()
      #expect(ShimVoiceOver.focus === undo && ShimVoiceOver.heard.last == "Undone. Plants, row 2 of 3")
    }

    @Test(
      "When a row of a table goes, a screen reader says the next or last row and then the deleted row's label")
    func rowOfATableGoes() {
      let app = MailTable(row, count: 4)
      for (mail, next) in [(1, "Mail 2"), (2, "Mail 2")] {
        let cell = app.cell(mail)
        cell.accessibilityLabel = app.mails[mail]
        let label = app.mails[mail]
        ShimVoiceOver.take(cell)
        #expect(ShimVoiceOver.perform("Delete"))
        ShimVoiceOver.settle()
        #expect(ShimVoiceOver.heard.suffix(2) == [next, "Delete. " + label])
      }
      app.cell(0).rowView.phrases.performed = "{place}: {title}"
      app.cell(0).accessibilityLabel = "Mail"
      ShimVoiceOver.take(app.cell(0))
      #expect(ShimVoiceOver.perform("More") && ShimVoiceOver.heard.last == "Mail: More")
    }

    @Test("A row view outside a list announces its actions, too, with its label")
    func rowWithoutAList() {
      let (window, rowView) = (UIWindow(frame: .zero), SwipeRowView(row))
      window.addSubview(rowView)
      ShimVoiceOver.take(rowView)
      #expect(ShimVoiceOver.perform("More") && ShimVoiceOver.heard == ["More"])
      rowView.accessibilityLabel = "Milk"
      #expect(ShimVoiceOver.perform("More") && ShimVoiceOver.heard == ["More", "More. Milk"])
    }

    @Test("A slider's row is adjustable by steps, and speaks its value unless the app sets one")
    func slider() throws {
      let screen = try RivalTests.form(
        RowDescriptor("idCellNormal", secondaryTitle: "Q"), RowDescriptor("idCellSlider", value: "2"))
      let cell = try #require(screen.cell(1))
      #expect(cell.accessibilityTraits == .adjustable && cell.accessibilityValue == "2")
      cell.accessibilityIncrement()
      cell.accessibilityIncrement()
      cell.accessibilityDecrement()
      #expect(cell.accessibilityValue == "3" && UIAccessibility.shimPosted == [])
      cell.accessibilityValue = "three"
      #expect(cell.accessibilityValue == "three")
      let other = try #require(screen.cell(0))
      other.accessibilityIncrement()
      #expect(other.accessibilityTraits == [] && other.accessibilityValue == nil)
    }
  }
}
