/// A set of a design's corrections.
///
/// By default, every design corrects all faults. With the empty set, a design behaves as its article's code or, for a fault
/// with another ``FaultSource``, as the library or a plain port.
///
///     ConstraintSwipe(width: 320, height: 44, corrections: [])
///     ConstraintSwipe(width: 320, height: 44, corrections: .all.subtracting([.noticeOnChange]))
///     CorrectionSet<ConstraintSwipe.Correction>.all.map(\.name)   // in order of declaration
public struct CorrectionSet<Correction: ArticleCorrection>: SetAlgebra, Hashable, Sendable {
  /// One bit for each correction.
  @usableFromInline var bits: UInt32

  @inlinable init(bits: UInt32) { self.bits = bits }

  /// Creates an empty set, which corrects no faults.
  ///
  /// - Complexity: O(1).
  @inlinable public init() { bits = 0 }

  /// Creates a set of corrections.
  ///
  /// - Parameter corrections: The corrections, which may repeat.
  /// - Complexity: O(*n*) in the length of the sequence.
  @inlinable public init(_ corrections: some Sequence<Correction>) {
    bits = corrections.reduce(0) { $0 | $1.bit }
  }

  /// The set of all corrections of the article, which is the default.
  ///
  /// - Precondition: The article has at most 32 corrections.
  /// - Complexity: O(*n*) in the number of corrections of the article.
  public static var all: CorrectionSet {
    let count = Correction.allCases.count
    precondition(
      count <= UInt32.bitWidth,
      "The enum of an article's corrections can have at most 32 cases; combine some of them.")
    // The bits of the first `count` cases.
    return CorrectionSet(bits: ~(~0 << UInt32(count)))
  }

  /// Returns whether a fault is corrected.
  ///
  /// - Parameter correction: The correction to look for.
  /// - Returns: Whether the set contains it.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public func contains(_ correction: Correction) -> Bool { bits & correction.bit != 0 }
}

// MARK: - SetAlgebra

extension CorrectionSet {
  /// Returns the union of both sets.
  ///
  /// - Parameter other: Another set.
  /// - Returns: The corrections that are in at least one of the sets.
  /// - Complexity: O(1).
  @inlinable public func union(_ other: CorrectionSet) -> CorrectionSet { CorrectionSet(bits: bits | other.bits) }

  /// Returns the corrections that are in both sets.
  ///
  /// - Parameter other: Another set.
  /// - Returns: The common corrections.
  /// - Complexity: O(1).
  @inlinable public func intersection(_ other: CorrectionSet) -> CorrectionSet {
    CorrectionSet(bits: bits & other.bits)
  }

  /// Returns the corrections that are in exactly one of the sets.
  ///
  /// - Parameter other: Another set.
  /// - Returns: The corrections in this set or in the other, but not in both.
  /// - Complexity: O(1).
  @inlinable public func symmetricDifference(_ other: CorrectionSet) -> CorrectionSet {
    CorrectionSet(bits: bits ^ other.bits)
  }

  /// Adds the corrections of another set.
  ///
  /// - Parameter other: The set whose corrections are added.
  /// - Complexity: O(1).
  @inlinable public mutating func formUnion(_ other: CorrectionSet) { self = union(other) }

  /// Removes the corrections that are not in another set.
  ///
  /// - Parameter other: The set whose corrections are kept.
  /// - Complexity: O(1).
  @inlinable public mutating func formIntersection(_ other: CorrectionSet) { self = intersection(other) }

  /// Replaces this set with the corrections that are in exactly one of the sets.
  ///
  /// - Parameter other: Another set.
  /// - Complexity: O(1).
  @inlinable public mutating func formSymmetricDifference(_ other: CorrectionSet) { self = symmetricDifference(other) }

  /// Adds a correction.
  ///
  /// - Parameter correction: The correction to add.
  /// - Returns: Whether the correction was inserted, and the correction itself.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable public mutating func insert(
    _ correction: Correction
  ) -> (inserted: Bool, memberAfterInsert: Correction) {
    defer { bits |= correction.bit }
    return (!contains(correction), correction)
  }

  /// Removes a correction.
  ///
  /// - Parameter correction: The correction to remove.
  /// - Returns: The correction, or nil if the set did not contain it.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable public mutating func remove(_ correction: Correction) -> Correction? {
    defer { bits &= ~correction.bit }
    return contains(correction) ? correction : nil
  }

  /// Adds a correction, replacing an equal one if the set contains it.
  ///
  /// - Parameter correction: The correction to add.
  /// - Returns: The correction, or nil if the set did not contain it before.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable public mutating func update(with correction: Correction) -> Correction? {
    insert(correction).inserted ? nil : correction
  }
}

extension CorrectionSet: Sequence {
  /// Returns an iterator over the corrections, in order of declaration.
  ///
  /// - Returns: The iterator.
  /// - Complexity: O(*n*) in the number of corrections of the article.
  public func makeIterator() -> [Correction].Iterator { Correction.allCases.filter(contains).makeIterator() }
}
