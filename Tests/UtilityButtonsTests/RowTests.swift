import TestSupport
import Testing
import UtilityButtons

@Suite("The row as a whole")
struct RowTests {
  @Test("Only a button that shows can be pressed", arguments: Corrections.allAndNone)
  func press(corrections: Corrections) {
    let phase = corrections == .all ? PressPhase.up : .down
    var player = Player(corrections)
    #expect(player.handle(.press(.trailing, 0, phase)) == .none)
    player.hold(-30)
    #expect(player.handle(.press(.trailing, 0, phase)) == SwipeEffects(.didPress(.trailing, 0)))
    for index in [-1, 1, 2] { #expect(player.handle(.press(.trailing, index, phase)) == .none) }
    #expect(player.handle(.press(.leading, 0, phase)) == .none)
    #expect(player.offset == -30)
  }

  @Test(
    "With a section index the outermost button shows after 15 points",
    arguments: [(-15, .none), (-16, SwipeEffects(.didPress(.trailing, 0)))] as [(Double, SwipeEffects)])
  func pressBesideIndex(offset: Double, pressed: SwipeEffects) {
    var player = Player(hasSectionIndex: true)
    player.hold(offset)
    #expect(player.handle(.press(.trailing, 0, .up)) == pressed)
  }

  @Test("A tap on an open row hides, on a center row selects", arguments: Corrections.allAndNone)
  func tap(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.handle(.tap) == SwipeEffects(.didSelect))
    player.put(.open(.leading))
    #expect(player.handle(.tap) == SwipeEffects(.didClose, startedMotion: true))
    player.settle()
    #expect(player.offset == 0)
  }

  @Test("Asked for the place it is on its way to, the row goes on; for another place it sets out anew")
  func askedAgain() throws {
    var player = Player()
    player.handle(.open(.trailing, animated: true))
    let arrival = try #require(player.row.settles)
    player.now = 0.1
    #expect(player.handle(.open(.trailing, animated: true)) == .none)
    #expect(player.row.settles == arrival)
    #expect(player.handle(.close(animated: true)) == SwipeEffects(.didClose, startedMotion: true))
    #expect(player.row.settles == arrival + 0.1)
  }

  @Test("A second finger's tap during a drag belongs to neither")
  func tapWhileHeld() {
    var player = Player()
    player.hold(-50)
    #expect(player.handle(.tap) == .none)
    #expect(player.offset == -50)
  }

