/// The corrections of a design, with a case for each fault.
///
/// A design declares its corrections as an enum and describes each in a sentence. The raw value is the name in scripts:
///
///     enum Correction: String, ArticleCorrection {
///       /// A cancelled pan returns the content to its previous resting position.
///       case cancelRestores
///
///       var sentence: String {
///         switch self {
///         case .cancelRestores: "A cancelled pan returns the content to its previous resting position."
///         }
///       }
///     }
///
/// The enum can have at most 32 cases, none with associated values.
public protocol ArticleCorrection: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The behaviour once the fault is corrected, in a sentence that ends with a period.
  ///
  /// The sentence appears in the documentation and in lists of an article's corrections.
  var sentence: String { get }

  /// The source of the fault; the article by default.
  var source: FaultSource { get }
}

extension ArticleCorrection {
  /// The article.
  public var source: FaultSource { .article }

  /// The name in scripts, which is the raw value.
  public var name: String { rawValue }

  /// The bit of this case, 1 for the first case in order of declaration, 2 for the second, 4 for the third, and so on.
  @inlinable @inline(__always) var bit: UInt32 {
    // Swift's ABI (TypeLayout) stores an enum without payloads as the number of its case in order of declaration, or in no
    // bytes if there is only one case. A search in `allCases` would slow drags down.
    switch MemoryLayout<Self>.size {
    case 0: 1
    case 1: unsafe 1 << UInt32(unsafeBitCast(self, to: UInt8.self))
    default:
      preconditionFailure("An article's corrections must be an enum of at most 32 cases without associated values.")
    }
  }
}
