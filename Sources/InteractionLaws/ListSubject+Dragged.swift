// Clauses of two laws, `rowsArePainted` and `identity`, about a row that a finger drags sideways.
extension ListSubject {
  /// Checks that the texts of a row move with its content while a finger drags it, that no part of the content is more
  /// transparent than at rest, and that each cue is on its side of the content's middle.
  func draggedFailure(_ state: State) -> Failure? {
    guard let activeGesture = state.activeGesture, activeGesture.isUndisturbed,
      case .swipe(let row) = activeGesture.gesture,
      activeGesture.listBefore.settleTime == nil
    else { return nil }
    let (restFrame, currentFrame) = (stillFrame(activeGesture.listBefore, state), cachedFrame(state))
    guard let content = currentFrame.content(of: row), let restContent = restFrame.content(of: row) else { return nil }
    let shift = content.frame.x - restContent.frame.x
    for layer in currentFrame.layers where layer.id.row == row {
      switch layer.id.part {
      case .label, .detail, .content, .row:
        guard let restLayer = restFrame.layers.first(where: { $0.id == layer.id }) else { continue }
        guard layer.alpha >= restLayer.alpha - 1e-6 else {
          return Failure(
            layer.name + " of " + row.name + " with an opacity of at least " + DecimalText.text(restLayer.alpha)
              + " under a finger, as at rest",
            found: "opacity " + DecimalText.text(layer.alpha))
        }
        let isText = layer.id.part == .label || layer.id.part == .detail
        guard isText, (layer.frame.x - restLayer.frame.x - shift).magnitude > 0.5 else { continue }
        return Failure(
          "the text of " + row.name + " at x " + DecimalText.text(restLayer.frame.x + shift)
            + ", moved with its content",
          found: DecimalText.text(layer.frame.x))
      case .cue(let edge):
        let middle = layer.frame.x + layer.frame.width / 2
        guard edge.sign * (content.frame.x + content.frame.width / 2 - middle) < 0 else { continue }
        return Failure(
          "the " + edge.name + " cue of " + row.name + " at its own end",
          found: "at x " + DecimalText.text(middle))
      case .background, .scroll, .action, .actionLabel, .actionImage, .actionGroup, .control, .controlPart, .header,
        .headerLabel, .accessory, .accessoryImage, .reorderControl, .separator, .completion, .placeholder, .lifted,
        .liftedLabel, .pressed, .hovered, .custom:
        continue
      }
    }
    return nil
  }

  /// Checks that an edit does not interrupt a finger that drags a row, unless the edit changes that row, or a row's text is
  /// being edited afterward.
  ///
  /// The content must follow the finger as it would have without the edit.
  func interruptedDragFailure(_ step: Step) -> Failure? {
    guard case .custom = step.event, let activeGesture = step.before.activeGesture, activeGesture.isUndisturbed,
      case .swipe(let row) = activeGesture.gesture,
      step.after.list.position(of: row) != nil, !step.effects.notices.contains(where: { $0.row == row }),
      !reloaded(step.effects.update, in: step).contains(row), step.after.list.editedRow == nil
    else { return nil }
    let lastTranslation = activeGesture.samples.last?.event.sample?.translation ?? .zero
    let sample = PanSample(.changed, translation: lastTranslation + Vector(lastTranslation.x < 0 ? -20 : 20, 0))
    let event = ListLawEvent.event(.gesture(.pan(row, sample)))
    /// Returns the x coordinate at which the row's content is painted once the finger has moved on.
    func contentX(_ list: List) -> Double? {
      var list = list
      _ = apply(event, to: &list, at: step.after.now)
      return frame(list, width: step.after.width, at: step.after.now).content(of: row)?.frame.x
    }
    guard let expected = contentX(step.before.list), let found = contentX(step.after.list),
      (found - expected).magnitude > 0.5
    else {
      return nil
    }
    return Failure(
      row.name + " at x " + DecimalText.text(expected) + " under its finger, despite an edit of other rows",
      found: DecimalText.text(found), probe: [Timed(step.after.now, event)])
  }
}

extension LayerList {
  /// Returns the layer that a finger moves sideways: the row's content or, if no content is painted, the whole row.
  fileprivate func content(of row: RowID) -> Layer? {
    layers.first { $0.id == LayerID(row, .content) } ?? layer(of: row)
  }
}
