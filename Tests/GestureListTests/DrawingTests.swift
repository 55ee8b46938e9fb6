import GestureList
import TestSupport
import Testing

@Suite("Drawing")
struct DrawingTests {
  private func layers(_ player: Player, _ viewport: LayoutRect = LayoutRect(0, 0, 320, 480)) -> [Layer] {
    var frame = LayerList()
    player.list.draw(viewport: viewport, at: player.time, into: &frame)
    return frame.layers
  }

  private func layer(_ row: Int, _ part: LayerPart, of layers: [Layer]) throws -> Layer {
    try #require(layers.first { $0.id == LayerID(RowID(row), part) })
  }

  @Test(
    "Colours run from red at the top to red with 0.6 green at the bottom, by position alone, also of rows that moved")
  func palette() {
    let cases: [(index: Int, count: Int, green: Double)] = [
      // 0.6 · i / (n - 1)
      (0, 5, 0.0), (2, 5, 0.3), (4, 5, 0.6), (1, 2, 0.6), (0, 1, 0), (0, 0, 0), (7, 1, 0), (-1, 5, 0), (9, 5, 0.6),
    ]
    let colors = cases.map { HeatPalette.clearStyle.color(row: $0.index, of: $0.count) }
    #expect(colors == cases.map { SRGBColor(red: 1, green: $0.green, blue: 0) })
    // Every component of the two colours is mixed.
    let (first, last) = (SRGBColor(red: 0.25, green: 1, blue: 0.5, alpha: 0), SRGBColor(red: 0.75, green: 0, blue: 1))
    let mixed = HeatPalette(first: first, last: last, completed: first).color(row: 1, of: 3)
    #expect(mixed == SRGBColor(red: 0.5, green: 0.5, blue: 0.75, alpha: 0.5))
    var player = Player()
    player.perform("moveToTop", 4)
    player.settle()
    let fills = layers(player).filter { $0.id.part == .row }.map(\.fill)
    let expected: [Paint?] = (0..<5).map { .fixed(HeatPalette.clearStyle.color(row: $0, of: 5)) }
    #expect(fills == expected)
  }

