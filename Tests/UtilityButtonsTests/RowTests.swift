import InteractionLists
import TestSupport
import Testing
import UtilityButtons

@Suite("The row as a whole")
struct RowTests {
  @Test("Only a button that shows can be pressed")
  func press() {
    let pressed = SwipeEffects(.didPress(.trailing, 0))
    for corrections in Corrections.allAndNone {
      let phase = corrections == .all ? PressPhase.up : .down
      var player = Player(corrections)
      player.handle(.press(.trailing, 0, phase), causes: .none)
      player.hold(-30)
      player.handle(.press(.trailing, 0, phase), causes: pressed)
      for index in [-1, 1, 2] { player.handle(.press(.trailing, index, phase), causes: .none) }
      player.handle(.press(.leading, 0, phase), causes: .none)
      player.expectOffset(-30)
    }
    // With a section index the outermost button shows after 15 points.
    for (offset, effects) in [(-15.0, SwipeEffects.none), (-16, pressed)] {
      var player = Player(hasSectionIndex: true)
      player.hold(offset)
      player.handle(.press(.trailing, 0, .up), causes: effects)
    }
  }

  @Test("A tap closes an open row, selects a closed one, and does nothing during a drag")
  func tap() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.handle(.tap, causes: SwipeEffects(.didSelect))
      player.put(.open(.leading))
      player.handle(.tap, causes: SwipeEffects(.didClose, startedMotion: true))
      player.settle()
      player.expectOffset(0)
    }
    var held = Player()
    held.hold(-50)
    held.handle(.tap, causes: .none)
    held.expectOffset(-50)
  }

  @Test("A row that is asked for the place it is moving to goes on; for another place it starts a new motion")
  func askedAgain() throws {
    var player = Player()
    player.handle(.open(.trailing, animated: true))
    let arrival = try #require(player.row.settleTime)
    player.now = 0.1
    player.handle(.open(.trailing, animated: true), causes: .none)
    player.expectSettles(arrival)
    player.handle(.close(animated: true), causes: SwipeEffects(.didClose, startedMotion: true))
    player.expectSettles(arrival + 0.1)
  }

  @Test("prepareForReuse is silent and gives a fresh row, in a drag, in a motion and where a scroll view drives")
  func reuse() {
    var held = Player()
    held.hold(-100)
    var moving = held
    moving.pan(.ended, -100, causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))
    var driven = Player()
    driven.release(target: 270)
    for (name, used) in [("held", held), ("moving", moving), ("driven", driven)] {
      var player = used
      player.name = name
      player.handle(.reuse, causes: .none)
      player.expectRow(Player().row)
      player.expectTarget(nil)
    }
  }

  @Test("Resizing keeps the place and ends a drag; the same width changes nothing")
  func resize() {
    var player = Player(trailing: 3, width: 300)
    player.put(.open(.trailing))
    player.handle(.resize(480), causes: .none)
    player.expectOffset(-260)
    player.hold(40)
    let held = player.row
    player.handle(.resize(480))
    player.expectRow(held)
    player.handle(.resize(300))
    player.expectOffset(-240)  // 300 - 60
    player.pan(.changed, 90)
    player.expectOffset(-240)
    player.handle(.resize(.nan))
    player.expectRest(.open(.trailing), offset: 0)
    player.handle(.resize(480))
    player.expectOffset(-260)
  }

  @Test("Opened and closed again, a row equals one that nobody touched; once it rests, it has no target")
  func equality() {
    var player = Player()
    player.drag(-100)
    player.settle()
    var put = Player()
    put.put(.open(.trailing))
    player.expectRow(put.row)
    put.expectTarget(nil)
    player.drag(100)
    player.expectTarget(90)
    player.settle()
    player.expectRow(Player().row)
    player.expectTarget(nil)
  }

  @Test("Plain actions do what gestures do")
  func plainActions() {
    var player = Player()
    let closed = player.row.plainActions().map(\.id)
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-100))
    gesture.settle()
    player.settle()
    player.expectRow(gesture.row)
    #expect(closed == ["l0", "t0", "t1", "open.leading", "open.trailing"])
    #expect(player.row.plainActions().map(\.id) == ["l0", "t0", "t1", "open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: UtilityButtons(width: 320, height: 44, trailing: [delete]), count: 30)
    list.perform("open.trailing", on: RowID(3), at: .zero)
    let pressed = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    let deleted = ListEffects(
      update: ListUpdate([.delete(.init(3..<4))]),
      notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true)
    #expect(pressed == deleted)
  }

  @Test("The rules have the names of their classes")
  func names() {
    let rules = UtilityButtons.Rules.allCases.map(\.rawValue)
    #expect(rules == ["SWTableViewCell", "SWTableViewCellMaster", "ZCJTableViewCell"])
    #expect(State.allCases.map(\.rawValue) == ["left", "center", "right"])
  }

  // MARK: Drawing

  @Test("The article's stack: both strips stand still in the scroll view, the content lies over them")
  func drawing() {
    let leftStrip = """
      | | <SWUtilityButtonView; frame = (270 0; 90 44)>
      | | | <UIButton; frame = (0 0; 90 44); text = 'Button 1'>

      """
    for (corrections, left) in Corrections.each(.oneSideShows, article: leftStrip, corrected: "") {
      var player = Player(corrections)
      player.put(.open(.trailing))
      let stack = """
        <SWTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {270, 0}>
        \(left)| | <SWUtilityButtonView; frame = (410 0; 180 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 2'>
        | | | <UIButton; frame = (90 0; 90 44); text = 'Button 1'>
        | | <UIView; frame = (90 0; 320 44)>
        | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
        | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

        """
      let drawn = player.layers("Item", origin: Vector(0, 44)).recursiveDescription
      #expect(drawn == stack, "\(player.name)")
    }
  }

  @Test("ZCJ's classes have their own names")
  func drawingZCJ() {
    let stack = """
      <ZCJTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
      | <UIScrollView; frame = (0 0; 320 44); contentOffset: {0, 0}>
      | | <ZCJButtonView; frame = (230 0; 90 44)>
      | | | <UIButton; frame = (0 0; 90 44); text = 'Button 1'>
      | | <UIView; frame = (0 0; 320 44)>
      | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
      | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

      """
    #expect(Player.zcj().layers("Item", origin: Vector(0, 44)).recursiveDescription == stack)
  }

  @Test("During a full swipe a strip is as wide as it shows, at least as its buttons and at most as the row")
  func drawingFullSwipe() {
    let strips = [-60.0, -230, -400].map { x in
      var player = Player(leading: 0, fullSwipe: true)
      player.hold(x)
      return player.layers().layers.first { $0.name == "SWUtilityButtonView" }?.frame
    }
    #expect(strips == [180.0, 230, 320].map { width in LayoutRect(320 - width, 0, width, 44) })
  }

  @Test("A row that is too small, or whose sides may not open, is drawn without a width or without buttons")
  func drawingLess() {
    // It is narrower than its label's insets.
    let narrow = Player(width: 20).layers().layers
    #expect(narrow.first { $0.name == "UILabel" }?.frame == LayoutRect(15, 0, 0, 44))
    #expect(UtilityButtons(width: -1, height: -1).size == LayoutSize(width: 0, height: 0))
    let forbidden = Player(forbidden: [.leading, .trailing]).layers().layers
    #expect(forbidden.allSatisfy { $0.name != "UIButton" })
  }

  @Test("A button shows its icon, or else its title, in white on a dark colour")
  func buttons() {
    let star = InteractionAction(id: "star", title: "Star", icon: "★", color: SRGBColor(hex: 0x123456))
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let layers = Player(UtilityButtons(width: 320, height: 44, trailing: [star, delete])).layers().layers
    let buttons = layers.filter { $0.name == "UIButton" }
    let white = Paint.fixed(SRGBColor(hex: 0xFFFFFF))
    let texts = [
      LayerText("Delete", paint: white, alignment: .center),
      LayerText("★", paint: white, alignment: .center, isSymbol: true),
    ]
    #expect(buttons.map(\.text) == texts)
    #expect(buttons.map(\.fill) == [.fixed(SRGBColor(hex: 0xFF3B30)), .fixed(SRGBColor(hex: 0x123456))])
    #expect(Set(layers.map(\.id)).count == layers.count)
  }
}
