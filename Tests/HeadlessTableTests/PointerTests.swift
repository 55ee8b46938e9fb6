import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("What is under the pointer")
struct PointerTests {
  private func content(_ row: Int) -> RowHit { RowHit(row: RowID(row), part: .content) }

  @Test("A row, or a button where one is uncovered; nothing below the rows, beside the table, or once it has left")
  func parts() {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      var table = makeTable(count: 3, direction: direction)
      table.perform("open.trailing", on: RowID(1), at: .zero)
      let x = direction == .leftToRight ? 300.0 : 20
      #expect(table.hovered(at: Time(1)) == nil)
      table.hover(over: Vector(x, 60), at: Time(1))
      #expect(table.hovered(at: Time(1)) == RowHit(row: RowID(1), part: .action(.trailing, 0)))
      table.hover(over: Vector(x, 20), at: Time(1))
      #expect(table.hovered(at: Time(1)) == content(0))
      for place in [Vector(x, 200), Vector(x, -1), Vector(-1, 20), Vector(321, 20), Vector(x, 480)] {
        table.hover(over: place, at: Time(1))
        #expect(table.hovered(at: Time(1)) == nil)
      }
      table.hover(over: Vector(x, 20), at: Time(1))
      table.hover(over: nil, at: Time(1))
      #expect(table.hovered(at: Time(1)) == nil)
      #expect(table.pointer == nil)
    }
  }

  @Test("Rows come under a pointer that rests, as they scroll, travel and open")
  func rests() {
    var table = makeTable()
    table.hover(over: Vector(300, 60), at: .zero)
    #expect(table.hovered(at: .zero) == content(1))
    table.turn(.discrete, 0, -44, at: 0)
    #expect(table.hovered(at: .zero) == content(2))
    table.edit(at: .zero) { $0.remove(RowID(2), at: .zero) }
    // The next one travels up by 44 points, and is under the pointer once it has come by 28.
    #expect(table.hovered(at: Time(1)) == content(3))
    table.perform("open.trailing", on: RowID(3), at: Time(1))
    #expect(table.hovered(at: Time(1)) == content(3))
    #expect(table.hovered(at: Time(9)) == RowHit(row: RowID(3), part: .action(.trailing, 0)))
  }

  @Test("Nothing while a finger is down or two on a trackpad move")
  func busy() {
    var table = makeTable()
    table.hover(over: Vector(160, 60), at: .zero)
    var touched = table
    touched.play(Finger().down(160, 200, at: 0))
    #expect(touched.hovered(at: .zero) == nil)
    touched.play(Finger().up(160, 200, at: 0.1))
    #expect(touched.hovered(at: Time(0.1)) == content(1))
    table.turn(.began, 0, -1, at: 0)
    #expect(table.hovered(at: .zero) == nil)
    table.turn(.ended, at: 0.1)
    #expect(table.hovered(at: Time(0.1)) == content(1))
  }

  @Test("It is painted where the table's highlights say so, under the text and over the ground")
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
    #expect(content.id == LayerID(RowID(1), .content))
    #expect(layer.frame == content.frame)
    #expect(layer.depth == content.depth + 1)
    // 12 % of #767680.
    #expect(layer.fill == .fixed(SRGBColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)))
    #expect(label.id == LayerID(RowID(1), .label))
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
  @Test("A row under a finger, until it drags, scrolls or is lifted")
  func row() {
    var table = makeTable()
    #expect(table.pressed(at: .zero) == nil)
    table.play(Finger().down(160, 60, at: 0).move(155, 60, at: 0.1))
    #expect(table.pressed(at: Time(0.1)) == RowHit(row: RowID(1), part: .content))
    for (x, y) in [(150.0, 60.0), (155, 70)] {
      var moved = table
      moved.play(Finger().move(x, y, at: 0.2))
      #expect(moved.pressed(at: Time(0.2)) == nil)
    }
    table.play(Finger().up(155, 60, at: 0.2))
    #expect(table.pressed(at: Time(0.2)) == nil)
  }

  @Test("A button under a finger, as long as a lift would press it")
  func button() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    let delete = RowHit(row: RowID(1), part: .action(.trailing, 0))
    table.play(Finger().down(242, 60, at: 1))
    #expect(table.pressed(at: Time(1)) == delete)
    // The button next to it begins at 240.
    table.play(Finger().move(236, 60, at: 1.1))
    #expect(table.pressed(at: Time(1.1)) == nil)
    table.play(Finger().move(245, 60, at: 1.2))
    #expect(table.pressed(at: Time(1.2)) == delete)
    table.edit(at: Time(1.3)) { $0.remove(RowID(1), at: Time(1.3)) }
    #expect(table.pressed(at: Time(1.3)) == nil)
  }

  @Test("Nothing under a finger whose tap only closes rows, or has only stopped the table")
  func swallowed() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    var free = table
    table.play(Finger().down(160, 200, at: 1))
    #expect(table.pressed(at: Time(1)) == nil)
    free.policies.closesOnOutsideTap = false
    free.play(Finger().down(160, 200, at: 1))
    #expect(free.pressed(at: Time(1)) == RowHit(row: RowID(4), part: .content))
    var gliding = makeTable()
    gliding.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    gliding.play(Finger().down(160, 200, at: 0.2))
    #expect(gliding.pressed(at: Time(0.2)) == nil)
  }

  @Test("It is painted over a button's ground, and before what is hovered")
  func painted() throws {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    table.highlights = [.press, .hover]
    table.hover(over: Vector(160, 200), at: Time(1))
    table.play(Finger().down(242, 60, at: 1))
    let layers = table.frame(at: 1).layers
    let index = try #require(layers.firstIndex { $0.id == LayerID(RowID(1), .pressed) })
    #expect(layers[index - 1].id == LayerID(RowID(1), .action(.trailing, 0)))
    #expect(layers[index].frame == layers[index - 1].frame)
    // 20 % of #787880.
    #expect(layers[index].fill == .fixed(SRGBColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)))
    #expect(!layers.contains { $0.id.part == .hovered })
  }
}
