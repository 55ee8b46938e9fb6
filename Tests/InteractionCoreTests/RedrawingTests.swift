import ConstraintSwipe
import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("Frames drawn over others")
struct RedrawingTests {
  /// A frame, and how often a row has been drawn into it.
  private final class Canvas {
    var frame = LayerList()
    var drawn: [Int] = []

    /// Draws rows of 40 points, each with its label.
    ///
    /// - Parameters:
    ///   - rows: The rows from the top down, with a colour, and whether they are still.
    ///   - offset: How far the content is scrolled, in points.
    ///   - keepsRows: Whether rows that are still look as they did.
    func redraw(
      _ rows: [(id: Int, hex: UInt32, isStill: Bool)], offset: Double = 0, keepingRows keepsRows: Bool = true
    ) {
      drawn = []
      frame.redraw(LayoutRect(0, offset, 320, 480), mirroredIn: nil, keepingRows: keepsRows) { frame in
        frame.append(Layer(LayerID(nil, .row), "UITableView", LayoutRect(0, offset, 320, 480))) { frame in
          for (index, row) in rows.enumerated() {
            let top = Double(index) * 40
            frame.appendRow(RowID(row.id), top: top, isStill: row.isStill) { frame in
              drawn.append(row.id)
              let rect = LayoutRect(0, top, 320, 40)
              let cell = Layer(
                LayerID(RowID(row.id), .row), "UITableViewCell", rect, fill: .fixed(SRGBColor(hex: row.hex)))
              frame.append(cell) { $0.append(Layer(LayerID(RowID(row.id), .label), "UILabel", rect)) }
            }
          }
        }
      }
    }
  }

  /// Rows that are still and white.
  private func still(_ ids: Int...) -> [(id: Int, hex: UInt32, isStill: Bool)] { ids.map { ($0, 0xFFFFFF, true) } }

  @Test("The first frame of a list, and one that is drawn over none any more, has all rows, whatever may be kept")
  func nothingToKeep() {
    let list = SwipeList(of: DrawerRow(trailing: []), count: 30)
    let viewport = LayoutRect(0, 0, 320, 100)
    var frame = LayerList()
    func draw() {
      frame.redraw(viewport, mirroredIn: nil, keepingRows: true) {
        list.draw(viewport: viewport, at: .zero, into: &$0)
      }
    }
    draw()
    let first = frame
    #expect(first.layers.contains { $0.id.row == RowID(0) })
    draw()
    #expect(frame.layers == first.layers && frame.changes == [])
    frame.removeAll()
    draw()
    #expect(frame.layers == first.layers && frame.changes == first.changes)
  }

