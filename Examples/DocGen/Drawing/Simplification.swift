/// The frames that are enough to draw a track with straight lines between them: Ramer, Douglas and
/// Peucker's method.
///
/// No value is farther from the lines than the tolerance, measured at its own time.
///
/// - Complexity: O(n log n) for n frames as a rule, O(n²) at worst.
func simplified(_ track: [[Double]], tolerance: Double) -> [Int] {
  guard track.count > 2 else { return Array(track.indices) }
  var isKept = [Bool](repeating: false, count: track.count)
  isKept[0] = true
  isKept[track.count - 1] = true
  var open = [(0, track.count - 1)]
  while let (first, last) = open.popLast() {
    var farthest = (frame: first, distance: tolerance)
    for frame in first + 1..<max(first + 1, last) {
      let part = Double(frame - first) / Double(last - first)
      for axis in track[frame].indices {
        let line = track[first][axis] + (track[last][axis] - track[first][axis]) * part
        let distance = (track[frame][axis] - line).magnitude
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
