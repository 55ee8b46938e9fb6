import InteractionCore
import TestSupport
import Testing

@Suite("The full-swipe rule, tested without a row")
struct FullSwipeRuleTests {
  private static let on = SwipeOptions(allowsFullSwipe: true)

  /// Buttons of a width on some sides, and none on the others; they open as far as they are wide, unless a reach is given.
  private func strips(_ width: Double = 80, _ edges: SwipeEdge..., reach: Double? = nil) -> ActionStrips {
    func actions(_ edge: SwipeEdge) -> [InteractionAction] {
      edges.contains(edge) ? InteractionAction.buttons([width]) : []
    }
    return ActionStrips(leading: actions(.leading), trailing: actions(.trailing)) {
      let strip = ActionStrip(edge: $0, actions: $1, buttonWidth: 80, limit: .infinity)
      return reach.map(strip.reaching) ?? strip
    }
  }

  private func swipe(_ finger: Double, caught: Double = 0) -> FullSwipeTest {
    FullSwipeTest(fingerOffset: finger, caughtOffset: caught, width: 320)
  }

  @Test("Content caught beyond the threshold must be dragged farther out by the margin")
  func caughtBeyond() {
    // From 0.55 · 320 = 176 on, or 30 points farther out than where the content was caught beyond that.
    let cases: [(caught: Double, finger: Double, edge: SwipeEdge?)] = [
      (-175, -175.9, nil), (-175, -176, .trailing), (-176, -176, nil), (-176, -205.9, nil), (-176, -206, .trailing),
      (-200, -229.9, nil), (-200, -230, .trailing),
      // There is nothing on the other side.
      (0, 300, nil),
    ]
    let strips = strips(80, .trailing)
    for (caught, finger, edge) in cases {
      let swipe = swipe(finger, caught: caught)
      let (armed, off) = (
        swipe.armedEdge(of: strips, options: Self.on), swipe.armedEdge(of: strips, options: SwipeOptions())
      )
      let performed = swipe.performedEdge(of: strips, velocity: 0, flick: 500, options: Self.on)
      #expect((armed, performed, off) == (edge, edge, nil), "\(caught), \(finger)")
    }
  }

  @Test("The smallest offset decides which side's threshold counts; a flick back leaves none")
  func fullSwipeThreshold() {
    let (leading, trailing) = (strips(80, .leading), strips(80, .trailing))
    func fullSwipeThreshold(_ finger: Double, _ strips: ActionStrips, velocity: Double = 0) -> Double? {
      swipe(finger).fullSwipeThreshold(of: strips, velocity: velocity, flick: 500, options: Self.on)
    }
    for finger in [0.5, 1, 300] {
      #expect(
        (
          fullSwipeThreshold(-finger, trailing), fullSwipeThreshold(finger, leading),
          fullSwipeThreshold(-finger, leading)
        ) == (-176, 176, nil))
    }
    #expect((fullSwipeThreshold(0, leading), fullSwipeThreshold(0, trailing)) == (nil, nil))
    // A flick back calls it off.
    #expect([-499, -500].map { fullSwipeThreshold(200, leading, velocity: $0) } == [176, nil])
  }

  @Test(
    "Even the narrowest buttons allow a full swipe, unless their side cannot open; the smallest offset has progress"
  )
  func narrow() {
    for width in [0.5, 1] {
      let (swipe, strips) = (swipe(-176), strips(width, .trailing))
      #expect(
        (
          swipe.armedEdge(of: strips, options: Self.on),
          swipe.progress(offset: -width / 2, of: strips, options: Self.on)
        )
          == (.trailing, SwipeProgress(edge: .trailing, open: 0.5, fullSwipe: 1)), "\(width) wide")
    }
    for edge in SwipeEdge.allCases {
      let progress = swipe(edge.sign / 2)
        .progress(offset: edge.sign / 2, of: strips(80, .leading, .trailing), options: SwipeOptions())
      #expect(progress == SwipeProgress(edge: edge, open: 1 / 160.0))
    }

    let (far, shut) = (swipe(-300), strips(80, .trailing, reach: 0))
    #expect(
      (far.armedEdge(of: shut, options: Self.on), far.progress(offset: -40, of: shut, options: Self.on)) == (nil, nil))
  }
}
