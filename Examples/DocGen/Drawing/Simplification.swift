/// The frames that are enough to draw a track with straight lines between them: Ramer, Douglas and
/// Peucker's method.
///
/// No value is farther from the lines than the tolerance, measured at its own time.
///
/// - Complexity: O(n log n) for n frames as a rule, O(n²) at worst.
func simplified(_ track: [[Double]], tolerance: Double) -> [Int] {
  guard track.count > 2, let start = track.first else { return Array(track.indices) }
  // What never changes is no farther from any line.
  let axes = start.indices.filter { axis in track.contains { $0[axis] != start[axis] } }
  var isKept = [Bool](repeating: false, count: track.count)
  isKept[0] = true
  isKept[track.count - 1] = true
  var open = [(0, track.count - 1)]
  while let (first, last) = open.popLast() {
    var farthest = (frame: first, distance: tolerance)
    let (from, to) = (track[first], track[last])
    for frame in first + 1..<max(first + 1, last) {
      let part = Double(frame - first) / Double(last - first)
      let values = track[frame]
      for axis in axes {
        let line = from[axis] + (to[axis] - from[axis]) * part
        let distance = (values[axis] - line).magnitude
        if distance > farthest.distance { farthest = (frame, distance) }
      }
    }
    if farthest.frame != first {
      isKept[farthest.frame] = true
      open += [(first, farthest.frame), (farthest.frame, last)]
    }
  }
  return isKept.indices.filter { isKept[$0] }
}
