import HeadlessTable
import InteractionCore
import InteractionLaws

/// A host of a table of any design, on which the scripts of tables and of lists alone are played.
///
/// It is a class protocol, because Embedded Swift has no other existential types.
protocol TableHost: AnyObject {
  /// The effects that the table reports before the first event.
  var initialEffects: ListEffects { get }
  /// Advances the table to a time, and handles an event if the list supports it.
  func handle(_ step: TableStep, at time: Time) -> ListEffects
  /// Returns the table's values in a trace; each row's `y` is in the viewport's coordinates.
  func state(at time: Time) -> [String: JSON]
  /// Returns the values in a trace of the list alone, after an event with the given effects.
  func listState(after effects: ListEffects, at time: Time) -> [String: JSON]
  /// Replaces the layers with those of the table, and returns the effects of the time that has passed.
  func draw(at time: Time, into layers: inout LayerList) -> ListEffects
}

/// A host of a table that holds a list, with the values that the design adds to traces.
final class ScriptedTable<List: ListInteraction>: TableHost {
  private var table: HeadlessTable<List>
  private let scripting: ListScripting<List>
  /// The announcement of the last event, if it was a key or an undo and caused one; otherwise nil.
  private var announcement: String?
  /// The law events that scripts can apply.
  private let lawEvents: [CustomEvent<List>]

  init(_ list: List, in setup: TableSetup, scripting: ListScripting<List>, lawEvents: [CustomEvent<List>]) {
    table = HeadlessTable(
      list, width: setup.width, height: setup.height, direction: setup.direction, policies: setup.policies,
      options: setup.options)
    self.scripting = scripting
    self.lawEvents = lawEvents
  }

  var initialEffects: ListEffects { scripting.initialEffects(table.list) }

  func handle(_ step: TableStep, at time: Time) -> ListEffects {
    func apply(_ event: TableLawEvent) -> ListEffects {
      table.apply(event, at: time) { name in lawEvents.first { $0.name == name }?.apply }
    }
    announcement = nil
    switch step {
    case .key(let event):
      let effects = table.key(event, at: time)
      announcement = effects.announcement?.text()
      return effects.list
    case .type(let text, let cursor): return table.type(text, cursor: cursor, at: time)
    case .endEditing: return apply(.endEditing)
    case .undo:
      let effects = table.undo(at: time)
      announcement = effects.announcement?.text()
      return effects.list
    case .hover(let location): return apply(.hover(location))
    case .highlights(let highlights):
      let effects = table.advance(to: time)
      table.highlights = highlights
      return effects
    case .touch(let event): return apply(.touch(event))
    case .wheel(let event): return apply(.wheel(event))
    case .list(.gesture(let gesture)): return apply(.gesture(gesture))
    case .list(.perform(let action, let row)): return apply(.perform(action, on: row))
    case .list(.confirm(let row)): return apply(.confirm(row))
    case .list(.cancel(let row)): return apply(.cancel(row))
    case .list(.resize(let width)): return apply(.resize(width: width, height: table.size.height))
    case .list(.setHeights(let changes, let animated)): return apply(.setHeights(changes, animated: animated))
    case .list(.wait): return apply(.wait)
    // A scroll view's report is sent as a sample of a pull, which moves the content even if no pull has begun.
    case .scroll(let contentOffset): return apply(.gesture(.pull(.changed, contentOffset: contentOffset)))
    case .keyboard(let height): return apply(.keyboard(height: height))
    case .resize(let size): return apply(.resize(width: size.width, height: size.height))
    case .scrollTo(let contentOffset): return apply(.scroll(contentOffset: contentOffset))
    case .scrollToRow(let row, let anchor, let animated):
      return apply(.scrollToRow(row, anchor, animated: animated))
    case .cancelTouches: return apply(.cancelTouches)
    case .reducesMotion(let isReduced): return apply(.reducesMotion(isReduced))
    case .policies(let policies): return apply(.policies(policies))
    case .options(let options): return apply(.options(options))
    case .frame: return apply(.frame)
    case .lawEvent(let name): return apply(.custom(name))
    case .perform(let action):
      guard let change = scripting.listActions.first(where: { $0.id == action })?.change else {
        return table.advance(to: time)
      }
      return table.edit(at: time) { list in change(&list, time) }
    case .custom(let kind, let fields):
      guard let change = scripting.change(kind, fields, for: table.list) else { return table.advance(to: time) }
      return table.edit(at: time) { list in change(&list, time) }
    }
  }

