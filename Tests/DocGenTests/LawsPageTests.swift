import InteractionLaws
import Testing

@testable import DocGen

@Suite("The page of laws")
struct LawsPageTests {
  @Test("Every law has a design that breaks it, whose violation expects and finds different things")
  func examples() {
    expect(BrokenRows.examples.map(\.law), are: SwipeLaw.allCases.map(\.name))
    expect(BrokenLists.examples.map(\.law), are: ListLaw.allCases.map(\.name))
    expect(BrokenTables.examples.map(\.law), are: TableLaw.allCases.map(\.name))
    expect(BrokenHosts.examples.map(\.law), are: HostLaw.allCases.map(\.name))
    for (heading, example) in LawsPage.examples { #expect(example.expected != example.found, "\(heading)") }
  }

  @Test("A picture has the events of the violation, and shows that the broken design differs from the sound one")
  func films() throws {
    for (heading, example) in LawsPage.examples {
      guard case .picture(let film) = example.sight else { continue }
      let events = example.events.isEmpty ? ["Nothing has happened yet."] : example.events
      expect(film.events.map(\.text), are: events, heading)
      #expect(film.expected == example.expected && film.found == example.found, "\(heading)")
      guard film.panels.count == 2, heading != LawsPage.heading(TableLaw.paintedRowsAreReached) else { continue }
      let (broken, sound) = (film.panels[0], film.panels[1])
      #expect(broken.frames != sound.frames || broken.told != sound.told, "\(heading)")
    }
  }
}

@Suite("Slow motion")
struct SlowMotionTests {
  private func film(_ events: [Timed<RowEvent>]) -> SlowMotion<RowEvent> {
    SlowMotion(events, isWait: { $0 == .wait })
  }

  @Test(
    "Every event happens once, in order, at its own time, and then the film goes on for a while, except after a wait")
  func events() {
    let events = [Timed(0, RowEvent.tap), Timed(0, .close(animated: true)), Timed(0.25, .wait)]
    let film = film(events)
    #expect(film.frames.compactMap(\.event) == events)
    #expect(film.frames.allSatisfy { $0.event == nil || $0.event?.at == $0.now })
    #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.now <= $1.now })
    #expect(film.frames[film.verdict].event == events[2])

    let last = [RowEvent.wait, .tap].map { self.film([Timed(0.125, $0)]).frames.last?.now ?? .zero }
    #expect(last[0] == Time(0.125) && last[1] > Time(0.375))
    // Without events, one picture is enough.
    #expect(self.film([]).frames.map(\.now) == [.zero])
  }
}
