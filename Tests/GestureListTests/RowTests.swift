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

  @Test("After any sequence of samples a row comes to rest at 0, and a new finger catches it where it was")
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
        let offset = row.offset(at: Time(now))
        #expect(row.limits.contains(offset) && (phase != .began || offset == before), "\(events)")
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

  @Test("Mirrored samples give the mirrored offset and the other side's effect")
  func mirror() {
    let cases: [(x: Double, committed: SwipeEdge?)] = [
      (-300, .trailing), (-160, .trailing), (-80, nil), (80, nil), (160, .leading), (300, .leading),
    ]
    for (x, committed) in cases {
      for (x, edge) in [(x, committed), (-x, committed?.opposite)] {
        var row = dragged(x)
        #expect(row.offset(at: .zero) == x)
        expectReturn(released(&row, at: x, 0.2), committing: edge, "\(x)")
      }
    }
  }

  /// Lets the row go where the finger has dragged it.
  private func released(_ row: inout GestureList.Row, at x: Double, _ time: Double) -> SwipeEffects {
    row.pan(PanSample(.ended, translation: Vector(x, 0)), at: Time(time))
  }

  /// Expects that a row which has been let go has committed to a side, or none, and returns.
  private func expectReturn(
    _ effects: SwipeEffects, committing edge: SwipeEdge?, _ note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = SwipeEffects(edge.map { .didCommit($0) }, startedMotion: true)
    #expect(effects == expected, "\(note)", sourceLocation: sourceLocation)
  }

  @Test("A row that is caught on its way back goes on from there, and only the new drag decides")
  func caught() {
    var row = dragged(0)
    expectReturn(released(&row, at: 300, 0), committing: .leading)
    let offset = row.offset(at: Time(0.05))
    #expect(offset > 160)
    row.pan(PanSample(.began, translation: .zero), at: Time(0.05))
    #expect(row.offset(at: Time(0.06)) == offset)
    expectReturn(released(&row, at: -1, 0.06), committing: nil)
    row.pan(PanSample(.began, translation: .zero), at: Time(0.07))
    // Moved farther out, it counts.
    expectReturn(released(&row, at: 1, 0.07), committing: .leading)
  }

  @Test("Reuse and a new width reset a row, and reuse keeps its animation duration; the same width does nothing")
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
    row = dragged(-100)
    row.animationDuration = 2
    row.prepareForReuse()
    #expect(row.animationDuration == 2 && row.offset(at: .zero) == 0)
    row.animationDuration = nil
    #expect(row == GestureList.Row(width: 320))
  }

  @Test("NaN and infinite numbers are survived")
  func numbers() {
    for x in [Double.nan, .infinity, -.infinity] {
      for width in [x, 320] {
        var row = GestureList.Row(width: width)
        row.pan(PanSample(.began, translation: Vector(x, x)), at: Time(x))
        row.pan(PanSample(.changed, translation: Vector(-x, x)), at: Time(-x))
        row.pan(PanSample(.changed, translation: Vector(-x, x)), at: Time(0))
        var numbers = [row.offset(at: Time(x))]
        row.pan(PanSample(.ended, translation: Vector(x, x)), at: Time(x))
        numbers += [row.offset(at: Time(1)), row.cue(.trailing, at: Time(1)).alpha]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(x), \(width): \(numbers)")
      }
    }
  }

  @Test("Cues grow to 1 at half of the width; tick and cross change colour when letting go counts")
  func cues() {
    let cases: [(x: Double, alpha: Double, tick: Bool, cross: Bool)] = [
      (80, 0.5, false, false), (160, 1, true, false), (240, 1, true, false), (-40, 0.25, false, false),
      (-160, 1, false, true),
    ]
    for (x, alpha, tick, cross) in cases {
      let cues = [SwipeEdge.leading, .trailing].map { dragged(x).cue($0, at: .zero) }
      #expect(cues == [.init(alpha: alpha, isArmed: tick), .init(alpha: alpha, isArmed: cross)], "\(x)")
    }
    // They are parts of the width, however narrow it is; without any, there is nothing.
    let narrow: [(width: Double, offset: Double, alpha: Double, edge: SwipeEdge?)] = [
      (1, 0.25, 0.5, nil), (1, 0.5, 1, .leading), (1, -0.75, 1.5, .trailing), (0, 10, 0, nil),
    ]
    for (width, offset, alpha, edge) in narrow {
      let cue = GestureList.cueAlpha(offset: offset, width: width, threshold: 0.5)
      let committed = GestureList.committedEdge(offset: offset, width: width, threshold: 0.5)
      #expect((cue, committed) == (alpha, edge), "\(width), \(offset)")
    }
  }

}