  @Test("A completed row is green with its text struck through")
  func completed() throws {
    var player = Player()
    player.perform("complete", 1)
    let layers = layers(player)
    let ground = try layer(1, .completion, of: layers)
    let (green, place) = (SRGBColor(red: 0, green: 0.6, blue: 0), LayoutRect(0, 50, 320, 50))
    #expect((ground.fill, ground.frame) == (.fixed(green), place))
    let labels = layers.filter { $0.id.part == .label }
    let frames = (0..<5).map { LayoutRect(15, Double($0) * 50, 290, 50) }
    #expect(
      (labels.map { $0.text?.isStruckThrough }, labels.map(\.frame)) == ([false, true, false, false, false], frames))
  }

  @Test("Cues lie 10 points beside the row, 50 wide; the one that counts has its colour")
  func cues() throws {
    for (x, armed, color) in [(200, .leading, 0x248A3D), (-200, .trailing, 0xFF0000)] as [(Double, SwipeEdge, UInt32)] {
      var player = Player()
      player.swipe(1, .began)
      player.swipe(1, .changed, x)
      let layers = layers(player)
      for (edge, place) in [(SwipeEdge.leading, x - 10 - 50), (.trailing, x + 320 + 10)] {
        let cue = try layer(1, .cue(edge), of: layers)
        let paint: Paint = edge == armed ? .fixed(SRGBColor(hex: color)) : .label
        let text = LayerText(
          edge == .leading ? "✓" : "✗", paint: paint, size: 32, alignment: .center, isSymbol: true)
        #expect((cue.frame, cue.text) == (LayoutRect(place, 50, 50, 50), text), "\(x), \(edge.name)")
      }
    }
  }

  @Test("A text is white where that has a contrast of at least 4.5, and black elsewhere")
  func ink() throws {
    // White has a contrast of 4.54 on the first of these greys, and of 4.48 on the second.
    for (ground, ink) in [(0x767676, 0xFFFFFF), (0x777777, 0x000000)] as [(UInt32, UInt32)] {
      let grey = SRGBColor(hex: ground)
      let palette = HeatPalette(first: grey, last: grey, completed: grey)
      let player = Player(GestureList(items: [GestureList.Item("A")], width: 320, palette: palette))
      let label = try layer(0, .label, of: layers(player))
      #expect(label.text == LayerText("A", paint: .fixed(SRGBColor(hex: ink))))
    }
  }

  @Test("In a list narrower than its margins, a text has no width")
  func narrow() throws {
    for (width, left) in [(40.0, 10.0), (30, 0), (20, 0)] {
      let label = try layer(0, .label, of: layers(Player(["A"], width: width)))
      #expect(label.frame == LayoutRect(15, 0, left, 50), "\(width)")
    }
  }

  @Test("A gap's placeholder has the colour that its new row would have, and grows in height only")
  func placeholder() throws {
    var player = Player()
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 65, 135)
    let layers = layers(player).filter { $0.id.row == nil }
    let (row, label) = (try #require(layers.first), try #require(layers.last))
    // The third of six rows; 2 · 10 of 50 points are seen.
    let fill = Paint.fixed(HeatPalette.clearStyle.color(row: 2, of: 6))
    #expect((row.fill, row.frame, row.alpha) == (fill, LayoutRect(0, 75, 320, 50), 0.4))
    #expect(row.scale == Vector(1, 0.4))
    let text = LayerText("Pinch to Add New Item", paint: .fixed(SRGBColor(hex: 0)))
    #expect((label.text, label.frame) == (text, LayoutRect(15, 75, 290, 50)))
  }

  @Test("Texts stand out from their rows, and cues from a light and a dark table")
  func contrast() throws {
    var player = Player()
    player.perform("complete", 1)
    player.settle()
    for layer in layers(player) {
      guard let row = layer.id.row, layer.id.part == .label, case .fixed(let ink)? = layer.text?.paint else { continue }
      let parts: [LayerPart] = row == RowID(1) ? [.completion] : [.row]
      let ground = try #require(layers(player).last { $0.id.row == row && parts.contains($0.id.part) })
      guard case .fixed(let color)? = ground.fill else { continue }
      #expect(ratio(ink, color) >= 4.5, "\(row)")
    }
    for cue in [0x248A3D, 0xFF0000] as [UInt32] {
      // Grouped tables and rows, light and dark.
      for ground in [0xF2F2F7, 0xFFFFFF, 0x000000, 0x1C1C1E] as [UInt32] {
        #expect(ratio(SRGBColor(hex: cue), SRGBColor(hex: ground)) >= 3, "\(cue) on \(ground)")
      }
    }
  }

  /// WCAG's contrast, by its own curve.
  private func ratio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    func luminance(_ color: SRGBColor) -> Double {
      func light(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : RealMath.exp(2.4 * RealMath.log((part + 0.055) / 1.055))
      }
      return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test("A lifted row is a snapshot of it with a shadow, drawn last, and its own row is hidden")
  func lifted() throws {
    var player = Player()
    player.hold(.began, 75)
    player.now += 0.25
    let layers = layers(player)
    let snapshot = try layer(1, .lifted, of: layers)
    let shadow = LayerShadow(offset: Vector(-5, 0), opacity: 0.4, radius: 5)
    #expect((snapshot.shadow, snapshot.alpha, snapshot.scale) == (shadow, 0.98, Vector(1.05, 1.05)))
    #expect(!layers.contains { $0.id == LayerID(RowID(1), .row) })
    // It looks as its row does, also where that is completed.
    let palette = HeatPalette.clearStyle
    for (isCompleted, color) in [(false, palette.color(row: 1, of: 5)), (true, palette.completed)] {
      var player = Player()
      if isCompleted { player.perform("complete", 1) }
      player.hold(.began, 75)
      let layers = self.layers(player)
      let (snapshot, label) = (try layer(1, .lifted, of: layers), try layer(1, .liftedLabel, of: layers))
      #expect((snapshot.fill, label.text?.isStruckThrough) == (.fixed(color), isCompleted))
    }
  }

  @Test("A row that only touches the viewport is not drawn")
  func touching() {
    var player = Player()
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 25, 175)
    // A gap from 100 - 50 to 100 + 50 between B and C: just what is seen.
    let drawn = [LayoutRect(0, 50, 320, 100), LayoutRect(0, 49, 320, 102)].map { viewport in
      layers(player, viewport).filter { $0.id.part == .row }.map { $0.id.row?.rawValue }
    }
    #expect(drawn == [[], [1, 2]])
  }

  @Test("A row on its way out of sight is drawn over those that it passes")
  func drawnLast() {
    var player = Player((0..<400).map { "\($0)" })
    player.perform("moveToTop", 205)
    // Ten rows from 10 000 on; the one that leaves comes after them.
    let rows = layers(player, LayoutRect(0, 10_000, 320, 500))
      .filter { $0.id.part == .row }.compactMap(\.id.row?.rawValue)
    #expect((rows.last, Array(rows.dropLast())) == (205, rows.dropLast().sorted()))
  }

  @Test("However far rows travel, exactly those in sight are drawn")
  func travellers() {
    var player = Player((0..<400).map { "\($0)" })
    for (action, row) in [("moveToBottom", 3), ("moveToTop", 398), ("moveToTop", 200), ("delete", 5)] {
      player.perform(action, row)
    }
    player.hold(.began, 25)
    player.hold(.changed, 175)
    for _ in 0..<12 {
      player.now += 0.03
      for top in [-50.0, 0, 900, 10_000, 19_500] {
        let drawn = layers(player, LayoutRect(0, top, 320, 480)).filter { $0.id.part == .row }
        let seen = player.rows.filter { row in
          guard let seen = player.list.appearance(of: row, at: player.time), !seen.isHidden else { return false }
          return seen.frame.y < top + 480 && seen.frame.maxY > top
        }
        #expect((Set(drawn.compactMap(\.id.row)), drawn.count) == (Set(seen), seen.count))
      }
    }
  }
}
