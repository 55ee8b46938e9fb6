import InteractionCore
import InteractionLaws
import Testing

/// A list of rows: order, look-ups, and states that belong to ids.
struct SwipeListTests {
  private func list(_ count: Int = 6) -> SwipeList<DrawerRow> { SwipeList(of: DrawerRow(), count: count) }

  private func frame(_ list: SwipeList<DrawerRow>, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: LayoutRect(0, 0, 320, 480), at: time, into: &layers)
    return layers
  }

  @Test func rowsStandInOrderOfCreation() {
    let list = list()
    #expect(list.count == 6 && list.sectionCount == 1)
    #expect(list.rowCount(inSection: 0) == 6 && list.rowCount(inSection: 1) == 0)
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4, 5))
    #expect(list.position(of: RowID(4)) == RowPosition(row: 4))
    #expect([6, -1].map { list.id(at: RowPosition(row: $0)) } == [nil, nil])
    #expect(list.id(at: RowPosition(section: 1, row: 0)) == nil)
    #expect(list.position(of: RowID(6)) == nil && list.position(of: RowID(-1)) == nil)
  }

  @Test func heightsAndTopsAddUp() {
    let list = list()
    #expect(list.contentHeight == 264)  // 6 · 44
    #expect(list.top(of: RowID(3)) == 132 && list.height(of: RowID(3)) == 44)  // 3 · 44
    #expect(list.row(atHeight: 131.9) == RowID(2) && list.row(atHeight: 132) == RowID(3))
    #expect(list.row(atHeight: -0.1) == nil && list.row(atHeight: 264) == nil)
    #expect(list.top(of: RowID(6)) == nil && list.height(of: RowID(6)) == nil)
  }

  @Test func titlesAreNumberedOrGiven() {
    #expect(list().content(of: RowID(2)) == RowContent(id: RowID(2), title: "Item #3"))
    let named = SwipeList(of: DrawerRow(), count: 2, titlePrefix: "Row ")
    #expect(named.content(of: RowID(1)).title == "Row 2")
    var given = SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])
    #expect(given.count == 2 && given.content(of: RowID(1)).title == "Tea")
    let id = given.insert("Salt", at: 0).id
    _ = given.move(RowID(0), to: 2)
    #expect(ids(of: given).map { given.content(of: $0).title } == ["Salt", "Tea", "Milk"])
    #expect(given.content(of: id).title == "Salt")
  }

  @Test func statesFollowTheirRowsThroughEdits() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(2), at: .zero)
    #expect(list.insert("", at: 0).id == RowID(6))
    #expect(list.openRows == ids(2) && list.position(of: RowID(2)) == RowPosition(row: 3))
    _ = list.remove(RowID(0))
    _ = list.move(RowID(2), to: 0)
    #expect(list.openRows == ids(2) && list.position(of: RowID(2)) == RowPosition(row: 0))
    #expect(ids(of: list) == ids(2, 6, 1, 3, 4, 5))
    #expect(list.row(RowID(2)).rest == .open(.trailing))
    for id in ids(of: list).dropFirst() { #expect(list.row(id) == DrawerRow()) }
  }

  @Test func otherRowsGoOnMovingWhenARowGoes() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    _ = list.perform("open.trailing", on: RowID(2), at: Time(0.1))
    _ = list.remove(RowID(2))
    #expect(list.settles == Time(DrawerRow.slide))
    list.advance(to: Time(DrawerRow.slide))
    #expect(list.settles == nil && list.openRows == ids(1))
  }

  @Test func statesOfRowsThatRememberPositionsStayWhereTheyWere() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 4)
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    _ = list.insert("", at: 0)
    #expect(ids(of: list) == ids(4, 0, 1, 2, 3))
    #expect(list.openRows == ids(0))
    _ = list.remove(RowID(0))
    #expect(list.openRows == ids(1))
    _ = list.move(RowID(1), to: 3)
    #expect(list.openRows == ids(2))
  }

  @Test func aPositionBehindTheLastRowIsForgotten() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 2)
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    _ = list.remove(RowID(0))
    #expect(list.openRows == [])
    #expect(ids(of: list) == ids(1))
  }

  @Test func editsAreToldInRangesThatAddUp() {
    var list = list()
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let before = ids(of: list)
      let row = before.randomElement(using: &random) ?? RowID(0)
      let place = Int.random(in: -2...before.count + 2, using: &random)
      let update: ListUpdate
      switch Int.random(in: 0..<3, using: &random) {
      case 0: update = list.insert("", at: place).update
      case 1: update = list.remove(row)
      case _: update = list.move(row, to: place)
      }
      #expect(update.mismatch(from: [before], to: [ids(of: list)]) == nil)
      #expect(Set(ids(of: list)).count == list.count)
    }
  }

  @Test func editsOfRowsThatAreGoneChangeNothing() {
    var list = list()
    #expect(!list.remove(RowID(3)).isEmpty)
    #expect(list.remove(RowID(3)).isEmpty && list.move(RowID(3), to: 0).isEmpty && list.remove(RowID(99)).isEmpty)
    #expect(list.move(RowID(0), to: 0).isEmpty && list.move(RowID(0), to: -4).isEmpty)
    #expect(ids(of: list) == ids(0, 1, 2, 4, 5))
  }

  @Test func idsAreNeverIssuedAgain() {
    var list = list()
    _ = list.remove(RowID(5))
    #expect(list.insert("", at: 99).id == RowID(6))
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4, 6))
  }

  @Test func aPointMeetsContentOrAnUncoveredButton() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    // The second row lies at 44..<88 and shows its buttons at 160..<320.
    #expect(list.hit(Vector(300, 50), at: Time(1)) == RowHit(row: RowID(1), part: .action(.trailing, 0)))
    #expect(list.hit(Vector(200, 87.9), at: Time(1)) == RowHit(row: RowID(1), part: .action(.trailing, 1)))
    #expect(list.hit(Vector(100, 50), at: Time(1)) == RowHit(row: RowID(1), part: .content))
    #expect(list.hit(Vector(300, 43), at: Time(1)) == RowHit(row: RowID(0), part: .content))
    #expect(list.hit(Vector(300, 50), at: .zero) == RowHit(row: RowID(1), part: .content))
    #expect(list.hit(Vector(300, 264), at: Time(1)) == nil && list.hit(Vector(300, -1), at: Time(1)) == nil)
  }

  @Test func aListWhoseRowsHaveClosedAgainBehavesAsANewOne() {
    var used = list()
    for (step, id) in ids(of: used).enumerated() {
      let time = Time(Double(step))
      _ = used.perform("open.trailing", on: id, at: time)
      _ = used.perform("close", on: id, at: time + 0.3)
    }
    used.advance(to: Time(100))
    #expect(used.settles == nil && used.openRows == [])
    used.resize(toWidth: 480, at: Time(100))
    var fresh = list()
    fresh.resize(toWidth: 480, at: Time(100))
    for id in ids(of: used) { #expect(used.row(id) == fresh.row(id)) }
    #expect(frame(used, at: Time(100)) == frame(fresh, at: Time(100)))
  }

  @Test func anotherWidthReachesEveryRow() {
    var list = list()
    _ = list.perform("open.trailing", on: RowID(1), at: .zero)
    _ = list.perform("open.trailing", on: RowID(3), at: .zero)
    list.resize(toWidth: 480, at: Time(0.1))
    for id in ids(of: list) { #expect(list.row(id).size == LayoutSize(width: 480, height: 44)) }
    #expect(list.openRows == ids(1, 3) && list.settles == nil)
    #expect(list.row(RowID(3)).offset(at: Time(0.1)) == -160)
  }
}
