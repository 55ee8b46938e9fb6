import Foundation

extension Array where Element: Sendable {
  /// The results for the elements, in their order, made on all processors.
  ///
  /// Elements are begun in their order, and none after one has failed: so the error is the one that would be met if each
  /// waited for the one before it.
  ///
  /// - Parameters:
  ///   - begin: Is called for each element before the work for it, in their order and never twice at once.
  ///   - work: Makes the result for an element.
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
    // Threads of their own, because work may be parted again, and nobody then waits for a thread that waits for him.
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

/// Work that several threads take from; everything is read and changed under its lock.
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

  /// Begins the next element that nobody has begun, unless one has failed.
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

  /// The results in the order of the elements; nil for what was never begun.
  var outputs: [Result<Output, Failure>?] { lock.withLock { results } }
}
