import InteractionCore
import InteractionLaws
import UtilityButtons

extension RowDesign {
  /// The row of UtilityButtons, which a real scroll view can drive.
  ///
  /// Its traces include values of the scroll view and of the strips of buttons, and the cell's state. A configuration may also
  /// have the keys for `SwipeOptions`, such as `fullSwipe`, and `reducesMotion`, `sectionIndex` and `forbidden`.
  public static let utilityButtons = RowDesign(
    "utility-buttons",
    options: .swipe(
      adding: ["sectionIndex", "forbidden"],
      read: { fields throws(ScriptError) in
        var options: [String: JSON] = [:]
        if try fields.bool("sectionIndex", or: false) { options["sectionIndex"] = .bool(true) }
        var forbiddenEdges: Set<SwipeEdge> = []
        for element in try fields["forbidden"]?.array("an array of edges") ?? [] {
          forbiddenEdges.insert(try element.choice("edge", of: SwipeEdge.allCases, named: { $0.name }))
        }
        if !forbiddenEdges.isEmpty { options["forbidden"] = json(forbiddenEdges) }
        return options
      }, mirrored: mirrored, habits: { RowHabits(flick: $1.flick ?? UtilityButtons.flick) }),
    state: State(timeline: ["targetContentOffset"]) { tracedRow, time in
      let row = tracedRow.base
      return [
        "contentOffset": .number(row.contentOffset(at: time)),
        "targetContentOffset": .number(tracedRow.requestedTarget),
        "contentSize": .size(row.contentSize), "cellState": .string(row.cellState.rawValue),
        "leftWidth": .number(row.leftWidth), "rightWidth": .number(row.rightWidth), "padding": .number(row.padding),
        "content": .rect(row.contentViewFrame(at: time)), "leftView": .rect(row.leftViewFrame(at: time)),
        "rightView": .rect(row.rightViewFrame(at: time)),
      ]
    },
    tracedRow: { row in
      ReleaseRecordingRow(
        row, releasesOnCancel: true, releasesOnFailure: row.corrections.contains(.failedRestores),
        resetsOnReuse: row.corrections.contains(.resetsOnReuse) || row.rules == .swTableViewCellMaster)
    },
    make: { setup, rules, corrections in
      setup.reducingMotion(
        UtilityButtons(
          width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing, rules: rules,
          hasSectionIndex: setup.options["sectionIndex"] == .bool(true),
          options: setup.swipeOptions, forbiddenEdges: forbiddenEdges(setup), corrections: corrections))
    })

  /// Returns the options of the mirror image; nil if the row has only one side, or a section index, which is on one side.
  @Sendable private static func mirrored(_ setup: RowSetup) -> [String: JSON]? {
    let hasOneSide = setup.rulesName == UtilityButtons.Rules.zcjTableViewCell.rawValue
    if hasOneSide || setup.options["sectionIndex"] != nil { return nil }
    var options = setup.options
    let edges = forbiddenEdges(setup)
    if !edges.isEmpty { options["forbidden"] = json(Set(edges.map { $0.opposite })) }
    return options
  }

  /// Returns the sides that must not open.
  private static func forbiddenEdges(_ setup: RowSetup) -> Set<SwipeEdge> {
    guard case .array(let edges) = setup.options["forbidden"] else { return [] }
    return Set(SwipeEdge.allCases.filter { edges.contains(.string($0.name)) })
  }

  private static func json(_ edges: Set<SwipeEdge>) -> JSON {
    .array(SwipeEdge.allCases.filter { edges.contains($0) }.map { .string($0.name) })
  }
}
