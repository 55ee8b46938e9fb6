import TestSupport
import Testing
import UtilityButtons

/// The library's later rule, asked as a real scroll view asks: L = 90, R = 180, P = 270.
@Suite("SWTableViewCell's later master")
struct MasterTests {
  typealias Entry = (state: State, velocity: Double, target: Double, chosen: State)

  static func player(
    leading: Int = 1, trailing: Int = 2, width: Double = 320, hasSectionIndex: Bool = false, _ corrections: Corrections
  ) -> Player {
    Player(
      leading: leading, trailing: trailing, width: width, rules: .swTableViewCellMaster,
      hasSectionIndex: hasSectionIndex, corrections)
  }

  /// A flick asks the state; the target plays no part.
  static let flicks: [Entry] = [
    (State.left, 0.5, State.center), (.center, 0.5, .right), (.right, 0.5, .right), (.left, -0.5, .left),
    (.center, -0.5, .left), (.right, -0.5, .center),
  ].flatMap { entry in [0.0, 130, 270].map { (entry.0, entry.1, $0, entry.2) } }

  /// Slower, the target decides by strict comparisons with P - R/2 and L/2; the state plays no part.
  static let targets: [Entry] = [
    (180.0, State.center), (180.0.nextUp, .right), (45, .center), (45.0.nextDown, .left),
  ].flatMap { place in
    State.allCases.flatMap { state in [0, 0.499, -0.499].map { (state, $0, place.0, place.1) } }
  }

  static func place(_ state: State) -> Double {
    switch state {
    case .left: 0
    case .center: 90
    case .right: 270
    }
  }

  @Test(
    "Each entry leads to the chosen state's own place, and in the article always reports it",
    arguments: flicks + targets)
  func entry(entry: Entry) {
    for corrections in Corrections.allAndNone {
      var player = Self.player(corrections)
      player.put(entry.state.rest)
      let answer = player.release(target: entry.target, velocity: entry.velocity)
      let reports = corrections == .article || entry.state != entry.chosen
      #expect(answer == .goes(to: Self.place(entry.chosen), reports ? entry.chosen.rest.notice : nil))
      #expect(player.row.cellState == entry.chosen)
    }
  }

  @Test("A flick to a side without buttons leads to the center, though a section index has its 15 points")
  func emptySides() {
    for (leading, trailing, velocity) in [(1, 0, 3.0), (0, 2, -3)] {
      var player = Self.player(leading: leading, trailing: trailing, hasSectionIndex: true, .article)
      let closed = player.row.closedContentOffset
      #expect(player.release(target: closed, velocity: velocity) == .goes(to: closed, .didClose))
    }
    // R is 15: slowly, the state is entered all the same.
    var player = Self.player(trailing: 0, hasSectionIndex: true, .article)
    #expect(player.row.rightWidth == 15)
    #expect(player.release(target: 90 + 15) == .goes(to: 90 + 15, .didOpen(.trailing)))
    #expect(Self.player(trailing: 0, hasSectionIndex: true, .all).row.rightWidth == 0)
  }

  @Test(
    "A strip is min(90 n, W - 90) wide, rounded, half away from zero",
    arguments: [
      (1, 320, 90), (2, 320, 180), (3, 320, 230), (6, 320, 230), (3, 375.5, 270), (4, 375.5, 286), (4, 375.4, 285),
      (1, 90, 0), (1, 50, 0),
    ] as [(Int, Double, Double)])
  func widths(count: Int, width: Double, strip: Double) {
    for corrections in Corrections.allAndNone {
      let row = Self.player(leading: count, trailing: count, width: width, corrections).row
      #expect(row.leftWidth == strip)
      #expect(row.rightWidth == strip)
      expectClose(row.actionFrame(.trailing, 0, at: .zero).width, strip / Double(count))
    }
  }

  @Test("Buttons of a fraction of a point are rounded together", arguments: [(30.3, 30.0), (30.5, 31), (30.7, 31)])
  func fractions(width: Double, strip: Double) {
    let button = InteractionAction(id: "a", title: "A", width: width)
    let row = UtilityButtons(width: 320, height: 44, trailing: [button], rules: .swTableViewCellMaster)
    #expect(row.rightWidth == strip)
    #expect(row.actionFrame(.trailing, 0, at: .zero) == LayoutRect(320 - strip, 0, strip, 44))
  }

  @Test("A section index takes 15 points more", arguments: Corrections.allAndNone)
  func sectionIndex(corrections: Corrections) {
    #expect(Self.player(trailing: 3, hasSectionIndex: true, corrections).row.rightWidth == 230 + 15)
  }

  @Test("Even to the letter it fires on release, obeys code, keeps its state in a layout pass, and resets on reuse")
  func later() {
    var player = Self.player(.article)
    #expect(player.contentOffset == 90)
    #expect(player.row.contentSize.width == 320 + 270)
    player.handle(.open(.trailing, animated: false))
    player.handle(.resize(480))
    #expect(player.contentOffset == 270)
    #expect(player.handle(.press(.trailing, 0, .down)) == .none)
    #expect(player.handle(.press(.trailing, 0, .up)) == SwipeEffects(.didPress(.trailing, 0)))
    player.handle(.resize(320))
    player.handle(.reuse)
    #expect(player.row == Self.player(.article).row)
  }

  @Test("Its buttons are numbered and drawn as the library's")
  func names() {
    let row = Self.player(.all).row
    #expect(row.articleTag(.trailing, 0) == 1)
    #expect(RowPlayer(row).layers().layers[0].name == "SWTableViewCell")
    #expect(RowPlayer(row).layers().layers[2].name == "SWUtilityButtonView")
  }
}
