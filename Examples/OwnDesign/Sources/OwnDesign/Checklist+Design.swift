public import InteractionReplay

extension ListDesign {
  /// The checklist, which scripts name `checklist`; its configuration has `items`, an array of texts.
  public static let checklist = ListDesign(
    "checklist", keys: ["items"], itemsKey: "items", scripting: scripting,
    laws: Laws(customEvents: [CustomEvent("add") { list, time in list.add("New", at: time) }]) { rows in
      ["items": .array((0..<rows).map { .string("Item \($0)") })]
    },
    read: { fields, _ throws(ScriptError) in
      var items: [String] = []
      for value in try fields.required("items", "an array of texts").array() { items.append(try value.string()) }
      return Configuration<Checklist, NoCorrection>(
        options: ["items": .array(items.map { .string($0) })], minimumRowHeight: Checklist.rowHeight
      ) { [items] _ in Checklist(items) }
    })

  /// The events and actions of scripts, and the contents of traces.
  private static let scripting = ListScripting<Checklist>(
    actions: ["tick", "remove"],
    events: [
      ListScriptEvent("add", keys: ["text"]) { fields, _ throws(ScriptError) in
        let text = try fields.string("text")
        return { list, time in list.add(text, at: time) }
      }
    ],
    timeline: ["items"],
    state: { table, _, _ in
      let rows = (0..<table.list.rowCount(inSection: 0)).compactMap { table.list.id(for: RowPosition(row: $0)) }
      return [
        "items": .array(rows.map { .string((table.list.isTicked($0) ? "✓ " : "") + table.list.text(of: $0)) })
      ]
    },
    row: { list, row, _ in
      .init(
        top: list.top(of: row) ?? 0, height: list.height(of: row) ?? 0, state: ["isTicked": .bool(list.isTicked(row))])
    })
}
