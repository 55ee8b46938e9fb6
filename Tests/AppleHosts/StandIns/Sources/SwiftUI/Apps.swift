// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

// Declarations that only an app needs; no test runs an app.

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  @MainActor public static func buildBlock<C: Scene>(_ content: C) -> C { content }
  @MainActor public static func buildExpression<C: Scene>(_ content: C) -> C { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("A window is no scene of others.") }
}

@available(iOS 16.0, *)
public struct NavigationStack<Content: View>: _Primitive {
  private let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.walk(content, "navigation") }
}

// A menu's content is evaluated with its view, whether it is open or not.
public struct Menu<Content: View>: _Primitive {
  private let content: Content
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.walk(content, "menu") }
}

@available(iOS 16.0, *)
public struct ShareLink: _Primitive {
  private let item: String
  public init<S: StringProtocol>(_ title: S, item: String) { self.item = item }
  public func _walk(_ walker: _Walker) -> CGSize {
    walker.host.shared.append(item)
    return .zero
  }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _Primitive {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

extension UIViewControllerRepresentable {
  public func _walk(_ walker: _Walker) -> CGSize {
    _ = makeUIViewController(context: .init())
    return walker.proposal
  }
}

public struct Spacer: _Primitive {
  public init() {}
  public func _walk(_ walker: _Walker) -> CGSize { .zero }
}

extension View {
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    after { walker, _ in if isPresented.wrappedValue { walker.sheet(content()) } }
  }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let bar = content()
    return after { walker, _ in walker.bar += walker.buttons(in: bar, "bar") }
  }
}

public struct Animation: Equatable, Sendable { public static let `default` = Animation() }

@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
