import BrokenDesigns
import GestureList
import HeadlessTable
import InteractionLaws
import InteractionLists

/// A broken host for each law of hosts.
enum BrokenHosts {
  /// The examples, in the order of the laws.
  static let examples: [LawExample] = HostLaw.allCases.mapInParallel(example)

  private static func example(_ law: HostLaw) -> LawExample {
    switch law {
    case .nothingIsLost:
      found(
        law, .passesOnOneNotice, "A table that passes on only the first notice of each event",
        unseen: "the table shows what it should; the app hears of one thing where two have happened.")
    case .tableIsShown:
      found(law, .scrollsHalfAsFar, "A table that scrolls half as far as it is asked to", BentList())
    case .gesturesActLikeTouches:
      found(
        law, .dragsHalfAsFar, "A table that drags rows half as far as a recogniser says",
        unseen: "it takes two tables to see it, one of which is sent what recognisers report.")
    case .timeNeverRunsBackward:
      found(
        law, .timeRunsBack, "A table that takes each time as it comes",
        unseen: "it takes two tables to see it, which get the same action about two frames of the screen apart.")
    }
  }

  private static func found(
    _ law: HostLaw, _ fault: BrokenHost<GestureList>.Fault, _ design: String, unseen: String
  ) -> LawExample {
    found(law, fault, design, GestureList((0..<18).map { "Item \($0)" }, width: 320), unseen: unseen)
  }

  private static func found<List: ListInteraction>(
    _ law: HostLaw, _ fault: BrokenHost<List>.Fault, _ design: String, _ list: List, unseen: String? = nil
  ) -> LawExample {
    let found = HostLaw.check({ BrokenHost($0, fault: fault) }, of: list, laws: [law])
    guard let violation = found.first else { missing("Hosts: " + law.name) }
    return LawExample(design, violation, isWait: { $0 == .wait || $0 == .frame }, unseen: unseen) { film in
      [
        FilmPanel("broken", BrokenHost(list, fault: fault), customEvents: [], film),
        FilmPanel("sound", BrokenHost(list), customEvents: [], film),
      ]
    }
  }
}
