/// The faults of an article that a design can correct, with one case for each.
///
/// A design declares an enum of its corrections and describes each in a sentence; `CorrectionSet` does the rest.
/// The raw value is the name in scripts, so there is nothing else to declare:
///
///     enum Correction: String, ArticleCorrection {
///       /// A cancelled pan leads back to the resting position before it.
///       case cancelRestores
///
///       var sentence: String {
///         switch self {
///         case .cancelRestores: "A cancelled pan leads back to the resting position before it."
///         }
///       }
///     }
///
/// There are at most 32 cases, without associated values.
public protocol ArticleCorrection: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What holds once the fault is corrected, in one sentence that ends with a period.
  ///
  /// People read it in the documentation and in the list of an article's corrections.
  var sentence: String { get }

  /// The source of the fault; the article by default.
  var source: FaultSource { get }
}

extension ArticleCorrection {
  /// The article.
  public var source: FaultSource { .article }

  /// The name in scripts: the raw value.
  public var name: String { rawValue }

  /// The bit of this case: 1 for the case declared first, 2 for the second, 4 for the third, and so on.
  @inlinable @inline(__always) var bit: UInt32 {
    // An enum without payloads is stored as the number of its case in order of declaration (Swift's ABI, TypeLayout),
    // or in no bytes at all if there is only one case. Looking the number up in `allCases` would take time with every
    // sample.
    switch MemoryLayout<Self>.size {
    case 0: 1
    case 1: unsafe 1 << UInt32(unsafeBitCast(self, to: UInt8.self))
    default: preconditionFailure("A correction is an enum of at most 32 cases without values.")
    }
  }
}
