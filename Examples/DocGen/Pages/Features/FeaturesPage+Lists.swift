import HeadlessTable
import InteractionCore
import InteractionReplay

// What a list does as a whole.
extension FeaturesPage {
  static var lists: [Exhibit] {
    get throws {
      let row = RowSetup(.constraintSwipe, leading: [flag], trailing: [delete, more])
      let long = TableSetup(.count(1000), of: row, height: 308)
      let form = TableSetup(
        try ListSetup(.expandableTable, ["descriptors": .array(sections), "pinsHeaders": true]))
      let edited = TableSetup(try ListSetup(.expandableTable, ["descriptors": .array(sections)]))
      let fax: JSON = .array([
        .object([
          "cellIdentifier": "idCellNormal", "isExpandable": false, "isVisible": true, "primaryTitle": "Fax, a new row",
        ])
      ])
      return ownRows + [
        Exhibit(
          name: "scroll-to-row", title: "Scrolling to a row",
          sight: "The table scrolls to its 41st row, which comes to rest in the middle, and then up by two rows",
          table: long,
          steps: [
            Timed(0.6, .scrollToRow(RowID(40), .middle, animated: true)),
            Timed(2.2, .scrollToRow(RowID(35), .nearest, animated: true)),
          ], duration: 4, still: 1.6),
        Exhibit(
          name: "visible-rows-stay", title: "Visible rows stay",
          sight: "The table is scrolled; five rows above are deleted one after the other, and the rows in sight stay",
          table: long,
          steps: [Timed(0.3, .scrollTo(contentOffset: 450))]
            + (0..<5).map { Timed(1 + 0.4 * Double($0), .list(.perform("delete", on: RowID($0)))) },
          duration: 4, still: 2),
        Exhibit(
          name: "what-was-touched-stays", title: "What a finger has touched stays",
          sight: "A question is tapped, and unfolds; the rows of one above go, and it stays where it is",
          table: TableSetup(try ListSetup(.expandableTable, ["descriptors": .array([.array(foldingQuestions)])])),
          fingers: [.press(at: Vector(120, 270), start: 1.2, duration: 0.1)],
          steps: [
            Timed(0.3, .scrollTo(contentOffset: 300)), Timed(1.3, .list(.perform("collapse", on: RowID(4)))),
          ], duration: 3, still: 1.4),
        Exhibit(
          name: "heights", title: "Rows that grow and shrink",
          sight: "One row becomes higher while a finger drags another, then all others lower, and that row last",
          table: TableSetup(.count(1000), of: row, height: 308),
          fingers: [FingerPath(start: 0.4, from: Vector(290, 110), to: Vector(110, 110), duration: 1)],
          steps: [
            Timed(0.8, .list(.setHeights([.row(RowID(1), 88)], animated: true))),
            Timed(2.2, .list(.setHeights([.kind("", 30)], animated: true))),
            Timed(3.4, .list(.setHeights([.row(RowID(1), nil)], animated: true))),
          ], duration: 4.6, still: 1.3),
        Exhibit(
          name: "items-from-outside", title: "Items that the app changes",
          sight: "An item gets another text and is done; another one, held, goes back as it may not be moved any more",
          table: TableSetup(
            try ListSetup(.gestureList, ["items": .array(["Milk", "Bread", "Salt", "Tea"].map { .string($0) })])),
          fingers: [FingerPath(start: 1.4, from: Vector(160, 125), to: Vector(160, 45), duration: 0.6, rests: 0.7)],
          steps: [
            Timed(0.6, .custom("describe", ["id": 0, "text": "Milk, two litres", "isCompleted": true, "height": 70])),
            Timed(2.6, .custom("describe", ["id": 2, "text": "Salt", "isMovable": false])), Timed(4, .undo),
            Timed(4.8, .undo),
          ], duration: 6, still: 1),
        Exhibit(
          name: "pinned-headers", title: "Headers that stay at the top",
          sight: "A form scrolls below the header of its section until the next header pushes it away",
          table: form,
          fingers: [
            FingerPath(start: 0.5, from: Vector(200, 420), to: Vector(200, 120), duration: 1.2),
            FingerPath(start: 2.2, from: Vector(200, 420), to: Vector(200, 220), duration: 1.2),
          ], duration: 4.4, still: 1.6),
        Exhibit(
          name: "form-from-outside", title: "A form that changes from outside",
          sight: "A row comes, another one moves to the end of its section, a section moves up, and all is undone",
          table: edited,
          steps: [
            Timed(0.6, .custom("insert", ["rows": fax, "below": 0])),
            Timed(1.8, .custom("move", ["id": 1, "section": 0, "row": 6])),
            Timed(3, .custom("moveSection", ["section": 1, "to": 0])), Timed(4.4, .undo), Timed(5.2, .undo),
            Timed(6, .undo),
          ], duration: 7.2, still: 1.4),
        Exhibit(
          name: "one-question-at-a-time", title: "One question at a time",
          sight: "Three questions unfold one after the other, and each folds the one before",
          table: TableSetup(
            try ListSetup(
              .expandableTable, ["descriptors": .array([.array(questions)]), "unfolding": "onePerSection"], height: 400)
          ),
          fingers: [(0.5, 100.0), (2, 260), (3.5, 40)].map { start, y in
            FingerPath(start: start, from: Vector(100, y), to: Vector(100, y), duration: 0.1)
          }, duration: 5, still: 2.6),
        Exhibit(
          name: "rows-of-own-kinds", title: "Rows of your own kinds",
          sight: "A question unfolds over a high row, whose text becomes the answer, and another one over five wheels",
          table: TableSetup(
            try ListSetup(
              .expandableTable, ["descriptors": .array([.array(ownKinds)]), "kinds": kinds], height: 480)),
          fingers: [
            FingerPath(start: 0.5, from: Vector(100, 30), to: Vector(100, 30), duration: 0.1),
            FingerPath(start: 2.4, from: Vector(100, 210), to: Vector(100, 210), duration: 0.1),
            FingerPath(start: 3.4, from: Vector(224, 420), to: Vector(224, 420), duration: 0.1),
          ],
          steps: [
            Timed(1.5, .custom("setText", ["id": 1, "text": "Two rooms, one with a view"])),
            Timed(4.4, .list(.perform("setDate", on: RowID(3)))),
          ], duration: 5.6, still: 4.8),
      ]
    }
  }

