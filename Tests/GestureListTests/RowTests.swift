import GestureList
import Testing

/// The row alone, as a `PannableRow` that any table can use.
@Suite("The row of a gesture list")
struct RowTests {
  private let phases = PanPhase.allCases

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
        row.pan(PanSample(phase, at: Time(now), translation: Vector(x, 0)))
        if phase == .began { #expect(row.offset(at: Time(now)) == before) }
        #expect(row.limits.contains(row.offset(at: Time(now))))
      }
      let last = events.last?.0
      if last == .ended || last == .cancelled || last == .failed {
        row.advance(to: Time(now + 0.3))
        #expect(row == GestureList.Row(width: 320))
      }
      guard events.count < 3 else { continue }
      for phase in phases { for x in xs { stack.append(events + [(phase, x)]) } }
    }
  }

  @Test("Mirrored samples give the mirrored offset and the other side's effect")
  func mirror() {
    for x in [-300.0, -160, -80, 80, 160, 300] {
      func run(_ sign: Double) -> (Double, SwipeEffects) {
        var row = GestureList.Row(width: 320)
        row.pan(PanSample(.began, at: .zero, translation: .zero))
        row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(sign * x, 0)))
        let offset = row.offset(at: Time(0.1))
        return (offset, row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(sign * x, 0))))
      }
      let (offset, effects) = run(1)
      let (mirrored, other) = run(-1)
      #expect(mirrored == -offset)
      guard case .didCommit(let edge) = effects.first else {
        #expect(other.first == nil)
        continue
      }
      #expect(other.first == .didCommit(edge.opposite))
    }
  }

  @Test("A row that is caught on its way back goes on from there, and what it was decides nothing")
  func caught() {
    var row = GestureList.Row(width: 320)
    row.pan(PanSample(.began, at: .zero, translation: .zero))
    #expect(row.pan(PanSample(.ended, at: .zero, translation: Vector(300, 0))).first == .didCommit(.leading))
    let offset = row.offset(at: Time(0.05))
    #expect(offset > 160)
    row.pan(PanSample(.began, at: Time(0.05), translation: .zero))
    #expect(row.offset(at: Time(0.06)) == offset)
    #expect(row.pan(PanSample(.ended, at: Time(0.06), translation: Vector(-1, 0))).first == nil)
    row.pan(PanSample(.began, at: Time(0.07), translation: .zero))
    // Moved farther out, it counts.
    #expect(row.pan(PanSample(.ended, at: Time(0.07), translation: Vector(1, 0))).first == .didCommit(.leading))
  }

  @Test("Reuse and another width make it as new, the same width does nothing")
  func reuse() {
    var row = GestureList.Row(width: 320)
    row.pan(PanSample(.began, at: .zero, translation: .zero))
    row.pan(PanSample(.changed, at: .zero, translation: Vector(-100, 0)))
    let dragged = row
    row.resize(toWidth: 320, at: .zero)
    #expect(row == dragged)
    row.resize(toWidth: 480, at: .zero)
    #expect(row == GestureList.Row(width: 480))
    row = dragged
    row.prepareForReuse()
    #expect(row == GestureList.Row(width: 320))
  }

  @Test("Numbers that are none are survived")
  func numbers() {
    for x in [Double.nan, .infinity, -.infinity] {
      for width in [x, 320] {
        var row = GestureList.Row(width: width)
        row.pan(PanSample(.began, at: Time(x), translation: Vector(x, x)))
        row.pan(PanSample(.changed, at: Time(-x), translation: Vector(-x, x)))
        row.pan(PanSample(.changed, at: Time(0), translation: Vector(-x, x)))
        #expect(row.offset(at: Time(x)).isFinite)
        row.pan(PanSample(.ended, at: Time(x), translation: Vector(x, x)))
        #expect(row.offset(at: Time(1)).isFinite)
        #expect(row.cue(.trailing, at: Time(1)).alpha.isFinite)
      }
    }
  }

  @Test("Cues grow to 1 at half of the width; tick and cross change colour when letting go counts")
  func cues() {
    var row = GestureList.Row(width: 320)
    row.pan(PanSample(.began, at: .zero, translation: .zero))
    for (x, alpha, tick, cross) in [
      (80.0, 0.5, false, false), (160, 1, true, false), (240, 1, true, false), (-40, 0.25, false, false),
      (-160, 1, false, true),
    ] {
      row.pan(PanSample(.changed, at: .zero, translation: Vector(x, 0)))
      #expect(row.cue(.leading, at: .zero) == .init(alpha: alpha, isArmed: tick))
      #expect(row.cue(.trailing, at: .zero) == .init(alpha: alpha, isArmed: cross))
    }
  }
}
