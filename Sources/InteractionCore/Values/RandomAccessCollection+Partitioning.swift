extension RandomAccessCollection where Index == Int {
  /// The index of the first element that is as asked for, where all behind such a one are, too; `endIndex` if none is.
  ///
  /// - Parameter isBehind: Whether an element is among those at the end.
  /// - Returns: The index.
  /// - Complexity: O(log *n*) in the number of elements.
  @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
