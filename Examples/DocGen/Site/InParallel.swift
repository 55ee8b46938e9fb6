import Foundation

extension Array where Element: Sendable {
  /// Returns the results for the elements, in their order, made on all processors.
  ///
  /// Elements are begun in order, and none after one has failed, so the error is the same as if they were processed one by
  /// one.
  ///
  /// - Parameters:
  ///   - begin: A closure that is called before the work for each element, in order and never twice at the same time.
  ///   - work: A closure that makes the result for an element.
  /// - Returns: The results.
  /// - Throws: The error of the first element that has one.
  func mapInParallel<Output: Sendable, Failure: Error>(
    begin: @escaping (Element) -> Void = { _ in }, _ work: @escaping @Sendable (Element) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    let queue = WorkQueue<Element, Output, Failure>(self, begin)
    let drain: @Sendable () -> Void = {
      while let (index, element) = queue.next() {
        queue.finish(index, Result { () throws(Failure) in try work(element) })
      }
    }
    // New threads, because work may itself be done in parallel, and threads of a pool could then wait for one another.
    let helpers = DispatchGroup()
    for _ in dropFirst().prefix(ProcessInfo.processInfo.activeProcessorCount - 1) {
      helpers.enter()
      Thread.detachNewThread {
        drain()
        helpers.leave()
      }
    }
    drain()
    helpers.wait()
    return try queue.outputs.compactMap(\.self).map { output throws(Failure) in try output.get() }
  }
}

/// A queue of work for several threads; a lock guards all its state.
private final class WorkQueue<Element, Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private let elements: [Element]
  private let begin: (Element) -> Void
  private var begun = 0
  private var hasFailed = false
  private var results: [Result<Output, Failure>?]

  init(_ elements: [Element], _ begin: @escaping (Element) -> Void) {
    self.elements = elements
    self.begin = begin
    results = Array(repeating: nil, count: elements.count)
  }

  /// Begins and returns the next element; nil if all have been begun or one has failed.
  func next() -> (index: Int, element: Element)? {
    lock.withLock {
      guard begun < elements.count, !hasFailed else { return nil }
      defer { begun += 1 }
      begin(elements[begun])
      return (begun, elements[begun])
    }
  }

  func finish(_ index: Int, _ result: Result<Output, Failure>) {
    lock.withLock {
      results[index] = result
      if case .failure = result { hasFailed = true }
    }
  }

  /// The results in the order of the elements; nil for elements that were never begun.
  var outputs: [Result<Output, Failure>?] { lock.withLock { results } }
}
