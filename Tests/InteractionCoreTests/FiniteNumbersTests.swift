import InteractionCore
import TestSupport
import Testing

@Suite("Numbers from outside become finite where they come in")
struct FiniteNumbersTests {
  @Test(
    "Samples of a pan are finite",
    arguments: [
      (.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (1e300, 1e9), (-1e300, -1e9), (1e9, 1e9), (-12.5, -12.5),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func samples(raw: Double, kept: Double) {
    let sample = PanSample(.changed, translation: Vector(raw, -raw), velocity: Vector(-raw, raw))
    #expect(sample.translation == Vector(kept, -kept))
    #expect(sample.velocity == Vector(-kept, kept))
    #expect(sample == PanSample(.changed, translation: Vector(kept, -kept), velocity: Vector(-kept, kept)))
  }

  @Test("A sample without velocity rests")
  func resting() {
    let sample = PanSample(.ended, translation: Vector(3, 4))
    #expect(sample.velocity == .zero)
    #expect(sample.phase == .ended)
  }

  @Test(
    "Widths of actions are finite and not negative",
    arguments: [(nil, nil), (74, 74), (-1, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0)] as [(Double?, Double?)])
  func widths(raw: Double?, kept: Double?) {
    #expect(InteractionAction(id: "a", title: "A", width: raw).width == kept)
    var later = InteractionAction(id: "a", title: "A")
    later.width = raw
    #expect(later == InteractionAction(id: "a", title: "A", width: kept))
  }

  @Test(
    "Heights of two fingers are finite",
    arguments: [(.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (-12.5, -12.5)] as [(Double, Double)])
  func fingers(raw: Double, kept: Double) {
    var later = FingerPair(1, 2)
    later.first = raw
    later.second = raw
    #expect(later == FingerPair(kept, kept))
    #expect(FingerPair(raw, raw) == FingerPair(kept, kept))
  }
}
