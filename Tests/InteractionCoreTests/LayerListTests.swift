import InteractionCore
import TestSupport
import Testing

@Suite("Frames of layers")
struct LayerListTests {
  private func layer(_ row: Int?, _ part: LayerPart, _ name: String, _ frame: LayoutRect) -> Layer {
    Layer(LayerID(row.map(RowID.init), part), name, frame)
  }

  /// A table scrolled by 100 points, with two rows, the first of which contains a scroll view.
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

  @Test("Layers keep their order and have their depth; an emptied frame equals a new one")
  func order() {
    let layers = table().layers
    let parts: [LayerPart] = [.row, .row, .scroll, .label, .accessory, .row]
    #expect((layers.map(\.depth), layers.map(\.id.part)) == ([0, 1, 2, 3, 2, 1], parts))
    #expect(layers.map(\.id.row) == [nil, RowID(7), RowID(7), RowID(7), RowID(7), RowID(9)])

    var emptied = table()
    emptied.removeAll()
    #expect(emptied == LayerList())
    emptied.append(layer(1, .row, "UIView", LayoutRect(0, 0, 1, 1)))
    #expect(emptied.layers.map(\.depth) == [0])
  }

  @Test("A description gives frames in their containers' coordinates; a single row's is indented from its own depth")
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
    #expect(
      table().recursiveDescription(of: RowID(7)) == """
        <UITableViewCell; frame = (0 132; 320 44); clipsToBounds = YES>
        | <UIScrollView; frame = (0 0; 320 44); contentOffset: {82, 0}>
        | | <UILabel; frame = (15 0; 270 43.5); text = 'Item #8'>
        | <UIButton; frame = (300 10; 8 12)>

        """)
    #expect(table().recursiveDescription(of: RowID(9)) == "<UITableViewCell; frame = (0 176; 320 44)>\n")
    #expect((table().recursiveDescription(of: RowID(8)), LayerList().recursiveDescription) == ("", ""))
  }

  @Test(
    "A row's frames count from its container, even if its first layer is the deepest; symbols are not shown as text"
  )
  func nested() {
    var inside = LayerList()
    inside.append(layer(nil, .row, "UIView", LayoutRect(10, 20, 300, 400))) { layers in
      layers.append(layer(3, .row, "UITableViewCell", LayoutRect(15, 50, 290, 44)))
    }
    // (15, 50) less (10, 20).
    #expect(inside.recursiveDescription(of: RowID(3)) == "<UITableViewCell; frame = (5 30; 290 44)>\n")

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

    var pictures = LayerList()
    var picture = layer(3, .accessoryImage, "UIImageView", LayoutRect(0, 0, 8, 12))
    picture.text = LayerText("›", isSymbol: true)
    pictures.append(picture)
    #expect(pictures.recursiveDescription == "<UIImageView; frame = (0 0; 8 12)>\n")
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
    #expect(mirrored.layers[3...4].map(\.frame) == [LayoutRect(117, 32, 270, 43.5), LayoutRect(12, 42, 8, 12)])
  }

  @Test("A layer is plain by default, and layers that differ in any property are not equal")
  func defaults() {
    let plain = layer(1, .row, "UIView", LayoutRect(1, 2, 3, 4))
    #expect((plain.alpha, plain.scale, plain.clips, plain.depth) == (1, Vector(1, 1), false, 0))
    #expect((plain.fill, plain.text, plain.shadow, plain.contentOffset) == (nil, nil, nil, nil))
    let text = LayerText("A", paint: .label, size: 17, alignment: .leading, isStruckThrough: false, isSymbol: false)
    #expect(LayerText("A") == text)

    let one = Layer(LayerID(RowID(0), .row), "UIView", LayoutRect(0, 0, 1, 1))
    func changed(_ change: (inout Layer) -> Void) -> Layer {
      var layer = one
      change(&layer)
      return layer
    }
    let others = [
      changed { $0.id = LayerID(RowID(1), .row) }, changed { $0.name = "UILabel" }, changed { $0.depth = 1 },
      changed { $0.frame.x = 1 }, changed { $0.contentOffset = .zero }, changed { $0.fill = .background },
      changed { $0.text = LayerText("") }, changed { $0.alpha = 0 }, changed { $0.scale = .zero },
      changed { $0.shadow = LayerShadow(offset: .zero, opacity: 1, radius: 1) }, changed { $0.cornerRadius = 1 },
      changed { $0.clips = true },
    ]
    // The text takes up two of the stored properties.
    #expect((Mirror(reflecting: one).children.count, one) == (others.count + 1, changed { _ in }))
    #expect(others.filter { $0 == one } == [])
  }
}
