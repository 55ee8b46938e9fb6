// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

extension Color {
  public init(uiColor: UIColor) { self.init(name: "\(uiColor)") }
}

// MARK: - Views of UIKit

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency public protocol UIViewRepresentable: _Primitive {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
}

extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}
  @available(iOS 16.0, *)
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }
  public func _walk(_ walker: _Walker) -> CGSize { walker.represent(self) }
}

extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

/// A UIKit view that is kept by its place in the tree.
@MainActor class _RepresentedView {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  /// Dismantles the view, which is no longer needed.
  func dismantle() { view.removeFromSuperview() }
}

@MainActor final class _Represented<R: UIViewRepresentable>: _RepresentedView {
  let shown: R.UIViewType, coordinator: R.Coordinator
  init(_ shown: R.UIViewType, _ coordinator: R.Coordinator) {
    (self.shown, self.coordinator) = (shown, coordinator)
    super.init(shown)
  }
  override func dismantle() {
    R.dismantleUIView(shown, coordinator: coordinator)
    super.dismantle()
  }
}

extension _Walker {
  func represent<R: UIViewRepresentable>(_ value: R) -> CGSize {
    let key = path + "#"
    host.seen.insert(key)
    install(value)
    let found: _Represented<R>
    if let kept = host.kept[key] as? _Represented<R> {
      found = kept
    } else {
      let coordinator = value.makeCoordinator()
      found = _Represented(
        value.makeUIView(context: .init(coordinator: coordinator, environment: environment)), coordinator)
      host.kept[key] = found
      host.screen.addSubview(found.view)
    }
    let context = UIViewRepresentableContext<R>(coordinator: found.coordinator, environment: environment)
    value.updateUIView(found.shown, context: context)
    for hosted in found.view._hosted { (hosted._host, hosted._place, hosted._environment) = (host, key, environment) }
    let size =
      value.sizeThatFits(
        ProposedViewSize(width: proposal.width, height: proposal.height), uiView: found.shown, context: context)
      ?? proposal
    found.view.frame = CGRect(origin: CGPoint(x: origin.x, y: origin.y + host.scrolled), size: size)
    host.window.layoutIfNeeded()
    for hosted in found.view._hosted { hosted._walk(self) }
    return size
  }
}

// MARK: - Views of SwiftUI in those of UIKit

@available(iOS 16.0, *)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  public func makeContentView() -> any UIView & UIContentView { _HostingContentView(self, content) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
}

@available(iOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 16.0, *)
extension UIHostingConfiguration: _Hosting { var hosted: any View { content } }

protocol _Hosting { var hosted: any View { get } }

/// A UIKit view with a SwiftUI view in it.
@MainActor final class _HostingContentView: UIView, UIContentView {
  weak var _host: _Host?
  var _place = ""
  /// Content of another type has its own state.
  private var typedPlace: String { _place + "<\(type(of: content))>" }
  var _environment = EnvironmentValues()
  private var content: any View
  var configuration: any UIContentConfiguration {
    didSet { if let hosting = configuration as? any _Hosting { content = hosting.hosted } }
  }
  init(_ configuration: any UIContentConfiguration, _ content: any View) {
    (self.configuration, self.content) = (configuration, content)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let _host else { return targetSize }
    let walker = _Walker(_host)
    walker.path = typedPlace
    walker.environment = _environment
    walker.proposal = CGSize(width: targetSize.width, height: .greatestFiniteMagnitude)
    let size = walker.stack(.depth, content)
    return CGSize(width: targetSize.width, height: size.height)
  }

  /// Lays the content out where this view is on the screen.
  func _walk(_ walker: _Walker) {
    let (origin, proposal, path, modified) = (walker.origin, walker.proposal, walker.path, walker.modified)
    (walker.origin, walker.proposal, walker.path) = (shimPlace, bounds.size, typedPlace)
    // Each tree of views has its own modifiers.
    walker.modified = [:]
    if isUserInteractionEnabled {
      _ = walker.stack(.depth, content)
    } else {
      _ = walker.untouchable { walker.stack(.depth, content) }
    }
    (walker.origin, walker.proposal, walker.path, walker.modified) = (origin, proposal, path, modified)
  }
}

extension UIView {
  /// The outermost views in this view, at any depth, that host SwiftUI views.
  var _hosted: [_HostingContentView] {
    (self as? _HostingContentView).map { [$0] } ?? subviews.flatMap(\._hosted)
  }
}
