import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("A slider's thumb holds the finger; its track lets it scroll")
struct SliderTests {
  /// A form whose slider, at level 0, stands in a table that can scroll.
  private func player(_ direction: ReadingDirection = .leftToRight) throws -> FormPlayer {
    var player = try FormPlayer(direction: direction)
    player.tap(0, .label)
    player.tap(3, .label)
    player.scroll(to: 400)
    player.tap(16, .label)
    player.scroll(to: 400)
    return player
  }

  private func level(_ player: FormPlayer) -> FormValue? { player.table.list.values[id(17)] }

  /// How far the thumb moves by one level, in points: row 17 is indented once, and the thumb's 28 points stay on the track.
  private static let step = (320 - 30 - 15 - 28) / 10.0

  @Test("A vertical drag on the track scrolls and leaves the value, and a tap leaves it, too")
  func scrolls() throws {
    for (distance, direction) in ReadingDirection.allCases.flatMap({ [(-60.0, $0), (60, $0)] }) {
      var player = try player(direction)
      let middle = player.place(17, .control(0))
      let offset = player.table.offset(player.now)
      player.touch(.down, middle.x, middle.y)
      player.touch(.moved, middle.x + 8, middle.y + distance)
      let isScrolled = (player.table.offset(player.now) - offset) * distance < 0
      player.touch(.up, middle.x + 8, middle.y + distance)
      #expect((isScrolled, level(player)) == (true, .level(0)), "\(distance), \(direction)")
    }
    var player = try player()
    let tapped = player.tap(17, .control(0))
    #expect((tapped, level(player)) == (.none, .level(0)))
  }

  @Test("A slider that a host's own recogniser drags is redrawn as its thumb moves")
  func hosted() throws {
    let form = try ExpandableTable([[RowDescriptor("idCellSlider", value: "0")]])
    var table = HeadlessTable(form, width: 320, height: 480)
    func thumb() -> Double? {
      table.frame.layers.first { $0.id == LayerID(id(0), .controlPart(1)) }?.frame.x
    }
    table.handle(.track(id(0), PanSample(.began, translation: .zero)), at: .zero)
    table.draw(at: .zero)
    let start = try #require(thumb())
    // The track's 290 points leave the thumb 262; four of ten levels are as far as the finger goes.
    let way = (290 - 28) * 0.4
    table.handle(.track(id(0), PanSample(.changed, translation: Vector(way, 0))), at: Time(0.1))
    table.draw(at: Time(0.1))
    let end = try #require(thumb())
    expectClose(end - start, way)
    // The thumb, and what is filled on its left.
    expect(table.frame.changes.count, is: 2)
  }

  @Test("A drag along the track moves the thumb as far as the finger goes", arguments: ReadingDirection.allCases)
  func drags(direction: ReadingDirection) throws {
    var player = try player(direction)
    let sign = direction == .leftToRight ? 1.0 : -1.0
    let middle = player.place(17, .control(0))
    let offset = player.table.offset(player.now)
    let way: [(TouchPhase, Double, Double)] = [
      (.down, 0, 0), (.moved, 9, 0),  // within the slop
      (.moved, 3.2 * Self.step, 20),
      // From then on it is held, wherever the finger goes.
      (.up, 4.2 * Self.step, 200),
    ]
    let levels = way.map { phase, x, y in
      player.touch(phase, middle.x + sign * x, middle.y + y)
      return level(player)
    }
    #expect((levels, player.table.offset(player.now)) == ([.level(0), .level(0), .level(3), .level(4)], offset))
  }

  @Test("The thumb can be caught within 22 points of its middle, and no farther away")
  func thumb() throws {
    for (beside, holds) in [(21.75, true), (22.25, false), (-10, true)] {
      var player = try player()
      let thumb = player.place(17, .controlPart(1))
      let offset = player.table.offset(player.now)
      player.touch(.down, thumb.x + beside, thumb.y)
      player.touch(.moved, thumb.x + beside + 5, thumb.y - 60)
      let isHeld = player.table.offset(player.now) == offset
      player.touch(.moved, thumb.x + beside + 2.1 * Self.step, thumb.y - 60)
      #expect((isHeld, level(player)) == (holds, .level(holds ? 2 : 0)), "\(beside) beside")
    }
  }

  @Test("The thumb stands within its track, from end to end")
  func ends() throws {
    for level in [0, 10] {
      var player = try player()
      let middle = player.place(17, .control(0))
      player.touch(.down, middle.x, middle.y)
      player.touch(.up, middle.x + Double(level) * Self.step * 1.2, middle.y)
      func frame(_ part: LayerPart) -> LayoutRect? {
        player.frame().layers.first { $0.id == LayerID(RowID(17), part) }?.frame
      }
      let (track, thumb) = (try #require(frame(.control(0))), try #require(frame(.controlPart(1))))
      let isAtEnd = level == 0 ? thumb.x == track.x : thumb.maxX == track.maxX
      #expect((self.level(player), isAtEnd) == (.level(level), true))
    }
  }

  @Test("In a table too narrow for the thumb to move, one point of dragging spans the whole range")
  func narrow() throws {
    var table = try ExpandableTable([[RowDescriptor("idCellSlider", value: "0")]])
    // 40 - 2 · 15 points of track, of which the thumb's 28 leave none.
    table.resize(toWidth: 40, at: .zero)
    table.slide(0, .began, 0)
    let levels = [0.5, 1].map { x in
      table.slide(0, .changed, x)
      return table.value(of: id(0))
    }
    expect(levels, are: [.level(5), .level(10)])
  }

  @Test("Incrementing a slider reports the change and updates the row above; at the maximum it does nothing")
  func actions() throws {
    var table = try ExpandableTable([
      [.parent(1, expanded: true), RowDescriptor("idCellSlider", value: "9")]
    ])
    expect(table.perform("increment", on: id(1), at: .zero), is: .changing(1, by: .rows(reload: [0..<1])))
    expect(table.perform("increment", on: id(1), at: .zero), is: .none)
    expect([table.title(0, 0), table.descriptor(of: id(1))?.value], are: ["10", "10"])
  }

  @Test("A thumb that goes back to where it was caught brings the value back")
  func forthAndBack() throws {
    var table = try ExpandableTable([[RowDescriptor("idCellSlider", value: "3")]])
    let isCaught = [(PanPhase.began, 0.0), (.changed, 100), (.changed, 0)].map { phase, x in
      table.slide(0, phase, x)
      return table.value(of: id(0)) == .level(3)
    }
    expect(isCaught, are: [true, false, true])
  }
}
