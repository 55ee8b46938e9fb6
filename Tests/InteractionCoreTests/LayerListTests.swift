import InteractionCore
import TestSupport
import Testing

@Suite("Frames of layers")
struct LayerListTests {
  private func layer(_ row: Int?, _ part: LayerPart, _ name: String, _ frame: LayoutRect) -> Layer {
    Layer(LayerID(row.map(RowID.init), part), name, frame)
  }

  /// A table that is scrolled by 100 points with two rows, the first of them with a scroll view of its own.
  private func table() -> LayerList {
    var layers = LayerList()
    var table = layer(nil, .row, "UITableView", LayoutRect(0, 100, 320, 480))
    table.contentOffset = Vector(0, 100)
    layers.append(table) { layers in
      var first = layer(7, .row, "UITableViewCell", LayoutRect(0, 132, 320, 44))
      first.clips = true
      layers.append(first) { layers in
        var scroll = layer(7, .scroll, "UIScrollView", LayoutRect(0, 132, 320, 44))
        scroll.contentOffset = Vector(82, 0)
        layers.append(scroll) { layers in
          var label = layer(7, .label, "UILabel", LayoutRect(-67, 132, 270, 43.5))
          label.text = LayerText("Item #8")
          layers.append(label)
        }
        layers.append(layer(7, .accessory, "UIButton", LayoutRect(300, 142, 8, 12)))
      }
      layers.append(layer(9, .row, "UITableViewCell", LayoutRect(0, 176, 320, 44)))
    }
    return layers
  }

  @Test("Layers keep their order, and know their depth")
  func order() {
    let layers = table().layers
    #expect(layers.map(\.depth) == [0, 1, 2, 3, 2, 1])
    #expect(layers.map(\.id.part) == [.row, .row, .scroll, .label, .accessory, .row])
    #expect(layers.map(\.id.row) == [nil, RowID(7), RowID(7), RowID(7), RowID(7), RowID(9)])
  }

  @Test("The description shows frames in their containers")
  func description() {
    // Places inside a scrolled container count from its corner less its content offset: 132 - (100 - 100) = 132 and
    // -67 - (0 - 82) = 15.
    #expect(
      table().recursiveDescription == """
        <UITableView; frame = (0 100; 320 480); contentOffset: {0, 100}>
        | <UITableViewCell; frame = (0 132; 320 44); clipsToBounds = YES>
        | | <UIScrollView; frame = (0 0; 320 44); contentOffset: {82, 0}>
        | | | <UILabel; frame = (15 0; 270 43.5); text = 'Item #8'>
        | | <UIButton; frame = (300 10; 8 12)>
        | <UITableViewCell; frame = (0 176; 320 44)>

        """)
  }

  @Test("One row is described from its own depth, in its container's coordinates")
  func oneRow() {
    #expect(
      table().recursiveDescription(of: RowID(7)) == """
        <UITableViewCell; frame = (0 132; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {82, 0}>
        | | <UILabel; frame = (15 0; 270 43.5); text = 'Item #8'>
        | <UIButton; frame = (300 10; 8 12)>

        """)
    #expect(table().recursiveDescription(of: RowID(9)) == "<UITableViewCell; frame = (0 176; 320 44)>\n")
  }

  @Test("A row inside another container counts from there")
  func nested() {
    var layers = LayerList()
    layers.append(layer(nil, .row, "UIView", LayoutRect(10, 20, 300, 400))) { layers in
      layers.append(layer(3, .row, "UITableViewCell", LayoutRect(15, 50, 290, 44)))
    }
    // (15, 50) less (10, 20).
    #expect(layers.recursiveDescription(of: RowID(3)) == "<UITableViewCell; frame = (5 30; 290 44)>\n")
  }

  @Test("Characters that stand for a picture are not described")
  func symbols() {
    var layers = LayerList()
    var picture = layer(3, .accessoryImage, "UIImageView", LayoutRect(0, 0, 8, 12))
    picture.text = LayerText("›", isSymbol: true)
    layers.append(picture)
    #expect(layers.recursiveDescription == "<UIImageView; frame = (0 0; 8 12)>\n")
  }

  @Test("A row that is not in the frame has no description")
  func noRow() {
    #expect(table().recursiveDescription(of: RowID(8)) == "")
    #expect(LayerList().recursiveDescription == "")
  }

  @Test("A row whose first layer is its deepest is described, too")
  func deepestFirst() {
    var layers = LayerList()
    layers.append(layer(1, .row, "UITableViewCell", LayoutRect(0, 0, 320, 44))) { layers in
      layers.append(layer(2, .content, "UIView", LayoutRect(5, 6, 7, 8)))
    }
    layers.append(layer(2, .label, "UILabel", LayoutRect(0, 44, 320, 44)))
    #expect(
      layers.recursiveDescription(of: RowID(2)) == """
        | <UIView; frame = (5 6; 7 8)>
        <UILabel; frame = (0 44; 320 44)>

        """)
  }

  @Test("An emptied frame is a fresh one")
  func emptied() {
    var layers = table()
    layers.removeAll()
    #expect(layers == LayerList())
    layers.append(layer(1, .row, "UIView", LayoutRect(0, 0, 1, 1)))
    #expect(layers.layers.map(\.depth) == [0])
  }

  @Test("A frame is drawn in the viewport's coordinates, and mirrored as a whole")
  func placed() {
    func seen(mirroredIn width: Double?) -> LayerList {
      var frame = LayerList()
      frame.redraw(LayoutRect(0, 100, 320, 480), mirroredIn: width, keepingRows: false) { frame in
        for layer in table().layers { frame.append(layer) }
      }
      return frame
    }
    let moved = seen(mirroredIn: nil)
    #expect(moved.layers.map(\.frame) == table().layers.map { $0.frame.moved(by: Vector(0, -100)) })
    let mirrored = seen(mirroredIn: 320)
    // The label's 320 - (-67 + 270) = 117, the button's 320 - (300 + 8) = 12.
    #expect(mirrored.layers[3].frame == LayoutRect(117, 32, 270, 43.5))
    #expect(mirrored.layers[4].frame == LayoutRect(12, 42, 8, 12))
  }

  @Test("A layer is plain unless told otherwise")
  func defaults() {
    let plain = layer(1, .row, "UIView", LayoutRect(1, 2, 3, 4))
    #expect(plain.alpha == 1)
    #expect(plain.scale == Vector(1, 1))
    #expect(!plain.clips)
    #expect(plain.depth == 0)
    #expect(plain.fill == nil)
    #expect(plain.text == nil)
    #expect(plain.shadow == nil)
    #expect(plain.contentOffset == nil)
    let text = LayerText("A")
    #expect(
      text == LayerText("A", paint: .label, size: 17, alignment: .leading, isStruck: false, isSymbol: false))
  }
}
