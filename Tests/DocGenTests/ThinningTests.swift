import InteractionCore
import Testing

@testable import DocGen

@Suite("Tracks of too many points for a picture")
struct ThinningTests {
  @Test("So many as a picture holds are all kept")
  func few() {
    let track = (0..<Thinning.most).map { Vector(Double($0), Double($0 % 7)) }
    #expect(track.reduce(into: []) { Thinning.add(&$0, $1) } == track)
  }

  @Test(
    "Of more, some are kept in order, the first, the last, the lowest and the highest among them",
    arguments: [1.0, 0])
  func many(interval: Double) {
    var track = (0..<100_000).map { Vector(Double($0) * interval, Double($0 % 7)) }
    track[54_321].y = 500
    track[12_345].y = -500
    let kept = track.reduce(into: []) { Thinning.add(&$0, $1) }
    #expect(kept.count <= Thinning.most)
    #expect(kept.first == track.first && kept.last == track.last)
    #expect(kept.contains(track[54_321]) && kept.contains(track[12_345]))
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.x <= $1.x })
  }
}
