import ExpandableTable
import GestureList
import InteractionLists
import TestSupport
import Testing

@Suite("Actions, and what rows do with them")
struct ActionTests {
  @Test("An action keeps its arguments; by default its role is normal, and it has no icon, colour or width")
  func keeps() {
    let color = SRGBColor(hex: 0xFF3B30)
    let action = InteractionAction(
      id: "delete", title: "Delete", role: .destructive, icon: "trash", color: color, width: 74)
    #expect(
      (action.id, action.title, action.icon, action.role, action.color, action.width)
        == ("delete", "Delete", "trash", .destructive, color, 74))
    let more = InteractionAction(id: "more", title: "More")
    #expect(more == InteractionAction(id: "more", title: "More", role: .normal, icon: nil, color: nil, width: nil))
  }

  private let twoSided = DrawerRow(leading: [makeAction("read")])

  @Test("A row offers its own actions and those that show or hide a side; they do what gestures would do")
  func offers() {
    let shows = SwipeEdge.allCases.map { InteractionAction.show($0) }
    #expect(shows.map(\.id) == ["open.leading", "open.trailing"])
    #expect(shows.map(\.title) == ["Show leading actions", "Show trailing actions"])
    #expect(InteractionAction.close() == InteractionAction(id: "close", title: "Hide actions"))

    var open = twoSided
    #expect(open.perform("open.trailing", at: .zero) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    let offers: [[String]] = [
      ["read", "delete", "more", "open.leading", "open.trailing"], ["delete", "more", "open.trailing"], [],
      ["read", "delete", "more", "open.leading", "close"],
    ]
    let rows = [twoSided, DrawerRow(), DrawerRow(trailing: []), open]
    #expect(rows.map { $0.plainActions().map(\.id) } == offers)

    var row = twoSided
    #expect(row.perform("more", at: .zero) == SwipeEffects(.didPress(.trailing, 1)))
    #expect(row.perform("read", at: .zero) == SwipeEffects(.didPress(.leading, 0)))
    #expect(row.rest == .closed)
    let effects = ["open.leading", "close", "nothing of the kind"].enumerated()
      .map { second, id in row.perform(id, at: Time(Double(second))) }
    let expected = [
      SwipeEffects(.didOpen(.leading), startedMotion: true), SwipeEffects(.didClose, startedMotion: true), .none,
    ]
    #expect(effects == expected)
  }

  @Test("A button shows once part of it is uncovered, never without a width; a point hits the button uncovered there")
  func shown() {
    // The outermost trailing button lies at 240...320, the innermost at 160...240; no others are there.
    let cases: [(Double, [Int])] = [(0, []), (-0.5, [0]), (-80, [0]), (-80.5, [0, 1]), (10, [])]
    for (x, shown) in cases {
      var row = twoSided
      row.pan(PanSample(.began, translation: .zero), at: .zero)
      row.pan(PanSample(.changed, translation: Vector(x, 0)), at: .zero)
      let trailing = (-1...2).filter { row.isShown(edge: .trailing, index: $0, at: .zero) }
      #expect((trailing, row.isShown(edge: .leading, index: 0, at: .zero)) == (shown, x > 0), "\(x)")
    }
    var row = DrawerRow(trailing: [InteractionAction(id: "none", title: "None", width: 0), makeAction("more")])
    row.open(.trailing, animated: false, at: .zero)
    #expect([0, 1].map { row.isShown(edge: .trailing, index: $0, at: .zero) } == [false, true])

    let points: [(x: Double, y: Double, index: Int?)] = [
      (159.9, 20, nil), (160, 20, 1), (239.9, 20, 1), (240, 20, 0), (319.9, 20, 0), (320, 20, nil), (250, -1, nil),
      (250, 0, 0), (250, 44, nil),
    ]
    var open = twoSided
    open.open(.trailing, animated: false, at: .zero)
    let found = points.map { open.action(under: Vector($0.x, $0.y), at: .zero) }
    let edges: [SwipeEdge?] = points.map { $0.index == nil ? nil : .trailing }
    #expect((found.map { $0?.index }, found.map { $0?.edge }) == (points.map(\.index), edges))
  }

  @Test("A motion runs until its end, and the first event after that clears it")
  func moving() {
    var row = DrawerRow()
    #expect(!row.isMoving(at: .zero))
    let opened = row.handle(.open(.trailing, animated: true), at: .zero)
    #expect((opened, row.settleTime) == (SwipeEffects(.didOpen(.trailing), startedMotion: true), Time(DrawerRow.slide)))
    #expect([0, 0.19, 0.2].map { row.isMoving(at: Time($0)) } == [true, true, false])
    #expect(row.contentFrame(at: Time(0.2)) == LayoutRect(-160, 0, 320, 44))
    let waited = row.handle(.wait, at: Time(DrawerRow.slide))
    #expect((waited, row.settleTime, row.offset(at: Time(DrawerRow.slide))) == (.none, nil, -160))
  }

  @Test("Every event can be handled as a value")
  func events() {
    var row = twoSided
    let steps: [(event: RowEvent, effects: SwipeEffects)] = [
      (.tap, SwipeEffects(.didSelect)), (.open(.trailing, animated: false), SwipeEffects(.didOpen(.trailing))),
      (.press(.trailing, 1, .down), .none), (.press(.trailing, 1, .up), SwipeEffects(.didPress(.trailing, 1))),
      (.close(animated: true), SwipeEffects(.didClose, startedMotion: true)), (.wait, .none),
      (.pan(PanSample(.began, translation: .zero, velocity: .zero)), .none),
      (
        .pan(PanSample(.ended, translation: Vector(70, 0), velocity: .zero)),
        SwipeEffects(.didOpen(.leading), startedMotion: true)
      ),
      (.table(.tableScrolled), SwipeEffects(.didClose, startedMotion: true)), (.resize(480), .none), (.reuse, .none),
    ]
    let caused = steps.enumerated().map { second, step in row.handle(step.event, at: Time(Double(second))) }
    #expect(caused == steps.map(\.effects))
    #expect(row == DrawerRow(width: 480, leading: [makeAction("read")]))
  }
}