  @Test("What somebody draws below a list that moves is kept, too")
  func belowList() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]))
    var list = SwipeList(of: row, count: 2)
    let viewport = LayoutRect(0, 0, 320, 480)
    var frame = LayerList()
    func draw(at time: Double, keepingRows keepsRows: Bool = true) {
      frame.redraw(viewport, mirroredIn: nil, keepingRows: keepsRows) { layers in
        list.draw(viewport: viewport, at: Time(time), into: &layers)
        layers.append(Layer(LayerID(nil, .label), "UILabel", LayoutRect(0, 400, 320, 40)))
      }
    }
    draw(at: 0)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    draw(at: 0, keepingRows: false)
    draw(at: 0.1)
    let footer = frame.layers.count - 1
    #expect(frame.layers[footer].id == LayerID(nil, .label))
    #expect(frame.changes.allSatisfy { if case .changed(let index) = $0 { index < footer } else { false } })
    #expect(!frame.changes.isEmpty)
  }

  @Test("The first frame has come as a whole")
  func first() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1))
    // The table, and two layers for each row.
    #expect(canvas.frame.changes == [.inserted(0..<5)])
    #expect(canvas.drawn == [0, 1])
    #expect(canvas.frame.layers.map(\.depth) == [0, 1, 2, 1, 2])
  }

  @Test("Where nothing has happened, nothing is drawn, and nothing is new")
  func nothing() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1))
    canvas.redraw(still(0, 1))
    #expect(canvas.drawn == [])
    #expect(canvas.frame.changes == [])
  }

  @Test("A row that is not still is drawn, and of its layers the one that differs is new")
  func oneRow() {
    let canvas = Canvas()
    canvas.redraw([(0, 0xFFFFFF, true), (1, 0xFF0000, false), (2, 0xFFFFFF, true)])
    canvas.redraw([(0, 0xFFFFFF, true), (1, 0x00FF00, false), (2, 0xFFFFFF, true)])
    #expect(canvas.drawn == [1])
    #expect(canvas.frame.changes == [.changed(3)])  // after the table and the first row's two layers
    #expect(canvas.frame.layers[3].fill == .fixed(SRGBColor(hex: 0x00FF00)))
  }

  @Test("A row that comes to rest is drawn once more")
  func comesToRest() {
    let canvas = Canvas()
    canvas.redraw([(0, 0xFF0000, false)])
    canvas.redraw(still(0))
    #expect(canvas.drawn == [0])
    #expect(canvas.frame.changes == [.changed(1)])
    canvas.redraw(still(0))
    #expect(canvas.drawn == [])
  }

  @Test("Where anything may have changed, all is drawn, and compared")
  func compared() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1))
    canvas.redraw([(0, 0xFFFFFF, true), (1, 0x0000FF, true)], keepingRows: false)
    #expect(canvas.drawn == [0, 1])
    #expect(canvas.frame.changes == [.changed(3)])
  }

  @Test("Scrolling moves rows, to the very places where they would be drawn")
  func scrolled() {
    let (canvas, fresh) = (Canvas(), Canvas())
    canvas.redraw(still(0, 1, 2))
    for offset in [0.1, 0.3, 33.7, 0.1] {
      canvas.redraw(still(0, 1, 2), offset: offset)
      #expect(canvas.drawn == [])
      // The table's own layer stays where it is on the screen.
      #expect(canvas.frame.changes == [.moved(1..<7)])
    }
    fresh.redraw(still(0, 1, 2), offset: 0.1)
    #expect(canvas.frame == fresh.frame)
  }

  @Test("A row that comes into sight is drawn, and one that has gone is removed")
  func comesAndGoes() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1, 2))
    canvas.redraw(still(0, 1, 2, 3))
    #expect(canvas.drawn == [3])
    #expect(canvas.frame.changes == [.inserted(7..<9)])
    canvas.redraw(still(0, 1))
    #expect(canvas.drawn == [])
    #expect(canvas.frame.changes == [.removed(5..<9)])
  }

  @Test("A row that closes up is in another place, and is drawn there")
  func closesUp() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1, 2))
    canvas.redraw(still(0, 2))
    #expect(canvas.drawn == [2])
    #expect(canvas.frame.changes == [.removed(3..<5), .changed(3), .changed(4)])
    #expect(canvas.frame.layers[3].frame == LayoutRect(0, 40, 320, 40))
  }

  @Test("A layer that comes into a row leaves the others")
  func button() {
    var frame = LayerList()
    func redraw(hasButton: Bool) {
      frame.redraw(LayoutRect(0, 0, 320, 480), mirroredIn: nil, keepingRows: true) { frame in
        frame.appendRow(RowID(0), top: 0, isStill: false) { frame in
          let rect = LayoutRect(0, 0, 320, 40)
          frame.append(Layer(LayerID(RowID(0), .row), "UITableViewCell", rect)) { frame in
            if hasButton { frame.append(Layer(LayerID(RowID(0), .action(.trailing, 0)), "UIButton", rect)) }
            frame.append(Layer(LayerID(RowID(0), .content), "UIView", rect))
          }
        }
      }
    }
    redraw(hasButton: false)
    redraw(hasButton: true)
    #expect(frame.changes == [.inserted(1..<2)])
    #expect(frame.layers.map(\.id.part) == [.row, .action(.trailing, 0), .content])
    redraw(hasButton: false)
    #expect(frame.changes == [.removed(1..<2)])
    #expect(frame.layers.map(\.id.part) == [.row, .content])
  }

  @Test("Rows follow the content up and down only: in another width, or farther aside, all is drawn")
  func aside() {
    var (frame, drawn) = (LayerList(), 0)
    func redraw(_ viewport: LayoutRect, mirroredIn width: Double?) {
      drawn = 0
      frame.redraw(viewport, mirroredIn: width, keepingRows: true) { frame in
        frame.appendRow(RowID(0), top: 0, isStill: true) { frame in
          drawn += 1
          frame.append(Layer(LayerID(RowID(0), .row), "UITableViewCell", LayoutRect(0, 0, 100, 40)))
        }
      }
    }
    redraw(LayoutRect(0, 0, 320, 480), mirroredIn: nil)
    redraw(LayoutRect(0, 10, 320, 480), mirroredIn: nil)
    #expect(drawn == 0)
    redraw(LayoutRect(20, 10, 320, 480), mirroredIn: nil)
    #expect(drawn == 1)
    #expect(frame.layers[0].frame == LayoutRect(-20, -10, 100, 40))
    redraw(LayoutRect(20, 10, 320, 480), mirroredIn: 320)
    #expect(drawn == 1)
    #expect(frame.layers[0].frame == LayoutRect(320 - 80, -10, 100, 40))
  }

  @Test("What is laid over a row goes with the next frame, whether the row is still or not")
  func highlight() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1))
    canvas.redraw(still(0, 1))
    let pressed = Layer(LayerID(RowID(0), .pressed), "UIView", LayoutRect(0, 0, 320, 40))
    canvas.frame.insert(pressed, in: LayerID(RowID(0), .row))
    #expect(canvas.frame.changes == [.inserted(2..<3)])
    canvas.redraw(still(0, 1))
    #expect(canvas.drawn == [0])
    #expect(canvas.frame.changes == [.removed(2..<3)])
    canvas.redraw(still(0, 1))
    #expect(canvas.drawn == [])
  }

  @Test("What is laid over a row comes at its turn among what else has changed")
  func highlightAmongChanges() {
    let canvas = Canvas()
    for offset in [0.0, 10, 30] {
      canvas.redraw(
        [(0, 0xFFFFFF, true), (1, offset == 30 ? 0 : 0xFFFFFF, false), (2, 0xFFFFFF, true)], offset: offset)
      guard offset > 0 else { continue }
      let pressed = Layer(LayerID(RowID(0), .pressed), "UIView", canvas.frame.layers[1].frame)
      canvas.frame.insert(pressed, in: LayerID(RowID(0), .row))
    }
    // The first row is drawn anew, because of what was over it; of the second one both layers are elsewhere.
    let steps: [LayerChange] = [
      .changed(1), .removed(2..<3), .inserted(2..<3), .changed(3), .changed(4), .changed(5), .moved(6..<8),
    ]
    #expect(canvas.frame.changes == steps)
  }

  @Test("A row of one layer is kept, moves, and is drawn anew after what was laid over it; one without layers is none")
  func oneLayer() {
    func redraw(_ frame: inout LayerList, offset: Double) -> [Int] {
      var drawn: [Int] = []
      frame.redraw(LayoutRect(0, offset, 320, 480), mirroredIn: nil, keepingRows: true) { frame in
        for row in 0..<3 {
          let top = Double(row) * 40
          frame.appendRow(RowID(row), top: top, isStill: true) { frame in
            drawn.append(row)
            // The last one is transparent.
            if row < 2 { frame.append(Layer(LayerID(RowID(row), .row), "UIView", LayoutRect(0, top, 320, 40))) }
          }
        }
      }
      return drawn
    }
    var frame = LayerList()
    #expect(redraw(&frame, offset: 0) == [0, 1, 2])
    #expect(frame.rows == [RowID(0), RowID(1)])
    let pressed = Layer(LayerID(RowID(1), .pressed), "UIView", LayoutRect(0, 40, 320, 40))
    frame.insert(pressed, in: LayerID(RowID(1), .row))
    #expect(redraw(&frame, offset: 30) == [1])
    #expect(frame.changes == [.moved(0..<1), .changed(1), .removed(2..<3)])
    #expect(frame.layers.map(\.frame.y) == [-30, 10])
    #expect(redraw(&frame, offset: 40) == [])
    #expect(frame.layers.map(\.frame.y) == [-40, 0])
  }

  @Test("Layers that go side by side go in one step, and a row that has come to rest moves from where it rests")
  func restsElsewhere() {
    var frame = LayerList()
    func redraw(_ rows: [(y: Double, labels: Int, isStill: Bool)], offset: Double = 0) {
      frame.redraw(LayoutRect(0, offset, 320, 480), mirroredIn: nil, keepingRows: true) { frame in
        for (id, row) in rows.enumerated() {
          let rect = LayoutRect(0, row.y, 320, 40)
          frame.appendRow(RowID(id), top: 0, isStill: row.isStill) { frame in
            frame.append(Layer(LayerID(RowID(id), .row), "UIView", rect))
            for index in 0..<row.labels { frame.append(Layer(LayerID(RowID(id), .own(index)), "UILabel", rect)) }
          }
        }
      }
    }
    redraw([(0, 2, false), (40, 1, false), (80, 0, false)])
    redraw([(5, 0, true)])
    #expect(frame.changes == [.changed(0), .removed(1..<6)])
    redraw([(5, 0, true)])
    redraw([(5, 0, true)], offset: 10)
    #expect(frame.changes == [.moved(0..<1)] && frame.layers.map(\.frame.y) == [-5])
    frame.removeAll()
    #expect(frame == LayerList() && frame.changes == [])
    redraw([(5, 0, true)], offset: 10)
    #expect(frame.changes == [.inserted(0..<1)])
  }

  @Test("Rows in another order, however many, give the frame that is drawn from nothing")
  func shuffled() {
    var random = SplitMix64(seed: 3)
    let canvas = Canvas()
    for _ in 0..<200 {
      let ids = (0..<150).shuffled(using: &random).prefix(Int.random(in: 0...150, using: &random))
      let rows = ids.map { (id: $0, hex: UInt32(0xFFFFFF), isStill: Bool.random(using: &random)) }
      let before = canvas.frame.layers
      canvas.redraw(rows)
      let fresh = Canvas()
      fresh.redraw(rows)
      #expect(canvas.frame == fresh.frame)
      #expect(before.applying(canvas.frame.changes, of: canvas.frame.layers) == canvas.frame.layers)
    }
  }

  @Test("Every property of a layer makes a difference")
  func properties() {
    let plain = Layer(LayerID(RowID(0), .row), "UIView", LayoutRect(0, 0, 1, 1))
    func changed(_ change: (inout Layer) -> Void) -> Layer {
      var layer = plain
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
    // A text is kept in two of them.
    #expect(Mirror(reflecting: plain).children.count == others.count + 1)
    for other in others { #expect(other != plain) }
    #expect(plain == changed { _ in })
  }
}

extension [Layer] {
  /// The layers after some changes, as a host would take them over.
  fileprivate func applying(_ changes: [LayerChange], of new: [Layer]) -> [Layer] {
    var layers = self
    for change in changes {
      switch change {
      case .changed(let index): layers[index] = new[index]
      case .moved(let range): for index in range { layers[index].frame = new[index].frame }
      case .inserted(let range): layers.insert(contentsOf: new[range], at: range.lowerBound)
      case .removed(let range): layers.removeSubrange(range)
      }
    }
    return layers
  }
}
