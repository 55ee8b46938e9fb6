import Testing
import UtilityButtons

@Suite("The row as a whole")
struct RowTests {
  static let everything: [UtilityButtons.Corrections] = [.all, []]

  @Test("Only a button that shows can be pressed")
  func press() {
    for corrections in Self.everything {
      let phase = corrections == .all ? PressPhase.up : .down
      var player = Player(corrections)
      player.apply(.press(.trailing, 0, phase))
      #expect(player.notices == [])
      player.pan(.began, 0)
      player.pan(.changed, -30)
      for index in [-1, 0, 1, 2] { player.apply(.press(.trailing, index, phase)) }
      player.apply(.press(.leading, 0, phase))
      #expect(player.notices == [.didPress(.trailing, 0)])
      #expect(player.offset == -30)
    }
  }

  @Test("With a section index the outermost button shows after 15 points")
  func pressBesideIndex() {
    for (offset, notices) in [(-15.0, []), (-16, [.didPress(.trailing, 0)])] as [(Double, [SwipeNotice])] {
      var player = Player(hasSectionIndex: true)
      player.pan(.began, 0)
      player.pan(.changed, offset)
      player.apply(.press(.trailing, 0, .up))
      #expect(player.notices == notices)
    }
  }

  @Test("A tap on an open row hides, on a center row selects")
  func tap() {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.apply(.tap)
      #expect(player.notices == [.didSelect])
      player.enter(.left)
      player.forgetNotices()
      player.apply(.tap)
      #expect(player.notices == [.didClose])
      player.settle()
      #expect(player.offset == 0)
    }
  }

  @Test("Asked for the place it is on its way to, the row goes on; for another place it sets out anew")
  func askedAgain() throws {
    var player = Player()
    player.apply(.open(.trailing, animated: true))
    let arrival = try #require(player.row.settles)
    player.now = 0.1
    player.apply(.open(.trailing, animated: true))
    #expect(player.row.settles == arrival)
    player.apply(.close(animated: true))
    #expect(player.row.settles == Time(arrival.seconds + 0.1))
  }

  @Test("A second finger's tap during a drag belongs to neither")
  func tapWhileHeld() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, -50)
    player.apply(.tap)
    #expect(player.notices == [])
    #expect(player.offset == -50)
  }

  @Test("prepareForReuse is silent and gives a row as new, in a drag, in a motion and driven by a scroll view")
  func reuse() {
    let fresh = Player().row
    for ending in [[], [SwipeEvent.pan(.ended, translation: Vector(-100, 0), velocity: .zero)]] {
      var player = Player()
      player.pan(.began, 0)
      player.pan(.changed, -100)
      for event in ending { player.apply(event) }
      player.forgetNotices()
      player.apply(.reuse)
      #expect(player.row == fresh)
      #expect(player.row.targetContentOffset == nil)
      #expect(player.notices == [])
    }
    var driven = Player()
    driven.release(target: 270)
    driven.apply(.reuse)
    #expect(driven.row == fresh)
  }

  @Test("Resizing keeps the place and ends a drag; the same width changes nothing")
  func resize() {
    var player = Player(trailing: 3, width: 300)
    player.enter(.right)
    player.apply(.resize(480))
    #expect(player.offset == -260)
    player.pan(.began, 0)
    player.pan(.changed, 40)
    let held = player.row
    player.apply(.resize(480))
    #expect(player.row == held)
    player.apply(.resize(300))
    #expect(player.offset == -(300 - 60))
    player.pan(.changed, 90)
    #expect(player.offset == -(300 - 60))
    player.apply(.resize(.nan))
    #expect(player.offset == 0)
    #expect(player.row.rest == .open(.trailing))
    player.apply(.resize(480))
    #expect(player.offset == -260)
  }

  @Test("Opened and closed again, a row equals one that nobody touched; what the last release asked for is remembered")
  func equality() {
    var player = Player()
    player.drag(-100)
    player.settle()
    var put = Player()
    put.enter(.right)
    #expect(player.row == put.row)
    player.drag(100)
    player.settle()
    #expect(player.row == Player().row)
    #expect(player.row.targetContentOffset == 90)
    #expect(put.row.targetContentOffset == nil)
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player()
    #expect(player.row.plainActions.map(\.id) == ["l0", "t0", "t1", "open.leading", "open.trailing"])
    var gesture = player
    gesture.drag(-100)
    gesture.settle()
    player.notices += player.row.perform("open.trailing", at: player.time).notices
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.notices == gesture.notices)
    #expect(player.row.plainActions.map(\.id).suffix(2) == ["open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletePath() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: UtilityButtons(width: 320, height: 44, trailing: [delete]), count: 30)
    _ = list.perform("open.trailing", on: RowID(3), at: .zero)
    let effects = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    #expect(effects.notices == [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))])
    #expect(effects.update == ListUpdate([.delete(.init(3..<4))]))
  }

  @Test("The rules have the names of their classes")
  func names() {
    #expect(UtilityButtons.Rules.allCases.map(\.name) == ["SWTableViewCell", "ZCJTableViewCell"])
    #expect(UtilityButtons.CellState.allCases.map(\.name) == ["left", "center", "right"])
  }

  // MARK: Drawing

  @Test("The article's stack: both strips stand still in the scroll view, the content lies over them")
  func drawing() {
    var player = Player()
    player.enter(.right)
    #expect(
      description(of: player) == """
        <SWTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {270, 0}>
        | | <SWUtilityButtonView; frame = (270 0; 90 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 0'>
        | | <SWUtilityButtonView; frame = (410 0; 180 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 1'>
        | | | <UIButton; frame = (90 0; 90 44); text = 'Button 0'>
        | | <UIView; frame = (90 0; 320 44)>
        | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
        | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

        """)
  }

  @Test("ZCJ's classes have their own names, and a side that may not open shows nothing")
  func drawingZCJ() {
    #expect(
      description(of: .zcj()) == """
        <ZCJTableViewCell; frame = (0 44; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {0, 0}>
        | | <ZCJButtonView; frame = (230 0; 90 44)>
        | | | <UIButton; frame = (0 0; 90 44); text = 'Button 0'>
        | | <UIView; frame = (0 0; 320 44)>
        | | | <UILabel; frame = (15 0; 290 44); text = 'Item'>
        | <_UITableViewCellSeparatorView; frame = (0 43.5; 320 0.5)>

        """)
    #expect(!description(of: Player(forbidden: [.leading, .trailing])).contains("UIButton"))
  }

  @Test("A button shows its icon, or else its title, in white on its colour")
  func buttons() {
    let star = InteractionAction(id: "star", title: "Star", icon: "★", color: SRGBColor(hex: 0x123456))
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var frame = LayerList()
    UtilityButtons(width: 320, height: 44, trailing: [star, delete])
      .draw(RowContent(id: RowID(0), title: ""), at: .zero, time: .zero, into: &frame)
    let buttons = frame.layers.filter { $0.name == "UIButton" }
    let white = Paint.fixed(SRGBColor(hex: 0xFFFFFF))
    #expect(
      buttons.map(\.text) == [
        LayerText("Delete", paint: white, alignment: .center),
        LayerText("★", paint: white, alignment: .center, isSymbol: true),
      ])
    #expect(buttons.map(\.fill) == [.fixed(SRGBColor(hex: 0xFF3B30)), .fixed(SRGBColor(hex: 0x123456))])
    #expect(Set(frame.layers.map(\.id)).count == frame.layers.count)
  }

  private func description(of player: Player) -> String {
    var frame = LayerList()
    player.row.draw(RowContent(id: RowID(0), title: "Item"), at: Vector(0, 44), time: player.time, into: &frame)
    return frame.recursiveDescription
  }
}