  /// Four rows, a question with four answers that show, one with three that do not, and six rows more.
  private static var foldingQuestions: [JSON] {
    func row(_ title: String, below: Int = 0, isExpanded: Bool = false, isVisible: Bool = true) -> JSON {
      .object([
        "cellIdentifier": "idCellNormal", "isExpandable": .bool(below > 0), "isExpanded": .bool(isExpanded),
        "isVisible": .bool(isVisible), "additionalRows": .number(Double(below)), "primaryTitle": .string(title),
      ])
    }
    let first = ["Tea", "Coffee", "Water", "Juice"].map { row($0) }
    let second = ["Bread", "Rice", "Soup"].map { row($0, isVisible: false) }
    return ["Name", "Street", "Town", "Colour"].map { row($0) } + [row("Drink", below: 4, isExpanded: true)] + first
      + [row("Meal", below: 3)] + second
      + ["Sport", "Music", "Level", "Years", "Languages", "Town of birth"].map { row($0) }
  }

  /// Two questions: over a row that an app draws, and over wheels for a date and a time.
  private static var ownKinds: [JSON] {
    [("Description", "idCellTextview"), ("End time", "idCellEndDatePicker")].flatMap { question, identifier in
      [
        .object([
          "cellIdentifier": "idCellNormal", "isExpandable": true, "isExpanded": false, "isVisible": true,
          "additionalRows": 1, "secondaryTitle": .string(question),
        ]),
        .object(["cellIdentifier": .string(identifier), "isExpandable": false, "isVisible": false]),
      ]
    }
  }

  /// Three questions over two choices each.
  private static var questions: [JSON] {
    [("Colour", ["Red", "Blue"]), ("Sport", ["Chess", "Judo"]), ("Music", ["Jazz", "Soul"])].flatMap {
      question, choices in
      [
        JSON.object([
          "cellIdentifier": "idCellNormal", "isExpandable": true, "isExpanded": false, "isVisible": true,
          "additionalRows": 2, "secondaryTitle": .string(question),
        ])
      ]
        + choices.map { choice in
          .object([
            "cellIdentifier": "idCellValuePicker", "isExpandable": false, "isVisible": false,
            "primaryTitle": .string(choice),
          ])
        }
    }
  }

  private static var kinds: JSON {
    .array([
      .object(["identifier": "idCellTextview", "height": 120, "binding": "title"]),
      .object(["identifier": "idCellEndDatePicker", "control": "dateTimePicker"]),
    ])
  }

  /// A form of three sections, each with rows enough to scroll.
  private static var sections: [JSON] {
    [["Name", "Street", "Town"], ["Colour", "Sport", "Music"], ["Level", "Years", "Languages"]].map { names in
      .array(
        (names + names.map { $0 + ", second" }).map { name in
          .object([
            "cellIdentifier": "idCellNormal", "isExpandable": false, "isVisible": true, "primaryTitle": .string(name),
            "secondaryTitle": "asked for",
          ])
        })
    }
  }
}
