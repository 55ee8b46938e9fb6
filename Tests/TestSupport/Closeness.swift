package import Testing

/// Expects two numbers to differ by at most a tolerance, by default that of a sum's rounding errors.
///
/// NaN is close to no number.
package func expectClose(
  _ value: Double?, _ expected: Double, within tolerance: Double = 1e-9, _ note: String = "",
  location: SourceLocation = #_sourceLocation
) {
  let value = value ?? .nan
  #expect(
    (value - expected).magnitude <= tolerance, "\(value) is not \(expected) ± \(tolerance) \(note)",
    sourceLocation: location)
}

/// Expects numbers to be exactly these, one by one.
package func expectNumbers(
  _ numbers: [Double], _ expected: [Double], _ note: String = "", location: SourceLocation = #_sourceLocation
) {
  #expect(numbers == expected, "\(note)", sourceLocation: location)
}
