import InteractionCore

/// A method that limits the points of a track without a visible difference in a picture.
///
/// If there are too many points, the time is divided into equal parts, and the first, lowest, highest and last point of
/// each part are kept.
enum Thinning {
  /// The maximum number of points, which is eight for each of the parts; a picture is some 300 points wide.
  static let most = 8192

  /// Adds a point, which is no earlier than the others.
  ///
  /// - Complexity: O(1), amortized.
  static func add(_ points: inout [Vector], _ point: Vector) {
    points.append(point)
    guard points.count > most, let first = points.first else { return }
    let parts = Double(most / 8)
    // Points at the same moment are in one part.
    let length = max((point.x - first.x) / parts, .leastNormalMagnitude)
    var thinned: [Vector] = []
    var rest = points[...]
    while let start = rest.first {
      let part = ((start.x - first.x) / length).rounded(.down)
      let members = rest.prefix { (($0.x - first.x) / length).rounded(.down) == part }
      rest = rest[members.endIndex...]
      let order = { (a: Int, b: Int) in members[a].y < members[b].y }
      let kept: Set<Int?> = [
        members.startIndex, members.indices.min(by: order), members.indices.max(by: order), members.indices.last,
      ]
      thinned += kept.compactMap { $0 }.sorted().map { members[$0] }
    }
    points = thinned
  }
}
