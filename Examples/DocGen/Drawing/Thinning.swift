import InteractionCore

/// Keeps so many points of a track that a picture looks the same, however many there are.
///
/// Where there are too many, the time is cut into equal parts, and of each its first, lowest, highest and last point stay.
enum Thinning {
  /// The points that are kept at most: a picture is some 300 points wide, and has room for a thousand such parts.
  static let most = 8192

  /// Adds a point, which is no earlier than the others.
  ///
  /// - Complexity: O(1), amortized.
  static func add(_ points: inout [Vector], _ point: Vector) {
    points.append(point)
    guard points.count > most, let first = points.first else { return }
    let parts = Double(most / 8)
    // All at one moment are one part.
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
