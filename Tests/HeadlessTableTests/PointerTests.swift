import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("What is under the pointer")
struct PointerTests {
  @Test(
    "A row or an uncovered button is hovered; nothing below the rows, beside the table, or after the pointer has left"
  )
  func parts() {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      var table = makeTable(count: 3, direction: direction)
      table.open(1)
      let x = direction == .leftToRight ? 300.0 : 20
      table.expect(hovered: nil, at: 1)
      table.hover(over: Vector(x, 60), at: Time(1))
      table.expect(hovered: .button(1), at: 1)
      table.hover(over: Vector(x, 20), at: Time(1))
      table.expect(hovered: .content(0), at: 1)
      for place in [Vector(x, 200), Vector(x, -1), Vector(-1, 20), Vector(321, 20), Vector(x, 480)] {
        table.hover(over: place, at: Time(1))
        table.expect(hovered: nil, at: 1)
      }
      table.hover(over: Vector(x, 20), at: Time(1))
      table.hover(over: nil, at: Time(1))
      table.expect(hovered: nil, at: 1)
      #expect(table.pointer == nil)
    }
  }

  @Test("Rows come under a pointer that rests, as they scroll, travel and open")
  func rests() {
    var table = makeTable()
    table.hover(over: Vector(300, 60), at: .zero)
    table.expect(hovered: .content(1), at: 0)
    table.turn(.discrete, 0, -44, at: 0)
    table.expect(hovered: .content(2), at: 0)
    table.remove([2], at: 0)
    // The next one travels up by 44 points, and is under the pointer once it has come by 28.
    table.expect(hovered: .content(3), at: 1)
    table.open(3, at: 1)
    table.expect(hovered: .content(3), at: 1)
    table.expect(hovered: .button(3), at: 9)
  }

  @Test("Nothing is hovered while a finger is down or two on a trackpad move")
  func busy() {
    var table = makeTable()
    table.hover(over: Vector(160, 60), at: .zero)
    var touched = table
    touched.play(Finger().down(160, 200, at: 0))
    touched.expect(hovered: nil, at: 0)
    touched.play(Finger().up(160, 200, at: 0.1))
    touched.expect(hovered: .content(1), at: 0.1)
    table.turn(.began, 0, -1, at: 0)
    table.expect(hovered: nil, at: 0)
    table.turn(.ended, at: 0.1)
    table.expect(hovered: .content(1), at: 0.1)
  }

  @Test("What is hovered is painted if the table's highlights say so, under the text and over the ground")
  func painted() throws {
    var table = makeTable(count: 3)
    table.hover(over: Vector(160, 60), at: .zero)
    let plain = table.frame(at: 0)
    #expect(plain == makeFrame(of: makeTable(count: 3)))
    table.highlights = .hover
    let frame = table.frame(at: 0)
    #expect(frame.layers.filter { $0.id.part != .hovered } == plain.layers)
    let index = try #require(frame.layers.firstIndex { $0.id == LayerID(RowID(1), .hovered) })
    let (content, layer, label) = (frame.layers[index - 1], frame.layers[index], frame.layers[index + 1])
    #expect([content.id, label.id] == [LayerID(RowID(1), .content), LayerID(RowID(1), .label)])
    // 12 % of #767680.
    let grey = SRGBColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    #expect((layer.frame, layer.depth, layer.fill) == (content.frame, content.depth + 1, .fixed(grey)))
    table.highlights = .press
    #expect(table.frame(at: 0) == plain)
  }

  private func makeFrame(of table: SwipeTable) -> LayerList {
    var table = table
    return table.frame(at: 0)
  }
}

@Suite("What is pressed")
struct PressTests {
  @Test("A row is pressed under a finger until that drags, scrolls or lifts")
  func row() {
    var table = makeTable()
    table.expect(pressed: nil, at: 0)
    table.play(Finger().down(160, 60, at: 0).move(155, 60, at: 0.1))
    table.expect(pressed: .content(1), at: 0.1)
    for (x, y) in [(150.0, 60.0), (155, 70)] {
      var moved = table
      moved.play(Finger().move(x, y, at: 0.2))
      moved.expect(pressed: nil, at: 0.2)
    }
    table.play(Finger().up(155, 60, at: 0.2))
    table.expect(pressed: nil, at: 0.2)
  }

  @Test("A button is pressed under a finger as long as a lift would press it")
  func button() {
    var table = makeTable()
    table.open(1)
    table.play(Finger().down(242, 60, at: 1))
    table.expect(pressed: .button(1), at: 1)
    // The button next to it begins at 240.
    table.play(Finger().move(236, 60, at: 1.1))
    table.expect(pressed: nil, at: 1.1)
    table.play(Finger().move(245, 60, at: 1.2))
    table.expect(pressed: .button(1), at: 1.2)
    table.remove([1], at: 1.3)
    table.expect(pressed: nil, at: 1.3)
  }

  @Test("Nothing is pressed under a finger whose tap only closes rows, or that has only stopped the table")
  func swallowed() {
    var table = makeTable()
    table.open(1)
    var free = table
    table.play(Finger().down(160, 200, at: 1))
    table.expect(pressed: nil, at: 1)
    free.policies.closesOnOutsideTap = false
    free.play(Finger().down(160, 200, at: 1))
    free.expect(pressed: .content(4), at: 1)
    var gliding = makeTable()
    gliding.play(.fling)
    gliding.play(Finger().down(160, 200, at: 0.2))
    gliding.expect(pressed: nil, at: 0.2)
  }

  @Test("What is pressed is painted over a button's ground, and nothing hovered is painted then")
  func painted() throws {
    var table = makeTable()
    table.open(1)
    table.highlights = [.press, .hover]
    table.hover(over: Vector(160, 200), at: Time(1))
    table.play(Finger().down(242, 60, at: 1))
    let layers = table.frame(at: 1).layers
    let index = try #require(layers.firstIndex { $0.id == LayerID(RowID(1), .pressed) })
    let (button, layer) = (layers[index - 1], layers[index])
    // 20 % of #787880.
    let grey = SRGBColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
    #expect((layer.frame, layer.fill) == (button.frame, .fixed(grey)))
    #expect(button.id == LayerID(RowID(1), .action(.trailing, 0)))
    #expect(!layers.contains { $0.id.part == .hovered })
  }
}

extension RowHit {
  fileprivate static func content(_ row: Int) -> RowHit { RowHit(row: RowID(row), part: .content) }
  /// The outermost trailing button.
  fileprivate static func button(_ row: Int) -> RowHit { RowHit(row: RowID(row), part: .action(.trailing, 0)) }
}

extension HeadlessTable {
  /// Expects what is under the pointer at a moment in seconds.
  fileprivate func expect(
    hovered hit: RowHit?, at time: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(hoveredPart(at: Time(time)) == hit, sourceLocation: sourceLocation)
  }

  /// Expects what is pressed at a moment in seconds.
  fileprivate func expect(
    pressed hit: RowHit?, at time: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(pressedPart(at: Time(time)) == hit, sourceLocation: sourceLocation)
  }
}
