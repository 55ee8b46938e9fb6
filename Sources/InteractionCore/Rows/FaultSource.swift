/// The source of a fault that a correction fixes.
///
///     ScrollSwipe.Correction.firstFrame.source          // .library
///     ScrollSwipe.Correction.firstFrame.source.phrase   // "In the library"
public enum FaultSource: Hashable, Sendable {
  /// The article: its text or its code has the fault.
  case article
  /// The library that the article's author made from it, or that it describes; the article itself does not have the fault.
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
