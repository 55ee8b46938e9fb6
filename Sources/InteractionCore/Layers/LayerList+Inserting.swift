// Layers inserted after the frame has been drawn.

extension LayerList {
  /// Records that a layer has been inserted into the frame.
  mutating func recordInsertion(at index: Int) {
    guard !redrawing.groups.isEmpty, !redrawing.isPlacing else { return }
    changes = changes.inserting(at: index)
    redrawing.tops.insert(stack[index].frame.y + redrawing.origin.y, at: index)
    var groupEnd = 0
    for group in redrawing.groups.indices {
      groupEnd += redrawing.groups[group].count
      guard groupEnd >= index else { continue }
      redrawing.groups[group].count += 1
      // The row must be drawn again in the next frame, to remove the inserted layer.
      redrawing.groups[group].isStill = false
      return
    }
  }
}

extension [LayerChange] {
  /// Returns these steps plus the insertion of a layer at an index.
  ///
  /// The insertion comes after the steps that make all layers before the index new.
  fileprivate func inserting(at index: Int) -> [LayerChange] {
    var steps: [LayerChange] = []
    var isInserted = false
    for step in self {
      let (before, after) = isInserted ? (nil, step) : step.parts(around: index)
      if let before { steps.append(before) }
      guard let after else { continue }
      if !isInserted { steps.append(.inserted(index..<index + 1)) }
      isInserted = true
      steps.append(after.shifted)
    }
    return isInserted ? steps : steps + [.inserted(index..<index + 1)]
  }
}

extension LayerChange {
  /// Divides the change at an index; a part that would be empty is nil.
  ///
  /// A removal is not divided; it is the second part if it begins after the index, otherwise the first.
  fileprivate func parts(around index: Int) -> (LayerChange?, LayerChange?) {
    func divided(_ range: Range<Int>, into step: (Range<Int>) -> LayerChange) -> (LayerChange?, LayerChange?) {
      let (before, after) = (range.clamped(to: 0..<index), range.clamped(to: index..<Int.max))
      return (before.isEmpty ? nil : step(before), after.isEmpty ? nil : step(after))
    }
    switch self {
    case .changed(let changedIndex): return changedIndex < index ? (self, nil) : (nil, self)
    case .removed(let range): return range.lowerBound <= index ? (self, nil) : (nil, self)
    case .moved(let range): return divided(range) { .moved($0) }
    case .inserted(let range): return divided(range) { .inserted($0) }
    }
  }

  /// The same change after a layer has been inserted before its index.
  fileprivate var shifted: LayerChange {
    func advanced(_ range: Range<Int>) -> Range<Int> { range.lowerBound + 1..<range.upperBound + 1 }
    return switch self {
    case .changed(let index): .changed(index + 1)
    case .moved(let range): .moved(advanced(range))
    case .inserted(let range): .inserted(advanced(range))
    case .removed(let range): .removed(advanced(range))
    }
  }
}
