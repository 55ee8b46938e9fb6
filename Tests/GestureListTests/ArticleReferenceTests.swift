import GestureList
import InteractionLaws
import TestSupport
import Testing

/// The article goes through `visibleCells` where the list searches a tree.
@Suite("The article's loops beside the list's searches")
struct ArticleReferenceTests {
  @Test("A pinch is between the cells that pinchStart:'s loop finds, and they move as in pinchChanged:")
  func pinch() {
    var random = SplitMix64(seed: 49)
    var crashes = 0
    for _ in 0..<2000 {
      let heights = (0..<random.below(20)).map { _ in random.element(of: [20, 50, 50, 70.5]) }
      var player = Player(heights: heights, [])
      player.offset = Double(random.below(30) * 10 - 40)
      let cells = Self.visibleCells(player)
      // Every second finger is on a border.
      func finger() -> Double {
        let border = random.below(2) == 0 && !cells.isEmpty ? random.element(of: cells).top - player.offset : nil
        return border ?? Double(random.below(480))
      }
      let touches = FingerPair(finger(), finger())
      let points = FingerPair(touches.first + player.offset, touches.second + player.offset)
      let (one, two) = GestureList.Article.pointIndices(of: points, in: cells)
      let middle = (one + two) / 2
      let effects = player.pinch(.began, touches.first, touches.second)
      guard middle >= 0 else {
        crashes += 1
        #expect(effects.notices == [.originalWouldCrash], "\(heights), \(player.offset), \(touches)")
        continue
      }
      #expect(
        player.list.pinch == .init(indexAbove: middle, indexBelow: middle + 1, isArmed: false), "\(heights), \(touches)"
      )
      let parted = FingerPair(touches.first + Double(random.below(60)) - 30, touches.second)
      player.pinch(.changed, parted.first, parted.second)
      let delta = GestureList.gapDelta(from: touches, to: parted)
      for (i, cell) in cells.enumerated() {
        let y = cell.top + GestureList.Article.transform(ofVisibleCell: i, middle, middle + 1, delta: delta)
        #expect(player.y(cell.row.rawValue) == y, "\(i) of \(heights), \(delta)")
      }
    }
    #expect((100...1900).contains(crashes), "\(crashes)")
  }

  /// The cells that a table 480 points high shows, from the top.
  private static func visibleCells(_ player: Player) -> [MovingRows.Place] {
    player.rows.compactMap { id in
      guard let top = player.list.top(of: id), let height = player.list.height(of: id),
        top + height > player.offset, top < player.offset + 480
      else { return nil }
      return MovingRows.Place(row: id, top: top, height: height, alpha: 1)
    }
  }
}
