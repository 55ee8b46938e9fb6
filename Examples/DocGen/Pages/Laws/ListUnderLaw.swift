import ConstraintSwipe
import ExpandableTable
import GestureList
import HeadlessTable
import InteractionLaws
import ScrollSwipe
import UtilityButtons

/// A list that is under law; the page of the laws and the tests of them take their lists from here.
protocol ListUnderLaw: Sendable {
  associatedtype List: ListInteraction
  /// The name of the design and of its rules.
  var name: String { get }
  /// Its corrections, each with its bit.
  var corrections: [(name: String, bit: UInt32)] { get }
  /// The events that only it has.
  var own: [OwnEvent<List>] { get }
  /// How it takes changes back, if it does.
  var undo: ListLaw.Undo<List>? { get }
  /// Makes the list with so many rows.
  func list(rows: Int, corrections: UInt32) -> List
}

extension ListUnderLaw {
  /// The bits of all corrections.
  var allBits: UInt32 { corrections.reduce(0) { $0 | $1.bit } }

  /// Checks laws with a handful of rows.
  func violations(of laws: [ListLaw], corrections: UInt32, search: Search) -> [Violation<ListEvent>] {
    let list = list(rows: 4, corrections: corrections)
    return ListLaw.check({ list }, own: own, undo: undo, laws: laws, search: search)
  }
}

/// Every list that is under law.
enum ListsUnderLaw {
  /// Those of the articles.
  static let articles: [any ListUnderLaw] = rows + [gestures(pinchNeedsNeighbours: false), form]
  /// Those of the articles, and options that are no part of one.
  static let all = articles + [gestures(pinchNeedsNeighbours: true)]

  /// A list and how it is made.
  private struct Made<List: ListInteraction>: ListUnderLaw {
    let name: String
    let corrections: [(name: String, bit: UInt32)]
    let own: [OwnEvent<List>]
    var undo: ListLaw.Undo<List>?
    let make: @Sendable (_ rows: Int, _ corrections: UInt32) -> List

    func list(rows: Int, corrections: UInt32) -> List { make(rows, corrections) }
  }
}

// MARK: - Lists of rows

extension ListsUnderLaw {
  private static let leading = [InteractionAction(id: "read", title: "Read")]
  private static let trailing = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive), InteractionAction(id: "more", title: "More"),
  ]

  /// The rows of every design under every rule set.
  private static let rows: [any ListUnderLaw] =
    ConstraintSwipe.Rules.allCases.map { rules in
      list("ConstraintSwipe, " + rules.name, ConstraintSwipe.Corrections.named.map { ($0, $1.rawValue) }) {
        ConstraintSwipe(
          width: 320, height: 44, leading: leading, trailing: trailing, rules: rules,
          corrections: .init(rawValue: $0))
      }
    }
    + ScrollSwipe.Rules.allCases.map { rules in
      list("ScrollSwipe, " + rules.name, ScrollSwipe.Corrections.named.map { ($0, $1.rawValue) }) {
        ScrollSwipe(
          width: 320, height: 44, leading: leading, trailing: trailing, rules: rules,
          corrections: .init(rawValue: $0))
      }
    }
    + UtilityButtons.Rules.allCases.map { rules in
      list("UtilityButtons, " + rules.name, UtilityButtons.Corrections.named.map { ($0, $1.rawValue) }) {
        UtilityButtons(
          width: 320, height: 44, leading: leading, trailing: trailing, rules: rules,
          corrections: .init(rawValue: $0))
      }
    }

  /// A list of rows, edited from outside.
  private static func list<Row: RevealingRow & DrawableRow>(
    _ name: String, _ corrections: [(name: String, bit: UInt32)], of row: @escaping @Sendable (UInt32) -> Row
  ) -> any ListUnderLaw {
    let edits: [OwnEvent<SwipeList<Row>>] = [
      .edit("insert at 1") { $0.insert("New", at: 1).update },
      .edit("remove the first") { list in list.id(at: RowPosition(row: 0)).map { list.remove($0) } ?? ListUpdate() },
      .edit("move the first to 2") { list in
        list.id(at: RowPosition(row: 0)).map { list.move($0, to: 2) } ?? ListUpdate()
      },
    ]
    return Made(name: name, corrections: corrections, own: edits) { SwipeList(of: row($1), count: $0) }
  }
}

