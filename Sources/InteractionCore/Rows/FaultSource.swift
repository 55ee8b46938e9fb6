/// The source of a fault that a correction fixes.
///
///     ScrollSwipe.Correction.firstFrame.source          // .library
///     ScrollSwipe.Correction.firstFrame.source.phrase   // "In the library"
public enum FaultSource: Hashable, Sendable {
  /// The article: its text or its code has the fault.
  case article
  /// The library that the author made from the article, or that the article describes; the article does not have the fault.
  case library
  /// Neither, because neither goes that far: the fault appears when the article's code is ported as it is.
  case port

  /// The beginning of a sentence about the fault, in English.
  public var phrase: String {
    switch self {
    case .article: "In the article"
    case .library: "In the library"
    case .port: "In a plain port"
    }
  }
}
