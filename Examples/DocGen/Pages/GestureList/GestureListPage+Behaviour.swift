import GestureList
import HeadlessTable

extension GestureListPage {
  private typealias Change = Recording.Change<GestureList>

  /// A gesture's moving picture: the end of its name, what it shows, and how it is made.
  private struct Scene {
    let name: String
    let caption: String
    let description: String
    let still: Double
    let recording: Recording
  }

  /// Takes everything back, so that the picture ends as it begins.
  private static func undo(_ times: Double...) -> [Change] {
    times.map { time in Change(time) { table, now in table.edit(at: now) { $0.undo(at: now) } } }
  }

  /// Types a text, letter by letter.
  private static func type(_ text: String, from start: Double) -> [Change] {
    (1...text.count).map { count in
      Change(start + Double(count) * 0.09) { table, now in
        table.type(String(text.prefix(count)), at: now)
      }
    }
  }

  /// The keyboard comes and goes.
  private static func keyboard(from start: Double, to end: Double) -> [Change] {
    [(start, 120.0), (end, 0)].map { time, height in
      Change(time) { table, now in table.showKeyboard(height: height, at: now) }
    }
  }

  private static func endEditing(_ time: Double) -> Change {
    Change(time) { table, now in table.edit(at: now) { $0.endEditing(at: now) } }
  }

  private static let scenes = [swipe, edit, pull, pinch, hold]

  private static let swipe = Scene(
    name: "swipe", caption: "Swipe to complete, and to delete; undone at the end",
    description: """
      Swipe the second row to the right: the tick turns green, and the row returns, struck through. Swipe the fourth row \
      to the left: the cross turns red, the row goes, and those below close up.
      """,
    still: 1.15,
    recording: Recording(
      table(),
      fingers: [
        FingerPath(start: 0.5, from: Vector(70, 78), to: Vector(262, 74), duration: 0.7),
        FingerPath(start: 2.4, from: Vector(270, 172), to: Vector(66, 180), duration: 0.7),
      ], changes: undo(4.6, 5.5), shakes: [4.6, 5.5], duration: 6.4))

  private static let edit = Scene(
    name: "edit", caption: "Tap to edit; the row moves out of the keyboard's way",
    description:
      "Tap the last row: the rows move up, clear of the keyboard, and you type another text.",
    still: 2.2,
    recording: Recording(
      table(), fingers: [.press(at: Vector(120, 226), start: 0.5, duration: 0.12)],
      changes: keyboard(from: 0.9, to: 3.5) + type("Return the skis", from: 1.2) + [endEditing(3.4)] + undo(4.8),
      shakes: [4.8], duration: 5.8))

  private static let pull = Scene(
    name: "pull", caption: "Pull to add at the top",
    description:
      "Pull the list below its top until the new row says release; lift, and type a text.",
    still: 1.3,
    recording: Recording(
      table(), fingers: [FingerPath(start: 0.5, from: Vector(160, 60), to: Vector(168, 215), duration: 0.9)],
      changes: keyboard(from: 1.7, to: 3.5) + type("Feed the cat", from: 2) + [endEditing(3.5)] + undo(4.6, 5.4),
      shakes: [4.6, 5.4], duration: 6.2))

  private static let pinch = Scene(
    name: "pinch", caption: "Pinch to add between two rows",
    description: "Move two fingers on neighbouring rows apart: a new row grows between them, and you type a text.",
    still: 1.3,
    recording: Recording(
      table(),
      fingers: [
        FingerPath(start: 0.5, from: Vector(140, 78), to: Vector(132, 42), duration: 0.9, rests: 0.1),
        FingerPath(start: 0.52, from: Vector(190, 122), to: Vector(196, 160), duration: 0.9, rests: 0.1, number: 1),
      ],
      changes: keyboard(from: 1.8, to: 3.5) + type("Write to Anna", from: 2.1) + [endEditing(3.6)] + undo(4.7, 5.5),
      shakes: [4.7, 5.5], duration: 6.3))

  private static let hold = Scene(
    name: "hold", caption: "Hold to move; the list scrolls by itself near its ends",
    description: """
      Rest a finger on the second row of a longer list: it rises. Carry it to the bottom, where the list scrolls by \
      itself, and half-way up again; the rows that it passes make room.
      """,
    still: 1.6,
    recording: Recording(
      HeadlessTable(GestureList((1...16).map { "Item #\($0)" }, width: 320), width: 320, height: 300),
      fingers: FingerPath(start: 0.5, from: Vector(160, 75), to: Vector(166, 284), duration: 1.2, rests: 0.6)
        .held(until: 4.4, then: Vector(160, 120), in: 0.9),
      changes: undo(7) + [
        Change(7.4) { table, now in table.scroll(to: 0, at: now) }
      ], shakes: [7], duration: 8))

  /// What each picture shows.
  var watch: Marks {
    Self.scenes.reduce(into: [:]) { marks, scene in
      marks.quote("caption \(scene.name)", scene.caption)
      marks.quote("scene \(scene.name)", scene.description)
    }
  }

  var behaviourFigures: [Document] {
    Self.scenes.map { scene in
      .figure(
        "GestureList-\(scene.name).svg",
        scene.recording.animation(title: scene.caption, description: scene.description, still: scene.still))
    }
  }
}

extension FingerPath {
  /// This path, and after a rest where it ends, another one: the same finger without lifting in between.
  ///
  /// Each part is a path of its own that neither touches nor lifts inside.
  fileprivate func held(until time: Double, then target: Vector, in seconds: Double) -> [FingerPath] {
    var first = self
    first.goesOn = true
    var second = FingerPath(start: end, from: to, to: target, duration: seconds, rests: time - end)
    second.comesFrom = true
    return [first, second]
  }
}
