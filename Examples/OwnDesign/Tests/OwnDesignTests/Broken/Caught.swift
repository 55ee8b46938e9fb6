import InteractionReplay
import OwnDesign
import Testing

/// A broken variant, and the laws that it breaks.
struct Caught: Sendable, CustomTestStringConvertible {
  /// What is broken, in words; empty where nothing is.
  let fault: String
  /// Whose laws are checked.
  let book: Book
  /// The laws that it breaks, and no other, in their order.
  let laws: [String]
  /// What the documented call finds: the names of the laws that are broken, and the violations in words.
  let check: @Sendable () -> [(law: String, text: String)]

  /// The laws of rows, of lists or of tables.
  enum Book: String {
    case row = "SwipeLaw", list = "ListLaw", table = "TableLaw"
  }

  var testDescription: String { fault.isEmpty ? "nothing, by \(book.rawValue)" : fault }

  /// A drawer, checked as a row.
  static func row(_ fault: BrokenDrawer.Fault?, by laws: SwipeLaw...) -> Caught {
    Caught(fault: fault?.rawValue ?? "", book: .row, laws: laws.map(\.name)) {
      let image = { BrokenDrawer(fault, leading: [.delete, .more], trailing: [.flag]) }
      let (habits, search) = (RowHabits(flick: Drawer.flick), Search(depth: 2, walks: 10))
      return SwipeLaw.check({ BrokenDrawer(fault) }, mirrored: image, habits: habits, search: search)
        .map { ($0.law, $0.text) }
    }
  }

  // MARK: Checked as a list

  /// A list of drawers, each of which is broken.
  static func list(of fault: BrokenDrawer.Fault, by laws: ListLaw...) -> Caught {
    list(fault.rawValue, laws, { BrokenDrawerList(of: BrokenDrawer(fault)) }, BrokenDrawerList.edits)
  }

  static func list(_ fault: BrokenDrawerList.Fault?, by laws: ListLaw...) -> Caught {
    list(fault?.rawValue, laws, { BrokenDrawerList(fault) }, BrokenDrawerList.edits)
  }

  static func list(_ fault: BrokenChecklist.Fault?, by laws: ListLaw...) -> Caught {
    list(fault?.rawValue, laws, { BrokenChecklist(fault) }, BrokenChecklist.edits)
  }

  static func list(_ fault: BrokenToDoList.Fault?, by laws: ListLaw...) -> Caught {
    list(fault?.rawValue, laws, { BrokenToDoList(fault) }, [])
  }

  private static func list<List: ListInteraction>(
    _ fault: String?, _ laws: [ListLaw], _ make: @escaping @Sendable () -> List, _ own: [OwnEvent<List>]
  ) -> Caught {
    Caught(fault: fault ?? "", book: .list, laws: laws.map(\.name)) {
      ListLaw.check(make, own: own, search: Search(depth: 1, walks: 30)).map { ($0.law, $0.text) }
    }
  }

  // MARK: Checked as a list in a table

  static func table(_ fault: BrokenDrawerList.Fault?, by laws: TableLaw...) -> Caught {
    table(fault?.rawValue, laws, { BrokenDrawerList(fault, count: $0) }, BrokenDrawerList.edits)
  }

  static func table(_ fault: BrokenChecklist.Fault?, by laws: TableLaw...) -> Caught {
    table(fault?.rawValue, laws, { BrokenChecklist(fault, count: $0) }, BrokenChecklist.edits)
  }

  private static func table<List: ListInteraction>(
    _ fault: String?, _ laws: [TableLaw], _ make: @escaping @Sendable (Int) -> List, _ own: [OwnEvent<List>]
  ) -> Caught {
    Caught(fault: fault ?? "", book: .table, laws: laws.map(\.name)) {
      let growth = TableLaw.Growth(from: 30, to: 300, make: make)
      let search = Search(depth: 1, walks: 8, steps: 60)
      return TableLaw.check({ make(30) }, own: own, growth: growth, search: search).map { ($0.law, $0.text) }
    }
  }
}
