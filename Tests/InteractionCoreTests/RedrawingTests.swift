import ConstraintSwipe
import InteractionLaws
import InteractionLists
import TestSupport
import Testing

@Suite("Redrawing over the last frame")
struct RedrawingTests {
  /// A row of a frame: its number, its colour, and whether it is still.
  private typealias Row = (id: Int, hex: UInt32, isStill: Bool)

  /// A frame, and the rows that were drawn for it last.
  private final class Canvas {
    var frame = LayerList()
    var drawn: [Int] = []

    /// Draws rows of 40 points from the top down, each with its label, where the content is scrolled by an offset.
    func redraw(_ rows: [Row], offset: Double = 0, keepingRows keepsRows: Bool = true) {
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
  private func still(_ ids: Int...) -> [Row] { ids.map { ($0, 0xFFFFFF, true) } }

  /// Draws rows on a canvas, and expects which are drawn, and what that changes.
  private func expect(
    _ canvas: Canvas, _ rows: [Row], offset: Double = 0, keepingRows keepsRows: Bool = true, drawn: [Int],
    changes: [LayerChange], location: SourceLocation = #_sourceLocation
  ) {
    canvas.redraw(rows, offset: offset, keepingRows: keepsRows)
    #expect((canvas.drawn, canvas.frame.changes) == (drawn, changes), sourceLocation: location)
  }

  @Test("A list's first frame, and the first after removing all layers, has all rows, even if rows may be kept")
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
    #expect((frame.layers, frame.changes) == (first.layers, []))
    frame.removeAll()
    draw()
    #expect((frame.layers, frame.changes) == (first.layers, first.changes))
  }

  @Test("A layer that the caller draws below a moving list is kept, too")
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
    let areAbove = frame.changes.map { if case .changed(let index) = $0 { index < footer } else { false } }
    #expect((frame.layers[footer].id, Set(areAbove)) == (LayerID(nil, .label), [true]))
  }

  @Test("The first frame is inserted whole; then only rows that are not still are drawn, and only what differs changes")
  func first() {
    let canvas = Canvas()
    // The table, and two layers for each row.
    expect(canvas, still(0, 1), drawn: [0, 1], changes: [.inserted(0..<5)])
    #expect(canvas.frame.layers.map(\.depth) == [0, 1, 2, 1, 2])
    expect(canvas, still(0, 1), drawn: [], changes: [])

    let coloured = Canvas()
    coloured.redraw([(0, 0xFFFFFF, true), (1, 0xFF0000, false), (2, 0xFFFFFF, true)])
    // After the table and the first row's two layers.
    let green: [Row] = [(0, 0xFFFFFF, true), (1, 0x00FF00, false), (2, 0xFFFFFF, true)]
    expect(coloured, green, drawn: [1], changes: [.changed(3)])
    #expect(coloured.frame.layers[3].fill == .fixed(SRGBColor(hex: 0x00FF00)))
  }

  @Test("A row that comes to rest is drawn once more; if rows may not be kept, all are drawn and compared")
  func comesToRest() {
    let canvas = Canvas()
    canvas.redraw([(0, 0xFF0000, false)])
    expect(canvas, still(0), drawn: [0], changes: [.changed(1)])
    expect(canvas, still(0), drawn: [], changes: [])

    let compared = Canvas()
    compared.redraw(still(0, 1))
    let rows: [Row] = [(0, 0xFFFFFF, true), (1, 0x0000FF, true)]
    expect(compared, rows, keepingRows: false, drawn: [0, 1], changes: [.changed(3)])
  }

  @Test("Scrolling moves rows to exactly where they would be drawn")
  func scrolled() {
    let (canvas, fresh) = (Canvas(), Canvas())
    canvas.redraw(still(0, 1, 2))
    // The table's own layer stays where it is on the screen.
    for offset in [0.1, 0.3, 33.7, 0.1] {
      expect(canvas, still(0, 1, 2), offset: offset, drawn: [], changes: [.moved(1..<7)])
    }
    fresh.redraw(still(0, 1, 2), offset: 0.1)
    #expect(canvas.frame == fresh.frame)
  }

