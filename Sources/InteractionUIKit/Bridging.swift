#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  package import UIKit

  extension Time {
    /// The current time, on the clock of touches and display links.
    static var now: Time { Time(CACurrentMediaTime()) }
  }

  extension CAFrameRateRange {
    /// A range that prefers 120 frames per second, the highest rate of UIKit's own scrolling; on phones, rates above 60
    /// require `CADisableMinimumFrameDurationOnPhone` in the app's Info.plist.
    static var preferredRange: CAFrameRateRange { CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) }
  }

  extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  }

  extension CGRect {
    init(_ rect: LayoutRect) {
      self.init(x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width), height: CGFloat(rect.height))
    }
  }

  extension PanPhase {
    /// Creates the phase that corresponds to a recogniser's state; nil for `possible`, and for a state that this module does
    /// not know.
    @MainActor init?(_ recognizer: UIGestureRecognizer) {
      switch recognizer.state {
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      case .possible: return nil
      @unknown default: return nil
      }
    }
  }

  extension IndexPath {
    init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
  }

  extension RowPosition {
    init(_ path: IndexPath) { self.init(section: path.section, row: path.item) }
  }

  extension ListUpdate.Rows {
    /// The index path of each row, for collection views.
    var indexPaths: [IndexPath] { range.map { IndexPath(row: $0, section: section) } }
  }

  extension UIColor {
    convenience init(_ color: SRGBColor) {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    }

    /// Returns a paint's fixed colour, or the system colour that adapts to the appearance.
    static func painted(_ paint: Paint) -> UIColor {
      switch paint {
      case .fixed(let color): UIColor(color)
      case .background: .systemBackground
      case .groupedBackground: .systemGroupedBackground
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .separator: .separator
      }
    }
  }

  extension InteractionAction {
    /// The background colour of the action's button: the action's own colour, or else red if it is destructive and grey
    /// if not.
    @MainActor var buttonColor: UIColor {
      switch role {
      case .destructive: color.map { UIColor($0) } ?? .systemRed
      case .normal: color.map { UIColor($0) } ?? .systemGray
      }
    }

    /// The image that the action names, a symbol or one of the app's; nil if the action names none, or none that exists.
    @MainActor var image: UIImage? { icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) } }

    /// Makes a button with the action's image, if there is one, and with its title unless the image stands alone.
    ///
    /// While it is pressed, the button looks like the system's buttons.
    @MainActor func makeButton() -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.image = image
      if configuration.image == nil || iconPlacement != .alone { configuration.title = title }
      configuration.imagePlacement =
        switch iconPlacement {
        case .alone, .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
      configuration.imagePadding = 4
      // A title that does not fit ends in an ellipsis instead of wrapping.
      configuration.titleLineBreakMode = .byTruncatingTail
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      configuration.background.cornerRadius = 0
      configuration.baseBackgroundColor = buttonColor
      configuration.baseForegroundColor = .white
      let button = UIButton(configuration: configuration)
      button.accessibilityLabel = title
      button.accessibilityUserInputLabels = [title]
      return button
    }
  }

  extension UIView {
    /// Pins the view to its container's edges, so that the view determines the container's size if nothing else does.
    package func pin(to container: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: container.leadingAnchor),
        trailingAnchor.constraint(equalTo: container.trailingAnchor),
        topAnchor.constraint(equalTo: container.topAnchor),
        bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
    }

    /// The reading direction of the view's layout.
    var readingDirection: ReadingDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// This view and its superviews, from the inside out.
    var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// Returns the nearest superview of a type, or nil if there is none.
    func enclosingView<Superview: UIView>() -> Superview? {
      selfAndSuperviews.dropFirst().first { $0 is Superview } as? Superview
    }

    /// The nearest scroll view around this view, such as a table or a collection view.
    var enclosingScrollView: UIScrollView? { enclosingView() }

    /// Whether the nearest scroll view is a table or collection view; according to reports, `List` uses one in iOS 15 to 18.
    package var isInList: Bool {
      let scrollView = enclosingScrollView
      return scrollView is UITableView || scrollView is UICollectionView
    }

    /// The nearest view controller in the view's responder chain.
    var viewController: UIViewController? {
      sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController } as? UIViewController
    }

    /// Whether this view is a cell of a table or collection view.
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// Calls a closure for this view if it is a row, or else for every row in it, at any depth, except rows inside other rows.
    func forEachRow(_ body: (RowView) -> Void) {
      if let row = self as? RowView { return body(row) }
      for view in subviews { view.forEachRow(body) }
    }
  }
#endif
