// swift-format-ignore-file: NeverForceUnwrap

import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  /// A table of the system's own cells, whose content is swiped aside.
  @MainActor final class PlainInbox: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table: UITableView
    var mails: [Int]
    var design: any RevealingRow = UtilityButtons()
    /// Whether the content is the app's own kind.
    var isOfAnotherKind = false
    var deletes = true
    /// The actions that the app gives each cell that it fills.
    var ownActions: [UIAccessibilityCustomAction]?
    var notices: [String] = [], selected: [Int] = []

    init(count: Int = 20) {
      mails = Array(0..<count)
      table = UITableView(frame: window.bounds, style: .plain)
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
      window.addSubview(table)
      table.delegate = self
      table.dataSource = self
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: path)
      let mail = mails[path.row]
      if let ownActions { cell.accessibilityCustomActions = ownActions }
      var content = cell.defaultContentConfiguration()
      content.text = "Mail \(mail)"
      let shown: any UIContentConfiguration = isOfAnotherKind ? BoxConfiguration() : content
      cell.contentConfiguration = shown.swipeRow(
        design, id: mail, onNotice: { [weak self] in self?.notices.append("\($1.name) \($0)") }
      ) {
        SwipeButton("Delete", role: .destructive) { [weak self] in self?.delete(mail) }
        SwipeButton("Flag", edge: .leading, fulfillment: .close) {}
      }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { selected.append(path.row) }

    private func delete(_ mail: Int) {
      guard deletes, let row = mails.firstIndex(of: mail) else { return }
      mails.remove(at: row)
      table.performBatchUpdates {
        self.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
      }
    }

    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
    func row(_ row: Int) -> SwipeRowView { cell(row).contentView as! SwipeRowView }
    func text(_ row: Int) -> String? {
      self.row(row).contentView.subviews.lazy.compactMap { ($0 as? UIListContentView)?.shimText }.first
    }
    /// How far the content of a row is moved aside.
    func x(_ row: Int) -> CGFloat { self.row(row).contentView.transform.tx }
    func rest() { ShimClock.advance(by: 2) }
    func swipe(_ row: Int, by dx: CGFloat) {
      let y = CGFloat(row) * 44 + 22
      let finger = ShimTouches(in: window, at: CGPoint(x: 300, y: y))
      finger.move(to: CGPoint(x: 300 + dx, y: y), over: 0.2)
      finger.move(to: CGPoint(x: 300 + dx, y: y), over: 0.15)
      finger.up()
      rest()
    }
    func tap(x: CGFloat, row: Int) {
      ShimTouches(in: window, at: CGPoint(x: x, y: CGFloat(row) * 44 + 22)).up()
      rest()
    }
  }

  /// Content that is an app's own.
  struct BoxConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BoxView(configuration: self) }
    func updated(for state: any UIConfigurationState) -> BoxConfiguration { self }
  }
  @MainActor final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor @Suite("The system's own cells with a swipeable content configuration") struct SwipeContentTests {
    init() { cleanScreen() }

    @Test("A finger opens a row, its button deletes, and a tap selects a closed row or closes an open one")
    func swipes() {
      let inbox = PlainInbox()
      #expect(inbox.text(1) == "Mail 1")
      inbox.swipe(1, by: -140)
      #expect(inbox.row(1).rest == .open(.trailing) && inbox.x(1) == -90)
      inbox.tap(x: 20, row: 1)
      #expect((inbox.row(1).rest, inbox.selected) == (.closed, []))
      inbox.tap(x: 20, row: 1)
      #expect(inbox.selected == [1])
      inbox.swipe(1, by: -140)
      inbox.tap(x: 300, row: 1)
      #expect(inbox.mails.prefix(3) == [0, 2, 3] && inbox.text(1) == "Mail 2" && inbox.x(1) == 0)
      #expect(
        inbox.notices == [
          "didOpen.trailing 1", "didClose 1", "didOpen.trailing 1", "didPress.trailing.0 1", "didClose 1",
        ])
    }

    @Test("An open row stays open when its table is filled again, and closes when another row opens")
    func refilled() {
      for fill in 0..<2 {
        let inbox = PlainInbox()
        inbox.row(1).open(.trailing, animated: false)
        if fill == 0 {
          inbox.table.reloadData()
        } else {
          inbox.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        }
        inbox.rest()
        #expect(inbox.row(1).rest == .open(.trailing) && inbox.x(1) == -90)
        #expect((0..<10).filter { inbox.x($0) != 0 } == [1] && inbox.notices == ["didOpen.trailing 1"])
        inbox.swipe(3, by: -140)
        #expect((0..<10).filter { inbox.x($0) != 0 } == [3])
      }
    }

    @Test(
      "A deleted row leaves nothing behind in its unused cell: taps select, and the row comes back closed")
    func gone() {
      let inbox = PlainInbox(count: 3)
      inbox.swipe(1, by: -140)
      inbox.tap(x: 300, row: 1)
      #expect(inbox.mails == [0, 2])
      inbox.tap(x: 20, row: 0)
      #expect(inbox.selected == [0])
      inbox.mails.insert(1, at: 1)
      inbox.table.reloadData()
      #expect(inbox.text(1) == "Mail 1" && inbox.row(1).rest == .closed && inbox.x(1) == 0)
    }

    @Test("The closures that an app sets on a row view last until the view shows another item")
    func ownClosures() {
      let inbox = PlainInbox()
      inbox.row(1).onAsk = { _, _ in }
      inbox.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      #expect(inbox.row(1).onAsk != nil)
      inbox.mails[1] = 99
      inbox.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      #expect(inbox.row(1).onAsk == nil)
    }

    @Test("Content of another kind replaces the old content, and the row stays open")
    func otherContent() {
      let inbox = PlainInbox()
      inbox.row(1).open(.trailing, animated: false)
      inbox.isOfAnotherKind = true
      inbox.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      let shown = inbox.row(1).contentView.subviews
      #expect(shown.count == 1 && shown.first is BoxView)
      #expect(inbox.row(1).rest == .open(.trailing) && inbox.text(2) == "Mail 2")
    }

    @Test("While the table is edited a row closes, and does not swipe")
    func editing() {
      let inbox = PlainInbox()
      inbox.row(1).open(.trailing, animated: false)
      inbox.cell(1).setEditing(true, animated: false)
      inbox.rest()
      #expect(inbox.row(1).rest == .closed)
      inbox.swipe(1, by: -140)
      #expect(inbox.row(1).rest == .closed)
      inbox.cell(1).setEditing(false, animated: false)
      inbox.swipe(1, by: -140)
      #expect(inbox.row(1).rest == .open(.trailing))
    }

    @Test("The cell offers the row's plain actions beside the app's, as long as it shows the row")
    func screenReader() {
      let inbox = PlainInbox()
      let cell = inbox.cell(1)
      func offered() -> [String] { (cell.accessibilityCustomActions ?? []).map(\.name) }
      #expect(offered() == ["Flag", "Delete", "Show leading actions", "Show trailing actions"])
      cell.accessibilityCustomActions?.append(UIAccessibilityCustomAction(name: "Share", image: nil) { _ in true })
      inbox.row(1).open(.trailing, animated: false)
      #expect(offered() == ["Share", "Flag", "Delete", "Show leading actions", "Hide actions"])
      let delete = cell.accessibilityCustomActions?.first { $0.name == "Delete" }
      _ = delete?.actionHandler?(delete!)
      inbox.rest()
      #expect(inbox.mails.prefix(2) == [0, 2])
      let other = inbox.cell(3)
      other.contentConfiguration = other.defaultContentConfiguration()
      #expect((other.accessibilityCustomActions ?? []).isEmpty)
    }

    @Test("A cell that is filled again with the app's own actions offers the row's, too", arguments: [false, true])
    func filledAgain(reloads: Bool) {
      let inbox = PlainInbox()
      inbox.ownActions = [UIAccessibilityCustomAction(name: "Share", image: nil) { _ in true }]
      if reloads { inbox.table.reloadData() } else { inbox.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)]) }
      inbox.window.layoutIfNeeded()
      #expect(
        inbox.cell(1).accessibilityCustomActions?.map(\.name)
          == ["Share", "Flag", "Delete", "Show leading actions", "Show trailing actions"])
    }

    @Test("Selection is shown by the content, as the system shows it")
    func selection() throws {
      let inbox = PlainInbox()
      inbox.cell(1).isSelected = true
      let content = try #require(inbox.row(1).contentView.subviews.first as? UIListContentView)
      #expect((content.configuration as? UIListContentConfiguration)?.shimIsSelected == true)
    }
  }

  @MainActor @Suite("Warnings of a debug build about mistakes in an app") struct MisuseTests {
    /// The warnings that were logged.
    @MainActor final class Console { var said: [String] = [] }
    let console = Console()

    init() {
      cleanScreen()
      Misuse.logged = []
      Misuse.log = { [console] in console.said.append($0) }
    }

    @Test(
      "A row that a button should have deleted a second ago is reported once", arguments: [true, false], [3, 20])
    func deletion(deletes: Bool, count: Int) {
      let inbox = PlainInbox(count: count)
      inbox.deletes = deletes
      for row in [1, 0] {
        inbox.row(row).perform("Delete")
        ShimClock.advance(by: 0.9)
        #expect(row == 0 || console.said.isEmpty)
        inbox.rest()
      }
      let sentence =
        "The button \"Delete\" promised to delete its row, but the row is still there after a second. Delete the item and "
        + "its row when the button is pressed, or choose another fulfillment, such as .close."
      #expect(console.said == (deletes ? [] : [sentence]) && ShimClock.links.isEmpty)
    }

    @Test("Two buttons with the same id are reported")
    func ids() {
      let row = SwipeRowView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      row.show(UtilityButtons(), for: 1) {
        SwipeButton("More") {}
        SwipeButton("More", edge: .leading) {}
      }
      #expect(
        console.said == [
          "Two buttons of a row have the id \"More\", so the first one handles presses of both. Give one button another id."
        ])
    }
  }
}
