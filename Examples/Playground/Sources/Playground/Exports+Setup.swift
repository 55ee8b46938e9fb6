import HeadlessTable
import InteractionCore

#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

// The functions that setup.js calls to configure the next table, piece by piece. Texts are in the buffer, one after the other.

nonisolated(unsafe) private var setup = Setup()
/// The buffer for bytes that are passed in or out.
nonisolated(unsafe) private var exchanged: [UInt8] = []

/// Makes room for at least the given number of bytes, and returns the address of the buffer.
@_expose(wasm, "buffer") @_cdecl("buffer")
func buffer(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  if unsafe exchanged.count < Int(length) { unsafe exchanged = [UInt8](repeating: 0, count: Int(length)) }
  return unsafe exchanged.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Puts an answer into the buffer; returns its length.
func answer(_ answer: Answer) -> Int32 {
  unsafe exchanged = answer.bytes
  return Int32(answer.bytes.count)
}

/// A reader of the texts in the buffer, which are one after the other.
struct GivenTexts {
  private var start = 0

  // Not inlined, because the code that decodes UTF-8 is long, and there are many calls.
  @inline(never) mutating func next(_ length: Int32) -> String {
    let range = start..<start + Int(length)
    start = range.upperBound
    return unsafe String(decoding: exchanged[range], as: UTF8.self)
  }
}

func toldOptions() -> TableOptions { unsafe setup.options }
func toldPolicies() -> TablePolicies { unsafe setup.policies }

/// Answers with the names of presets, transitions and sides, and then with each design, its rule sets and its corrections.
@_expose(wasm, "designs") @_cdecl("designs")
func designs() -> Int32 {
  var found = Answer()
  found.add(SwipeOptions.presets.map { $0.name })
  found.add(TableOptions.presets.map { $0.name })
  found.add(SwipeTransition.allCases.map { $0.name })
  found.add(SwipeEdge.allCases.map { $0.name })
  for design in Design.all() {
    found.add(design.name)
    found.add(design.rules)
    found.add(design.corrections)
  }
  return answer(found)
}

/// Begins a new setup with the defaults.
///
/// Not inlined, because a setup has many properties.
@_expose(wasm, "forget") @_cdecl("forget") @inline(never)
func forget() { unsafe setup = Setup() }

@_expose(wasm, "forgetOptions") @_cdecl("forgetOptions")
func forgetOptions() { unsafe setup.options = TableOptions() }

@_expose(wasm, "forgetPolicies") @_cdecl("forgetPolicies")
func forgetPolicies() { unsafe setup.policies = TablePolicies() }

/// Sets a tunable value, and returns the value that results.
@_expose(wasm, "tune") @_cdecl("tune")
func tune(_ tunable: Int32, _ value: Double) -> Double {
  Tunable(rawValue: tunable).map { unsafe setup.tune($0, value) } ?? .nan
}

/// Adds an action to a side: leading 0 or trailing 1.
///
/// Role, fulfillment and placement are indices in the lists of setup.js; -1 stands for no fulfillment and no colour.
@_expose(wasm, "addAction") @_cdecl("addAction")
func addAction(
  _ edge: Int32, _ role: Int32, _ fulfillment: Int32, _ asksFirst: Int32, _ iconPlacement: Int32, _ color: Int32,
  _ width: Double, _ id: Int32, _ title: Int32, _ icon: Int32
) {
  var texts = GivenTexts()
  let action = InteractionAction(
    id: texts.next(id), title: texts.next(title), role: InteractionAction.Role.allCases[Int(role)],
    icon: icon == 0 ? nil : texts.next(icon),
    iconPlacement: InteractionAction.IconPlacement.allCases[Int(iconPlacement)],
    color: color < 0 ? nil : SRGBColor(hex: UInt32(color)), width: width.isNaN ? nil : width,
    fulfillment: fulfillment < 0 ? nil : InteractionAction.Fulfillment.allCases[Int(fulfillment)],
    asksFirst: asksFirst != 0)
  if edge == 0 { unsafe setup.leading.append(action) } else { unsafe setup.trailing.append(action) }
}

/// Adds a row or an item.
///
/// The flags are 1 for a completed item, 2 for one that cannot be moved, 4 for one with a group. NaN is the list's row height.
@_expose(wasm, "addItem") @_cdecl("addItem")
func addItem(_ flags: Int32, _ height: Double, _ text: Int32, _ group: Int32) {
  var texts = GivenTexts()
  let (text, group) = (texts.next(text), texts.next(group))
  unsafe setup.titles.append(text)
  #if HAS_GestureList
    unsafe setup.items.append(
      GestureList.Item(
        text, isCompleted: flags & 1 != 0, isMovable: flags & 2 == 0, group: flags & 4 == 0 ? nil : group,
        height: height.isNaN ? nil : height))
  #endif
}

#if HAS_ExpandableTable
  /// Adds a row of a form; the flags are 1 for expandable, 2 for expanded, 4 for visible, and 8 for the first row of a section.
  @_expose(wasm, "addQuestion") @_cdecl("addQuestion")
  func addQuestion(
    _ flags: Int32, _ additionalRows: Int32, _ identifier: Int32, _ primary: Int32, _ secondary: Int32, _ value: Int32
  ) {
    var texts = GivenTexts()
    let row = RowDescriptor(
      texts.next(identifier), primaryTitle: texts.next(primary), secondaryTitle: texts.next(secondary),
      value: texts.next(value), isExpandable: flags & 1 != 0, isExpanded: flags & 2 != 0, isVisible: flags & 4 != 0,
      additionalRows: Int(additionalRows))
    if flags & 8 != 0 { unsafe setup.sections.append([]) }
    unsafe setup.sections[setup.sections.count - 1].append(row)
  }
#endif

/// Makes a table with the current setup; returns the table's number, or -1 if the rows are invalid.
///
/// Designs and rule sets are indices in the answer of `designs`. `count` is the number of rows if none have been added. The
/// direction is 0 for left to right, 1 for right to left.
@_expose(wasm, "create") @_cdecl("create")
func create(
  _ design: Int32, _ rules: Int32, _ corrections: UInt32, _ count: Int32, _ width: Double, _ height: Double,
  _ direction: Int32
) -> Int32 {
  defer { forget() }
  unsafe setup.rules = Int(rules)
  unsafe setup.corrections = corrections
  unsafe setup.count = Int(count)
  unsafe setup.width = width
  guard let list = unsafe Design.all()[Int(design)].make(setup) else { return -1 }
  return keep(
    Phone(
      HeadlessTable(
        list, width: width, height: height, direction: direction == 0 ? .leftToRight : .rightToLeft,
        policies: toldPolicies(), options: toldOptions())))
}

/// The main function does nothing, because the page calls the exports.
@main struct Main {
  static func main() {}
}
