import GestureList
import HeadlessTable
import InteractionCore

// Everything that traces say of a gesture list, in the coordinates of what can be seen.

extension HeadlessTable<GestureList> {
  mutating func play(_ step: GestureListStep, at time: Time) -> ListEffects {
    switch step {
    case .swipe(let row, let phase, let translation):
      return handle(.pan(row, PanSample(phase, at: time, translation: translation)), at: time)
    case .tap(let row): return handle(.tap(row), at: time)
    case .edit(let text):
      return apply(at: time) { list in
        list.edit(text)
        return .none
      }
    case .endEditing: return apply(at: time) { $0.endEditing(at: time) }
    // Without a pull that has begun, its report of an offset is a scroll view's.
    case .scroll(let offset): return handle(.pull(.changed, contentOffset: offset), at: time)
    case .pull(let phase, let offset): return handle(.pull(phase, contentOffset: offset), at: time)
    case .pinch(let phase, let fingers):
      let pair = fingers.count == 2 ? FingerPair(fingers[0], fingers[1]) : nil
      return handle(.pinch(phase, pair, contentOffset: contentOffset(at: time)), at: time)
    case .hold(let phase, let y):
      return handle(.hold(phase, y: y, contentOffset: contentOffset(at: time)), at: time)
    case .touch(let phase, let finger, let place):
      return touch(TouchEvent(phase, finger: finger, at: place, time: time))
    case .undo: return apply(at: time) { $0.undo(at: time) }
    case .keyboard(let height):
      let effects = advance(to: time)
      showKeyboard(height: height, at: time)
      return effects
    case .insert(let text, let index):
      return apply(at: time) { $0.insert(GestureList.Item(text), at: index, time: time).effects }
    case .remove(let row): return apply(at: time) { $0.remove(row, at: time) }
    case .move(let row, let index): return apply(at: time) { $0.move(row, to: index, at: time) }
    case .perform(let action, let row):
      return apply(at: time) { list in
        row.map { list.perform(action, on: $0, at: time) } ?? list.perform(action, at: time)
      }
    case .wait: return advance(to: time)
    }
  }

  /// What a trace says after an event that has caused something.
  func state(at time: Time, after effects: ListEffects, host: GestureListSetup.Host) -> [String: JSON] {
    switch host {
    case .gestures: gestureState(at: time, after: effects)
    case .fingers: tableState(at: time)
    }
  }

  private func gestureState(at time: Time, after effects: ListEffects) -> [String: JSON] {
    let offset = contentOffset(at: time)
    let ids = list.ids
    return [
      "items": .array(list.texts.map(JSON.string)), "ids": .array(ids.map(JSON.id)),
      "completed": .array(ids.filter { list.item($0)?.isCompleted == true }.map(JSON.id)),
      "editing": .array((list.editedRow.map { [$0] } ?? []).map(JSON.id)), "contentOffset": .number(offset),
      "rows": .array(
        rowsInSight(at: time).compactMap { id in
          list.appearance(of: id, at: time).map { seen in
            let place: [String: JSON] = ["id": .id(id), "y": .number(seen.frame.y - offset)]
            return .object(rowState(id, seen, at: time).merging(place) { $1 })
          }
        }),
      "placeholder": list.placeholder.map { placeholder in
        .object([
          "y": .number(placeholder.frame.y - offset), "height": .number(placeholder.frame.height),
          "scale": .number(placeholder.scale), "alpha": .number(placeholder.alpha),
          "text": .string(placeholder.text),
        ])
      } ?? .null,
      "lifted": list.lifted(contentOffset: offset, at: time).map { lifted in
        .object([
          "id": .id(lifted.row), "y": .number(lifted.centre - offset), "alpha": .number(lifted.alpha),
          "scale": .number(lifted.scale),
        ])
      } ?? .null,
      "pullInProgress": .bool(list.pullInProgress),
      "pinch": list.pinch.map { pinch in
        .object([
          "first": .number(Double(pinch.first)), "second": .number(Double(pinch.second)),
          "isArmed": .bool(pinch.isArmed),
        ])
      } ?? .null,
      "update": .updates(effects.updates),
    ]
  }

  private func tableState(at time: Time) -> [String: JSON] {
    let offset = contentOffset(at: time)
    let rows = rowsInSight(at: time).compactMap { id in
      list.appearance(of: id, at: time).map { seen in
        JSON.object([
          "id": .id(id), "y": .number(seen.frame.y - offset), "height": .number(seen.frame.height),
          "state": .object(rowState(id, seen, at: time)),
        ])
      }
    }
    return ["contentOffset": .number(offset), "open": .array([]), "rows": .array(rows)]
  }

  private func rowState(_ id: RowID, _ seen: GestureList.Appearance, at time: Time) -> [String: JSON] {
    func cue(_ edge: SwipeEdge) -> JSON {
      let cue = list.row(id).cue(edge, at: time)
      return .object(["alpha": .number(cue.alpha), "isArmed": .bool(cue.isArmed)])
    }
    return [
      "x": .number(seen.frame.x), "alpha": .number(seen.alpha), "scale": .number(1), "isHidden": .bool(seen.isHidden),
      "isStruck": .bool(list.item(id)?.isCompleted ?? false), "tick": cue(.leading), "cross": cue(.trailing),
    ]
  }
}

extension JSON {
  /// A row's number of creation.
  fileprivate static func id(_ row: RowID) -> JSON { .number(Double(row.rawValue)) }

  /// One update as an object; of several, which one event has caused one after the other, an array.
  fileprivate static func updates(_ updates: [ListUpdate]) -> JSON {
    updates.count > 1 ? .array(updates.map(update)) : update(updates.first ?? ListUpdate())
  }

  private static func update(_ update: ListUpdate) -> JSON {
    func rows(_ rows: [ListUpdate.Rows]) -> JSON {
      .array(
        rows.flatMap { rows in
          rows.range.map { .array([.number(Double(rows.section)), .number(Double($0))]) }
        })
    }
    return .object([
      "deleted": rows(update.deleted), "inserted": rows(update.inserted), "reloaded": rows(update.reloaded),
      "moved": .array(
        update.moved.map { .array([.number(Double($0.from.row)), .number(Double($0.to.row))]) }),
    ])
  }
}
