import HeadlessTable
import InteractionLaws
import Testing

@Suite("Random touches on a table")
struct TableWalkTests {
  /// A list of 30 rows, twice and a half as high as the table, with a fault or none.
  private static func outcome(_ fault: BentList.Fault?, seed: UInt64 = 1, events: Int = 400) -> TableWalk.Outcome {
    TableWalk(seed: seed, events: events).play(BentList(fault: fault), own: BentList.edits)
  }

  // MARK: Sound lists

  @Test(
    "A sound list has no problems, whatever the seed, the policies and the direction",
    arguments: [
      TableWalk(seed: 1, events: 1000), TableWalk(seed: 2, events: 1000, direction: .rightToLeft),
      TableWalk(
        seed: 3, events: 1000,
        policies: TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)),
    ])
  func sound(_ walk: TableWalk) {
    let outcome = walk.play(BentList(fault: nil), own: BentList.edits)
    #expect(outcome.problems == [])
    let kinds = Set(outcome.notices.map { $0.prefix { $0 != "." } })
    #expect(kinds == ["didOpen", "didClose", "didTick"])
  }

  @Test("The same seed comes to the same outcome, another one to another")
  func seeds() {
    #expect(Self.outcome(nil) == Self.outcome(nil))
    #expect(Self.outcome(nil, seed: 2).notices != Self.outcome(nil).notices)
  }

  @Test("Policies and direction make a difference")
  func settings() {
    let usual = TableWalk(seed: 1, events: 2000)
    var (lenient, mirrored) = (usual, usual)
    lenient.policies.closesOnScroll = false
    mirrored.direction = .rightToLeft
    let outcome = usual.play(BentList(fault: nil))
    #expect(lenient.play(BentList(fault: nil)).notices != outcome.notices)
    #expect(mirrored.play(BentList(fault: nil)).notices != outcome.notices)
  }

  @Test("A walk without events draws the list as it is")
  func noEvents() {
    let outcome = TableWalk(seed: 1, events: 0).play(MinimalList(count: 2))
    #expect(outcome.problems == [] && outcome.notices == [])
    var frame = LayerList()
    var table = HeadlessTable(MinimalList(count: 2), width: 320, height: 480)
    table.draw(at: .zero, into: &frame)
    #expect(outcome.frame == frame)
  }

  // MARK: Broken lists

  /// A fault, and what is said of it, with # for numbers.
  struct Problem: CustomTestStringConvertible, Sendable {
    let fault: BentList.Fault
    let text: String
    var testDescription: String { text }

    init(_ fault: BentList.Fault, _ text: String) {
      self.fault = fault
      self.text = text
    }
  }

  @Test(
    "A broken list is caught five times and no more, with the event and what is wrong",
    arguments: [
      Problem(.announcesNothing, "Section # shows another row than announced."),
      Problem(.keepsRowsOpen, "# rows are open"),
      Problem(.opensWhatIsGone, "an open row is not there"),
      Problem(.drawsNowhere, "a layer is nowhere"),
      Problem(.forgetsTheLastRow, "the frame shows rows [#], and in sight are [#]"),
      Problem(.drawsWhatIsAbove, "a row is drawn that cannot be seen"),
      Problem(.hasNoHeight, "a row has no place"),
      Problem(.findsRowsFarAbove, "row # is out of sight"),
      Problem(.losesARowWhenTurned, "Section # shows another row than announced."),
      Problem(.deletesWhenTurned, "a finger that rests during a rotation does more than a tap: other rows"),
      Problem(.dependsOnFrames, "the rows are others where a frame was asked for in between"),
    ])
  func broken(_ problem: Problem) {
    let texts = Self.outcome(problem.fault, events: 2000).problems.map { $0.replacing(/\d+(, \d+)*/, with: "#") }
    #expect(texts == Array(repeating: "event #: " + problem.text, count: 5))
  }

  @Test("The fifth problem is the last one, also where an event shows two of them")
  func fifth() {
    let (rows, open) = ("Section 0 shows another row than announced.", "an open row is not there")
    let frames = "the rows are others where a frame was asked for in between"
    #expect(
      Self.outcome(.exchangesItsRows).problems == [
        "event 0: " + rows, "event 0: " + open, "event 0: " + frames,
        "event 0: the frame shows rows \(Array(0..<12)), and in sight are []", "event 1: " + rows,
      ])
  }
}
