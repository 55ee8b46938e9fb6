/// Returns the indices of frames that are enough to draw a track with straight lines, by the method of Ramer, Douglas and
/// Peucker.
///
/// No value is farther from the lines than the tolerance, measured at its own time.
///
/// - Complexity: Typically O(n log n) for n frames, and O(n²) at worst.
func simplified(_ track: [[Double]], tolerance: Double) -> [Int] {
  guard track.count > 2, let start = track.first else { return Array(track.indices) }
  // Values that never change are on every line.
  let axes = start.indices.map { axis in track.map { $0[axis] } }.filter { axis in axis.contains { $0 != axis[0] } }
  var isKept = [Bool](repeating: false, count: track.count)
  isKept[0] = true
  isKept[track.count - 1] = true
  var open = [(0, track.count - 1)]
  while let (first, last) = open.popLast() {
    // Of several frames at the same distance, the first is kept.
    var farthest = (frame: first, distance: tolerance)
    let count = Double(last - first)
    for values in axes {
      let (from, to) = (values[first], values[last])
      var frame = first + 1
      while frame < last {
        let part = Double(frame - first) / count
        let line = from + (to - from) * part
        let distance = (values[frame] - line).magnitude
        if distance > farthest.distance || distance == farthest.distance && frame < farthest.frame {
          farthest = (frame, distance)
        }
        frame += 1
      }
    }
    if farthest.frame != first {
      isKept[farthest.frame] = true
      open += [(first, farthest.frame), (farthest.frame, last)]
    }
  }
  return isKept.indices.filter { isKept[$0] }
}
