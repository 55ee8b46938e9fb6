import GestureList
import TestSupport
import Testing

/// Items that take no memory until they change.
@Suite("Numbered items")
struct NumberedTests {
  @Test("A list of numbered items is like one of their texts, also while they change", arguments: [3, 512, 1_030])
  func likeTexts(count: Int) throws {
    var numbered = GestureList(count: count, width: 320)
    var texts = GestureList((1...count).map { "Item #\($0)" }, width: 320)
    #expect(numbered == texts)
    #expect(numbered.texts == texts.texts)
    func both(_ change: (inout GestureList) -> Void) {
      change(&numbered)
      change(&texts)
      #expect(numbered == texts)
      #expect(numbered.texts == texts.texts)
    }
    let last = RowID(count - 1)
    both { $0.perform("complete", on: last, at: Time(0)) }
    both { $0.perform("delete", on: RowID(1), at: Time(1)) }
    both { $0.perform("addBelow", on: last, at: Time(2)) }
    both { $0.type("Milk", at: Time(3)) }
    both { $0.perform("edit", on: RowID(0), at: Time(4)) }
    both { $0.type("Bread", at: Time(5)) }
    for second in 6..<10 { both { $0.undo(at: Time(Double(second))) } }
  }

  @Test("Texts have a prefix, and there may be no item at all")
  func prefix() {
    let list = GestureList(count: 600, textPrefix: "№ ", width: 320, rowHeight: 50)
    #expect((list.item(RowID(599))?.text, list.item(RowID(600)), list.height(of: RowID(1))) == ("№ 600", nil, 50))
    #expect(GestureList(count: 0, width: 320) == GestureList([], width: 320))
    #expect([-1, 0, .nan].map { GestureList(count: 1, width: $0).width } == [0, 0, 0])
  }
}