extension OwnEvent {
  /// An edit from outside, which tells nothing but how the rows have changed.
  fileprivate static func edit(_ name: String, _ edit: @escaping @Sendable (inout List) -> ListUpdate) -> OwnEvent {
    OwnEvent(name) { list, _ in
      var effects = ListEffects()
      effects.update = edit(&list)
      return effects
    }
  }
}

// MARK: - The list of gestures

extension ListsUnderLaw {
  /// Edited and typed into from outside.
  private static func gestures(pinchNeedsNeighbours: Bool) -> any ListUnderLaw {
    let own: [OwnEvent<GestureList>] = [
      OwnEvent("insert at 1") { list, time in list.insert(.init("New"), at: 1, time: time).effects },
      OwnEvent("remove the first") { list, time in list.ids.first.map { list.remove($0, at: time) } ?? .none },
      OwnEvent("move the first to 2") { list, time in
        list.ids.first.map { list.move($0, to: 2, at: time) } ?? .none
      },
      OwnEvent("type") { list, _ in
        list.edit("Typed")
        return .none
      },
      OwnEvent("delete all text") { list, _ in
        list.edit("")
        return .none
      },
      OwnEvent("end the edit") { list, time in list.endEditing(at: time) },
      OwnEvent("add") { list, time in list.perform(GestureList.add.id, at: time) },
    ]
    let undo = ListLaw.Undo<GestureList>({ list, time in list.undo(at: time) }) { list in
      var list = list
      if list.editedRow != nil {
        // What has been typed goes first when something is taken back; it is no part of what was there.
        list.edit("?")
        list.undo(at: .zero)
      }
      return list.ids.map { id in
        let item = list.item(id)
        return "\(id.rawValue) \(item?.text ?? "")\(item?.isCompleted ?? false ? " done" : "")"
      }.joined(separator: ", ")
    }
    return Made(
      name: "GestureList" + (pinchNeedsNeighbours ? ", neighbours" : ""),
      corrections: GestureList.Corrections.named.map { ($0, $1.rawValue) }, own: own, undo: undo
    ) { count, bits in
      // One row is higher than the others, one item is done.
      GestureList(
        items: (0..<count).map { .init("Item \($0)", isCompleted: $0 == 1, height: $0 == 2 ? 80 : nil) },
        width: 320, pinchNeedsNeighbours: pinchNeedsNeighbours, corrections: .init(rawValue: bits))
    }
  }
}

// MARK: - The form

extension ListsUnderLaw {
  /// Rows of every kind, nested two levels deep, in three sections, the last of them with a header.
  private static let form: any ListUnderLaw = {
    let own: [OwnEvent<ExpandableTable>] = [
      OwnEvent("expand all") { table, time in table.expandAll(at: time) },
      OwnEvent("collapse all") { table, time in table.collapseAll(at: time) },
      OwnEvent("reveal 4") { table, time in table.reveal(RowID(4), at: time) },
      OwnEvent("type") { table, _ in table.textChanged(RowID(1), to: "Typed") },
      OwnEvent("switch on") { table, _ in table.switchChanged(RowID(3), isOn: true) },
      OwnEvent("slide to 7") { table, _ in table.sliderChanged(RowID(7), to: 7) },
      OwnEvent("confirm a date") { table, _ in table.dateChosen(RowID(4), text: "Jan 1, 2001") },
    ]
    return Made(
      name: "ExpandableTable", corrections: ExpandableTable.Corrections.named.map { ($0, $1.rawValue) }, own: own
    ) { count, bits in
      func hidden(_ kind: String, value: String = "") -> RowDescriptor {
        RowDescriptor(kind, value: value, isVisible: false)
      }
      func parent(_ rows: Int, isVisible: Bool = true) -> RowDescriptor {
        RowDescriptor("idCellNormal", isExpandable: true, isVisible: isVisible, additionalRows: rows)
      }
      var sections = [
        [
          parent(4), hidden("idCellTextfield"), parent(2, isVisible: false), hidden("idCellSwitch", value: "false"),
          hidden("idCellDatePicker"),
        ],
        [RowDescriptor("idCellNormal"), parent(1), hidden("idCellSlider", value: "0.0")],
        [parent(2), hidden("idCellValuePicker"), hidden("idCellValuePicker")],
      ]
      // A longer one, to scroll.
      if count > 4 { sections[0] += (0..<count).map { _ in RowDescriptor("idCellNormal") } }
      do {
        return ExpandableTable(
          try DescriptorList(sections: sections), sectionTitles: ["", "", "Third"], corrections: .init(rawValue: bits))
      } catch {
        preconditionFailure("The rows of this test belong together.")
      }
    }
  }()
}
