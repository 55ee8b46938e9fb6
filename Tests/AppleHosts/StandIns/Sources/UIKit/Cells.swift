// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState { public var isSelected = false, isEditing = false }
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor public protocol UIContentView: NSObjectProtocol { var configuration: any UIContentConfiguration { get set } }

/// The content of standard cells.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?, secondaryText: String?
  public private(set) var shimIsSelected = false
  public static func cell() -> Self { Self() }
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self {
    var configuration = self
    configuration.shimIsSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return configuration
  }
}
@MainActor public final class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
  }
  public required init?(coder: NSCoder) { return nil }
  public var shimText: String? { (configuration as? UIListContentConfiguration)?.text }
}

/// What cells of tables and collections share: accessories beside the content, and views of content configurations.
@MainActor struct ShimCell {
  private(set) var configuration: (any UIContentConfiguration)?

  /// Returns the content view for a new configuration.
  mutating func show(_ new: (any UIContentConfiguration)?, in cell: UIView, replacing old: UIView) -> UIView {
    defer { configuration = new }
    if let new, let kept = old as? any UIView & UIContentView,
      configuration.map({ type(of: $0) == type(of: new) }) ?? false
    {
      kept.configuration = new
      return old
    }
    let view = new?.makeContentView() ?? UIView(frame: .zero)
    old.removeFromSuperview()
    cell.addSubview(view)
    return view
  }
  /// Lays the content out beside the accessories, inside the safe area if the list wants that.
  static func layOut(_ cell: UIView, content: UIView, accessories: [UIView], isInset: Bool) {
    let safe = isInset ? cell.safeAreaInsets : .zero
    var end = cell.bounds.width - safe.right
    for accessory in accessories {
      if accessory.superview !== cell { cell.addSubview(accessory) }
      end -= 36
      accessory.shimLayOut(CGRect(x: end, y: 12, width: 20, height: 20))
    }
    content.shimLayOut(CGRect(x: safe.left, y: 0, width: max(0, end - safe.left), height: cell.bounds.height))
  }
}

extension UIView {
  /// Sets the view's frame to a place, less the translation of the view's transform.
  fileprivate func shimLayOut(_ place: CGRect) {
    frame = CGRect(origin: CGPoint(x: place.minX - transform.tx, y: place.minY - transform.ty), size: place.size)
  }
}

@MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }
  open private(set) var contentView = UIView(frame: .zero)
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  public let reuseIdentifier: String?
  public private(set) var isEditing = false
  private var cell = ShimCell(), chevron: UIView?
  open var accessoryType = AccessoryType.none {
    didSet {
      chevron?.removeFromSuperview()
      chevron = accessoryType == .none ? nil : UIView(frame: .zero)
      setNeedsLayout()
    }
  }
  open var accessoryView: UIView? { didSet { oldValue?.removeFromSuperview(); setNeedsLayout() } }
  /// The accessory view, the app's or the system's.
  public var shimAccessory: UIView? { accessoryView ?? chevron }
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = ShimNib.reuseIdentifier
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.configuration }
    set { contentView = cell.show(newValue, in: self, replacing: contentView) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var isSelected = false {
    didSet { updateConfiguration(using: UICellConfigurationState(isSelected: isSelected, isEditing: isEditing)) }
  }
  /// UIKit's own update does not read the configuration through an override.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let own = cell.configuration {
      contentView = cell.show(own.updated(for: state), in: self, replacing: contentView)
    }
  }
  open func prepareForReuse() {}
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    updateConfiguration(using: UICellConfigurationState(isSelected: isSelected, isEditing: editing))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let table = superview as? UITableView
    ShimCell.layOut(
      self, content: contentView, accessories: shimAccessory.map { [$0] } ?? [],
      isInset: table?.insetsContentViewsToSafeArea ?? true)
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView(frame: .zero)
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  private var cell = ShimCell()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.configuration }
    set { contentView = cell.show(newValue, in: self, replacing: contentView) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var isSelected = false { didSet { configure() } }
  /// Starts or ends editing of the list.
  public var shimIsEditing = false { didSet { configure() } }
  private func configure() {
    updateConfiguration(using: UICellConfigurationState(isSelected: isSelected, isEditing: shimIsEditing))
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let own = cell.configuration {
      contentView = cell.show(own.updated(for: state), in: self, replacing: contentView)
    }
  }
  var shimAccessories: [UIView] { [] }
  open override func layoutSubviews() {
    super.layoutSubviews()
    ShimCell.layOut(self, content: contentView, accessories: shimAccessories, isInset: false)
  }
}

public struct UICellAccessory: Sendable {
  public static func disclosureIndicator() -> Self { Self() }
}
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in views { view.removeFromSuperview() }
      views = accessories.map { _ in UIView(frame: .zero) }
      setNeedsLayout()
    }
  }
  private var views: [UIView] = []
  open override var shimAccessories: [UIView] { views }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
