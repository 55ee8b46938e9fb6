/// The source of a corrected fault.
///
///     ScrollSwipe.Correction.firstFrame.source          // .library
///     ScrollSwipe.Correction.firstFrame.source.phrase   // "In the library"
public enum FaultSource: Hashable, Sendable {
  /// The text or the code of the article.
  case article
  /// The library that the author made from the article, or that the article describes.
  case library
  /// A plain port of the article's or the library's code, neither of which covers the case.
  case port

  /// The beginning of an English sentence about the fault.
  public var phrase: String {
    switch self {
    case .article: "In the article"
    case .library: "In the library"
    case .port: "In a plain port"
    }
  }
}
