import InteractionCore
import Testing

/// Actions, what rows do with them, and what rows tell.
struct ActionTests {
  @Test func anActionKeepsWhatItIsGiven() {
    let color = SRGBColor(hex: 0xFF3B30)
    let action = InteractionAction(
      id: "delete", title: "Delete", role: .destructive, icon: "trash", color: color, width: 74)
    #expect(action.id == "delete" && action.title == "Delete" && action.role == .destructive)
    #expect(action.icon == "trash" && action.color == color && action.width == 74)
  }

  @Test func anActionIsHarmlessAndPlainUnlessToldOtherwise() {
    let action = InteractionAction(id: "more", title: "More")
    #expect(
      action == InteractionAction(id: "more", title: "More", role: .normal, icon: nil, color: nil, width: nil))
  }

  @Test func showingAndHidingButtonsAreActionsToo() {
    #expect(InteractionAction.show(.leading).id == "open.leading")
    #expect(InteractionAction.show(.trailing).id == "open.trailing")
    #expect(InteractionAction.show(.trailing).title == "Show trailing actions")
    #expect(InteractionAction.close.id == "close")
    #expect(InteractionAction.close.title == "Hide actions")
  }

  private let twoSided = DrawerRow(leading: [makeAction("read")])

  @Test func aClosedRowOffersItsActionsAndToShowThem() {
    #expect(
      twoSided.plainActions.map(\.id) == ["read", "delete", "more", "open.leading", "open.trailing"])
    #expect(DrawerRow().plainActions.map(\.id) == ["delete", "more", "open.trailing"])
    #expect(DrawerRow(trailing: []).plainActions == [])
  }

  @Test func anOpenRowOffersToShowTheOtherSideOrToHide() {
    var row = twoSided
    #expect(row.perform("open.trailing", at: .zero) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    #expect(row.plainActions.map(\.id) == ["read", "delete", "more", "open.leading", "close"])
  }

  @Test func plainActionsReachWhatGesturesReach() {
    var row = twoSided
    #expect(row.perform("more", at: .zero) == SwipeEffects(.didPress(.trailing, 1)))
    #expect(row.perform("read", at: .zero) == SwipeEffects(.didPress(.leading, 0)))
    #expect(row.rest == .closed)
    #expect(row.perform("open.leading", at: .zero) == SwipeEffects(.didOpen(.leading), startedMotion: true))
    #expect(row.perform("close", at: Time(1)) == SwipeEffects(.didClose, startedMotion: true))
    #expect(row.perform("nothing of the kind", at: Time(2)) == .none)
  }

  @Test func buttonsShowAsFarAsTheContentHasMoved() {
    var row = twoSided
    _ = row.pan(PanSample(.began, at: .zero, translation: .zero))
    // The outermost trailing button lies at 240...320, the innermost at 160...240.
    let steps: [(x: Double, shown: [Bool])] = [
      (0, [false, false]), (-0.5, [true, false]), (-80, [true, false]), (-80.5, [true, true]), (10, [false, false]),
    ]
    for step in steps {
      _ = row.pan(PanSample(.changed, at: .zero, translation: Vector(step.x, 0)))
      #expect([0, 1].map { row.isShown(.trailing, $0, at: .zero) } == step.shown, "at \(step.x)")
      #expect(row.isShown(.leading, 0, at: .zero) == (step.x > 0))
    }
    #expect(!row.isShown(.trailing, 2, at: .zero) && !row.isShown(.trailing, -1, at: .zero))
  }

  @Test func aButtonOfNoWidthNeverShows() {
    var row = DrawerRow(trailing: [InteractionAction(id: "none", title: "None", width: 0), makeAction("more")])
    _ = row.open(.trailing, animated: false, at: .zero)
    #expect([0, 1].map { row.isShown(.trailing, $0, at: .zero) } == [false, true])
  }

  @Test func aPointMeetsTheUncoveredButton() {
    var row = twoSided
    _ = row.open(.trailing, animated: false, at: .zero)
    func hit(_ x: Double, _ y: Double = 20) -> [Int]? { row.action(at: Vector(x, y), time: .zero).map { [$0.index] } }
    #expect(hit(159.9) == nil)
    #expect(hit(160) == [1] && hit(239.9) == [1])
    #expect(hit(240) == [0] && hit(319.9) == [0])
    #expect(hit(320) == nil && hit(250, -1) == nil && hit(250, 44) == nil)
    #expect(row.action(at: Vector(300, 20), time: .zero)?.edge == .trailing)
  }

  @Test func aMotionRunsUntilItsEnd() {
    var row = DrawerRow()
    #expect(!row.isMoving(at: .zero))
    _ = row.open(.trailing, animated: true, at: .zero)
    #expect(row.isMoving(at: .zero) && row.isMoving(at: Time(0.19)) && !row.isMoving(at: Time(0.2)))
    #expect(row.contentFrame(at: Time(0.2)) == LayoutRect(-160, 0, 320, 44))
  }

  @Test func everyEventCanBeAppliedAsAValue() {
    var row = twoSided
    let events: [(SwipeEvent, SwipeEffects)] = [
      (.tap, SwipeEffects(.didSelect)), (.open(.trailing, animated: false), SwipeEffects(.didOpen(.trailing))),
      (.press(.trailing, 1, .down), .none), (.press(.trailing, 1, .up), SwipeEffects(.didPress(.trailing, 1))),
      (.close(animated: true), SwipeEffects(.didClose, startedMotion: true)), (.wait, .none),
      (.pan(.began, translation: .zero, velocity: .zero), .none),
      (
        .pan(.ended, translation: Vector(70, 0), velocity: .zero), SwipeEffects(.didOpen(.leading), startedMotion: true)
      ),
      (.table(.tableScrolled), SwipeEffects(.didClose, startedMotion: true)), (.resize(480), .none), (.reuse, .none),
    ]
    for (index, (event, effects)) in events.enumerated() {
      #expect(row.apply(event, at: Time(Double(index))) == effects, "\(event.name)")
    }
    #expect(row == DrawerRow(width: 480, leading: [makeAction("read")]))
  }

  @Test func anEventFindsTheRowTidiedUp() {
    var row = DrawerRow()
    row.apply(.open(.trailing, animated: true), at: .zero)
    #expect(row.settles == Time(0.2))
    row.apply(.wait, at: Time(0.2))
    #expect(row.settles == nil && row.offset(at: Time(0.2)) == -160)
  }
}
