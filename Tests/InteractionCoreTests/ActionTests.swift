import InteractionCore
import TestSupport
import Testing

@Suite("Actions, and what rows do with them")
struct ActionTests {
  @Test("An action keeps what it is given")
  func keeps() {
    let color = SRGBColor(hex: 0xFF3B30)
    let action = InteractionAction(
      id: "delete", title: "Delete", role: .destructive, icon: "trash", color: color, width: 74)
    #expect([action.id, action.title, action.icon] == ["delete", "Delete", "trash"])
    #expect(action.role == .destructive)
    #expect(action.color == color)
    #expect(action.width == 74)
  }

  @Test("An action is harmless and plain unless told otherwise")
  func defaults() {
    let action = InteractionAction(id: "more", title: "More")
    #expect(
      action == InteractionAction(id: "more", title: "More", role: .normal, icon: nil, color: nil, width: nil))
  }

  @Test("Showing and hiding buttons are actions too")
  func showAndClose() {
    #expect(SwipeEdge.allCases.map { InteractionAction.show($0).id } == ["open.leading", "open.trailing"])
    #expect(
      SwipeEdge.allCases.map { InteractionAction.show($0).title } == ["Show leading actions", "Show trailing actions"])
    #expect(InteractionAction.close() == InteractionAction(id: "close", title: "Hide actions"))
  }

  private let twoSided = DrawerRow(leading: [makeAction("read")])

  @Test("A closed row offers its actions, and to show them")
  func closedRow() {
    #expect(
      twoSided.plainActions().map(\.id) == ["read", "delete", "more", "open.leading", "open.trailing"])
    #expect(DrawerRow().plainActions().map(\.id) == ["delete", "more", "open.trailing"])
    #expect(DrawerRow(trailing: []).plainActions() == [])
  }

  @Test("An open row offers to show the other side, or to hide")
  func openRow() {
    var row = twoSided
    #expect(row.perform("open.trailing", at: .zero) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    #expect(row.plainActions().map(\.id) == ["read", "delete", "more", "open.leading", "close"])
  }

  @Test("Plain actions reach what gestures reach")
  func perform() {
    var row = twoSided
    #expect(row.perform("more", at: .zero) == SwipeEffects(.didPress(.trailing, 1)))
    #expect(row.perform("read", at: .zero) == SwipeEffects(.didPress(.leading, 0)))
    #expect(row.rest == .closed)
    #expect(row.perform("open.leading", at: .zero) == SwipeEffects(.didOpen(.leading), startedMotion: true))
    #expect(row.perform("close", at: Time(1)) == SwipeEffects(.didClose, startedMotion: true))
    #expect(row.perform("nothing of the kind", at: Time(2)) == .none)
  }

  // The outermost trailing button lies at 240...320, the innermost at 160...240; no others are there.
  @Test(
    "Buttons show as far as the content has moved",
    arguments: [
      (0, []), (-0.5, [0]), (-80, [0]), (-80.5, [0, 1]), (10, []),
    ] as [(Double, [Int])])
  func shown(x: Double, shown: [Int]) {
    var row = twoSided
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(x, 0)), at: .zero)
    #expect((-1...2).filter { row.isShown(.trailing, $0, at: .zero) } == shown)
    #expect(row.isShown(.leading, 0, at: .zero) == (x > 0))
  }

  @Test("A button of no width never shows")
  func noWidth() {
    var row = DrawerRow(trailing: [InteractionAction(id: "none", title: "None", width: 0), makeAction("more")])
    row.open(.trailing, animated: false, at: .zero)
    #expect([0, 1].map { row.isShown(.trailing, $0, at: .zero) } == [false, true])
  }

  @Test(
    "A point meets the uncovered button",
    arguments: [
      (159.9, 20, nil), (160, 20, 1), (239.9, 20, 1), (240, 20, 0), (319.9, 20, 0), (320, 20, nil), (250, -1, nil),
      (250, 0, 0), (250, 44, nil),
    ] as [(Double, Double, Int?)])
  func hit(x: Double, y: Double, index: Int?) {
    var row = twoSided
    row.open(.trailing, animated: false, at: .zero)
    let action = row.action(under: Vector(x, y), at: .zero)
    #expect(action?.index == index)
    #expect(action?.edge == index.map { _ in .trailing })
  }

  @Test("A motion runs until its end")
  func moving() {
    var row = DrawerRow()
    #expect(!row.isMoving(at: .zero))
    row.open(.trailing, animated: true, at: .zero)
    #expect([0, 0.19, 0.2].map { row.isMoving(at: Time($0)) } == [true, true, false])
    #expect(row.contentFrame(at: Time(0.2)) == LayoutRect(-160, 0, 320, 44))
  }

  @Test("Every event can be handled as a value")
  func events() {
    var row = twoSided
    let steps: [(event: RowEvent, effects: SwipeEffects)] = [
      (.tap, SwipeEffects(.didSelect)), (.open(.trailing, animated: false), SwipeEffects(.didOpen(.trailing))),
      (.press(.trailing, 1, .down), .none), (.press(.trailing, 1, .up), SwipeEffects(.didPress(.trailing, 1))),
      (.close(animated: true), SwipeEffects(.didClose, startedMotion: true)), (.wait, .none),
      (.pan(PanSample(.began, translation: .zero, velocity: .zero)), .none),
      (
        .pan(PanSample(.ended, translation: Vector(70, 0), velocity: .zero)),
        SwipeEffects(.didOpen(.leading), startedMotion: true)
      ),
      (.table(.tableScrolled), SwipeEffects(.didClose, startedMotion: true)), (.resize(480), .none), (.reuse, .none),
    ]
    let caused = steps.enumerated().map { second, step in row.handle(step.event, at: Time(Double(second))) }
    #expect(caused == steps.map(\.effects))
    #expect(row == DrawerRow(width: 480, leading: [makeAction("read")]))
  }

  @Test("An event finds the row tidied up")
  func tidiedUp() {
    var row = DrawerRow()
    #expect(
      row.handle(.open(.trailing, animated: true), at: .zero)
        == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    #expect(row.settles == Time(DrawerRow.slide))
    #expect(row.handle(.wait, at: Time(DrawerRow.slide)) == .none)
    #expect(row.settles == nil)
    #expect(row.offset(at: Time(DrawerRow.slide)) == -160)
  }
}
