// The law that descriptions and actions for a screen reader, a menu and a keyboard agree with the painted rows.
extension ListSubject {
  func spokenFailure(_ state: State) -> Failure? {
    guard state.list.spokenRow(RowID(-7)) == nil else {
      return Failure("no description of a row that does not exist", found: "a description")
    }
    let isAtRest = state.activeGesture == nil && state.list.liftedRow == nil
    for row in rowsToTry(in: state) where state.list.position(of: row) != nil {
      let actions = state.list.actions(for: row)
      if let failure = namesFailure(actions, of: row, in: state) ?? offerFailure(actions, of: row, in: state) {
        return failure
      }
      guard isAtRest else { continue }
      if let failure = labelFailure(row, state) ?? doneFailure(row, state) ?? stateFailure(actions, of: row, in: state)
      {
        return failure
      }
    }
    return sidesFailure(state, isAtRest: isAtRest)
  }

  /// Checks that a row's label is one of its painted texts, if there are any, and that its painted title is its label or its
  /// value, unless the row is being edited.
  ///
  /// A row that paints no text, such as one with a slider alone, may be labelled by its question.
  private func labelFailure(_ row: RowID, _ state: State) -> Failure? {
    guard let spoken = state.list.spokenRow(row), row != state.list.editedRow else { return nil }
    let frame = cachedStillFrame(state)
    let painted = frame.texts(on: row)
    guard painted.isEmpty || painted.contains(spoken.label) else {
      return Failure(
        row.name + " labelled as painted, “" + painted.joined(separator: "” or “") + "”",
        found: "“" + spoken.label + "”")
    }
    guard let title = frame.title(of: row), title != spoken.label, title != spoken.value else { return nil }
    return Failure(
      row.name + " with a title that is its label or value, “" + spoken.label + "” or “" + spoken.value + "”",
      found: "“" + title + "”")
  }

  /// Checks that a row that offers to be collapsed is described as expanded, and one that offers to be turned off as on; and
  /// that a row that offers to be expanded or turned on is described as collapsed or off.
  private func offerFailure(_ actions: [InteractionAction], of row: RowID, in state: State) -> Failure? {
    guard let spoken = state.list.spokenRow(row) else { return nil }
    func offers(_ id: String) -> Bool { actions.contains { $0.id == id } }
    func failure(found: Bool?, names: (yes: String, no: String), undoing: String, doing: String) -> Failure? {
      let expected: Bool? = offers(undoing) ? true : offers(doing) ? false : nil
      guard let expected, found != expected else { return nil }
      return Failure(
        row.name + " " + (expected ? names.yes : names.no) + ", because it offers " + (expected ? undoing : doing),
        found: found.map { $0 ? names.yes : names.no } ?? "neither " + names.yes + " nor " + names.no)
    }
    return failure(found: spoken.isExpanded, names: ("expanded", "collapsed"), undoing: "collapse", doing: "expand")
      ?? failure(found: spoken.isOn, names: ("on", "off"), undoing: "turnOff", doing: "turnOn")
  }

  /// Checks that the description of a row with a task says that the task is done if the row is painted as done.
  private func doneFailure(_ row: RowID, _ state: State) -> Failure? {
    guard state.list.spokenRow(row)?.isCompleted == false, cachedStillFrame(state).isDone(row) else { return nil }
    return Failure(row.name + " described as completed, as it is painted", found: "described as not completed")
  }

  /// Checks that an action that changes its own title also changes the row's state, if the row has one, and that an action that
  /// reports the row as changed also changes the row's description.
  private func stateFailure(_ actions: [InteractionAction], of row: RowID, in state: State) -> Failure? {
    guard let before = state.list.spokenRow(row) else { return nil }
    for action in actions {
      var list = state.list
      let effects = list.perform(action.id, on: row, at: state.now)
      guard effects != .none, let after = list.spokenRow(row) else { continue }
      let probe = [Timed(state.now, ListLawEvent.event(.perform(action.id, on: row)))]
      let title = list.actions(for: row).first { $0.id == action.id }?.title
      if before.hasState, let title, title != action.title, before.state == after.state {
        return Failure(
          row.name + " in a different state, because it now offers “" + title + "”", found: "the same state",
          probe: probe)
      }
      if before == after, effects.notices.contains(.didChange(row)) {
        return Failure(
          row.name + " with a different description, because it is reported as changed", found: "the same description",
          probe: probe)
      }
    }
    return nil
  }

  /// Checks that a row's actions have titles, that no two have the same id or title, that deleting is destructive, and
  /// that an action has the title and the role of its button.
  private func namesFailure(_ actions: [InteractionAction], of row: RowID, in state: State) -> Failure? {
    for (index, action) in actions.enumerated() {
      guard !action.title.isEmpty else {
        return Failure(row.name + " with a title for its action " + action.id, found: "no title")
      }
      for other in actions[(index + 1)...] where other.id == action.id || other.title == action.title {
        let found = other.id == action.id ? "the id " + action.id : "the title " + action.title
        return Failure(row.name + " with a different id and title for each action", found: found + " twice")
      }
      guard action.id != "delete" || action.role == .destructive else {
        return Failure(row.name + " with a destructive action " + action.id, found: "an action that is not destructive")
      }
      for edge in SwipeEdge.allCases {
        for button in state.list.buttons(edge, of: row) where button.id == action.id {
          guard button.title != action.title || button.role != action.role else { continue }
          let note = action.title == button.title ? ", with a different role" : ", with a different title"
          return Failure(
            row.name + " with an action that has the title and role of its button “" + button.title + "”",
            found: "“" + action.title + "”" + note)
        }
      }
    }
    return nil
  }

