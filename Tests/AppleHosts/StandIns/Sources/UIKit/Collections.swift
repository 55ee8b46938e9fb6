// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UICollectionReusableView: UIView {
  var shimReuseIdentifier: String?
  open func prepareForReuse() {}
}
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
@MainActor open class UICollectionViewLayout: NSObject { open func invalidateLayout() {} }
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
@MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  private let layout: UICollectionViewLayout
  open var collectionViewLayout: UICollectionViewLayout { layout }
  private var classes: [String: UICollectionViewCell.Type] = [:], pool: [String: [UICollectionViewCell]] = [:]
  private var rows = ShimRows<UICollectionViewCell>()
  public private(set) var shimCreated = 0, shimBatches = 0, shimReloads = 0
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }
  open func register(_ cell: UICollectionViewCell.Type?, forCellWithReuseIdentifier id: String) { classes[id] = cell }
  open func dequeueReusableCell(withReuseIdentifier id: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = pool[id]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    shimCreated += 1
    let cell = classes[id]!.init(coder: NSCoder())!
    cell.shimReuseIdentifier = id
    return cell
  }
  private func retire(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let id = cell.shimReuseIdentifier { pool[id, default: []].append(cell) }
  }
  open func deselectItem(at path: IndexPath, animated: Bool) {}
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    guard path.section < rows.sections.count, path.row < rows.sections[path.section].count else { return nil }
    return rows.sections[path.section][path.row]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    rows.sections.enumerated().flatMap { section, cells in
      cells.indices.filter { cells[$0] != nil }.map { IndexPath(row: $0, section: section) }
    }
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
  }
  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
  open func reloadData() {
    shimReloads += 1
    for path in indexPathsForVisibleItems { if let cell = cellForItem(at: path) { retire(cell) } }
    rows.sections = counts.map { Array(repeating: nil, count: $0) }
    setNeedsLayout()
    layoutIfNeeded()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // UIKit asks for the counts before, and they must be those that it knows.
    if counts != rows.sections.map(\.count) {
      ShimExceptions.raised.append("The data source is ahead of the collection view.")
    }
    shimBatches += 1
    rows.batch = .init()
    updates?()
    let batch = rows.batch ?? .init()
    rows.batch = nil
    if let problem = rows.perform(batch, counts: counts, retire: retire) { ShimExceptions.raised.append(problem) }
    setNeedsLayout()
    layoutIfNeeded()
    completion?(true)
  }
  open func deleteItems(at paths: [IndexPath]) { rows.batch?.deleted += paths }
  open func insertItems(at paths: [IndexPath]) { rows.batch?.inserted += paths }
  open func reloadItems(at paths: [IndexPath]) { rows.batch?.reloaded += paths }
  open func moveItem(at from: IndexPath, to: IndexPath) { rows.batch?.moved.append((from, to)) }
  open func reloadSections(_ sections: IndexSet) { rows.batch?.sections.formUnion(sections) }
  // The stand-in knows no change of sections; a test that makes one fails.
  open func deleteSections(_ sections: IndexSet) { ShimExceptions.raised.append("deleteSections") }
  open func insertSections(_ sections: IndexSet) { ShimExceptions.raised.append("insertSections") }
  open func moveSection(_ section: Int, toSection: Int) { ShimExceptions.raised.append("moveSection") }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let bottom = ScrollPosition(rawValue: 4)
  }
  public private(set) var shimScrolledTo: [IndexPath] = []
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    shimScrolledTo.append(path)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    var y: CGFloat = 0
    for section in rows.sections.indices {
      for row in rows.sections[section].indices {
        let path = IndexPath(row: row, section: section)
        let size =
          (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
            self, layout: layout, sizeForItemAt: path) ?? CGSize(width: bounds.width, height: 44)
        let frame = CGRect(x: 0, y: y, width: size.width, height: size.height)
        y += size.height
        if frame.maxY > contentOffset.y, frame.minY < contentOffset.y + bounds.height {
          let cell = rows.sections[section][row] ?? dataSource.collectionView(self, cellForItemAt: path)
          cell.frame = frame
          if rows.sections[section][row] == nil {
            rows.sections[section][row] = cell
            addSubview(cell)
          }
        } else if let cell = rows.sections[section][row] {
          retire(cell)
          rows.sections[section][row] = nil
        }
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
