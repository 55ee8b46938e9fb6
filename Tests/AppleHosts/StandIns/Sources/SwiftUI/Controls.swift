// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public struct LocalizedStringKey: Equatable, ExpressibleByStringLiteral {
  let key: String
  public init(stringLiteral value: String) { key = value }
}

public struct Text: Equatable {
  let string: String
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(_ key: LocalizedStringKey) { string = key.key }
  public init(verbatim content: String) { string = content }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
}

public struct Image: Equatable {
  let name: String
  public init(systemName: String) { name = systemName }
  public init(_ name: String) { self.name = name }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB }
  let name: String
  public static let red = Color(name: "red")
  public static let gray = Color(name: "gray")
  public static let clear = Color(name: "clear")
  public static let white = Color(name: "white")
  public static let black = Color(name: "black")
  public static let accentColor = Color(name: "accent")
  public static let secondary = Color(name: "secondary")
  init(name: String) { self.name = name }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }
  public func opacity(_ opacity: Double) -> Color { Color(name: name + " at \(opacity)") }
}

// A separate conformance isolates no other member.
extension Text: _Primitive {
  public func _walk(_ walker: _Walker) -> CGSize { walker.text(string) }
}

extension Image: _Primitive {
  public func _walk(_ walker: _Walker) -> CGSize { walker.text("image " + name) }
}

extension Color: _Primitive {
  public func _walk(_ walker: _Walker) -> CGSize { walker.proposal }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: _Primitive {
  private let action: @MainActor () -> Void
  private let label: Label
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  public func _walk(_ walker: _Walker) -> CGSize { walker.button(action, label) }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ButtonStyleConfiguration {
  public struct Label: _Primitive {
    let view: any View
    public func _walk(_ walker: _Walker) -> CGSize { walker.walk(view, "label") }
  }
  public let label: Label
  public let isPressed: Bool
}

public struct TextField<Label: View>: _Primitive {
  private let text: Binding<String>
  private let label: Label
  public func _walk(_ walker: _Walker) -> CGSize { walker.field(text) }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

// MARK: - Shapes

public struct Path: Equatable, Sendable {
  let rect: CGRect
  public init(_ rect: CGRect) { self.rect = rect }
}

public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }

extension Shape {
  public var body: some View { EmptyView() }
  public func fill(_ color: Color) -> some View { color }
}

public struct Rectangle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
