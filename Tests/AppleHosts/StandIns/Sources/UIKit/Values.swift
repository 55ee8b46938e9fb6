// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  public init() {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) { (tx, ty) = (x, y) }
  public static let identity = CGAffineTransform()
}
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public struct UILayoutPriority: Equatable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000), fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public final class UIColor: Equatable, Sendable {
  public let name: String
  init(name: String) { self.name = name }
  public static func == (a: UIColor, b: UIColor) -> Bool { a.name == b.name }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = "\(red) \(green) \(blue) \(alpha)" }
  public static let systemRed = UIColor(name: "systemRed"), systemGray = UIColor(name: "systemGray"),
    white = UIColor(name: "white")
  public static let systemBackground = UIColor(name: "systemBackground"), label = UIColor(name: "label")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  public static let secondaryLabel = UIColor(name: "secondaryLabel"), separator = UIColor(name: "separator")
}
public struct UIImage: Equatable, Sendable {
  public let name: String
  /// No SF Symbol has a capital letter in its name.
  public init?(systemName: String) {
    guard systemName == systemName.lowercased() else { return nil }
    name = systemName
  }
  public init?(named: String) { return nil }
}
public struct UIFont: Equatable, Sendable {
  public struct TextStyle: Sendable {
    public static let headline = TextStyle(), body = TextStyle(), subheadline = TextStyle()
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
