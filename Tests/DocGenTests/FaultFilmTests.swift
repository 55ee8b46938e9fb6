import ConstraintSwipe
import ExpandableTable
import GestureList
import InteractionCore
import ScrollSwipe
import Testing
import UtilityButtons

@testable import DocGen

@Suite("Films of faults")
struct FaultFilmTests {
  /// A correction: its picture's name, whether its fault is said to be visible, and its film, if there is a gesture.
  struct Subject {
    let name: String
    let sight: FaultSight
    let film: FaultFilm?
    /// The film in which only this correction makes the difference.
    var alone: FaultFilm?

    /// Whether anything looks different.
    var looksDifferent: Bool { (alone ?? film)?.looksDifferent == true }
  }

  /// Every correction of every design.
  static let subjects: Result<[Subject], any Error> = Result {
    let index = try SourceIndex(root: packageRoot)
    func sources(_ module: String) -> DesignSources { DesignSources(index: index, module: module) }
    func subjects<Row, Correction>(_ faults: FaultTraces<Row, Correction>) -> [Subject] {
      Correction.allCases.map { correction in
        Subject(
          name: "\(faults.design.module)-\(correction.name)", sight: faults.sight(correction),
          film: faults.film(correction), alone: faults.film(correction, isAlone: true))
      }
    }
    return subjects(ConstraintSwipePage(design: sources("ConstraintSwipe")).faults)
      + subjects(ScrollSwipePage(design: sources("ScrollSwipe")).faults)
      + subjects(UtilityButtonsPage(design: sources("UtilityButtons")).faults)
      + (try ExpandableTable.Correction.allCases.map {
        Subject(
          name: "ExpandableTable-\($0.name)", sight: ExpandableTablePage.sight(of: $0),
          film: try ExpandableTablePage.film($0))
      })
      + GestureList.Correction.allCases.map {
        Subject(name: "GestureList-\($0.name)", sight: GestureListPage.sight(of: $0), film: GestureListPage.film($0))
      }
  }

  @Test(
    "A fault that is said to be visible changes what its film shows or reports, and one said to be unseen does not")
  func sights() throws {
    for subject in try Self.subjects.get() {
      switch subject.sight {
      case .film(let above, let below):
        let film = try #require(subject.film, "\(subject.name)")
        let (one, two) = (film.panels[0], film.panels[1])
        #expect(subject.looksDifferent || one.told != two.told, "\(subject.name)")
        #expect(above.hasSuffix(".") && below.hasSuffix(".") && above != below, "\(subject.name)")
        #expect(film.panels.count == 2 && !film.events.isEmpty, "\(subject.name)")
        let areTogether = one.frames.count == two.frames.count && Set(one.fingers.keys) == Set(two.fingers.keys)
        #expect(areTogether, "\(subject.name)")
        // The still frame shows the fault.
        #expect(film.difference(film.still) > 0 || !film.looksDifferent, "\(subject.name)")
      case .unseen(let why): #expect(!subject.looksDifferent && why.hasSuffix("."), "\(subject.name)")
      }
    }
  }

  @Test("A list reports the same on film as when it is handled directly")
  func notices() throws {
    let films = try Self.subjects.get().suffix(GestureList.Correction.allCases.count).map(\.film)
    for (correction, film) in zip(GestureList.Correction.allCases, films) {
      let fault = GestureListPage.fault(showing: correction)
      let film = try #require(film)
      for (panel, corrections) in zip(film.panels, [GestureList.Corrections.all.subtracting([correction]), .all]) {
        var list = fault.list(corrections)
        let told = fault.steps.map { step in
          list.advance(to: Time(step.time))
          let effects = step.gesture.map { list.handle($0, at: Time(step.time)) } ?? .none
          return effects.notices.map(\.name).joined(separator: " ")
        }
        expect(panel.told.map(\.text), are: told.filter { !$0.isEmpty }, correction.name)
      }
    }
  }
}

@Suite("The pace of a film, and what is visible on it")
struct PaceTests {
  @Test("A film runs in slow motion, rests, and reaches its last moment; of simultaneous sentences the last is shown")
  func moments() {
    var pace = Pace(from: 1)
    pace.rest(0.5)
    pace.run(to: 1.2, in: 1)
    pace.rest(2)
    let moments = [0, 0.5, 1, 1.5, 3, 9].map { number(pace.moment(at: $0)) }
    let times = [1, 1.1, 1.2, 7].map { number(pace.time(of: $0)) }
    #expect(pace.duration == 3.5)
    expect(moments, are: ["1", "1", "1.1", "1.2", "1.2", "1.2"])
    expect(times, are: ["0", "1", "1.5", "3.5"])

    // No sentence is shown twice in a row.
    let told = Pace.asItHappens(2).told([(0, "a"), (0.5, "b"), (0.5, "c"), (1, "c"), (1.5, "d")])
    expect(told.map { "\($0.text) \($0.frame)" }, are: ["a 0", "c 15", "d 45"])
  }

  @Test("Time on a film never runs back, whatever the beats are")
  func forward() {
    let beats = [
      Pace.Beat(at: 0, rests: 0, isHeld: true), Pace.Beat(at: 0.2, rests: 9, isHeld: false),
      Pace.Beat(at: 0.3, rests: 0.3, isHeld: false, isWait: true), Pace.Beat(at: 5, rests: 5.4, isHeld: false),
    ]
    let pace = Pace(beats)
    let moments = (0...100).map { pace.moment(at: pace.duration * Double($0) / 100) }
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(moments.first == -0.2 && moments.last == 5.4 && Pace([]).moment(at: 1) == 0)
  }

  private let size = LayoutSize(width: 320, height: 44)

  private func layer(_ part: LayerPart, _ frame: LayoutRect, _ fill: Paint, depth: Int = 0, clips: Bool = false)
    -> Layer
  {
    var layer = Layer(LayerID(RowID(0), part), "UIView", frame, fill: fill, clips: clips)
    layer.depth = depth
    return layer
  }

  @Test("A covered or clipped layer makes no visible difference, and one that moves does")
  func covered() {
    let whole = LayoutRect(0, 0, 320, 44)
    let row = layer(.row, whole, .background, clips: true)
    let content = layer(.content, whole, .groupedBackground, depth: 1)
    let plain = Painting([row, content], size)
    func difference(_ layers: [Layer]) -> Double { Painting(layers, size).difference(from: plain) }
    func ground(_ x: Double) -> Layer { layer(.background, LayoutRect(x, 0, 80, 44), .label, depth: 1) }
    #expect(difference([row, ground(0), content]) == 0 && difference([row, content, ground(400)]) == 0)
    let small = layer(.row, LayoutRect(0, 0, 100, 44), .groupedBackground, clips: true)
    let covered = layer(.background, LayoutRect(100, 0, 50, 44), .label, depth: 1)
    #expect(Painting([content, small, covered], size) == plain)
    #expect(difference([row, layer(.content, LayoutRect(-80, 0, 320, 44), .groupedBackground, depth: 1)]) > 5)
  }
}