  func state(at time: Time) -> [String: JSON] {
    let contentOffset = table.contentOffset(at: time)
    let rows = table.rowsInSight(at: time).compactMap { id in
      scripting.row(table.list, id, time).map { visibleRow in
        JSON.object([
          "id": .id(id), "y": .number(visibleRow.top - contentOffset), "height": .number(visibleRow.height),
          "state": .object(visibleRow.state),
        ])
      }
    }
    var state: [String: JSON] = [
      "contentOffset": .number(contentOffset), "open": .array(table.list.openRows.map { .id($0) }),
      "rows": .array(rows),
    ]
    let waitingRows = table.list.waitingRows
    if !waitingRows.isEmpty { state["waiting"] = .array(waitingRows.map { .id($0) }) }
    state["editing"] = table.editedText?.json
    // A trace contains `focus` only if the keyboard has a focus, and `hovered` only if the pointer is over a row.
    state["focus"] = table.focus?.json
    state["hovered"] = table.hoveredPart(at: time)?.json
    if table.highlights.contains(.press) { state["pressed"] = table.pressedPart(at: time)?.json }
    state["announcement"] = announcement.map { .string($0) }
    return state
  }

  func listState(after effects: ListEffects, at time: Time) -> [String: JSON] {
    scripting.state(table, effects, time)
  }

  func draw(at time: Time, into layers: inout LayerList) -> ListEffects {
    defer { layers = table.frame }
    return table.draw(at: time)
  }
}

extension EditedText {
  fileprivate var json: JSON {
    .object(["row": .id(row), "text": .string(text), "cursor": .number(Double(cursor))])
  }
}

extension RowHit {
  fileprivate var json: JSON {
    var fields: [String: JSON] = ["row": .id(row)]
    switch part {
    case .content: fields["part"] = "content"
    case .track: fields["part"] = "track"
    case .thumb: fields["part"] = "thumb"
    case .reorderControl: fields["part"] = "reorderControl"
    case .control(let index):
      fields["part"] = "control"
      fields["index"] = .number(Double(index))
    case .action(let edge, let index):
      fields["part"] = "action"
      fields["edge"] = .string(edge.name)
      fields["index"] = .number(Double(index))
    }
    return .object(fields)
  }
}

extension TableFocus {
  fileprivate var json: JSON {
    var fields: [String: JSON] = ["row": .id(row)]
    fields["action"] = action.map { .string($0) }
    return .object(fields)
  }
}

extension ListScripting {
  /// Returns the change that a script's event makes, or nil if the list does not support it or cannot read its fields.
  func change(_ kind: String, _ fields: [String: JSON], for list: List) -> ListChange<List>? {
    let value = ScriptValue(.object(fields), place: kind, source: ScriptSource("script"))
    do throws(ScriptError) { return try change(kind, value, for: list) } catch { return nil }
  }

  /// Returns the change that a script's event makes, or throws an error about it.
  func change(_ kind: String, _ value: ScriptValue, for list: List) throws(ScriptError) -> ListChange<List> {
    guard let event = events.first(where: { $0.kind == kind }) else {
      throw value.error("unknown kind of event \(kind.quoted)")
    }
    return try event.read(try value.object(event.keys), list)
  }
}

extension ListScripting {
  /// Creates the scripting of a list of rows.
  static func rows<Row: RevealingRow & DrawableRow>(
    _ state: RowDesign.State<Row>, of setup: RowSetup, _ make: @escaping @Sendable (RowSetup) -> Row
  ) -> ListScripting<SwipeList<Row>> where List == SwipeList<Row> {
    ListScripting(
      actions: [],
      events: [
        ListScriptEvent("describe", keys: DescribedRow.keys) { fields, _ throws(ScriptError) in
          let row = try DescribedRow(fields, in: setup)
          return { list, time in list.describe(row.id, as: row.description(in: setup, make), at: time) }
        },
        ListScriptEvent("preview", keys: ["row", "edge", "again"]) { fields, _ throws(ScriptError) in
          let row = try fields.rowID("row")
          let edge = fields["edge"] == nil ? SwipeEdge.trailing : try fields.edge()
          let again = try fields.bool("again", or: false)
          return { list, time in list.preview(row, edge, again: again, at: time) }
        },
      ], timeline: [], state: { _, _, _ in [:] },
      row: { list, id, time in
        list.place(of: id, at: time).map {
          VisibleRow(top: $0.top, height: $0.height, state: list.row(id).state(at: time, adding: state))
        }
      })
  }
}
