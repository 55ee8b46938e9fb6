import GestureList
import TestSupport
import Testing

/// The row alone, as a `PannableRow` that any table can use.
@Suite("The row of a gesture list")
struct RowTests {
  /// A row of 320 points that a finger has dragged so far, and still holds.
  private func dragged(_ x: Double) -> GestureList.Row {
    var row = GestureList.Row(width: 320)
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(x, 0)), at: .zero)
    return row
  }

  @Test("Every sequence of samples leaves a row that comes to rest at 0, or catches where it was")
  func laws() {
    let xs = [-400.0, -160, -3, 0, 200]
    var stack: [[(PanPhase, Double)]] = [[]]
    while let events = stack.popLast() {
      var row = GestureList.Row(width: 320)
      var now = 0.0
      for (phase, x) in events {
        now += 0.05
        let before = row.offset(at: Time(now))
        row.pan(PanSample(phase, translation: Vector(x, 0)), at: Time(now))
        if phase == .began { #expect(row.offset(at: Time(now)) == before) }
        #expect(row.limits.contains(row.offset(at: Time(now))))
      }
      let last = events.last?.0
      if last == .ended || last == .cancelled || last == .failed {
        row.advance(to: Time(now + 0.3))
        #expect(row == GestureList.Row(width: 320))
      }
      guard events.count < 3 else { continue }
      for phase in PanPhase.allCases { for x in xs { stack.append(events + [(phase, x)]) } }
    }
  }

  @Test("Reuse makes it fresh, but keeps how long its motions take")
  func reuseKeepsDuration() {
    var row = dragged(-100)
    row.animationDuration = 2
    row.prepareForReuse()
    #expect(row.animationDuration == 2 && row.offset(at: .zero) == 0)
    row.animationDuration = nil
    #expect(row == GestureList.Row(width: 320))
  }

  @Test(
    "Mirrored samples give the mirrored offset and the other side's effect",
    arguments: [
      (-300, .trailing), (-160, .trailing), (-80, nil), (80, nil), (160, .leading), (300, .leading),
    ] as [(Double, SwipeEdge?)])
  func mirror(x: Double, committed: SwipeEdge?) {
    for (sign, edge) in [(1.0, committed), (-1, committed?.opposite)] {
      var row = dragged(sign * x)
      #expect(row.offset(at: .zero) == sign * x)
      #expect(
        row.pan(PanSample(.ended, translation: Vector(sign * x, 0)), at: Time(0.2))
          == SwipeEffects(edge.map { .didCommit($0) }, startedMotion: true))
    }
  }

  @Test("A row that is caught on its way back goes on from there, and what it was decides nothing")
  func caught() {
    var row = dragged(0)
    #expect(
      row.pan(PanSample(.ended, translation: Vector(300, 0)), at: .zero)
        == SwipeEffects(.didCommit(.leading), startedMotion: true))
    let offset = row.offset(at: Time(0.05))
    #expect(offset > 160)
    row.pan(PanSample(.began, translation: .zero), at: Time(0.05))
    #expect(row.offset(at: Time(0.06)) == offset)
    #expect(
      row.pan(PanSample(.ended, translation: Vector(-1, 0)), at: Time(0.06)) == SwipeEffects(startedMotion: true))
    row.pan(PanSample(.began, translation: .zero), at: Time(0.07))
    // Moved farther out, it counts.
    #expect(
      row.pan(PanSample(.ended, translation: Vector(1, 0)), at: Time(0.07))
        == SwipeEffects(.didCommit(.leading), startedMotion: true))
  }

  @Test("Reuse and another width make it fresh, the same width does nothing")
  func reuse() {
    var row = dragged(-100)
    row.resize(to: LayoutSize(width: 320, height: 50), at: .zero)
    #expect(row == dragged(-100))
    row.resize(to: LayoutSize(width: 480, height: 50), at: .zero)
    #expect(row == GestureList.Row(width: 480))
    #expect([0, -5, .nan].map { GestureList.Row(width: $0).width } == [0, 0, 0])
    row = dragged(-100)
    row.prepareForReuse()
    #expect(row == GestureList.Row(width: 320))
  }

  @Test("Numbers that are none are survived", arguments: [Double.nan, .infinity, -.infinity], [nil, 320])
  func numbers(x: Double, width: Double?) {
    var row = GestureList.Row(width: width ?? x)
    row.pan(PanSample(.began, translation: Vector(x, x)), at: Time(x))
    row.pan(PanSample(.changed, translation: Vector(-x, x)), at: Time(-x))
    row.pan(PanSample(.changed, translation: Vector(-x, x)), at: Time(0))
    #expect(row.offset(at: Time(x)).isFinite)
    row.pan(PanSample(.ended, translation: Vector(x, x)), at: Time(x))
    #expect(row.offset(at: Time(1)).isFinite)
    #expect(row.cue(.trailing, at: Time(1)).alpha.isFinite)
  }

  @Test(
    "Cues grow to 1 at half of the width; tick and cross change colour when letting go counts",
    arguments: [
      (80.0, 0.5, false, false), (160, 1, true, false), (240, 1, true, false), (-40, 0.25, false, false),
      (-160, 1, false, true),
    ])
  func cues(x: Double, alpha: Double, tick: Bool, cross: Bool) {
    let row = dragged(x)
    #expect(row.cue(.leading, at: .zero) == .init(alpha: alpha, isArmed: tick))
    #expect(row.cue(.trailing, at: .zero) == .init(alpha: alpha, isArmed: cross))
  }

  @Test(
    "Cues and what letting go does are parts of the width, however narrow it is; without any, there is nothing",
    arguments: [(1, 0.25, 0.5, nil), (1, 0.5, 1, .leading), (1, -0.75, 1.5, .trailing), (0, 10, 0, nil)]
      as [(Double, Double, Double, SwipeEdge?)])
  func narrow(width: Double, offset: Double, alpha: Double, edge: SwipeEdge?) {
    #expect(GestureList.cueAlpha(offset: offset, width: width, threshold: 0.5) == alpha)
    #expect(GestureList.committedEdge(offset: offset, width: width, threshold: 0.5) == edge)
  }
}
