// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIActivityViewController: UIViewController {
  /// All texts that were shared.
  public static var shimShared: [String] = []
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    Self.shimShared += activityItems.map { "\($0)" }
    super.init()
  }
}
