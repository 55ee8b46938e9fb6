import BuildARow
import InteractionLaws
import Testing

@Suite("A row in seven steps")
struct StepTests {
  /// The violation that each chapter ends with, except the last.
  private static let first = [
    """
    rests
      0 s  pan.began 0
      0.1 s  pan.ended 1
      expected: offset 0, closed
      found: offset 1, closed

    """,
    """
    stays in bounds
      0 s  pan.began 0
      0.1 s  pan.changed 100
      expected: an offset from -160 to 80
      found: 100

    """,
    """
    no jumps
      0 s  open.leading
      expected: offset 0
      found: 80

    """,
    """
    cancel restores
      0 s  pan.began 0
      0.1 s  pan.failed 100
      expected: back to closed
      found: offset 80, leading

    """,
    """
    one notice per change
      0 s  open.leading
      expected: didOpen.leading
      found: no notice

    """,
    """
    flicks count
      0 s  pan.began 0
      0.1 s  pan.changed 1
      0.1 s  pan.ended 1 velocity 601
      expected: open on the leading side after a flick outward from closed
      found: closed

    """,
  ]

  /// All laws that each step breaks, in order.
  private static let broken: [[SwipeLaw]] = [
    [
      .rests, .staysInBounds, .noJumps, .cancelRestores, .reuseIsFresh, .openAndClose, .flicksCount,
      .resizeKeepsPosition, .actionsCanBeHit, .everyGestureHasAnAction,
    ],
    [
      .staysInBounds, .noJumps, .cancelRestores, .oneNoticePerChange, .reuseIsFresh, .flicksCount,
      .resizeKeepsPosition, .everyGestureHasAnAction,
    ],
    [
      .noJumps, .cancelRestores, .oneNoticePerChange, .reuseIsFresh, .flicksCount, .resizeKeepsPosition,
      .everyGestureHasAnAction,
    ],
    [
      .cancelRestores, .oneNoticePerChange, .reuseIsFresh, .flicksCount, .resizeKeepsPosition,
      .everyGestureHasAnAction, .motionEnds,
    ],
    [.oneNoticePerChange, .flicksCount],
    [.flicksCount],
    [],
  ]

  @Test("Each step breaks exactly these laws, the first one by these events", arguments: builtRows.indices)
  func brokenLaws(step: Int) {
    let violations = builtRows[step].violations()
    #expect(violations.map(\.law) == Self.broken[step].map(\.name))
    #expect(violations.first?.text == (step < Self.first.count ? Self.first[step] : nil))
  }

  @Test("The next step keeps the law that a chapter ends with", arguments: builtRows.indices.dropLast())
  func mended(step: Int) throws {
    let violation = try #require(builtRows[step].violations().first)
    let law = try #require(SwipeLaw.allCases.first { $0.name == violation.law })
    #expect(builtRows[step].violation(of: law, by: violation.events) == violation)
    #expect(builtRows[step + 1].violation(of: law, by: violation.events) == nil)
    #expect(!Self.broken[step + 1].contains(law))
  }
}
