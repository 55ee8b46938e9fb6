import BrokenDesigns
import InteractionLaws
import Testing

/// What is reported and drawn in a script that does everything the invented faults are about.
private struct Transcript<Design: Sendable>: Sendable {
  var design: Design
  var time = 0.0
  var lines: [String] = []

  var now: Time { Time(time) }

  init(_ design: Design) { self.design = design }
}

extension Transcript where Design == InventedRow {
  mutating func note(after delay: Double, _ event: (inout Design, Time) -> SwipeEffects = { _, _ in .none }) {
    time += delay
    design.advance(to: now)
    let effects = event(&design, now)
    let soon = now + 0.05
    lines.append(
      """
      \(time) \(effects) \(design.rest) \(design.offset(at: soon)) \(String(describing: design.progress(at: soon))) \
      \(String(describing: design.forecast(velocity: 2000, at: now))) \
      \(SwipeEdge.allCases.map { design.actions($0).map(\.title) })
      """)
  }

  mutating func pan(_ phase: PanPhase, _ x: Double) {
    note(after: 0.1) { row, time in row.pan(PanSample(phase, translation: Vector(x, 0)), at: time) }
  }

  mutating func play() {
    note(after: 1) { row, time in
      row.setActions([InteractionAction(id: "leading0", title: "Renamed")], .leading, at: time)
    }
    for (phase, x) in [(PanPhase.began, 0.0), (.changed, 30), (.changed, -30), (.ended, -30)] { pan(phase, x) }
    for _ in 0..<7 {
      note(after: 1) { row, time in row.open(.leading, animated: true, at: time) }
      note(after: 0.1) { row, time in row.open(.leading, animated: true, at: time) }
      note(after: 1) { row, time in row.close(animated: true, at: time) }
    }
    for _ in 0..<2 { note(after: 0.1) { row, time in row.tap(at: time) } }
    note(after: 1) { row, time in row.open(.leading, animated: true, at: time) }
    for delay in [0.2, 2] {
      note(after: 0.2) { row, time in row.press(edge: .leading, index: 0, phase: .down, at: time) }
      note(after: delay) { row, time in row.press(edge: .leading, index: 0, phase: .up, at: time) }
    }
    note(after: 30)
    note(after: 1) { row, time in
      row.reducesMotion = true
      return row.open(.trailing, animated: true, at: time)
    }
    note(after: 1) { row, time in
      row.reducesMotion = false
      return row.close(animated: true, at: time)
    }
    note(after: 2_000_000.03) { row, time in row.open(.leading, animated: true, at: time) }
  }
}

extension Transcript where Design: ListInteraction {
  mutating func note(after delay: Double, _ event: (inout Design, Time) -> ListEffects = { _, _ in .none }) {
    time += delay
    design.advance(to: now)
    let effects = event(&design, now)
    let spoken = (0..<60).map { design.spokenRow(RowID($0)) }
    var layers = LayerList()
    design.draw(viewport: LayoutRect(0, 0, 320, 480), at: now + 0.05, into: &layers)
    lines.append(
      """
      \(time) \(effects) \(design.openRows) \(design.waitingRows) \(String(describing: design.editedRow)) \
      \(String(describing: design.settleTime)) \(layers.layers.map(\.frame)) \(spoken) \
      \(design.actions(for: RowID(55)).map(\.title))
      """)
  }

  mutating func perform(_ action: String, on row: Int, after delay: Double = 1) {
    note(after: delay) { list, time in list.perform(action, on: RowID(row), at: time) }
  }

  mutating func undo(after delay: Double = 1) { note(after: delay) { list, time in list.undo(at: time) } }
}

extension Transcript where Design == InventedList {
  mutating func play() {
    for event in InventedList.edits { note(after: 0.05, event.apply) }
    for _ in 0..<2 { undo() }
    perform(InteractionAction.showID(.trailing), on: 5)
    note(after: 1) { list, time in list.handle(.closeRows(after: .tableScrolled, except: nil), at: time) }
    perform("leading0", on: 6)
    note(after: 1) { list, time in list.confirm(RowID(6), at: time) }
    perform("leading0", on: 7)
    note(after: 20)
    design.animationDuration = 2
    for _ in 0..<14 { note(after: 1, InventedList.edits[2].apply) }
    perform(InteractionAction.showID(.trailing), on: 9)
    note(after: 400)
    undo(after: 6)
  }
}

extension Transcript where Design == InventedForm {
  mutating func play() {
    perform("edit", on: 1)
    for text in ["A", "AB"] { note(after: 0.1) { form, time in form.type(text, at: time) } }
    perform("edit", on: 2, after: 0.1)
    note(after: 20)
    for action in ["turnOn", "turnOff"] { perform(action, on: 4, after: 0.2) }
    undo()
    for _ in 0..<3 { perform("increment", on: 6) }
    for action in ["collapse", "expand"] { perform(action, on: 0) }
  }
}

@Suite("Each invented fault changes what a script reports or draws, whether a law catches it or not")
struct InventedScriptTests {
  private static func script(_ fault: InventedRow.Fault?) -> [String] {
    var transcript = Transcript(InventedRow(fault: fault))
    transcript.play()
    return transcript.lines
  }

  private static func script(_ fault: InventedList.Fault?) -> [String] {
    var transcript = Transcript(InventedList(count: 60, fault: fault))
    transcript.play()
    return transcript.lines
  }

  private static func script(_ fault: InventedForm.Fault?) -> [String] {
    var transcript = Transcript(InventedForm(fault: fault))
    transcript.play()
    return transcript.lines
  }

  @Test("A script of a design without a fault is the same each time")
  func sound() {
    let areSame = [
      Self.script(InventedRow.Fault?.none) == Self.script(InventedRow.Fault?.none),
      Self.script(InventedList.Fault?.none) == Self.script(InventedList.Fault?.none),
      Self.script(InventedForm.Fault?.none) == Self.script(InventedForm.Fault?.none),
    ]
    #expect(areSame == [true, true, true])
  }

  @Test("A row with a fault", arguments: InventedRow.Fault.allCases)
  func row(fault: InventedRow.Fault) {
    let isSeen = Self.script(fault) != Self.script(InventedRow.Fault?.none)
    #expect(isSeen)
  }

  @Test("A list with a fault", arguments: InventedList.Fault.allCases)
  func list(fault: InventedList.Fault) {
    let isSeen = Self.script(fault) != Self.script(InventedList.Fault?.none)
    #expect(isSeen)
  }

  @Test("A form with a fault", arguments: InventedForm.Fault.allCases)
  func form(fault: InventedForm.Fault) {
    let isSeen = Self.script(fault) != Self.script(InventedForm.Fault?.none)
    #expect(isSeen)
  }
}
