import HeadlessTable
import InteractionCore

// What memory.js calls. Tables are known by numbers; times are seconds, lengths points. A number that there is none of is NaN.
// An event returns how many notices wait to be asked for. A text comes in through the buffer, its length as an argument; an
// answer lies in the buffer, and its length is returned.

// A page has one thread, and nothing here is called while it runs.
nonisolated(unsafe) private var phones: [Phone?] = []
nonisolated(unsafe) private var packing = FramePacking()

/// Gives a table a number.
func keep(_ phone: Phone) -> Int32 {
  if let free = unsafe phones.firstIndex(where: { $0 == nil }) {
    unsafe phones[free] = phone
    return Int32(free)
  }
  unsafe phones.append(phone)
  return unsafe Int32(phones.count - 1)
}

/// The table of a number, which only the page can get wrong.
///
/// Not inlined, because nearly every export calls it.
@inline(never) func phone(_ number: Int32) -> Phone {
  guard let phone = unsafe phones[Int(number)] else { preconditionFailure("The table has been destroyed.") }
  return phone
}

@_expose(wasm, "destroy") @_cdecl("destroy")
func destroy(_ number: Int32) { unsafe phones[Int(number)] = nil }

/// Takes over what has happened to a table; returns how many notices wait.
private func hear(_ number: Int32, _ effects: ListEffects) -> Int32 {
  let phone = phone(number)
  phone.announcement = nil
  return phone.hear(effects)
}

// MARK: What happens to a table

/// Made once: asked for anew, `allCases` is an array in memory of its own for every report about a finger.
private let touchPhases = TouchPhase.allCases
private let wheelPhases = WheelPhase.allCases

/// A finger: down 0, moved 1, up 2, cancelled 3.
@_expose(wasm, "touch") @_cdecl("touch")
func touch(_ number: Int32, _ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  let event = TouchEvent(touchPhases[Int(phase)], finger: Int(finger), location: Vector(x, y))
  return hear(number, phone(number).table.touch(event, at: Time(time)))
}

/// A wheel, its phase as WheelPhase has them.
@_expose(wasm, "wheel") @_cdecl("wheel")
func wheel(
  _ number: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double, _ time: Double
) -> Int32 {
  let event = WheelEvent(wheelPhases[Int(phase)], location: Vector(x, y), delta: Vector(deltaX, deltaY))
  return hear(number, phone(number).table.wheel(event, at: Time(time)))
}

/// A key, as KeyEvent.Key has them.
@_expose(wasm, "key") @_cdecl("key")
func key(_ number: Int32, _ key: Int32, _ movesRow: Int32, _ time: Double) -> Int32 {
  let phone = phone(number)
  let event = KeyEvent(KeyEvent.Key.allCases[Int(key)], movesRow: movesRow != 0)
  let effects = phone.table.key(event, at: Time(time))
  phone.announcement = effects.announcement
  return phone.hear(effects.list)
}

/// The pointer is at a place; at NaN it has left.
@_expose(wasm, "hover") @_cdecl("hover")
func hover(_ number: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  hear(number, phone(number).table.hover(over: x.isNaN ? nil : Vector(x, y), at: Time(time)))
}

/// A plain action by its id in the buffer.
@_expose(wasm, "perform") @_cdecl("perform")
func perform(_ number: Int32, _ row: Int32, _ action: Int32, _ time: Double) -> Int32 {
  var texts = GivenTexts()
  let phone = phone(number)
  return phone.hear(phone.perform(texts.next(action), on: RowID(Int(row)), at: Time(time)))
}

/// What a row waits for is done or not.
@_expose(wasm, "confirm") @_cdecl("confirm")
func confirm(_ number: Int32, _ row: Int32, _ isConfirmed: Int32, _ time: Double) -> Int32 {
  let (row, time) = (RowID(Int(row)), Time(time))
  let effects = phone(number).table.edit(at: time) {
    isConfirmed != 0 ? $0.confirm(row, at: time) : $0.cancel(row, at: time)
  }
  return hear(number, effects)
}

