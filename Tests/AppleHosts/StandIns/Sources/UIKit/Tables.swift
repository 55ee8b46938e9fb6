// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A cell class is known by its metatype, on which only `required` initialisers can be called: cells come from `init(coder:)`.
@MainActor enum ShimNib { static var reuseIdentifier: String? }

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
@MainActor open class UITableView: UIScrollView {
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public enum Style: Int, Sendable { case plain }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var classes: [String: UITableViewCell.Type] = [:], pool: [String: [UITableViewCell]] = [:]
  private var rows = ShimRows<UITableViewCell>()
  public private(set) var shimCreated = 0
  /// The cell that is being reconfigured.
  private var reconfigured: UITableViewCell?
  open var insetsContentViewsToSafeArea = true
  public static let shimRowHeight: CGFloat = 44
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func register(_ cell: UITableViewCell.Type?, forCellReuseIdentifier id: String) { classes[id] = cell }
  open func dequeueReusableCell(withIdentifier id: String, for path: IndexPath) -> UITableViewCell {
    if let cell = reconfigured {
      reconfigured = nil
      return cell
    }
    if let cell = pool[id]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    shimCreated += 1
    ShimNib.reuseIdentifier = id
    defer { ShimNib.reuseIdentifier = nil }
    return classes[id]!.init(coder: NSCoder())!
  }
  private func retire(_ cell: UITableViewCell) {
    guard let id = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.shimPool()
    pool[id, default: []].append(cell)
  }
  open var visibleCells: [UITableViewCell] { rows.sections.joined().compactMap { $0 } }
  open func cellForRow(at path: IndexPath) -> UITableViewCell? {
    guard path.section < rows.sections.count, path.row < rows.sections[path.section].count else { return nil }
    return rows.sections[path.section][path.row]
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.sections.first?.firstIndex { $0 === cell }.map { IndexPath(row: $0, section: 0) }
  }
  open func reloadData() {
    visibleCells.forEach(retire)
    rows.sections =
      dataSource.map { [Array(repeating: nil, count: $0.tableView(self, numberOfRowsInSection: 0))] } ?? []
    setNeedsLayout()
    layoutIfNeeded()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    rows.batch = .init()
    updates?()
    let batch = rows.batch ?? .init()
    rows.batch = nil
    if let problem = rows.perform(
      batch, counts: [dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0], retire: retire)
    {
      ShimExceptions.raised.append(problem)
    }
    setNeedsLayout()
    layoutIfNeeded()
    completion?(true)
  }
  /// The data source fills the existing cell, which is not prepared for reuse.
  open func reconfigureRows(at paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForRow(at: path) else { continue }
      reconfigured = cell
      if dataSource?.tableView(self, cellForRowAt: path) !== cell {
        ShimExceptions.raised.append("A row that is reconfigured must have the cell that was dequeued.")
      }
      reconfigured = nil
    }
  }
  /// The data source provides another cell, and the old cell is removed afterwards.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    let old = paths.compactMap { cellForRow(at: $0) }
    for path in paths { rows.sections[path.section][path.row] = nil }
    setNeedsLayout()
    layoutIfNeeded()
    old.forEach(retire)
  }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { rows.batch?.deleted += paths }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource, let count = rows.sections.first?.count else { return }
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * Self.shimRowHeight)
    for row in 0..<count {
      let frame = CGRect(x: 0, y: CGFloat(row) * Self.shimRowHeight, width: bounds.width, height: Self.shimRowHeight)
      let isInSight = frame.maxY > contentOffset.y && frame.minY < contentOffset.y + bounds.height
      if !isInSight, let cell = rows.sections[0][row] {
        retire(cell)
        rows.sections[0][row] = nil
      }
    }
    for row in 0..<count {
      let frame = CGRect(x: 0, y: CGFloat(row) * Self.shimRowHeight, width: bounds.width, height: Self.shimRowHeight)
      guard frame.maxY > contentOffset.y, frame.minY < contentOffset.y + bounds.height else { continue }
      let cell = rows.sections[0][row] ?? dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
      cell.frame = frame
      if rows.sections[0][row] == nil {
        rows.sections[0][row] = cell
        cell.shimShow(in: self)
      }
    }
  }
}