  /// Checks that open rows are listed from the top, each with the side and the buttons that are painted.
  private func sidesFailure(_ state: State, isAtRest: Bool) -> Failure? {
    let openRows = state.openRows
    let sortedOpenRows = state.ids.joined().filter(openRows.contains)
    guard openRows == sortedOpenRows else {
      return Failure(
        sortedOpenRows.isEmpty ? "no open rows" : "open rows " + sortedOpenRows.text + ", from the top",
        found: openRows.text)
    }
    for row in rowsToTry(in: state) where state.list.position(of: row) != nil {
      // Some lists do not report on which side their rows are open.
      guard let edge = state.list.openEdge(of: row) else { continue }
      guard openRows.contains(row) else {
        return Failure(row.name + " open, because it has an open side", found: "closed")
      }
      guard isAtRest else { continue }
      let frame = cachedStillFrame(state)
      if let shownEdge = frame.shownEdge(of: row), shownEdge != edge {
        return Failure(row.name + " open on the painted side, " + shownEdge.name, found: edge.name)
      }
      let (buttons, painted) = (state.list.buttons(edge, of: row), frame.buttonTitles(edge, of: row))
      guard painted.isEmpty || painted.count == buttons.count else {
        return Failure(
          row.name + " with as many buttons as are painted, " + String(painted.count), found: String(buttons.count))
      }
      for (index, title) in painted.enumerated() where !title.isEmpty {
        guard title != buttons[index].title, title != buttons[index].icon else { continue }
        return Failure(
          row.name + " painted with a button titled “" + buttons[index].title + "”", found: "“" + title + "”")
      }
    }
    return nil
  }
}

extension SpokenRow {
  /// Whether the row is on, completed and expanded, each nil if it does not apply.
  fileprivate var state: [Bool?] { [isOn, isCompleted, isExpanded] }
  fileprivate var hasState: Bool { state.contains { $0 != nil } }
}

extension LayerList {
  /// Returns the title that is painted on a row, which may be empty; nil if no title is painted.
  func title(of row: RowID) -> String? {
    layers.first { $0.id == LayerID(row, .label) }?.text?.string
  }

  /// Returns the texts, except empty ones, that are painted on a row's content, from back to front.
  func texts(on row: RowID) -> [String] {
    layers.indices.compactMap { index in
      guard layers[index].id.row == row, layers[index].id.part.isContent else { return nil }
      return layers[index].text.flatMap { $0.string.isEmpty ? nil : $0.string }
    }
  }

  /// Returns whether a row is painted as done: with its text struck through, or with a completion layer.
  fileprivate func isDone(_ row: RowID) -> Bool {
    layers.indices.contains { index in
      guard layers[index].id.row == row else { return false }
      return layers[index].id.part == .completion
        || layers[index].id.part.isContent && layers[index].text?.isStruckThrough == true
    }
  }

  /// Returns the side that a row's content has uncovered, or nil if the content is not painted or has uncovered none.
  fileprivate func shownEdge(of row: RowID) -> SwipeEdge? {
    guard let content = layers.first(where: { $0.id == LayerID(row, .content) }),
      let rowLayer = layers.first(where: { $0.id == LayerID(row, .row) })
    else { return nil }
    let offset = content.frame.x - rowLayer.frame.x
    // Content that is painted outside the row uncovers no side.
    guard offset.isFinite, offset.magnitude <= rowLayer.frame.width else { return nil }
    return offset > 0.5 ? .leading : offset < -0.5 ? .trailing : nil
  }

  /// Returns the texts that are painted on the buttons of a row's side, outermost first; "" for a button without text.
  fileprivate func buttonTitles(_ edge: SwipeEdge, of row: RowID) -> [String] {
    var titles: [String] = []
    for index in layers.indices {
      let layer = layers[index]
      guard layer.id.row == row, case .action(edge, let button) = layer.id.part else { continue }
      while titles.count <= button { titles.append("") }
      if let text = layer.text?.string { titles[button] = text }
    }
    for index in layers.indices {
      let layer = layers[index]
      guard layer.id.row == row, case .actionLabel(edge, let button) = layer.id.part, titles.indices.contains(button),
        let text = layer.text?.string
      else { continue }
      titles[button] = text
    }
    return titles
  }
}

extension LayerPart {
  /// Whether the part belongs to a row's content rather than to its buttons, controls or decoration.
  var isContent: Bool {
    switch self {
    case .row, .content, .label, .detail: true
    case .background, .scroll, .action, .actionLabel, .actionImage, .actionGroup, .control, .controlPart, .header,
      .headerLabel, .accessory, .accessoryImage, .reorderControl, .separator, .cue, .completion, .placeholder, .lifted,
      .liftedLabel, .pressed, .hovered, .custom:
      false
    }
  }
}