@_expose(wasm, "type") @_cdecl("type")
func type(_ number: Int32, _ text: Int32, _ time: Double) -> Int32 {
  var texts = GivenTexts()
  return hear(number, phone(number).table.type(texts.next(text), at: Time(time)))
}

@_expose(wasm, "endEditing") @_cdecl("endEditing")
func endEditing(_ number: Int32, _ time: Double) -> Int32 {
  hear(number, phone(number).table.endEditing(at: Time(time)))
}

@_expose(wasm, "undo") @_cdecl("undo")
func undo(_ number: Int32, _ time: Double) -> Int32 {
  let phone = phone(number)
  return phone.hear(phone.undo(at: Time(time)))
}

@_expose(wasm, "resize") @_cdecl("resize")
func resize(_ number: Int32, _ width: Double, _ height: Double, _ time: Double) -> Int32 {
  hear(number, phone(number).table.resize(width: width, height: height, at: Time(time)))
}

@_expose(wasm, "scrollTo") @_cdecl("scrollTo")
func scrollTo(_ number: Int32, _ contentOffset: Double, _ time: Double) -> Int32 {
  hear(number, phone(number).table.scroll(to: contentOffset, at: Time(time)))
}

@_expose(wasm, "scrollToRow") @_cdecl("scrollToRow")
func scrollToRow(_ number: Int32, _ row: Int32, _ anchor: Int32, _ isAnimated: Int32, _ time: Double) -> Int32 {
  let anchor = ScrollAnchor.allCases[Int(anchor)]
  return hear(
    number,
    phone(number).table.scroll(to: RowID(Int(row)), anchor: anchor, animated: isAnimated != 0, at: Time(time)))
}

@_expose(wasm, "keyboard") @_cdecl("keyboard")
func keyboard(_ number: Int32, _ height: Double, _ time: Double) -> Int32 {
  hear(number, phone(number).table.showKeyboard(height: height, at: Time(time)))
}

@_expose(wasm, "cancelTouches") @_cdecl("cancelTouches")
func cancelTouches(_ number: Int32, _ time: Double) -> Int32 {
  hear(number, phone(number).table.cancelTouches(at: Time(time)))
}

@_expose(wasm, "reduceMotion") @_cdecl("reduceMotion")
func reduceMotion(_ number: Int32, _ isOn: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.reducesMotion = isOn != 0 }
  return wait(number, time)
}

/// What is painted of touches, 1, and of the pointer, 2.
@_expose(wasm, "highlight") @_cdecl("highlight")
func highlight(_ number: Int32, _ highlights: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.highlights = TableHighlights(rawValue: UInt8(truncatingIfNeeded: highlights)) }
  return wait(number, time)
}

/// Takes over the policies that have been told.
@_expose(wasm, "setPolicies") @_cdecl("setPolicies")
func setPolicies(_ number: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.policies = toldPolicies() }
  return wait(number, time)
}

/// Takes over the table's options that have been told.
@_expose(wasm, "setOptions") @_cdecl("setOptions")
func setOptions(_ number: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.options = toldOptions() }
  return wait(number, time)
}

@_expose(wasm, "wait") @_cdecl("wait")
func wait(_ number: Int32, _ time: Double) -> Int32 {
  hear(number, phone(number).table.advance(to: Time(time)))
}

// MARK: What is seen of a table

/// Whether it makes a difference when somebody looks: only a finger that rests or holds a row makes something of time alone.
@_expose(wasm, "looksMatter") @_cdecl("looksMatter")
func looksMatter(_ number: Int32) -> Int32 {
  phone(number).ask { $0.holdStartTime != nil || $0.list.liftedRow != nil } ? 1 : 0
}

