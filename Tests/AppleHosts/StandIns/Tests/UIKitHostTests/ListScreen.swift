// swift-format-ignore-file: NeverForceUnwrap

import HostsUnderTest
import Testing
import UIKit

final class TextCell: ListRowCell {
  var text = ""
  lazy var field: UITextField = {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    contentView.addSubview(field)
    return field
  }()
}

/// A list in a collection view.
@MainActor struct ListScreen<List: ListInteraction> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let host: ListHost<List>
  init(_ list: List, isTyped: Bool = false, text: @escaping @MainActor (List, RowID) -> String) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TextCell.self, forCellWithReuseIdentifier: "row")
    window.addSubview(view)
    host = ListHost(list, in: view) { host, path, id in
      let cell =
        host.collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! TextCell
      cell.text = text(host.list, id)
      if isTyped {
        cell.field.text = cell.text
        host.connect(cell.field, of: id)
      }
      (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, cell.text)
      return cell
    }
    window.layoutIfNeeded()
  }
  var texts: [String] {
    window.layoutIfNeeded()
    return view.indexPathsForVisibleItems.map { (view.cellForItem(at: $0) as! TextCell).text }
  }
  /// The text field that has the keyboard.
  var typed: UITextField? { UIResponder.shimFirstResponder as? UITextField }
  /// The titles of the visible headers.
  var headers: [String] {
    window.layoutIfNeeded()
    return view.shimHeaders.sorted { $0.key < $1.key }.map { ($0.value as! ListHeaderView).label.text ?? "" }
  }
  func header(_ section: Int) -> CGRect? {
    window.layoutIfNeeded()
    return view.shimHeaders[section]?.frame
  }
  func tap(x: CGFloat = 100, y: CGFloat) { ShimTouches(in: window, at: CGPoint(x: x, y: y)).up() }
  func field(_ row: Int) -> UITextField? { cell(row)?.field }
  func cell(_ row: Int) -> TextCell? { host.cell(of: RowID(row)) as? TextCell }
  func x(_ row: Int) -> CGFloat? { cell(row)?.contentView.transform.tx }
  func buttons(_ row: Int) -> [UIButton] {
    cell(row)?.subviews.filter { !$0.isHidden }.flatMap { $0.subviews.compactMap { $0 as? UIButton } } ?? []
  }
}