  @Test("A row that appears is drawn, one that disappears is removed, and one that closes a gap is drawn there")
  func comesAndGoes() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1, 2))
    expect(canvas, still(0, 1, 2, 3), drawn: [3], changes: [.inserted(7..<9)])
    expect(canvas, still(0, 1), drawn: [], changes: [.removed(5..<9)])

    let closing = Canvas()
    closing.redraw(still(0, 1, 2))
    expect(closing, still(0, 2), drawn: [2], changes: [.removed(3..<5), .changed(3), .changed(4)])
    #expect(closing.frame.layers[3].frame == LayoutRect(0, 40, 320, 40))
  }

  @Test("A layer that is inserted into a row, or removed from it, leaves the others alone")
  func button() {
    var frame = LayerList()
    func redraw(hasButton: Bool) -> ([LayerChange], [LayerPart]) {
      frame.redraw(LayoutRect(0, 0, 320, 480), mirroredIn: nil, keepingRows: true) { frame in
        frame.appendRow(RowID(0), top: 0, isStill: false) { frame in
          let rect = LayoutRect(0, 0, 320, 40)
          frame.append(Layer(LayerID(RowID(0), .row), "UITableViewCell", rect)) { frame in
            if hasButton { frame.append(Layer(LayerID(RowID(0), .action(.trailing, 0)), "UIButton", rect)) }
            frame.append(Layer(LayerID(RowID(0), .content), "UIView", rect))
          }
        }
      }
      return (frame.changes, frame.layers.map(\.id.part))
    }
    _ = redraw(hasButton: false)
    #expect(redraw(hasButton: true) == ([.inserted(1..<2)], [.row, .action(.trailing, 0), .content]))
    #expect(redraw(hasButton: false) == ([.removed(1..<2)], [.row, .content]))
  }

  @Test("Kept rows follow vertical scrolling only; after a horizontal move or mirroring, all is drawn")
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
    #expect((drawn, frame.layers[0].frame) == (1, LayoutRect(-20, -10, 100, 40)))
    redraw(LayoutRect(20, 10, 320, 480), mirroredIn: 320)
    #expect((drawn, frame.layers[0].frame) == (1, LayoutRect(320 - 80, -10, 100, 40)))
  }

  @Test("A layer laid over a row is gone in the next frame, even if the row is still; changes are in order")
  func highlight() {
    let canvas = Canvas()
    canvas.redraw(still(0, 1))
    canvas.redraw(still(0, 1))
    let pressed = Layer(LayerID(RowID(0), .pressed), "UIView", LayoutRect(0, 0, 320, 40))
    canvas.frame.insert(pressed, in: LayerID(RowID(0), .row))
    #expect(canvas.frame.changes == [.inserted(2..<3)])
    expect(canvas, still(0, 1), drawn: [0], changes: [.removed(2..<3)])
    expect(canvas, still(0, 1), drawn: [], changes: [])

    let busy = Canvas()
    for offset in [0.0, 10, 30] {
      busy.redraw(
        [(0, 0xFFFFFF, true), (1, offset == 30 ? 0 : 0xFFFFFF, false), (2, 0xFFFFFF, true)], offset: offset)
      guard offset > 0 else { continue }
      let pressed = Layer(LayerID(RowID(0), .pressed), "UIView", busy.frame.layers[1].frame)
      busy.frame.insert(pressed, in: LayerID(RowID(0), .row))
    }
    // The first row is drawn again because a layer was laid over it; both layers of the second one differ.
    let steps: [LayerChange] = [
      .changed(1), .removed(2..<3), .inserted(2..<3), .changed(3), .changed(4), .changed(5), .moved(6..<8),
    ]
    #expect(busy.frame.changes == steps)
  }

  @Test("A row of one layer is kept, moves, and is drawn again after an overlay; one without layers is no row")
  func oneLayer() {
    var frame = LayerList()
    func redraw(offset: Double) -> [Int] {
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
    #expect((redraw(offset: 0), frame.rows) == ([0, 1, 2], [RowID(0), RowID(1)]))
    let pressed = Layer(LayerID(RowID(1), .pressed), "UIView", LayoutRect(0, 40, 320, 40))
    frame.insert(pressed, in: LayerID(RowID(1), .row))
    #expect((redraw(offset: 30), frame.layers.map(\.frame.y)) == ([1], [-30, 10]))
    #expect(frame.changes == [.moved(0..<1), .changed(1), .removed(2..<3)])
    #expect((redraw(offset: 40), frame.layers.map(\.frame.y)) == ([], [-40, 0]))
  }

  @Test("Adjacent layers are removed in one step, and a row that has come to rest moves from where it rests")
  func restsElsewhere() {
    var frame = LayerList()
    func redraw(_ rows: [(y: Double, labels: Int, isStill: Bool)], offset: Double = 0) -> [LayerChange] {
      frame.redraw(LayoutRect(0, offset, 320, 480), mirroredIn: nil, keepingRows: true) { frame in
        for (id, row) in rows.enumerated() {
          let rect = LayoutRect(0, row.y, 320, 40)
          frame.appendRow(RowID(id), top: 0, isStill: row.isStill) { frame in
            frame.append(Layer(LayerID(RowID(id), .row), "UIView", rect))
            for index in 0..<row.labels { frame.append(Layer(LayerID(RowID(id), .custom(index)), "UILabel", rect)) }
          }
        }
      }
      return frame.changes
    }
    _ = redraw([(0, 2, false), (40, 1, false), (80, 0, false)])
    #expect(redraw([(5, 0, true)]) == [.changed(0), .removed(1..<6)])
    _ = redraw([(5, 0, true)])
    #expect((redraw([(5, 0, true)], offset: 10), frame.layers.map(\.frame.y)) == ([.moved(0..<1)], [-5]))
    frame.removeAll()
    #expect((frame, frame.changes) == (LayerList(), []))
    #expect(redraw([(5, 0, true)], offset: 10) == [.inserted(0..<1)])
  }

  @Test("Any rows in any order give the same frame as drawing from scratch")
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
      let applied = before.applying(canvas.frame.changes, of: canvas.frame.layers)
      #expect((canvas.frame, applied) == (fresh.frame, canvas.frame.layers))
    }
  }
}

extension [Layer] {
  /// The layers after some changes, applied as a host would.
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
