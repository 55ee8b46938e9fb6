#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  package import UIKit

  extension UIAccessibility {
    /// Queues an announcement after a screen reader's current speech, such as the label of the element just reached.
    package static func announce(_ text: String) {
      let attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: true]
      post(notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
    }

    /// Announces the effects of an event in a list, unless an action asks first, because it has not been performed yet.
    package static func announce(
      _ announcement: FocusAnnouncement, of effects: ListEffects, phrases: AnnouncementPhrases
    ) {
      let asksFirst = effects.notices.contains { if case .didAsk = $0 { true } else { false } }
      if !asksFirst { announce(announcement.text(phrases)) }
    }
  }

  /// The place of the table or collection view cell that a view is in.
  @MainActor struct CellPlace {
    private let isInList: @MainActor () -> Bool
    private let successor: @MainActor () -> UIView?

    /// Finds the cell that contains a view; nil if there is no cell or no list shows it.
    init?(of view: UIView) {
      guard let cell = view.selfAndSuperviews.first(where: { $0.isCell }) else { return nil }
      if let cell = cell as? UITableViewCell, let table: UITableView = cell.enclosingView(),
        let path = table.indexPath(for: cell)
      {
        isInList = { table.indexPath(for: cell) != nil }
        successor = { table.cellForRow(at: path) ?? path.previousRow.flatMap { table.cellForRow(at: $0) } }
      } else if let cell = cell as? UICollectionViewCell, let view: UICollectionView = cell.enclosingView(),
        let path = view.indexPath(for: cell)
      {
        isInList = { view.indexPath(for: cell) != nil }
        successor = { view.cellForItem(at: path) ?? path.previousRow.flatMap { view.cellForItem(at: $0) } }
      } else {
        return nil
      }
    }

    /// If this cell has disappeared, moves a screen reader to the cell that has taken its place, or to the previous one.
    func refocusScreenReader() {
      guard !isInList() else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: successor())
    }
  }

  extension IndexPath {
    fileprivate var previousRow: IndexPath? { row > 0 ? IndexPath(row: row - 1, section: section) : nil }
  }

  extension UIView {
    /// The accessibility label of this view, or of the nearest superview that has one, up to the cell that it is in.
    var spokenLabel: String? {
      for view in selfAndSuperviews {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        if view.isCell { break }
      }
      return nil
    }
  }
#endif
