import ConstraintSwipe
import HeadlessTable
import Testing

@Suite("The view hierarchy that the article digs into")
struct SystemCellTests {
  /// Rows "Item #1" … "Item #30" as the system draws them, in a table that shows the first eleven.
  func table(_ look: ConstraintSwipe.Look = .system) -> HeadlessTable<SwipeList<ConstraintSwipe>> {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 82)
    let cell = ConstraintSwipe(width: 320, height: 44, trailing: [delete], look: look)
    return HeadlessTable(SwipeList(of: cell, count: 30), width: 320, height: 480)
  }

  @Test("Item #10, closed: the frames of the article's first log")
  func closed() {
    var table = table()
    var frame = LayerList()

    table.draw(at: .zero, into: &frame)

    #expect(
      frame.recursiveDescription(of: RowID(9)) == """
        <UITableViewCell; frame = (0 396; 320 44)>
        | <UITableViewCellScrollView; frame = (0 0; 320 44); clipsToBounds = YES; contentOffset: {0, 0}>
        | | <UIButton; frame = (302 16; 8 12.5)>
        | | | <UIImageView; frame = (0 0; 8 12.5)>
        | | <UITableViewCellContentView; frame = (0 0; 287 44)>
        | | | <UILabel; frame = (15 0; 270 43); text = 'Item #10'>

        """)
  }

  @Test("Item #1 with its delete button: the frames and the order of the article's second log")
  func open() {
    var table = table()
    var frame = LayerList()
    table.perform("open.trailing", on: RowID(0), at: .zero)

    table.draw(at: Time(1), into: &frame)

    #expect(
      frame.recursiveDescription(of: RowID(0)) == """
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

        """)
  }

  @Test("The delete view stands still: its x in the scroll view is width - 82 + contentOffset")
  func standsStill() {
    var row = ConstraintSwipe(
      width: 320, height: 44, trailing: [InteractionAction(id: "delete", title: "Delete", width: 82)],
      look: .system)
    row.pan(PanSample(.began, at: .zero, translation: .zero))
    for shown in [1.0, 30, 82] {
      row.pan(PanSample(.changed, at: .zero, translation: Vector(-shown, 0)))
      var layers = LayerList()
      row.draw(RowContent(id: RowID(0), title: ""), at: .zero, time: .zero, into: &layers)
      #expect(
        layers.recursiveDescription.contains(
          "DeleteConfirmationView; frame = (\(DecimalText.text(320 - 82 + shown)) 0; 82 44)"))
    }
  }

  @Test("The article's colours: cell purple, content view blue, scroll view green")
  func colours() {
    var layers = LayerList()
    table(.systemColoured).list.row(RowID(0)).draw(
      RowContent(id: RowID(0), title: "Item #1"), at: .zero, time: .zero, into: &layers)
    func fill(_ name: String) -> Paint? { layers.layers.first { $0.name == name }?.fill }
    #expect(fill("UITableViewCell") == .fixed(SRGBColor(hex: 0x800080)))
    #expect(fill("UITableViewCellScrollView") == .fixed(SRGBColor(hex: 0x34C759)))
    #expect(fill("UITableViewCellContentView") == .fixed(SRGBColor(hex: 0x007AFF)))
  }

  @Test(
    "The article's own cell, from the bottom: content view, buttons, container, label 20 points from the left"
  )
  func articleStack() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: Player.actions([80, 80]))
    var layers = LayerList()
    row.draw(RowContent(id: RowID(0), title: "Longer Title Item #1"), at: .zero, time: .zero, into: &layers)
    #expect(
      layers.recursiveDescription == """
        <SwipeableCell; frame = (0 0; 320 44); clipsToBounds = YES>
        | <UITableViewCellContentView; frame = (0 0; 320 43)>
        | | <UIButton; frame = (240 0; 80 43); text = 'Button 1'>
        | | <UIButton; frame = (160 0; 80 43); text = 'Button 2'>
        | | <UIView; frame = (0 0; 320 43)>
        | | | <UILabel; frame = (20 0; 280 43); text = 'Longer Title Item #1'>

        """)
    let (ground, container) = (layers.layers[1], layers.layers[4])
    #expect(ground.fill == container.fill)
  }
}
