public import InteractionCore
public import Testing

extension CorrectionSet {
  /// The article to the letter.
  package static var article: CorrectionSet { [] }

  /// All corrections but these.
  package static func without(_ faults: Correction...) -> CorrectionSet { .all.subtracting(CorrectionSet(faults)) }

  /// The values with all corrections and with none.
  package static var allAndNone: [CorrectionSet] { [.all, .article] }

  /// The value in the article, the same without one correction alone, and the value with all corrections.
  package static func each<Value>(
    _ fault: Correction, article: Value, corrected: Value
  ) -> [(CorrectionSet, Value)] {
    [(.article, article), (.without(fault), article), (.all, corrected)]
  }

  /// Any of the sets, each as likely.
  package static func random(using generator: inout some RandomNumberGenerator) -> CorrectionSet {
    CorrectionSet(Correction.allCases.filter { _ in Bool.random(using: &generator) })
  }
}

extension CorrectionSet: CustomTestStringConvertible {
  /// The shortest description of its corrections.
  public var testDescription: String {
    let missing = CorrectionSet.all.subtracting(self).map(\.name)
    if missing.isEmpty { return "all" }
    if isEmpty { return "article" }
    return missing.count == 1 ? "all but " + missing[0] : map(\.name).joined(separator: ", ")
  }
}
