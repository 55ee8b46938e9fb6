extension Double {
  /// This number clamped to ±10⁹, with 0 in place of NaN.
  ///
  /// The lengths and velocities in events are made finite, because sums, differences and products of a few numbers in this
  /// range stay finite.
  ///
  ///     Double.nan.madeFinite        // 0
  ///     Double.infinity.madeFinite   // 1e9
  ///
  /// - Complexity: O(1).
  @inlinable public var madeFinite: Double { isNaN ? 0 : clamped(to: -1e9...1e9) }

  /// Returns this number clamped to a range; NaN stays NaN.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    self <= range.lowerBound ? range.lowerBound : self > range.upperBound ? range.upperBound : self
  }

  /// Returns this number made finite, with 0 in place of a negative number and `other` in place of NaN.
  package func nonNegative(or fallback: Double) -> Double { isNaN ? fallback : Swift.max(0, madeFinite) }
}
