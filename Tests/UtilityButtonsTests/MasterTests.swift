import TestSupport
import Testing
import UtilityButtons

/// The library's later rule, asked as a real scroll view asks: L = 90, R = 180, P = 270.
@Suite("SWTableViewCell's later master")
struct MasterTests {
  static func player(
    leading: Int = 1, trailing: Int = 2, width: Double = 320, hasSectionIndex: Bool = false, _ corrections: Corrections
  ) -> Player {
    Player(
      leading: leading, trailing: trailing, width: width, rules: .swTableViewCellMaster,
      hasSectionIndex: hasSectionIndex, corrections)
  }

  /// A flick in a state, and the state that it leads to.
  static let flicks: [(State, velocity: Double, State)] = [
    (.left, 0.5, .center), (.center, 0.5, .right), (.right, 0.5, .right),
    (.left, -0.5, .left), (.center, -0.5, .left), (.right, -0.5, .center),
  ]

  /// Slower, the target decides by strict comparisons with P - R/2 and L/2.
  static let targets: [(target: Double, State)] = [
    (180, .center), (180.0.nextUp, .right), (45, .center), (45.0.nextDown, .left),
  ]

  @Test("A flick goes by the state alone, a slower release by the target alone; the article always reports a notice")
  func entries() {
    for (state, velocity, chosen) in Self.flicks {
      for target in [0.0, 130, 270] { expect(state, velocity: velocity, target: target, chooses: chosen) }
    }
    for (target, chosen) in Self.targets {
      for state in State.allCases {
        for velocity in [0, 0.499, -0.499] { expect(state, velocity: velocity, target: target, chooses: chosen) }
      }
    }
  }

  /// Expects that a row in a state goes to the chosen state's own place.
  private func expect(_ state: State, velocity: Double, target: Double, chooses chosen: State) {
    for corrections in Corrections.allAndNone {
      var player = Self.player(corrections)
      player.name += ": \(state), \(velocity), \(target)"
      player.put(state.rest)
      let reports = corrections == .article || state != chosen
      player.release(target: target, velocity: velocity, goesTo: chosen.place, reports ? chosen.rest.notice : nil)
      player.expectState(chosen)
    }
  }

  @Test("A flick to a side without buttons leads to the center, even if a section index takes 15 points there")
  func emptySides() {
    for (leading, trailing, velocity) in [(1, 0, 3.0), (0, 2, -3)] {
      var player = Self.player(leading: leading, trailing: trailing, hasSectionIndex: true, .article)
      let closed = player.row.closedContentOffset
      player.release(target: closed, velocity: velocity, goesTo: closed, .didClose)
    }
    // R is 15: slowly, the state is entered all the same.
    var player = Self.player(trailing: 0, hasSectionIndex: true, .article)
    let corrected = Self.player(trailing: 0, hasSectionIndex: true, .all)
    expectNumbers([player.row.rightWidth, corrected.row.rightWidth], [15, 0])
    player.release(target: 90 + 15, goesTo: 90 + 15, .didOpen(.trailing))
  }

  @Test("A strip is min(90 n, W - 90) wide, rounded half away from zero, and 15 points wider with a section index")
  func widths() {
    let strips: [(Int, width: Double, Double)] = [
      (1, 320, 90), (2, 320, 180), (3, 320, 230), (6, 320, 230), (3, 375.5, 270), (4, 375.5, 286), (4, 375.4, 285),
      (1, 90, 0), (1, 50, 0),
    ]
    for corrections in Corrections.allAndNone {
      for (count, width, strip) in strips {
        let row = Self.player(leading: count, trailing: count, width: width, corrections).row
        expectNumbers([row.leftWidth, row.rightWidth], [strip, strip], "\(count) of \(width)")
        expectClose(
          row.actionFrame(edge: .trailing, index: 0, at: .zero).width, strip / Double(count), "\(count) of \(width)")
      }
      let indexed = Self.player(trailing: 3, hasSectionIndex: true, corrections).row
      #expect(indexed.rightWidth == 230 + 15)
    }
  }

  @Test("A button of a fractional width fills a strip that is rounded to whole points")
  func fractions() {
    for (width, strip) in [(30.3, 30.0), (30.5, 31), (30.7, 31)] {
      let button = InteractionAction(id: "a", title: "A", width: width)
      let row = UtilityButtons(width: 320, height: 44, trailing: [button], rules: .swTableViewCellMaster)
      #expect(row.rightWidth == strip, "\(width)")
      #expect(
        row.actionFrame(edge: .trailing, index: 0, at: .zero) == LayoutRect(320 - strip, 0, strip, 44), "\(width)")
    }
  }

  @Test("Even uncorrected, it fires on release, obeys code, keeps its state in a layout pass, and resets on reuse")
  func later() {
    var player = Self.player(.article)
    player.expectContentOffset(90)
    #expect(player.row.contentSize.width == 320 + 270)
    player.handle(.open(.trailing, animated: false))
    player.handle(.resize(480))
    player.expectContentOffset(270)
    player.handle(.press(.trailing, 0, .down), causes: .none)
    player.handle(.press(.trailing, 0, .up), causes: SwipeEffects(.didPress(.trailing, 0)))
    player.handle(.resize(320))
    player.handle(.reuse)
    player.expectRow(Self.player(.article).row)
  }

  @Test("Even uncorrected, a method that shows or hides buttons does nothing in a cell that is in that state")
  func unchanged() {
    var player = Self.player(.article)
    player.handle(.close(animated: true), causes: .none)
    player.handle(.open(.trailing, animated: false), causes: SwipeEffects(.didOpen(.trailing)))
    player.handle(.open(.trailing, animated: false), causes: .none)
    player.handle(.close(animated: false), causes: SwipeEffects(.didClose))
    player.handle(.close(animated: false), causes: .none)
  }

  @Test("Buttons have the library's tags and class names")
  func names() {
    let player = Self.player(.all)
    #expect(player.row.articleTag(edge: .trailing, index: 0) == 1)
    let names = player.layers().layers.map(\.name)
    #expect([names[0], names[2]] == ["SWTableViewCell", "SWUtilityButtonView"])
  }
}
