public import InteractionReplay

extension RowDesign {
  /// The drawer, which scripts name `drawer`; its configuration may have `opensAt`, from 0 to 1.
  public static let drawer = RowDesign(
    "drawer",
    options: Options(
      keys: ["opensAt"],
      read: { fields throws(ScriptError) in
        let opensAt = try fields.number("opensAt", in: 0...1, or: defaultPart)
        return opensAt == defaultPart ? [:] : ["opensAt": .number(opensAt)]
      }, habits: { _ in RowHabits(flick: Drawer.flick) }),
    state: State(timeline: ["pulled"]) { row, time in ["pulled": .number(row.pulled(at: time))] },
    make: { setup in
      var opensAt = defaultPart
      if case .number(let part) = setup.options["opensAt"] { opensAt = part }
      return Drawer(
        width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing, opensAt: opensAt)
    })

  private static let defaultPart = 0.5
}

extension Drawer {
  /// Returns the fraction of the buttons that shows, from 0 to 1, which a drawer's trace has in addition to every row's state.
  fileprivate func pulled(at time: Time) -> Double {
    let offset = offset(at: time)
    let reach = offset > 0 ? limits.upperBound : -limits.lowerBound
    return reach > 0 ? offset.magnitude / reach : 0
  }
}
