// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

extension Color {
  public init(uiColor: UIColor) { self.init(name: "\(uiColor)") }
}
