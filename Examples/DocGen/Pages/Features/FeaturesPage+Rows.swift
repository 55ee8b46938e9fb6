import HeadlessTable
import InteractionCore
import InteractionReplay
import ScrollSwipe

// What a finger and a press do to a row.
extension FeaturesPage {
  /// Rows of a list of mail, in a table of five.
  private static func rows(
    _ design: RowDesign, options: [String: JSON] = [:], leading: [InteractionAction] = [flag],
    trailing: [InteractionAction] = [delete, more], corrections: [String]? = nil, described: [DescribedRow] = []
  ) -> TableSetup {
    TableSetup(
      .titles(Array(FilmTitles.rows.prefix(8))),
      of: RowSetup(design, leading: leading, trailing: trailing, corrections: corrections, options: options),
      described: described, height: 220)
  }

  /// The middle of a row of 44 points, from the top of the table.
  private static func middle(_ row: Int) -> Double { 44 * Double(row) + 22 }

  static var swiping: [Exhibit] {
    let second = middle(1)
    return [
      Exhibit(
        name: "full-swipe", title: "A full swipe",
        sight: "A row is dragged far, and flicked back; dragged far again and let go, it is deleted",
        table: rows(.scrollSwipe, options: ["fullSwipe": true]),
        fingers: [
          FingerPath(
            start: 0.5, from: Vector(300, second), to: Vector(60, second + 4), duration: 0.8, goesOn: true),
          FingerPath(
            start: 1.6, from: Vector(60, second + 4), to: Vector(310, second), duration: 0.5, lifts: 0.6,
            comesFrom: true),
          FingerPath(start: 3.2, from: Vector(300, second), to: Vector(60, second + 4), duration: 0.9),
        ], duration: 5.6, still: 3.95),
      Exhibit(
        name: "side-lock", title: "A drag that keeps to its side",
        sight:
          "A row is dragged to the left and far back to the right, where it stops; a second drag opens the left side",
        table: rows(.constraintSwipe, options: ["locksSide": true]),
        fingers: [
          FingerPath(start: 0.5, from: Vector(220, second), to: Vector(130, second), duration: 0.6, goesOn: true),
          FingerPath(
            start: 1.3, from: Vector(130, second), to: Vector(300, second), duration: 0.8, comesFrom: true),
          FingerPath(start: 3, from: Vector(100, second), to: Vector(190, second), duration: 0.6),
        ], duration: 5, still: 2.05),
      Exhibit(
        name: "signals", title: "Haptic signals",
        sight: "A row is dragged slowly over both thresholds and back, and the line below names each crossing",
        table: rows(.scrollSwipe, options: ["fullSwipe": true, "signals": true]),
        fingers: [
          FingerPath(start: 0.5, from: Vector(300, second), to: Vector(80, second), duration: 1.8, goesOn: true),
          FingerPath(start: 2.6, from: Vector(80, second), to: Vector(270, second), duration: 1.8, comesFrom: true),
        ], duration: 6, still: 2.4),
      Exhibit(
        name: "reduced-motion", title: "Reduced motion",
        sight: "A row is dragged open and let go, and is open at once; Delete is pressed, and the rows below fade in",
        table: rows(.utilityButtons),
        fingers: [
          FingerPath(start: 1, from: Vector(280, second), to: Vector(140, second), duration: 0.7),
          .press(at: Vector(290, second), start: 2.8, duration: 0.15),
        ], steps: [Timed(0.5, .reducesMotion(true))], duration: 5, still: 1.9),
    ]
  }

  /// How buttons come into sight.
  static var looks: [Exhibit] {
    let second = middle(1)
    let transitions = [
      ("drag", "the buttons are fastened to the content, and come with it"),
      ("border", "the buttons share the room that the content leaves"),
      ("drawer", "each button comes out from behind the one before"),
    ]
    let motions = transitions.map { name, words in
      Exhibit(
        name: "transition-" + name, title: "Buttons that come by " + name,
        sight: "A row is dragged slowly open and shut: \(words)",
        table: rows(.scrollSwipe, options: ["transition": .string(name)]),
        fingers: [
          FingerPath(start: 0.4, from: Vector(290, second), to: Vector(150, second), duration: 1.4, goesOn: true),
          FingerPath(start: 2, from: Vector(150, second), to: Vector(280, second), duration: 1.2, comesFrom: true),
        ], duration: 4, still: 1.2)
    }
    return motions + [
      Exhibit(
        name: "preview", title: "A hint that a row can be swiped",
        sight: "The second row opens by half and closes by itself; a second request does nothing",
        table: rows(.constraintSwipe),
        steps: [
          Timed(0.8, .custom("preview", ["row": 1])), Timed(2.4, .custom("preview", ["row": 1])),
        ], duration: 3.6, still: 1.1)
    ]
  }

