import Foundation
import InteractionLaws
import Testing

@testable import DocGen

@Suite("The page of laws")
struct LawsPageTests {
  @Test("Every law has a reason of its own, in whole sentences")
  func reasons() {
    let reasons = SwipeLaw.allCases.map(\.reason) + ListLaw.allCases.map(\.reason) + TableLaw.allCases.map(\.reason)
    for reason in reasons { #expect(reason.hasSuffix(".") && reason.count > 40, "\(reason)") }
    #expect(Set(reasons).count == reasons.count)
  }

  @Test("Under every law stands a design that breaks this law and no other")
  func examples() {
    #expect(BrokenRows.examples.map(\.law) == SwipeLaw.allCases.map(\.name))
    #expect(BrokenLists.examples.map(\.law) == ListLaw.allCases.map(\.name))
    #expect(BrokenTables.examples.map(\.law) == TableLaw.allCases.map(\.name))
    for (heading, example) in LawsPage.examples {
      #expect(example.expected != example.found, "\(heading)")
      #expect(example.design.hasPrefix("A ") || example.design.hasPrefix("An "), "\(heading)")
    }
  }

  @Test("Every law has a picture on the page, or a reason for none")
  func pictures() throws {
    let documents = try generatedDocuments.get()
    let page = try #require(documents.first { $0.path == Document.folder + LawsPage.page }).text
    for (heading, example) in LawsPage.examples {
      let name = LawsPage.figure(heading)
      let picture = documents.first { $0.path == Document.figures + name }
      switch example.sight {
      case .picture: #expect(picture != nil && page.contains("(Figures/\(name))"), "\(heading)")
      case .nothing(let why):
        #expect(picture == nil && why.hasSuffix(".") && page.contains("*No picture:* \(why)"), "\(heading)")
      }
    }
  }

  @Test("A picture has the events of what the law found, and shows that the broken design differs from the sound one")
  func films() throws {
    for (heading, example) in LawsPage.examples {
      guard case .picture(let film) = example.sight else { continue }
      #expect(film.events.map(\.text) == (example.events.isEmpty ? ["Nothing has happened yet."] : example.events))
      #expect(film.expected == example.expected && film.found == example.found)
      guard film.panels.count == 2, heading != LawsPage.heading(TableLaw.paintedIsReached) else { continue }
      let (broken, sound) = (film.panels[0], film.panels[1])
      #expect(broken.frames != sound.frames || broken.told != sound.told, "\(heading)")
    }
  }

  @Test("The pictures are small, and short enough to be watched")
  func size() throws {
    let pictures = try generatedDocuments.get().filter { $0.path.hasPrefix(Document.figures + "Laws-") }
    for picture in pictures {
      #expect(picture.text.utf8.count < 60_000, "\(picture.path)")
      let seconds = picture.text.matches(of: /animation:k\d+ ([\d.]+)s/).compactMap { Double($0.1) }
      #expect(seconds.allSatisfy { $0 <= 9 }, "\(picture.path)")
    }
    #expect(pictures.reduce(0) { $0 + $1.text.utf8.count } < 600_000)
  }
}

@Suite("Slow motion")
struct SlowMotionTests {
  private func film(_ events: [Timed<RowEvent>]) -> SlowMotion<RowEvent> {
    SlowMotion(events, isWait: { $0 == .wait })
  }

  @Test("Every event happens once, in order, at its own time")
  func events() {
    let events = [Timed(0, RowEvent.tap), Timed(0, .close(animated: true)), Timed(0.25, .wait)]
    let film = film(events)
    #expect(film.frames.compactMap(\.event) == events)
    for frame in film.frames { if let event = frame.event { #expect(frame.now == event.at) } }
    #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.now <= $1.now })
    #expect(film.frames[film.verdict].event == events[2])
  }

  @Test("After a wait time stands still, after anything else it goes on for a while")
  func end() {
    #expect(film([Timed(0.125, .wait)]).frames.last?.now == Time(0.125))
    let last = film([Timed(0.125, .tap)]).frames.last
    #expect(last.map { $0.now > Time(0.375) } == true)
  }

  @Test("Where nothing happens, one picture is enough")
  func nothing() { #expect(film([]).frames.map(\.now) == [.zero]) }
}
