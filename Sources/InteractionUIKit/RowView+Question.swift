#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import InteractionHosting
  import UIKit

  extension RowView {
    /// Shows an alert with a button's question; the answer is the item's, whichever cell shows it by then.
    func ask(about action: InteractionAction, of row: ItemRow) {
      guard let question = row.button(action)?.question, let screen = viewController else {
        return row.change { $0.cancel(at: $1) }
      }
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      let style: UIAlertAction.Style = action.role == .destructive ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: action.title, style: style) { _ in
          row.change { driver, _ in
            _ = driver.confirm()
            return .none
          }
        })
      alert.addAction(
        UIAlertAction(title: actionTitles.cancel, style: .cancel) { _ in row.change { $0.cancel(at: $1) } })
      screen.present(alert, animated: true, completion: nil)
    }
  }

  extension ActionTitles {
    /// The title of what calls a question off, by the id `cancel`.
    package var cancel: String { self["cancel"] == "cancel" ? "Cancel" : self["cancel"] }
  }

  extension UIView {
    /// The controller of the screen that this view is on.
    var viewController: UIViewController? {
      var responder = next
      while let found = responder {
        if let controller = found as? UIViewController { return controller }
        responder = found.next
      }
      return nil
    }
  }
#endif
