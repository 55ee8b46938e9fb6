package import Testing

/// Expects two numbers to lie no farther apart than a tolerance: unless it is said, no farther than sums round.
///
/// No number is close to none.
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
