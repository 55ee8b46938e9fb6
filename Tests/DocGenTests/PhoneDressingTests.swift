import InteractionLists
import Testing

@testable import DocGen

@Suite("What a phone shows beside a table")
struct PhoneDressingTests {
  private let size = LayoutSize(width: 320, height: 400)

  private func row(_ name: String, _ id: Int, y: Double) -> [Layer] {
    let frame = LayoutRect(0, y, 320, 44)
    var label = Layer(LayerID(RowID(id), .label), "UILabel", frame, text: LayerText("Milk"))
    label.depth = 1
    return [Layer(LayerID(RowID(id), .row), name, frame), label]
  }

  @Test("Rows that leave it to the table get a separator, and other rows keep their own")
  func lines() {
    var dressing = PhoneDressing()
    let layers = row("SwipeableTableViewCell", 0, y: 0) + row("SwipeableTableViewCell", 1, y: 44)
    let dressed = dressing.dressed(layers, size)
    let parts: [LayerPart] = [.row, .label, .separator, .row, .label, .separator]
    #expect(dressed.map(\.id.part) == parts)
    #expect(dressed[2].frame == LayoutRect(0, 43.5, 320, 0.5) && dressed[2].depth == 1)
    let own = row("SwipeableCell", 0, y: 0)
    #expect(dressing.dressed(own, size) == own)
  }

  @Test("The caret is behind the typed text, or before a placeholder, until the edit ends")
  func caret() {
    var dressing = PhoneDressing()
    var layers = row("Cell", 3, y: 0) + row("Cell", 4, y: 44)
    dressing.heard("didInsert.3")
    #expect(dressing.dressed(layers, size) == layers)
    dressing.heard("didBeginEditing.3")
    func texts() -> [String?] { dressing.dressed(layers, size).map { $0.text?.string } }
    let typed: [String?] = [nil, "Milk\u{2502}", nil, "Milk"]
    #expect(texts() == typed)
    layers[1].text = LayerText("First name", paint: .secondaryLabel)
    #expect(texts()[1] == "\u{2502}First name")
    dressing.heard("didEndEditing.4")
    #expect(dressing.edited == RowID(3))
    dressing.heard("didEndEditing.3")
    #expect(dressing.dressed(layers, size) == layers)
  }

  @Test("The keyboard slides in to its height, and out again")
  func keyboard() {
    var dressing = PhoneDressing()
    dressing.keyboard = 120
    let tops = (0..<30).compactMap { _ in dressing.dressed([], size).first?.frame.y }
    #expect(tops.count == 30 && tops.last == 280 && zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
    // A background, with four rows of keys in it.
    let keys = dressing.dressed([], size)
    #expect(keys.count == 1 + 10 + 9 + 7 + 3 && keys.dropFirst().allSatisfy { $0.depth == 1 })
    let frames = keys.map(\.frame)
    let isInside = frames.allSatisfy { $0.y >= 280 && $0.maxY <= 400 && $0.x >= 0 && $0.maxX <= 320 }
    #expect(isInside)
    dressing.keyboard = 0
    for _ in 0..<30 { _ = dressing.dressed([], size) }
    #expect(dressing.dressed([], size) == [])
  }

  @Test("A caret is drawn as a caret, not as a letter, and a ring closes as its part grows")
  func markup() {
    var canvas = SVGCanvas(frameCount: 3, duration: 1, still: 1)
    let frame = LayoutRect(0, 0, 90, 20)
    let label = Layer(LayerID(RowID(0), .label), "UILabel", frame, text: LayerText("a<\(PhoneDressing.caret)"))
    expect(LayerTree([[label], [label], [label]]).markup(on: &canvas), has: [">a&lt;<tspan dx=\"1\">|</tspan></text>"])

    let ring = canvas.sweep(radius: 24, [0, 0.5, 1])
    let rule = "@keyframes k1{0%{stroke-dashoffset:100}100%{stroke-dashoffset:0}}.k1{animation:k1 1s linear infinite}"
    #expect(ring.hasPrefix("<g class=\"k1\" stroke-dashoffset=\"50\"><circle r=\"24\"") && canvas.rules == [rule])
  }

  @Test("Every notice of rows and lists has a sentence, and an unknown notice has none")
  func words() {
    let row: [SwipeNotice] = [
      .didOpen(.trailing), .didClose, .didPress(.leading, 0), .didSelect, .didCommit(.trailing),
    ]
    let lists: [ListNotice] =
      row.map { .row(RowID(1), $0) } + [
        .didInsert(RowID(1)), .didDelete(RowID(1)), .didMove(RowID(1)), .didAsk(RowID(1)), .didChange(RowID(1)),
        .didBeginEditing(RowID(1)), .didEndEditing(RowID(1)), .originalWouldCrash,
      ]
    let names = row.map(\.name) + lists.map(\.name)
    expectNone(names.filter { NoticeWords.sentence($0)?.hasSuffix(".") != true })
    #expect(NoticeWords.sentence("didArchive.3") == nil && NoticeWords.sentence("") == nil)
  }
}
