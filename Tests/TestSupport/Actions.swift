package import InteractionCore

extension InteractionAction {
  /// Actions `a0`, `a1` … "Button 1", "Button 2" … that ask for these widths, or for none.
  package static func buttons(_ widths: [Double?], prefix: String = "a") -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "\(prefix)\($0)", title: "Button \($0 + 1)", width: $1) }
  }
}
