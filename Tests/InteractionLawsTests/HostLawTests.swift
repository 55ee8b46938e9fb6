import BrokenDesigns
import ExpandableTable
import GestureList
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Each law of hosts catches the host that breaks it")
struct HostLawTests {
  typealias Caught = InteractionLawsTests.Caught<BrokenHost<GestureList>.Fault, HostLaw>

  static let caught = [
    Caught(.passesOnOneNotice, .nothingIsLost), Caught(.passesOnEditsLate, .nothingIsLost),
    Caught(.losesWhatFramesCause, .nothingIsLost), Caught(.losesUpdatesOfKeys, .nothingIsLost),
    Caught(.scrollsHalfAsFar, .tableIsShown), Caught(.takesOneFinger, .tableIsShown),
    Caught(.showsTheFormerFrame, .tableIsShown),
    Caught(.dragsHalfAsFar, .gesturesActLikeTouches), Caught(.holdsWhereTheyBegan, .gesturesActLikeTouches),
    Caught(.missesCancellations, .gesturesActLikeTouches),
    Caught(.timeRunsBack, .timeNeverRunsBackward), Caught(.timeRunsBackForActions, .timeNeverRunsBackward),
  ]

  /// Eighteen tasks of 44 points: 792 points in a table of 480.
  private static var tasks: GestureList { GestureList((0..<18).map { "Item \($0)" }, width: 320) }
  private static let edits: [CustomEvent<GestureList>] = [
    CustomEvent("insert") { list, time in list.insert(GestureList.Item("New"), index: 1, at: time) }
  ]
  private static let search = Search(depth: 1, randomSequences: 60, steps: 60)

  private static func violations(
    _ fault: BrokenHost<GestureList>.Fault?, of laws: [HostLaw]
  ) -> [Violation<TableLawEvent>] {
    HostLaw.check(
      { BrokenHost($0, fault: fault) }, of: tasks, customEvents: edits, laws: laws, search: search)
  }

  @Test("Each law has at least two hosts that break it")
  func complete() {
    #expect(Set(Self.caught.map(\.fault)) == Set(BrokenHost<GestureList>.Fault.allCases))
    for law in HostLaw.allCases { #expect(Self.caught.count { $0.laws.contains(law) } >= 2, "\(law.name)") }
  }

  @Test(
    "A host with a fault breaks the law about it, and a sound host keeps the law on the same events", arguments: caught)
  func broken(caught: Caught) {
    let found = Self.violations(caught.fault, of: caught.laws)
    expectLaws(found, caught.laws.map(\.name))
    for (violation, law) in zip(found, caught.laws) {
      let again = law.check(
        violation.events, { BrokenHost($0, fault: caught.fault) }, of: Self.tasks, customEvents: Self.edits)
      expectFound(again?.found, violation.found)
      let sound = law.check(violation.events, { BrokenHost($0) }, of: Self.tasks, customEvents: Self.edits)
      expectFound(sound?.text, nil)
      expectFound(violation.statement, law.statement)
    }
  }

  @Test("A sound host keeps every law, whatever list it shows")
  func sound() {
    expectKept(Self.violations(nil, of: HostLaw.allCases))
    let search = Self.search
    func found<List: ListInteraction>(_ list: List, _ edits: [CustomEvent<List>] = []) -> [Violation<TableLawEvent>] {
      HostLaw.check({ BrokenHost($0) }, of: list, customEvents: edits, search: search)
    }
    expectKept(found(BentList(), BentList.edits))
    expectKept(found(FoldingList()))
    expectKept(found(LiftingList()))
    expectKept(found(InventedList(count: 60), InventedList.edits))
    expectKept(found(InventedForm(sections: 6), InventedForm.edits))
  }

  @Test("A host is not sent again what time alone has caused, such as a held row that passes others")
  func held() {
    let list = StagedList([30]).with {
      $0.gestures = .hold
      $0.onGesture = { list, gesture, _ in
        guard case .hold(let phase, let y, let offset) = gesture else { return .none }
        list.liftedRow = phase == .began ? list.row(atY: y + offset) : phase == .changed ? list.liftedRow : nil
        return ListEffects(notices: phase == .changed ? [.didChange(RowID(0))] : [])
      }
    }
    let touches: [Timed<TableLawEvent>] = [
      Timed(0, .touch(TouchEvent(.down, location: Vector(160, 300)))), Timed(1, .wait),
      Timed(1.1, .touch(TouchEvent(.moved, location: Vector(160, 470)))),
    ]
    let waits = (10...32).map { Timed<TableLawEvent>(Time(Double($0) / 8), .wait) }
    let found = HostLaw.gesturesActLikeTouches.check(touches + waits, { BrokenHost($0) }, of: list)
    expectFound(found?.text, nil)
  }

  @Test("A table without a driver keeps every law, except the one that time never runs backward")
  func table() {
    let found = HostLaw.check({ HeadlessTable($0, width: 320, height: 480) }, of: Self.tasks, search: Self.search)
    expectLaws(found, [HostLaw.timeNeverRunsBackward.name])
  }
}
