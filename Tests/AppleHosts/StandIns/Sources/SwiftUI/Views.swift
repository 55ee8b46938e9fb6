// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

// A stand-in for SwiftUI: declarations as the real module has them, with as much behaviour as `_Host` needs. It evaluates
// a tree of views, lays it out roughly, keeps state by place in the tree, and drives gestures. Names that begin with an
// underscore are the tests' own.
@_exported import Combine
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never is no view.") }
}

/// A view that the walker lays out itself; the result is its extent.
@MainActor public protocol _Primitive: View where Body == Never { func _walk(_ walker: _Walker) -> CGSize }

extension _Primitive { public var body: Never { fatalError("A primitive view has no body.") } }

@resultBuilder public struct ViewBuilder {
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  @MainActor public static func buildBlock<C: View>(_ content: C) -> C { content }
  @MainActor public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children)
  }
  @MainActor public static func buildExpression<C: View>(_ content: C) -> C { content }
  @MainActor public static func buildIf<C: View>(_ content: C?) -> C? { content }
  @MainActor public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(first, "true")
  }
  @MainActor public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(second, "false")
  }
  @MainActor public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

public struct EmptyView: _Primitive {
  public init() {}
  public func _walk(_ walker: _Walker) -> CGSize { .zero }
}

public struct AnyView: _Primitive {
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  // Content of another type is another view.
  public func _walk(_ walker: _Walker) -> CGSize { walker.walk(view, "\(type(of: view))") }
}

public struct TupleView<T>: _Primitive {
  public var value: T
  private let children: [any View]
  init(_ value: T, _ children: [any View]) {
    self.value = value
    self.children = children
  }
  public func _walk(_ walker: _Walker) -> CGSize {
    walker.sequence(children.enumerated().map { (view: $1, step: "\($0)") })
  }
}

public struct _ConditionalContent<A: View, B: View>: _Primitive {
  private let view: any View
  private let branch: String
  init(_ view: any View, _ branch: String) {
    self.view = view
    self.branch = branch
  }
  public func _walk(_ walker: _Walker) -> CGSize { walker.walk(view, branch) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("A primitive view has no body.") }
}

extension Optional: _Primitive where Wrapped: View {
  public func _walk(_ walker: _Walker) -> CGSize { map { walker.walk($0, "some") } ?? .zero }
}

public struct Group<Content: View>: _Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.walk(content, "group") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("A primitive view has no body.") }

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach: _Primitive where Content: View {
  public func _walk(_ walker: _Walker) -> CGSize {
    walker.rows(data.map { (view: content($0) as any View, step: "\($0[keyPath: id])") })
  }
}
