extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a predicate.
  ///
  /// - Parameter predicate: The predicate; if an element satisfies it, so must all later elements.
  /// - Returns: The index; `endIndex` if no element satisfies the predicate.
  /// - Complexity: O(log *n*) in the number of elements.
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
