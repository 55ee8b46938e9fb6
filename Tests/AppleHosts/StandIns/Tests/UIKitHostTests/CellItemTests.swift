// swift-format-ignore-file: NeverForceUnwrap

import ConstraintSwipe
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  /// A table of standard cells, which are filled again and again.
  @MainActor final class Inbox: NSObject, UITableViewDataSource {
    struct Mail {
      var id: Int
      var isUnread = true
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table: UITableView
    var mails: [Mail]
    var design: any RevealingRow
    var reads: [Int] = [], notices: [String] = [], selected: [Int] = []
    var deletions: [Int] = []
    var records = false
    var question: String?

    init(
      _ design: any RevealingRow = UtilityButtons(), of kind: UITableViewCell.Type = SwipeTableViewCell.self,
      count: Int = 20
    ) {
      self.design = design
      mails = (0..<count).map { Mail(id: $0) }
      table = UITableView(frame: window.bounds, style: .plain)
      super.init()
      table.register(kind, forCellReuseIdentifier: "mail")
      window.addSubview(table)
      table.delegate = self
      table.dataSource = self
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: path) as! RowTableViewCell
      let mail = mails[path.row]
      var content = cell.defaultContentConfiguration()
      content.text = "Mail \(mail.id)"
      cell.contentConfiguration = content
      cell.rowView.show(design, for: mail.id, onNotice: { [weak self] in self?.notices.append("\($1.name) \($0)") }) {
        SwipeButton("Delete", role: .destructive, asking: question) { [weak self] in self?.deletions.append(mail.id) }
        SwipeButton(InteractionAction(id: "read", title: mail.isUnread ? "Read" : "Unread")) { [weak self] in
          self?.read(mail.id)
          return .close
        }
      }
      if records, cell.rowView.recorder == nil {
        cell.rowView.recorder = cell.rowView.row.map { ScriptRecorder($0, design: "utility-buttons") }
      }
      return cell
    }
    private func read(_ id: Int) {
      reads.append(id)
      mails[mails.firstIndex { $0.id == id }!].isUnread.toggle()
      table.reloadData()
    }

    func cell(_ row: Int) -> RowTableViewCell {
      table.cellForRow(at: IndexPath(row: row, section: 0)) as! RowTableViewCell
    }
    func row(_ row: Int) -> RowView { cell(row).rowView }
    /// How far the content of a row is moved aside.
    func x(_ row: Int) -> CGFloat { cell(row).contentView.transform.tx }
    func buttons(_ row: Int) -> [String?] { self.row(row).shownButtons.map { $0.configuration?.title } }
    func rest() { ShimClock.advance(by: 2) }
  }

  @MainActor @Suite struct CellItemTests {
    init() { cleanScreen() }
    typealias Fill = @MainActor (Inbox) -> Void
    /// The ways in which a table fills its rows again.
    static let fills: [(name: String, fill: Fill)] = [
      ("reloadData", { $0.table.reloadData() }),
      ("reloadRows", { $0.table.reloadRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none) }),
      ("reconfigureRows", { $0.table.reconfigureRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }) }),
    ]
    static let kinds: [UITableViewCell.Type] = [SwipeTableViewCell.self, ScrollTableViewCell.self]

    @Test(
      "An open row stays open when its table is filled again, whichever cell shows it then", arguments: 0..<3, 0..<2)
    func staysOpen(fill: Int, kind: Int) {
      let inbox = Inbox(of: Self.kinds[kind])
      inbox.row(1).open(.trailing, animated: false)
      let x = inbox.x(1)
      inbox.mails[1].isUnread = false
      Self.fills[fill].fill(inbox)
      inbox.rest()
      #expect(x < -100 && inbox.x(1) == x && inbox.row(1).rest == .open(.trailing))
      #expect(inbox.notices == ["didOpen.trailing 1"] && inbox.buttons(1) == ["Delete", "Unread"])
      #expect((0..<10).filter { inbox.x($0) != 0 } == [1], "Other items' rows are closed.")
      ShimTouches(in: inbox.window, at: CGPoint(x: 100, y: 300)).up()
      inbox.rest()
      #expect(inbox.x(1) == 0 && inbox.notices.last == "didClose 1", "A tap elsewhere still closes the row.")
    }

    @Test("A moving row goes on in the cell that shows it next", arguments: 0..<3)
    func moves(fill: Int) {
      let inbox = Inbox()
      inbox.row(1).open(.trailing)
      ShimClock.advance(by: 0.05)
      let x = inbox.x(1)
      Self.fills[fill].fill(inbox)
      #expect(inbox.x(1) == x && x < 0)
      inbox.rest()
      #expect(inbox.x(1) < x && ShimClock.links.isEmpty)
    }

    @Test(
      "A finger keeps dragging its row while the same cell shows it; in another cell, the row goes back",
      arguments: 0..<3,
      0..<2)
    func dragged(fill: Int, kind: Int) {
      let inbox = Inbox(of: Self.kinds[kind])
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 180, y: 68))
      let x = inbox.x(1)
      Self.fills[fill].fill(inbox)
      let isKept = Self.fills[fill].name == "reconfigureRows"
      // A scroll view's content goes back at once, without an animation.
      #expect(x < -50 && inbox.x(1) == (isKept || kind == 0 ? x : 0))
      finger.move(to: CGPoint(x: 160, y: 68))
      #expect(isKept ? inbox.x(1) < x : inbox.x(1) > x, "A row that another cell shows goes back.")
      finger.move(to: CGPoint(x: 160, y: 68), over: 0.15)
      finger.up()
      inbox.rest()
      #expect(inbox.notices == (isKept ? ["didOpen.trailing 1"] : []))
      #expect((0..<10).filter { inbox.x($0) != 0 } == (isKept ? [1] : []))
    }

    @Test(
      "A finger drags no other row when another cell shows its item, whichever cell is filled first",
      arguments: [1, 8],
      0..<2)
    func leaves(row: Int, kind: Int) {
      let inbox = Inbox(of: Self.kinds[kind])
      let y = CGFloat(row) * 44 + 22
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 300, y: y))
      finger.move(to: CGPoint(x: 180, y: y))
      inbox.table.reloadData()
      finger.move(to: CGPoint(x: 160, y: y))
      #expect((0..<10).allSatisfy { $0 == row || inbox.x($0) == 0 })
      finger.up()
      inbox.rest()
      #expect((0..<10).allSatisfy { inbox.x($0) == 0 } && inbox.notices.isEmpty)
    }

    @Test("A notice from a cancelled drag is reported even if the view shows another item by then")
    func cancelledDrag() {
      // The article's row reports its closing, although it was closed before.
      let inbox = Inbox(ConstraintSwipe(width: 320, height: 44, corrections: []))
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 250, y: 68))
      inbox.row(1).show(UtilityButtons(), for: 99) {}
      finger.up()
      inbox.rest()
      #expect(inbox.notices == ["didClose 1"])
    }

    @Test("A finger keeps dragging its row when the cell is reused for the same item", arguments: 0..<2)
    func usedAgain(kind: Int) {
      let inbox = Inbox(of: Self.kinds[kind])
      let finger = ShimTouches(in: inbox.window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 180, y: 68))
      let x = inbox.x(1)
      inbox.row(1).prepareForReuse()
      inbox.row(1).show(UtilityButtons(trailing: [delete, more]), for: 1)
      #expect(inbox.x(1) == x)
      finger.move(to: CGPoint(x: 160, y: 68), over: 0.3)
      #expect(inbox.x(1) < x)
      finger.up()
      inbox.rest()
      #expect(inbox.row(1).rest == .open(.trailing) && inbox.buttons(1) == ["Delete", "More"])
    }

    @Test(
      "A row that no cell shows any more, because it is deleted or out of sight, closes and reports it",
      arguments: [2, 20])
    func gone(count: Int) {
      let inbox = Inbox(count: count)
      inbox.row(1).open(.trailing, animated: false)
      inbox.mails.remove(at: 1)
      inbox.table.performBatchUpdates {
        inbox.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
      inbox.rest()
      #expect(inbox.notices == ["didOpen.trailing 1", "didClose 1"])
      inbox.mails.insert(Inbox.Mail(id: 1), at: 1)
      inbox.table.reloadData()
      #expect(inbox.row(1).rest == .closed && inbox.x(1) == 0, "The row of an item that comes back is closed.")
      guard count > 2 else { return }
      inbox.row(0).open(.trailing, animated: false)
      inbox.table.contentOffset.y = 400
      inbox.rest()
      #expect(inbox.notices.suffix(2) == ["didOpen.trailing 0", "didClose 0"] && ShimClock.links.isEmpty)
    }

    @Test("The answer to a press goes to the item's row, even if the app fills its table again meanwhile")
    func answer() {
      let inbox = Inbox(ScrollSwipe())
      inbox.row(1).open(.trailing, animated: false)
      ShimTouches(in: inbox.window, at: CGPoint(x: 200, y: 66)).up()
      inbox.rest()
      #expect(inbox.reads == [1] && (0..<10).allSatisfy { inbox.row($0).rest == .closed && inbox.x($0) == 0 })
      #expect(inbox.notices == ["didOpen.trailing 1", "didPress.trailing.1 1", "didClose 1"])
    }

    @Test(
      "An alert asks a button's question, and the answer goes to the item's row, whichever cell shows it then",
      arguments: [false, true])
    func asks(isConfirmed: Bool) throws {
      let inbox = Inbox()
      let screen = UIViewController()
      screen.view = inbox.table
      inbox.question = "Delete it?"
      inbox.table.reloadData()
      inbox.row(1).perform("Delete")
      inbox.table.reloadData()
      let alert = try #require(screen.presentedViewController as? UIAlertController)
      #expect(alert.title == "Delete it?" && alert.actions.map(\.title) == ["Delete", "Cancel"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel] && inbox.row(1).rest == .open(.trailing))
      alert.shimChoose(isConfirmed ? "Delete" : "Cancel")
      inbox.rest()
      #expect(inbox.deletions == (isConfirmed ? [1] : []) && inbox.row(1).driver?.isWaiting == false)
      #expect(isConfirmed || inbox.row(1).rest == .closed)
    }

    @Test("A row that gets another design starts closed, and the open row before it reports that it closes")
    func otherDesign() {
      let inbox = Inbox()
      inbox.row(1).open(.trailing, animated: false)
      inbox.design = ConstraintSwipe()
      inbox.table.reloadData()
      #expect(inbox.row(1).row is ConstraintSwipe && inbox.row(1).rest == .closed && inbox.x(1) == 0)
      #expect(inbox.notices == ["didOpen.trailing 1", "didClose 1"])
    }

    @Test("A recording goes on when a cell shows its item again")
    func recording() throws {
      let inbox = Inbox()
      inbox.records = true
      inbox.table.reloadData()
      inbox.row(1).open(.trailing, animated: false)
      inbox.row(1).close(animated: false)
      inbox.table.contentOffset.y = 400
      inbox.rest()
      inbox.table.contentOffset.y = 0
      inbox.row(1).open(.leading, animated: false)
      inbox.row(1).open(.trailing, animated: true)
      inbox.rest()
      let trace = try replayed(inbox.row(1).recorder)
      #expect(trace.notices == ["didOpen.trailing", "didClose", "didOpen.trailing"])
      #expect(inbox.row(2).recorder?.count != inbox.row(1).recorder?.count)
    }

    @Test("A reused cell forgets its row and the row's closures")
    func forgets() {
      var told: [SwipeNotice] = []
      let cell = SwipeTableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.rowView.row = UtilityButtons(trailing: [delete])
      cell.rowView.onAction = { _, _ in .close }
      cell.rowView.onAsk = { _, _ in }
      cell.rowView.onNotice = { told.append($1) }
      cell.layoutIfNeeded()
      cell.rowView.open(.trailing, animated: false)
      cell.prepareForReuse()
      #expect(told == [.didOpen(.trailing), .didClose] && cell.rowView.row == nil)
      #expect(cell.rowView.onAction == nil && cell.rowView.onAsk == nil && cell.rowView.onNotice == nil)
    }
  }
}
