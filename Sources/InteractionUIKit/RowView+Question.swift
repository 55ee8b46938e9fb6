#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  extension RowView {
    /// Shows an alert with a button's question; the answer goes to the item, whichever cell shows it by then.
    ///
    /// The action is cancelled if it has no question or the view is in no view controller.
    func ask(about action: InteractionAction, of row: ItemRow) {
      guard let question = row.button(action)?.question, let controller = viewController else {
        return row.change { $0.cancel(at: $1) }
      }
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      let answer = AlertAnswer(for: row, in: list)
      row.alertAnswer = answer
      let style: UIAlertAction.Style = action.role == .destructive ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: action.title, style: style) { _ in
          answer.give { driver, _ in
            _ = driver.confirm()
            return .none
          }
        })
      alert.addAction(
        UIAlertAction(title: actionTitles.cancel, style: .cancel) { _ in answer.give { $0.cancel(at: $1) } })
      // A controller that is already presenting cannot present a second one.
      var presenter = controller
      while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
      presenter.present(alert, animated: true, completion: nil)
    }
  }

  /// A person's answer to an alert.
  ///
  /// Only the alert retains this object, so an alert that disappears without an answer cancels its question.
  @MainActor final class AlertAnswer {
    private let row: ItemRow
    private weak var list: ListRows?
    private var isGiven = false

    init(for row: ItemRow, in list: ListRows?) {
      self.row = row
      self.list = list
    }

    deinit {
      guard !isGiven else { return }
      let (row, list) = (row, list)
      Task { @MainActor in
        // Another alert may have been shown in the meantime.
        if row.alertAnswer == nil { Self.give(row, list: list) { $0.cancel(at: $1) } }
      }
    }

    func give(_ answer: (inout RowDriver, Time) -> SwipeEffects) {
      isGiven = true
      Self.give(row, list: list, answer)
    }

    private static func give(
      _ row: ItemRow, list: ListRows?, _ answer: (inout RowDriver, Time) -> SwipeEffects
    ) {
      row.change(answer)
      // A row that no cell shows was kept for the answer; now it may close.
      if row.isOffscreen { list?.didHide(row) }
    }
  }

  extension ActionTitles {
    /// The title, under the id `cancel`, of the button that cancels a question.
    package var cancel: String { completed(by: ["cancel": "Cancel"])["cancel"] }
  }
#endif
