import InteractionReplay
import OwnDesign

// Each variant forwards everything to the design that it decorates, except for one fault that a person would notice.

/// A drawer that paints its content ten points low.
struct LowDrawer: RowDecorator, DrawableRow {
  var base: Drawer

  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    var painted = LayerList()
    base.draw(content, origin: origin, at: time, into: &painted)
    for var layer in painted.layers {
      if layer.id.part == .content || layer.id.part == .label { layer.frame.y += 10 }
      layers.append(layer)
    }
  }
}

/// A drawer that is selected by the tap that closes it.
struct SelectedDrawer: RowDecorator, DrawableRow {
  var base: Drawer

  mutating func tap(at time: Time) -> SwipeEffects {
    var effects = base.tap(at: time)
    if effects.first == .didClose { effects.second = .didSelect }
    return effects
  }
}

/// A checklist that reports no reload when a row gets its tick.
struct SilentChecklist: ListDecorator {
  var base: Checklist

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    silenced(base.handle(gesture, at: time))
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    silenced(base.perform(action, on: row, at: time))
  }

  private func silenced(_ effects: ListEffects) -> ListEffects {
    let reloads = effects.update.changes.contains { if case .reload = $0 { true } else { false } }
    return reloads ? ListEffects(notices: effects.notices) : effects
  }
}

/// A checklist that mistakes a finger in the lower half of a row for one on the row below.
struct DeepChecklist: ListDecorator {
  var base: Checklist

  func hit(_ point: Vector, at time: Time) -> RowHit? {
    base.hit(point + Vector(0, Checklist.rowHeight / 2), at: time)
  }
}

/// A checklist that reloads all of its rows, one by one, when one of them gets its tick.
struct EagerChecklist: ListDecorator {
  var base: Checklist

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    let effects = base.handle(gesture, at: time)
    guard !effects.update.changes.isEmpty else { return effects }
    let reloads = (0..<rowCount(inSection: 0)).map { ListUpdate.Change.reload(.init($0..<$0 + 1)) }
    return ListEffects(update: ListUpdate(reloads), notices: effects.notices)
  }
}
