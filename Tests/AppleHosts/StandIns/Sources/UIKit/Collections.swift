// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UICollectionReusableView: UIView {
  var shimReuseIdentifier: String?
  open func prepareForReuse() {}
}
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero, zIndex = 0
  let path: IndexPath, kind: String?
  public init(forCellWith path: IndexPath) { (self.path, kind) = (path, nil) }
  public init(forSupplementaryViewOfKind kind: String, with path: IndexPath) { (self.path, self.kind) = (path, kind) }
}
@MainActor open class UICollectionViewLayout: NSObject {
  weak var view: UICollectionView?
  public override init() { super.init() }
  open func invalidateLayout() { view?.setNeedsLayout() }
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
@MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged() } }
  /// The visible headers, by section.
  public private(set) var shimHeaders: [Int: UICollectionReusableView] = [:]
  private var headerClass: UICollectionReusableView.Type?, headerPool: [UICollectionReusableView] = []
  private var classes: [String: UICollectionViewCell.Type] = [:], pool: [String: [UICollectionViewCell]] = [:]
  private var rows = ShimRows<UICollectionViewCell>()
  public private(set) var shimCreated = 0, shimBatches = 0, shimReloads = 0, shimAnimatedBatches = 0
  public private(set) var shimReconfigured: [IndexPath] = []
  private var isUpdating = false, needsReload = false
  private var reconfigured: UICollectionViewCell?
  open var selectionFollowsFocus = true
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layoutChanged()
  }
  private func layoutChanged() {
    collectionViewLayout.view = self
    setNeedsLayout()
  }
  open func register(
    _ view: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String, withReuseIdentifier id: String
  ) { headerClass = view }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier id: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if let view = headerPool.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClass!.init(coder: NSCoder())!
  }
  public required init?(coder: NSCoder) { return nil }
  open func register(_ cell: UICollectionViewCell.Type?, forCellWithReuseIdentifier id: String) { classes[id] = cell }
  open func dequeueReusableCell(withReuseIdentifier id: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfigured {
      if cell.shimReuseIdentifier != id { ShimExceptions.raised.append("reconfigured with another identifier: \(id)") }
      return cell
    }
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
    guard let id = cell.shimReuseIdentifier else { return cell.removeFromSuperview() }
    cell.shimPool()
    pool[id, default: []].append(cell)
  }
  open func deselectItem(at path: IndexPath, animated: Bool) { indexPathsForSelectedItems = nil }
  /// Selects an item as a key or a finger does, unless it is selected already.
  public func shimSelect(_ path: IndexPath) {
    guard indexPathsForSelectedItems != [path] else { return }
    indexPathsForSelectedItems = [path]
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didSelectItemAt: path)
  }
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
  /// Requests the items in the next layout pass.
  open func reloadData() {
    if isUpdating { ShimExceptions.raised.append("reloadData within performBatchUpdates") }
    shimReloads += 1
    needsReload = true
    setNeedsLayout()
  }
  private func reload() {
    needsReload = false
    for path in indexPathsForVisibleItems { if let cell = cellForItem(at: path) { retire(cell) } }
    headerPool += shimHeaders.values
    for header in shimHeaders.values { header.shimPool() }
    shimHeaders = [:]
    rows.sections = counts.map { Array(repeating: nil, count: $0) }
  }
  /// Configures the items' existing cells again, without replacing any.
  open func reconfigureItems(at paths: [IndexPath]) {
    shimReconfigured += paths
    for path in paths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfigured = cell
      if dataSource.collectionView(self, cellForItemAt: path) !== cell {
        ShimExceptions.raised.append("reconfigured with another cell")
      }
      reconfigured = nil
    }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if isUpdating { ShimExceptions.raised.append("performBatchUpdates within performBatchUpdates") }
    // Layout that is due comes first, and may reload the items.
    layoutIfNeeded()
    isUpdating = true
    // UIKit asks for the counts before the update, which must be those that it knows.
    if counts != rows.sections.map(\.count) {
      ShimExceptions.raised.append("The data source is ahead of the collection view.")
    }
    shimBatches += 1
    if UIView.shimAnimates { shimAnimatedBatches += 1 }
    rows.batch = .init()
    updates?()
    let batch = rows.batch ?? .init()
    rows.batch = nil
    let counts = counts
    var leaving: [UICollectionViewCell] = []
    if let problem = rows.perform(batch, counts: counts, retire: { leaving.append($0) }) {
      ShimExceptions.raised.append(problem)
    }
    leaving.forEach(retire)
    // Headers move with their sections.
    let old = shimHeaders
    shimHeaders = [:]
    for (section, origin) in rows.origins.enumerated() { shimHeaders[section] = origin.flatMap { old[$0] } }
    for (section, header) in old where !rows.origins.contains(section) {
      header.shimPool()
      headerPool.append(header)
    }
    setNeedsLayout()
    layoutIfNeeded()
    isUpdating = false
    completion?(true)
  }
  open func deleteItems(at paths: [IndexPath]) { rows.batch?.deleted += paths }
  open func insertItems(at paths: [IndexPath]) { rows.batch?.inserted += paths }
  open func reloadItems(at paths: [IndexPath]) { rows.batch?.reloaded += paths }
  open func moveItem(at from: IndexPath, to: IndexPath) { rows.batch?.moved.append((from, to)) }
  open func reloadSections(_ sections: IndexSet) { rows.batch?.sections.formUnion(sections) }
  open func deleteSections(_ sections: IndexSet) { rows.batch?.deletedSections.formUnion(sections) }
  open func insertSections(_ sections: IndexSet) { rows.batch?.insertedSections.formUnion(sections) }
  open func moveSection(_ section: Int, toSection: Int) { rows.batch?.movedSections.append((section, toSection)) }
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
    if needsReload { reload() }
    contentSize = collectionViewLayout.collectionViewContentSize
    var left = rows.cells, headers = shimHeaders
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      let path = attributes.path
      guard path.section < rows.sections.count else {
        ShimExceptions.raised.append("layout attributes for section \(path.section), which does not exist")
        continue
      }
      guard attributes.kind == nil else {
        let header =
          headers.removeValue(forKey: path.section)
          ?? dataSource.collectionView(self, viewForSupplementaryElementOfKind: attributes.kind!, at: path)
        header.frame = attributes.frame
        shimHeaders[path.section] = header
        // Adding it again would request another layout.
        if header.superview !== self || header.isHidden { header.shimShow(in: self) }
        continue
      }
      guard path.row < rows.sections[path.section].count else {
        ShimExceptions.raised.append("layout attributes for an item at \(path), which does not exist")
        continue
      }
      let cell = rows.sections[path.section][path.row] ?? dataSource.collectionView(self, cellForItemAt: path)
      cell.frame = attributes.frame
      left.removeAll { $0 === cell }
      if rows.sections[path.section][path.row] == nil {
        rows.sections[path.section][path.row] = cell
        (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
        cell.shimShow(in: self)
      }
    }
    for cell in left {
      // A cell with the keyboard is kept while it is out of sight.
      if let first = UIResponder.shimFirstResponder as? UIView, first.isDescendant(of: cell) { continue }
      retire(cell)
      rows.remove(cell)
    }
    for (section, header) in headers {
      header.shimPool()
      headerPool.append(header)
      shimHeaders[section] = nil
    }
  }
}
