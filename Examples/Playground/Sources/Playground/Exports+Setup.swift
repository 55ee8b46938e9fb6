import HeadlessTable
import InteractionCore

#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

// What setup.js calls: what the next table is made of, piece by piece. Texts lie in the buffer, one behind the other.

nonisolated(unsafe) private var setup = Setup()
/// The bytes that come in or go out.
nonisolated(unsafe) private var exchanged: [UInt8] = []

/// Makes room for so many bytes, and says where what is exchanged lies.
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

/// Cuts the texts in the buffer, one behind the other.
struct GivenTexts {
  private var start = 0

  // Not inlined: making a text of bytes that may be anything is long, and there are many of them.
  @inline(never) mutating func next(_ length: Int32) -> String {
    let range = start..<start + Int(length)
    start = range.upperBound
    return unsafe String(decoding: exchanged[range], as: UTF8.self)
  }
}

func toldOptions() -> TableOptions { unsafe setup.options }
func toldPolicies() -> TablePolicies { unsafe setup.policies }

/// The names of presets, transitions and sides; then each design with its rule sets and its corrections.
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

/// Begins with nothing told.
///
/// Not inlined: there is much that is not told.
@_expose(wasm, "forget") @_cdecl("forget") @inline(never)
func forget() { unsafe setup = Setup() }

@_expose(wasm, "forgetOptions") @_cdecl("forgetOptions")
func forgetOptions() { unsafe setup.options = TableOptions() }

@_expose(wasm, "forgetPolicies") @_cdecl("forgetPolicies")
func forgetPolicies() { unsafe setup.policies = TablePolicies() }

/// Sets what can be tuned; returns what it is then.
@_expose(wasm, "tune") @_cdecl("tune")
func tune(_ tunable: Int32, _ value: Double) -> Double {
  Tunable(rawValue: tunable).map { unsafe setup.tune($0, value) } ?? .nan
}

/// Tells an action of a side, leading 0 or trailing 1.
///
/// Role, fulfillment and placement are places in the lists of setup.js; a fulfillment and a colour that there is none of are -1.
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

/// Tells a row or an item.
///
/// Of the flags, 1 is that it is done, 2 that it may not be moved, 4 that it has a group. A height that is NaN is the list's.
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
  /// A row of a form: 1 is that it can be unfolded, 2 that it is, 4 that it shows, 8 that it begins a section.
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

/// Makes a table of what has been told; returns its number, or -1 where rows do not belong together.
///
/// Designs and rule sets are places in the answer of `designs`. Where no rows have been told there are so many. The direction is 0
/// for left to right, 1 for right to left.
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

/// There is nothing to run: the page calls.
@main struct Main {
  static func main() {}
}
