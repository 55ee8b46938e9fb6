/// Where a fault that a correction mends is found.
///
///     ScrollSwipe.Correction.firstFrame.source          // .library
///     ScrollSwipe.Correction.firstFrame.source.phrase   // "In the library"
public enum FaultSource: Hashable, Sendable {
  /// In the article: its text or its code has the fault.
  case article
  /// In the library that the article's author made of it, or that it describes; the article itself does not have it.
  case library
  /// In neither, because neither goes that far: it comes about where the article's code is ported as it stands.
  case port

  /// How a sentence about the fault begins, in English.
  public var phrase: String {
    switch self {
    case .article: "In the article"
    case .library: "In the library"
    case .port: "In a plain port"
    }
  }
}