  @Test("prepareForReuse is silent and gives a fresh row, in a drag and in a motion too", arguments: [false, true])
  func reuse(isInMotion: Bool) {
    var player = Player()
    player.hold(-100)
    if isInMotion {
      #expect(player.pan(.ended, -100) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    }
    #expect(player.handle(.reuse) == .none)
    #expect(player.row == Player().row)
    #expect(player.row.targetContentOffset == nil)
  }

  @Test("So it does where a scroll view drives")
  func reuseDriven() {
    var player = Player()
    player.release(target: 270)
    #expect(player.handle(.reuse) == .none)
    #expect(player.row == Player().row)
  }

  @Test("Resizing keeps the place and ends a drag; the same width changes nothing")
  func resize() {
    var player = Player(trailing: 3, width: 300)
    player.put(.open(.trailing))
    #expect(player.handle(.resize(480)) == .none)
    #expect(player.offset == -260)
    player.hold(40)
    let held = player.row
    player.handle(.resize(480))
    #expect(player.row == held)
    player.handle(.resize(300))
    #expect(player.offset == -240)  // 300 - 60
    player.pan(.changed, 90)
    #expect(player.offset == -240)  // 300 - 60
    player.handle(.resize(.nan))
    #expect(player.offset == 0)
    #expect(player.row.rest == .open(.trailing))
    player.handle(.resize(480))
    #expect(player.offset == -260)
  }

  @Test("Opened and closed again, a row equals one that nobody touched; it goes nowhere once it stands")
  func equality() {
    var player = Player()
    player.drag(-100)
    player.settle()
    var put = Player()
    put.put(.open(.trailing))
    #expect(player.row == put.row)
    #expect(put.row.targetContentOffset == nil)
    player.drag(100)
    #expect(player.row.targetContentOffset == 90)
    player.settle()
    #expect(player.row == Player().row)
    #expect(player.row.targetContentOffset == nil)
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player()
    #expect(player.row.plainActions().map(\.id) == ["l0", "t0", "t1", "open.leading", "open.trailing"])
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-100))
    gesture.settle()
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.row.plainActions().map(\.id) == ["l0", "t0", "t1", "open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: UtilityButtons(width: 320, height: 44, trailing: [delete]), count: 30)
    list.perform("open.trailing", on: RowID(3), at: .zero)
    #expect(
      list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
        == ListEffects(
          update: ListUpdate([.delete(.init(3..<4))]),
          notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true))
  }

  @Test("The rules have the names of their classes")
  func names() {
    #expect(
      UtilityButtons.Rules.allCases.map(\.rawValue) == ["SWTableViewCell", "SWTableViewCellMaster", "ZCJTableViewCell"])
    #expect(UtilityButtons.CellState.allCases.map(\.rawValue) == ["left", "center", "right"])
  }

  // MARK: Drawing

  @Test(
    "The article's stack: both strips stand still in the scroll view, the content lies over them",
    arguments: Corrections.each(
      .oneSideShows,
      article: """
        | | <SWUtilityButtonView; frame = (270 0; 90 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 1'>

        """, corrected: ""))
  func drawing(corrections: Corrections, left: String) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(
      player.layers("Item", origin: Vector(0, 44)).recursiveDescription == """
        <SWTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {270, 0}>
        \(left)| | <SWUtilityButtonView; frame = (410 0; 180 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 2'>
        | | | <UIButton; frame = (90 0; 90 44); text = 'Button 1'>
        | | <UIView; frame = (90 0; 320 44)>
        | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
        | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

        """)
  }

  @Test("ZCJ's classes have their own names")
  func drawingZCJ() {
    #expect(
      Player.zcj().layers("Item", origin: Vector(0, 44)).recursiveDescription == """
        <ZCJTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {0, 0}>
        | | <ZCJButtonView; frame = (230 0; 90 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 1'>
        | | <UIView; frame = (0 0; 320 44)>
        | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
        | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

        """)
  }

  @Test("The strip of a side that is swiped fully is as wide as it shows, at most the row and at least its buttons")
  func drawingFullSwipe() {
    for (x, width) in [(-60.0, 180.0), (-230, 230), (-400, 320)] {
      var player = Player(leading: 0, fullSwipe: true)
      player.hold(x)
      let strip = player.layers().layers.first { $0.name == "SWUtilityButtonView" }
      #expect(strip?.frame == LayoutRect(320 - width, 0, width, 44))
    }
  }

  @Test("A row that is narrower than its label's insets has a label without width")
  func drawingNarrow() {
    let layers = Player(width: 20).layers().layers
    #expect(layers.first { $0.name == "UILabel" }?.frame == LayoutRect(15, 0, 0, 44))
    #expect(UtilityButtons(width: -1, height: -1).size == LayoutSize(width: 0, height: 0))
  }

  @Test("A side that may not open shows nothing")
  func drawingForbidden() {
    let layers = Player(forbidden: [.leading, .trailing]).layers().layers
    #expect(layers.allSatisfy { $0.name != "UIButton" })
  }

  @Test("A button shows its icon, or else its title, in white on a dark colour")
  func buttons() {
    let star = InteractionAction(id: "star", title: "Star", icon: "★", color: SRGBColor(hex: 0x123456))
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let layers = Player(UtilityButtons(width: 320, height: 44, trailing: [star, delete])).layers().layers
    let buttons = layers.filter { $0.name == "UIButton" }
    let white = Paint.fixed(SRGBColor(hex: 0xFFFFFF))
    #expect(
      buttons.map(\.text) == [
        LayerText("Delete", paint: white, alignment: .center),
        LayerText("★", paint: white, alignment: .center, isSymbol: true),
      ])
    #expect(buttons.map(\.fill) == [.fixed(SRGBColor(hex: 0xFF3B30)), .fixed(SRGBColor(hex: 0x123456))])
    #expect(Set(layers.map(\.id)).count == layers.count)
  }
}
