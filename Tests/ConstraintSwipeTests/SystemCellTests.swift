import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("The view hierarchy that the article digs into")
struct SystemCellTests {
  /// Rows "Item #1" … "Item #30" as the system draws them, in a table that shows the first eleven.
  private static func table() -> HeadlessTable<SwipeList<ConstraintSwipe>> {
    HeadlessTable(SwipeList(of: player().row, count: 30), width: 320, height: 480)
  }

  /// One of these rows.
  private static func player(_ look: ConstraintSwipe.Look = .system) -> Player {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 82)
    return Player(ConstraintSwipe(width: 320, height: 44, trailing: [delete], look: look))
  }

  @Test("The frames and the order of the article's logs: Item #10 closed, Item #1 with its delete button")
  func logs() {
    var table = Self.table()
    let closed = """
      <UITableViewCell; frame = (0 396; 320 44)>
      | <UITableViewCellScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {0, 0}>
      | | <UIButton; frame = (302 16; 8 12.5)>
      | | | <UIImageView; frame = (0 0; 8 12.5)>
      | | <UITableViewCellContentView; frame = (0 0; 287 44)>
      | | | <UILabel; frame = (15 0; 270 43); text = 'Item #10'>

      """
    #expect(table.frame(at: 0).recursiveDescription(of: RowID(9)) == closed)
    table.perform("open.trailing", on: RowID(0), at: .zero)
    let open = """
      <UITableViewCell; frame = (0 0; 320 44)>
      | <UITableViewCellScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {82, 0}>
      | | <UITableViewCellDeleteConfirmationView; frame = (320 0; 82 44)>
      | | | <UITableViewCellDeleteConfirmationButton; frame = (0 0; 82 43.5)>
      | | | | <UILabel; frame = (15 11; 52 22); text = 'Delete'>
      | | <UITableViewCellContentView; frame = (0 0; 287 43.5)>
      | | | <UILabel; frame = (15 0; 270 43.5); text = 'Item #1'>
      | | <_UITableViewCellSeparatorView; frame = (97 43.5; 305 0.5)>
      | | <UIButton; frame = (297 16; 8 12.5)>
      | | | <UIImageView; frame = (0 0; 8 12.5)>

      """
    #expect(table.frame(at: 1).recursiveDescription(of: RowID(0)) == open)
  }

  @Test("A finger on the line below an open row presses no button: one point in the article's cell, half a point here")
  func line() {
    func isHit(_ look: ConstraintSwipe.Look, at y: Double) -> Bool {
      var row = Self.player(look).row
      row.open(.trailing, animated: false, at: .zero)
      return row.action(under: Vector(300, y), at: .zero) != nil
    }
    // The article's container is 43 points high, and the system's delete button 43.5, in a row of 44.
    #expect([42.75, 43.25].map { isHit(.article, at: $0) } == [true, false])
    #expect([43.25, 43.75].map { isHit(.system, at: $0) } == [true, false])
  }

  @Test("The delete view stands still: its x in the scroll view is width - 82 + contentOffset")
  func standsStill() {
    for shown in [1.0, 30, 82] {
      var player = Self.player()
      player.hold(-shown)
      let view = "DeleteConfirmationView; frame = (\(DecimalText.text(320 - 82 + shown)) 0; 82 44)"
      #expect(player.layers().recursiveDescription.contains(view), "\(shown)")
    }
  }

  @Test("The article's colours: cell `purpleColor`, content view `blueColor`, scroll view `greenColor`")
  func colours() {
    let layers = Self.player(.systemColored).layers().layers
    let names = ["UITableViewCell", "UITableViewCellContentView", "UITableViewCellScrollView"]
    let fills = names.map { name in layers.first { $0.name == name }?.fill }
    #expect(fills == [0x800080, 0x0000FF, 0x00FF00].map { .fixed(SRGBColor(hex: $0)) })
  }

  @Test("The system's cell has its one button: further and leading actions are left out")
  func oneButton() {
    let actions = InteractionAction.buttons([82, 82, 82])
    for look in [ConstraintSwipe.Look.system, .systemColored] {
      var player = Player(
        ConstraintSwipe(width: 320, height: 44, leading: [actions[2]], trailing: Array(actions[0...1]), look: look))
      player.name = "\(look)"
      player.expectRow(ConstraintSwipe(width: 320, height: 44, trailing: [actions[0]], look: look))
      player.handle(.open(.leading, animated: false), causes: .none)
      player.put(.open(.trailing))
      player.expectOffset(-82)
      player.handle(.tapButton(.trailing, 1), causes: .none)
      player.handle(.tapButton(.trailing, 0), causes: SwipeEffects(.didPress(.trailing, 0)))
      #expect(player.row.plainActions().map(\.id) == ["a0", "close"])
    }
  }

  @Test("The article's own cell, from the bottom: content view, buttons, container, label 20 points from the left")
  func articleStack() {
    let layers = Player().layers("Longer Title Item #1")
    let stack = """
      <SwipeableCell; frame = (0 0; 320 44); clipsToBounds = YES>
      | <UITableViewCellContentView; frame = (0 0; 320 43)>
      | | <UIButton; frame = (240 0; 80 43); text = 'Button 1'>
      | | <UIButton; frame = (160 0; 80 43); text = 'Button 2'>
      | | <UIView; frame = (0 0; 320 43)>
      | | | <UILabel; frame = (20 0; 280 43); text = 'Longer Title Item #1'>

      """
    #expect(layers.recursiveDescription == stack)
    let (ground, container) = (layers.layers[1], layers.layers[4])
    #expect(ground.fill == container.fill)
    // Lower than its line, and narrower than its label's insets, it is drawn without an extent.
    let small = """
      <SwipeableCell; frame = (0 0; 30 0.5); clipsToBounds = YES>
      | <UITableViewCellContentView; frame = (0 0; 30 0)>
      | | <UIView; frame = (0 0; 30 0)>
      | | | <UILabel; frame = (20 0; 0 0); text = ''>

      """
    #expect(Player(ConstraintSwipe(width: 30, height: 0.5)).layers("").recursiveDescription == small)
  }

  @Test("Buttons without a colour take three colours in turn, and destructive ones are red")
  func colors() {
    let names = ["a", "b", "c", "d"].map { InteractionAction(id: $0, title: $0, width: 20) }
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = Player(ConstraintSwipe(width: 320, height: 44, trailing: names + [delete]))
    let fills = row.layers().layers.filter { $0.name == "UIButton" }.map(\.fill)
    #expect(fills == [0xFF9500, 0x007AFF, 0xAF52DE, 0xFF9500, 0xFF3B30].map { .fixed(SRGBColor(hex: $0)) })
  }
}
