import HeadlessTable
import InteractionCore
import InteractionLaws

/// The result of reading a configuration of a list design.
struct ListReading: Sendable {
  /// The values of the configuration's keys, as they are written in a script.
  let options: [String: JSON]
  /// The smallest height of a row, in points.
  let minimumRowHeight: Double
  /// The maker of the list.
  let maker: any AnyListMaker
}

/// A type that makes, hosts and checks lists; a class protocol, because Embedded Swift has no other existential types.
protocol AnyListMaker: AnyObject, Sendable {
  /// The ids of the plain actions that a row may offer.
  var actionIDs: [String] { get }
  /// The ids of the plain actions of the list itself.
  var listActionIDs: [String] { get }
  /// The number of rows, including hidden ones, or nil if the list makes new rows.
  var rowCount: Int? { get }
  /// The names of the law events that scripts can apply.
  var lawEventNames: [String] { get }
  /// Checks a script's event of one of the list's own kinds.
  func check(_ kind: String, _ value: ScriptValue) throws(ScriptError)
  /// Makes a table that holds the list, on which scripts are played; nil `corrections` means all of them.
  func makeHost(in table: TableSetup, corrections: [String]?) -> any TableHost
  /// Checks the list against laws of lists.
  func violations(_ check: LawCheck<ListLaw, ListLawEvent>, corrections: [String]?) -> [Violation<ListLawEvent>]
  /// Checks the list in a table against laws of tables.
  func violations(_ check: LawCheck<TableLaw, TableLawEvent>, corrections: [String]?) -> [Violation<TableLawEvent>]
}

/// A maker of lists of one type.
final class ListMaker<List: ListInteraction>: AnyListMaker {
  private let scripting: ListScripting<List>
  private let laws: ListDesign.Laws<List>
  private let make: @Sendable (_ corrections: [String]?) -> List
  /// The list with all corrections, in its initial state.
  private let freshList: List

  init(
    _ scripting: ListScripting<List>, laws: ListDesign.Laws<List>, make: @escaping @Sendable ([String]?) -> List
  ) {
    self.scripting = scripting
    self.laws = laws
    self.make = make
    freshList = make(nil)
  }

  var actionIDs: [String] { scripting.actions }
  var listActionIDs: [String] { scripting.listActions.map { $0.id } }
  var rowCount: Int? { scripting.rowCount(freshList) }
  var lawEventNames: [String] { laws.lawEvents.map { $0.name } }

  func check(_ kind: String, _ value: ScriptValue) throws(ScriptError) {
    _ = try scripting.change(kind, value, for: freshList)
  }

  func makeHost(in table: TableSetup, corrections: [String]?) -> any TableHost {
    ScriptedTable(make(corrections), in: table, scripting: scripting, lawEvents: laws.lawEvents)
  }

  func violations(_ check: LawCheck<ListLaw, ListLawEvent>, corrections: [String]?) -> [Violation<ListLawEvent>] {
    check.violations(of: make(corrections), customEvents: laws.customEvents, undo: laws.undo)
  }

  func violations(_ check: LawCheck<TableLaw, TableLawEvent>, corrections: [String]?) -> [Violation<TableLawEvent>] {
    check.violations(of: make(corrections), customEvents: laws.customEvents)
  }
}
