import ConstraintSwipe
import InteractionLaws
import InteractionReplay
import ScrollSwipe

// Designs as a user of the package might register them: the articles' engines under other names.

extension RowDesign {
  /// A curtain that is drawn to the left, whose traces count its folds, one for each 20 points.
  ///
  /// A configuration may say that it is nailed shut. It has one side, and so no mirror image.
  static let curtain = RowDesign(
    "curtain",
    options: Options(
      keys: ["isNailed"],
      read: { fields throws(ScriptError) in try fields.bool("isNailed", or: false) ? ["isNailed": true] : [:] },
      mirrored: { _ in nil }, habits: { _ in .byPosition }),
    state: State(timeline: ["folds"]) { row, time in ["folds": .number(row.offset(at: time) / -20)] },
    make: { setup in
      let isNailed = setup.options["isNailed"] == .bool(true)
      return ConstraintSwipe(width: setup.width, height: setup.height, trailing: isNailed ? [] : setup.trailing)
    })

  /// A blind that a scroll view can drive, without state or options of its own.
  static let blind = RowDesign("blind") { setup in
    ScrollSwipe(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
  }

  enum ShutterRules: String, CaseIterable, Sendable { case electric, manual }

  enum ShutterCorrection: String, ArticleCorrection {
    case closesAtTap
    case closesWithTable

    var sentence: String {
      switch self {
      case .closesAtTap: "A tap closes."
      case .closesWithTable: "A row closes with the table."
      }
    }
  }

  /// A shutter with corrections and with rules, of which the default ones require a velocity.
  static let shutter = RowDesign(
    "shutter", options: Options(habits: { _ in .byPosition }),
    velocityRule: { (rules: ShutterRules) in
      switch rules {
      case .electric: "the motor asks for it"
      case .manual: nil
      }
    },
    make: { (setup, rules: ShutterRules, corrections: CorrectionSet<ShutterCorrection>) in
      var own = ConstraintSwipe.Corrections.all
      if !corrections.contains(.closesAtTap) { own.remove(.tapCloses) }
      if !corrections.contains(.closesWithTable) { own.remove(.closesWithTable) }
      return ConstraintSwipe(
        width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing, corrections: own)
    })

  /// A shutter with corrections and one rule set only.
  static let louvre = RowDesign("louvre") {
    (setup: RowSetup, _: NoRules, corrections: CorrectionSet<ShutterCorrection>) in
    var own = ConstraintSwipe.Corrections.all
    if !corrections.contains(.closesAtTap) { own.remove(.tapCloses) }
    return ConstraintSwipe(width: setup.width, height: setup.height, trailing: setup.trailing, corrections: own)
  }

  enum CrankRules: String, CaseIterable, Sendable { case hand }

  /// A shutter that a scroll view can drive too.
  static let awning = RowDesign("awning") {
    (setup: RowSetup, _: ShutterRules, corrections: CorrectionSet<ShutterCorrection>) in
    ScrollSwipe(
      width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing,
      corrections: corrections.contains(.closesWithTable) ? .all : .all.subtracting([.closesWithTable]))
  }

  /// A crank, whose only rules require a velocity.
  static let crank = RowDesign(
    "crank", velocityRule: { (_: CrankRules) in "it is turned by hand" },
    make: { (setup, _: CrankRules, _: CorrectionSet<ShutterCorrection>) in EmptyRow.make(setup) })

  /// A curtain that breaks a law: it follows its article to the letter.
  static let tornCurtain = RowDesign("torn curtain") { setup in
    ConstraintSwipe(width: setup.width, height: setup.height, trailing: setup.trailing, corrections: [])
  }
}

extension ListDesign {
  typealias Roster = SwipeList<ConstraintSwipe>

  private static let dismiss = InteractionAction(id: "dismiss", title: "Dismiss", role: .destructive)

  /// People by name, in rows of 40 points, who are hired and dismissed; with a fault, hiring is not reported.
  static func roster(_ name: String = "roster", fault: Bool = false) -> ListDesign {
    ListDesign(
      name, keys: ["names"], itemsKey: "names",
      scripting: ListScripting(
        actions: [dismiss.id, InteractionAction.showID(.trailing), InteractionAction.closeID],
        listActions: [ListAction("hireAnyone") { list, time in list.insert("Anyone", index: 0, at: time) }],
        events: [
          ListScriptEvent("hire", keys: ["name"]) { fields, _ throws(ScriptError) in
            let name = try fields.string("name")
            return { list, time in list.insert(name, index: list.count, at: time) }
          },
          ListScriptEvent("promote", keys: ["id"]) { fields, list throws(ScriptError) in
            let row = RowID(try fields.integer("id"))
            guard list.position(of: row) != nil else {
              throw fields.error(about: "id", "nobody has it (hire somebody)")
            }
            return { list, time in list.move(row, to: 0, at: time) }
          },
        ],
        timeline: ["count", "first"],
        initialEffects: { list in ListEffects(notices: (0..<list.count).map { .didInsert(RowID($0)) }) },
        state: { table, effects, _ in
          let list = table.list
          return [
            "count": .number(Double(list.count)), "hasChanged": .bool(effects.changesRows),
            "first": list.id(for: RowPosition(row: 0)).map { .string(list.content(of: $0).title) } ?? .null,
          ]
        },
        row: { list, id, _ in
          guard let top = list.top(of: id), let height = list.height(of: id) else { return nil }
          return .init(top: top, height: height, state: ["name": .string(list.content(of: id).title)])
        }),
      laws: Laws(customEvents: [
        CustomEvent<Roster>("hire") { list, time in
          let effects = list.insert("New", index: list.count, at: time)
          return fault ? .none : effects
        }
      ]) { rows in ["names": .array((0..<rows).map { .string("Person \($0)") })] },
      read: { fields, size throws(ScriptError) in
        var names: [String] = []
        for value in try fields["names"]?.array("an array of names") ?? [] { names.append(try value.string()) }
        let written: [String: JSON] = names.isEmpty ? [:] : ["names": .array(names.map { .string($0) })]
        return Configuration(options: written, minimumRowHeight: 40) { [names] (_: CorrectionSet<NoCorrection>) in
          SwipeList(of: ConstraintSwipe(width: size.width, height: 40, trailing: [dismiss]), titles: names)
        }
      })
  }
}

extension ListDesign {
  /// A roster of nobody.
  static func emptyRoster(_ size: LayoutSize) -> Roster {
    SwipeList(of: ConstraintSwipe(width: size.width, height: 40), count: 0)
  }
}

/// A row without actions, for designs that are tested only by name.
enum EmptyRow {
  static func make(_ setup: RowSetup) -> ConstraintSwipe { ConstraintSwipe(width: setup.width, height: setup.height) }
}
