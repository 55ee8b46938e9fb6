import InteractionCore
import InteractionLaws
import ScrollSwipe

extension RowDesign {
  /// The row of ScrollSwipe, which a real scroll view can drive.
  ///
  /// Its traces include values of the scroll view and of the containers of the buttons. A configuration may also have the keys
  /// for `SwipeOptions`, such as `fullSwipe`, and `reducesMotion`.
  public static let scrollSwipe = RowDesign(
    "scroll-swipe",
    options: .swipe(
      mirrored: { setup in
        // The article's rows have only one side.
        setup.rulesName == ScrollSwipe.Rules.article.rawValue ? nil : setup.options
      },
      habits: { setup, options in
        let isArticle = setup.rulesName == ScrollSwipe.Rules.article.rawValue
        let flick = options.flick ?? ScrollSwipe.openVelocity
        return RowHabits(openingFlick: isArticle ? nil : flick, closingFlick: flick)
      }),
    state: State(timeline: ["targetContentOffset"]) { tracedRow, time in
      let row = tracedRow.base
      return [
        "contentOffset": .number(row.contentOffset(at: time)),
        "targetContentOffset": .number(tracedRow.requestedTarget),
        "contentSize": .size(row.contentSize),
        "contentInset": .object([
          "left": .number(row.contentInset.leading), "right": .number(row.contentInset.trailing),
        ]),
        "leftView": .rect(row.leftViewFrame(at: time)), "rightView": .rect(row.rightViewFrame(at: time)),
        "leftHidden": .bool(row.isLeftHidden(at: time)), "rightHidden": .bool(row.isRightHidden(at: time)),
        "closesByAnimation": .bool(tracedRow.closesByAnimation),
      ]
    },
    tracedRow: { row in
      ReleaseRecordingRow(
        row, releasesOnCancel: !row.corrections.contains(.cancelRestores), releasesOnFailure: false)
    },
    make: { setup, rules, corrections in
      setup.reducingMotion(
        ScrollSwipe(
          width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing, rules: rules,
          options: setup.swipeOptions, corrections: corrections))
    })
}

extension ReleaseRecordingRow where Row == ScrollSwipe {
  /// Whether the last release led to the closed position, and `ScrollSwipe.closesByAnimation(offset:velocity:)` is true of it.
  ///
  /// A release at offset 0 animates nothing, even if this is true.
  fileprivate var closesByAnimation: Bool {
    guard let release, release.rest == .closed else { return false }
    return base.closesByAnimation(offset: release.input.offset, velocity: release.input.velocity)
  }
}
