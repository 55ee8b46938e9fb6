import BrokenDesigns
import InteractionLaws
import Testing

@Suite("What a search takes and gives")
struct SearchTests {
  @Test("A mirror image whose actions are not exchanged is no mirror image")
  func unequalMirror() {
    let found = SwipeLaw.check({ MinimalRow() }, mirrored: { MinimalRow() }, search: Search(depth: 1, walks: 0))
    let expected = "trailing actions of the mirror image: 1"
    #expect(found == [Violation(law: "mirror", events: [], expected: expected, found: "2")])
  }

  @Test("A number below 0 is a mistake of whoever searches")
  func negative() async {
    await #expect(processExitsWith: .failure) { _ = SwipeLaw.check({ MinimalRow() }, search: Search(depth: -1)) }
  }

  @Test("A row that is made open is a mistake of whoever makes it")
  func open() async {
    await #expect(processExitsWith: .failure) {
      var row = MinimalRow()
      _ = row.open(.leading, animated: false, at: .zero)
      _ = SwipeLaw.check({ [row] in row }, search: Search(depth: 0, walks: 0))
    }
  }

  @Test("A search of no depth looks at the new row")
  func shallow() {
    let found = SwipeLaw.check({ MinimalRow(breaking: .everyGestureHasAnAction) }, search: Search(depth: 0, walks: 0))
    #expect(found.map(\.events) == [[]])
  }

  // The minimal row takes its width as it is: NaN is not even equal to itself, and what is not finite shows.
  @Test(
    "Random numbers survive any width, and find what is wrong with it",
    arguments: [
      (
        .nan,
        [
          .rests, .staysInBounds, .reuseIsFresh, .openAndClose, .sameScriptSameTrace, .anythingGoes,
          .resizeKeepsThePosition, .actionsCanBeSet, .actionsCanBeHit, .paintedWhereItIs, .everyGestureHasAnAction,
        ]
      ),
      (.infinity, [.anythingGoes, .actionsCanBeHit, .paintedWhereItIs]), (1e300, [.actionsCanBeHit]),
      (-1, [.staysInBounds]),
      (0, []),
    ] as [(Double, [SwipeLaw])])
  func widths(width: Double, broken: [SwipeLaw]) {
    let found = SwipeLaw.check({ MinimalRow(width: width) }, search: Search(depth: 0, walks: 3))
    #expect(found.map(\.law) == broken.map(\.name))
  }

  @Test("Numbers that chance has chosen are made round and lose their sign")
  func simplerNumbers() {
    // Beyond all chosen velocities, so that only chance finds it: more than 4100 points per second, either way.
    let found = SwipeLaw.check(
      { MinimalRow(breaking: .rests, flick: 4100) }, laws: [.rests], search: Search(depth: 2, walks: 200))
    let release = "rests\n  0 s  pan.began 0\n  0.1 s  pan.ended 1 velocity 4200\n"
    #expect(found.map { String($0.text.prefix(release.count)) } == [release])
  }

  /// A row whose content is a point off once a side has got other actions.
  private struct SettingRow: RowAround {
    var row = MinimalRow()
    var off = 0.0

    func offset(at time: Time) -> Double { row.offset(at: time) + off }
    mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
      if edge == .trailing, actions != row.actions(edge) { off = 1 }
      return row.setActions(actions, edge, at: time)
    }
    static func == (one: Self, other: Self) -> Bool { one.row == other.row && one.off == other.off }
  }

  @Test("Where any other actions do, none are given", arguments: 1...8)
  func fewerActions(seed: UInt64) {
    let found = SwipeLaw.check({ SettingRow() }, laws: [.rests], search: Search(depth: 0, walks: 8, seed: seed))
    #expect(found.map { $0.events.map { $0.event } } == [[.setActions([], .trailing)]])
  }
}
