#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  package import UIKit

  extension UIAccessibility {
    /// Lets a screen reader say something after what it is saying, such as the element that it has just gone to.
    package static func announce(_ text: String) {
      let queued: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: true]
      post(notification: .announcement, argument: NSAttributedString(string: text, attributes: queued))
    }
  }

  /// The cell of a table or collection that a view is in, and where that is.
  @MainActor struct CellPlace {
    private let isThere: @MainActor () -> Bool
    private let successor: @MainActor () -> UIView?

    /// Finds the cell, if there is one that is in a list.
    init?(of view: UIView) {
      guard let cell = view.outward.first(where: { $0.isCell }) else { return nil }
      if let cell = cell as? UITableViewCell, let table: UITableView = cell.enclosing(),
        let path = table.indexPath(for: cell)
      {
        isThere = { table.indexPath(for: cell) != nil }
        successor = { table.cellForRow(at: path) ?? path.before.flatMap { table.cellForRow(at: $0) } }
      } else if let cell = cell as? UICollectionViewCell, let view: UICollectionView = cell.enclosing(),
        let path = view.indexPath(for: cell)
      {
        isThere = { view.indexPath(for: cell) != nil }
        successor = { view.cellForItem(at: path) ?? path.before.flatMap { view.cellForItem(at: $0) } }
      } else {
        return nil
      }
    }

    /// Lets a screen reader go on with the cell that has come here, if this one has gone.
    func hasChanged() {
      guard !isThere() else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: successor())
    }
  }

  extension IndexPath {
    fileprivate var before: IndexPath? { row > 0 ? IndexPath(row: row - 1, section: section) : nil }
  }

  extension UIView {
    /// What this view is called, or else the next one around it, up to the cell that it is in.
    var spokenLabel: String? {
      for view in outward {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        if view.isCell { break }
      }
      return nil
    }
  }
#endif
