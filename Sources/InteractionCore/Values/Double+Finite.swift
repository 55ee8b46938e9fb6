extension Double {
  /// The number itself, or the nearest one that arithmetic on points and seconds survives.
  ///
  /// NaN is 0; what lies beyond a thousand million, infinities included, is moved there, which keeps sums,
  /// differences and products of a few such numbers finite.
  @inlinable package var madeFinite: Double { isNaN ? 0 : clamped(to: -1e9...1e9) }

  /// The nearest number in the range.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