  static var presses: [Exhibit] {
    let second = middle(1)
    let asking = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete)
    let keep = InteractionAction(id: "keep", title: "Keep", color: SRGBColor(hex: 0x34C759), fulfillment: .stay)
    let opening = FingerPath(start: 0.5, from: Vector(290, second), to: Vector(110, second), duration: 0.6)
    return [
      Exhibit(
        name: "ask-first", title: "Asking first, and taking back",
        sight: "Delete is pressed and called off; pressed again and confirmed, the row goes; it is brought back",
        table: rows(.scrollSwipe, trailing: [asking, more]),
        fingers: [
          opening, .press(at: Vector(280, second), start: 1.9, duration: 0.15),
          FingerPath(start: 4, from: Vector(290, second), to: Vector(110, second), duration: 0.6),
          .press(at: Vector(280, second), start: 5.4, duration: 0.15),
        ],
        steps: [
          Timed(3, .list(.cancel(RowID(1)))), Timed(6.5, .list(.confirm(RowID(1)))), Timed(8, .undo),
        ], duration: 9.6, still: 2.6),
      Exhibit(
        name: "fulfillment", title: "What a press does is the app's to say",
        sight: "Keep is pressed, and the row stays open; Archive is pressed, and the row goes",
        table: rows(.utilityButtons, trailing: [archive, keep]),
        fingers: [
          opening, .press(at: Vector(190, second), start: 1.9, duration: 0.15),
          .press(at: Vector(280, second), start: 3.2, duration: 0.15),
        ], duration: 5, still: 2.3),
      Exhibit(
        name: "pressed-look", title: "A pressed look",
        sight: "Rows and a button are darker while a finger rests on them",
        table: rows(.constraintSwipe),
        fingers: [
          .press(at: Vector(120, middle(3)), start: 0.8, duration: 0.4),
          FingerPath(start: 1.8, from: Vector(290, second), to: Vector(110, second), duration: 0.6),
          .press(at: Vector(200, second), start: 3.2, duration: 0.5),
        ], steps: [Timed(0, .highlights(.press))], duration: 5, still: 3.5),
    ]
  }

  /// Rows that are not like the others.
  static var ownRows: [Exhibit] {
    let mute = InteractionAction(id: "mute", title: "Mute", color: SRGBColor(hex: 0x5856D6))
    let news = DescribedRow(RowID(1), height: 66, leading: [], trailing: [mute], title: "News: higher, and with Mute")
    let fixed = DescribedRow(RowID(2), title: "Terms: cannot be swiped", isEnabled: false)
    let unread = InteractionAction(id: "unread", title: "Unread", fulfillment: .stay)
    let read: JSON = .array([
      ["id": "read", "title": "Read"], ["id": "delete", "title": "Delete", "role": "destructive"],
    ])
    let groups = [
      DescribedRow(RowID(0), title: "Inbox, group A", group: "A"),
      DescribedRow(RowID(1), title: "Drafts, group A", group: "A"),
      DescribedRow(RowID(3), title: "Trash, group B", group: "B"),
    ]
    func open(_ row: Double, at start: Double) -> FingerPath {
      FingerPath(start: start, from: Vector(290, row), to: Vector(110, row), duration: 0.55)
    }
    return [
      Exhibit(
        name: "rows-of-their-own", title: "Rows of their own",
        sight: "A higher row shows its own button, a disabled one does not move, and then becomes like the others",
        table: rows(.constraintSwipe, described: [news, fixed]),
        fingers: [open(77, at: 0.5), open(132, at: 2), open(132, at: 4)],
        steps: [Timed(3.4, .custom("describe", ["row": 2, "title": "Terms: now it can"]))], duration: 5.6, still: 1.4),
      Exhibit(
        name: "live-actions", title: "Other actions while the row is open",
        sight: "A row is open with Unread; pressed, the button becomes Read, and one to delete comes beside it",
        table: rows(.utilityButtons, leading: [], trailing: [unread]),
        fingers: [open(middle(1), at: 0.5), .press(at: Vector(280, middle(1)), start: 2, duration: 0.15)],
        steps: [Timed(2.4, .custom("describe", ["row": 1, "trailing": read]))], duration: 4.4, still: 3),
      Exhibit(
        name: "groups", title: "Groups that open one row each",
        sight: "Two rows of different groups are open at once; a third one closes the one of its own group",
        table: rows(.scrollSwipe, described: groups),
        fingers: [open(middle(0), at: 0.5), open(middle(3), at: 1.7), open(middle(1), at: 2.9)], duration: 5, still: 2.6
      ),
      Exhibit(
        name: "closing-as-in-the-article", title: "Rows that close where their article closes them",
        sight: "A row opens; a second one closes it, and stays open while the table scrolls",
        table: rows(.scrollSwipe, corrections: []),
        fingers: [
          open(middle(1), at: 0.5), open(middle(3), at: 1.7),
          FingerPath(start: 3, from: Vector(160, 190), to: Vector(164, 120), duration: 0.6),
        ], duration: 5, still: 3.8),
    ]
  }
}