/// Draws a frame.
@_expose(wasm, "draw") @_cdecl("draw")
func draw(_ number: Int32, _ time: Double) -> Int32 {
  let phone = phone(number)
  return phone.hear(phone.table.draw(at: Time(time)))
}

/// Packs what the frame that was drawn last has changed; returns where that is.
@_expose(wasm, "changes") @_cdecl("changes")
func changes(_ number: Int32) -> UnsafePointer<UInt32>? {
  unsafe packing.pack(phone(number).ask { $0.frame })
  return unsafe packing.words.withUnsafeBufferPointer { $0.baseAddress }
}

/// Where the texts are of what was packed last.
@_expose(wasm, "texts") @_cdecl("texts")
func texts() -> UnsafePointer<UInt8>? { unsafe packing.text.withUnsafeBufferPointer { $0.baseAddress } }

@_expose(wasm, "settles") @_cdecl("settles")
func settleTime(_ number: Int32) -> Double { phone(number).ask { $0.settleTime }?.seconds ?? .nan }

@_expose(wasm, "wakes") @_cdecl("wakes")
func wakes(_ number: Int32) -> Double { phone(number).ask { $0.holdStartTime }?.seconds ?? .nan }

@_expose(wasm, "contentOffset") @_cdecl("contentOffset")
func contentOffset(_ number: Int32, _ time: Double) -> Double {
  phone(number).ask { $0.contentOffset(at: Time(time)) }
}

@_expose(wasm, "contentHeight") @_cdecl("contentHeight")
func contentHeight(_ number: Int32) -> Double { phone(number).list.contentHeight }

@_expose(wasm, "rowCount") @_cdecl("rowCount")
func rowCount(_ number: Int32) -> Int32 { Int32(truncatingIfNeeded: phone(number).rowCount) }

@_expose(wasm, "canUndo") @_cdecl("canUndo")
func canUndo(_ number: Int32) -> Int32 { phone(number).list.canUndo ? 1 : 0 }

// MARK: Answers

@_expose(wasm, "notices") @_cdecl("notices")
func notices(_ number: Int32) -> Int32 { answer(phone(number).takeNotices()) }

@_expose(wasm, "announcement") @_cdecl("announcement")
func announcement(_ number: Int32) -> Int32 { answer(phone(number).said()) }

@_expose(wasm, "rows") @_cdecl("rows")
func rows(_ number: Int32, _ time: Double) -> Int32 { answer(phone(number).rows(at: Time(time))) }

@_expose(wasm, "actions") @_cdecl("actions")
func actions(_ number: Int32, _ row: Int32) -> Int32 {
  var found = Answer()
  found.add(phone(number).list.actions(for: RowID(Int(row))))
  return answer(found)
}

@_expose(wasm, "focus") @_cdecl("focus")
func focus(_ number: Int32) -> Int32 { answer(phone(number).focus()) }

@_expose(wasm, "editedText") @_cdecl("editedText")
func editedText(_ number: Int32) -> Int32 { answer(phone(number).editedText()) }

@_expose(wasm, "look") @_cdecl("look")
func look(_ number: Int32, _ row: Int32, _ velocity: Double, _ time: Double) -> Int32 {
  answer(phone(number).look(at: RowID(Int(row)), velocity: velocity, time: Time(time)))
}

/// Where a release leads: closed 0, leading 1, trailing 2; -1 where rows do not move sideways.
@_expose(wasm, "decide") @_cdecl("decide")
func decide(_ number: Int32, _ row: Int32, _ rest: Int32, _ offset: Double, _ velocity: Double) -> Int32 {
  let release = SwipeRelease(offset: offset, velocity: velocity, from: Rest(number: rest) ?? .closed)
  return Int32(phone(number).list.decision(of: RowID(Int(row)), release)?.number ?? -1)
}

@_expose(wasm, "hit") @_cdecl("hit")
func hit(_ number: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  answer(phone(number).hit(Vector(x, y), at: Time(time)))
}