@Suite("Titles of plain actions")
struct ActionTitlesTests {
  @Test("A missing title is the English one or, for an unknown action, its id; other titles can fill the gaps")
  func lookup() {
    let titles: ActionTitles = ["close": "Schließen", "fly": "Fliegen"]
    let expected = [
      ("close", "Schließen"), ("open.leading", "Show leading actions"), ("open.trailing", "Show trailing actions"),
      ("fly", "Fliegen"), ("swim", "swim"), ("", ""),
    ]
    #expect(expected.map { titles[$0.0] } == expected.map(\.1))
    #expect(expected.map { ActionTitles(["close": "Schließen", "fly": "Fliegen"])[$0.0] } == expected.map(\.1))
    let twice: ActionTitles = ["close": "One", "close": "Two"]
    #expect((twice, ActionTitles()) == (ActionTitles(["close": "Two"]), [:]))

    let own: ActionTitles = ["close": "Schließen"]
    let others: ActionTitles = ["close": "Fermer", "delete": "Supprimer"]
    let both: ActionTitles = ["close": "Schließen", "delete": "Supprimer"]
    #expect((own.completed(by: others), own.completed(by: [:]), ActionTitles().completed(by: own)) == (both, own, own))
  }

  @Test("The plain actions of rows and lists use the given titles")
  func plainActions() {
    let titles: ActionTitles = ["close": "Zu", "open.leading": "Links", "open.trailing": "Rechts"]
    let (close, show) = (InteractionAction.close(titles: titles), InteractionAction.show(.leading, titles: titles))
    let links = InteractionAction(id: "open.leading", title: "Links")
    #expect((close, show) == (InteractionAction(id: "close", title: "Zu"), links))
    let row = DrawerRow(leading: [makeAction("read")], trailing: [])
    var open = row
    open.open(.leading, animated: false, at: .zero)
    let names = [row, open].map { $0.plainActions(titles: titles).map(\.title) }
    #expect(names == [["read", "Links"], ["read", "Zu"]])

    var list = SwipeList(of: DrawerRow(), count: 2)
    var last = [list.actions(for: RowID(1)).map(\.title)]
    list.actionTitles = ["open.trailing": "Rechts"]
    last.append(list.actions(for: RowID(1)).map(\.title))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    last.append(list.actions(for: RowID(1)).map(\.title))
    #expect(last == ["Show trailing actions", "Rechts", "Hide actions"].map { ["delete", "more", $0] })
  }

  @Test("Every plain action of a list, and of a form, has an English title")
  func englishTitles() {
    let ofLists = GestureList.RowAction.allCases.map(\.rawValue)
    #expect(ofLists.filter { GestureList.englishTitles[$0] == $0 } == [])
    let ofForms = ExpandableTable.RowAction.allCases.map(\.rawValue)
    #expect(ofForms.filter { ExpandableTable.englishTitles[$0] == $0 } == [])
  }
}
