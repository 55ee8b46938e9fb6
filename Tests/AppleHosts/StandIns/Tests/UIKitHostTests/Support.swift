// swift-format-ignore-file: NeverForceUnwrap

import HostsUnderTest
import InteractionReplay
import Testing
import UIKit

let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
let more = InteractionAction(id: "more", title: "More")
let flag = InteractionAction(id: "flag", title: "Flag")

/// An app: a table of swipe cells with one design.
@MainActor final class MailTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  var mails: [String]
  let design: any RevealingRow
  var performed: [String] = [], notices: [SwipeNotice] = [], selected: [Int] = []
  var outcome: InteractionAction.Fulfillment? = .close

  init(_ design: any RevealingRow, count: Int = 100) {
    self.design = design
    mails = (0..<count).map { "Mail \($0)" }
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.register(SwipeTableViewCell.self, forCellReuseIdentifier: "mail")
    window.addSubview(table)
    table.delegate = self
    table.dataSource = self
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath) as! SwipeTableViewCell
    let mail = mails[indexPath.row]
    let label =
      cell.contentView.subviews.first as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    label.text = mail
    cell.contentView.addSubview(label)
    cell.rowView.show(design, for: mail) { [weak self] _, notice in self?.notices.append(notice) }
    cell.rowView.onAction = { [weak self] _, action in self?.perform(action.id, on: mail) ?? nil }
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

  private func perform(_ action: String, on mail: String) -> InteractionAction.Fulfillment? {
    performed.append(action + " " + mail)
    guard action == "delete", let index = mails.firstIndex(of: mail) else { return outcome }
    mails.remove(at: index)
    table.performBatchUpdates { self.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left) }
    return .delete
  }

  func cell(_ row: Int) -> SwipeTableViewCell {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as! SwipeTableViewCell
  }
  func x(_ row: Int) -> CGFloat { cell(row).contentView.transform.tx }
  func text(_ row: Int) -> String? { (cell(row).contentView.subviews.first as? UILabel)?.text }
  func buttons(_ row: Int) -> [UIButton] {
    cell(row).rowView.subviews.filter { !$0.isHidden }.flatMap { $0.subviews.compactMap { $0 as? UIButton } }
  }
  func swipe(_ row: Int, from x: CGFloat, by dx: CGFloat, dy: CGFloat = 2, over seconds: Double = 0.2) {
    let y = CGFloat(row) * 44 + 22 - table.contentOffset.y
    let finger = ShimTouches(in: window, at: CGPoint(x: x, y: y))
    finger.move(to: CGPoint(x: x + dx, y: y + dy), over: seconds)
    finger.move(to: CGPoint(x: x + dx, y: y + dy), over: 0.15)
    finger.up()
  }
  func rest() { ShimClock.advance(by: 2) }
  func tap(x: CGFloat, y: CGFloat) { ShimTouches(in: window, at: CGPoint(x: x, y: y)).up() }
}

/// Resets everything that a test may change for all views.
@MainActor func cleanScreen() {
  UIView.shimDirection = .leftToRight
  UIAccessibility.shimReducesMotion = false
  UIAccessibility.shimPosted.removeAll()
  ShimVoiceOver.reset()
  ShimHaptics.felt.removeAll()
  ShimKeyboard.listeners.removeAll()
  ShimKeyboard.hidden = 0
  UIResponder.shimFirstResponder = nil
  ShimClock.links.removeAll()
  ShimExceptions.raised.removeAll()
}

/// The tests that share one clock, which run one after another.
@Suite(.serialized) enum OnOneScreen {}

/// The trace of replaying what a recorder has written.
func replayed(_ recorder: ScriptRecorder?) throws -> Trace {
  let recorder = try #require(recorder)
  #expect(recorder.isComplete && recorder.count > 3)
  return try Replay().script(recorder.json).play()
}

extension Trace {
  /// A number in the row's state after the last step.
  func last(_ key: String) -> Double? {
    if case .object(let state)? = steps.last?.state, case .number(let number)? = state[key] { number } else { nil }
  }
  /// All notices, in order.
  var notices: [String] { steps.flatMap(\.notices) }
}
