import HeadlessTable
import InteractionCore

// The functions that memory.js calls. Tables have numbers; times are in seconds, lengths in points. NaN stands for a missing
// number. An event returns the number of waiting notices. A text is passed in the buffer, with its length as an argument; an
// answer is returned in the buffer, with its length as the result.

// A page has one thread, and no function here is called while another one runs.
nonisolated(unsafe) private var phones: [Phone?] = []
nonisolated(unsafe) private var packing = FramePacking()

/// Stores a table, and returns its number.
func keep(_ phone: Phone) -> Int32 {
  if let free = unsafe phones.firstIndex(where: { $0 == nil }) {
    unsafe phones[free] = phone
    return Int32(free)
  }
  unsafe phones.append(phone)
  return unsafe Int32(phones.count - 1)
}

/// Returns the table with a number; only the page can pass a wrong one.
///
/// Not inlined, because nearly every export calls it.
@inline(never) func phone(_ number: Int32) -> Phone {
  guard let phone = unsafe phones[Int(number)] else { preconditionFailure("The table has been destroyed.") }
  return phone
}

@_expose(wasm, "destroy") @_cdecl("destroy")
func destroy(_ number: Int32) { unsafe phones[Int(number)] = nil }

/// Collects an event's notices, and returns the number of waiting ones.
private func hear(_ number: Int32, _ effects: ListEffects) -> Int32 {
  let phone = phone(number)
  phone.announcement = nil
  return phone.hear(effects)
}

// MARK: Events of a table

/// Stored, because each use of `allCases` would otherwise allocate an array for every report about a finger.
private let touchPhases = TouchPhase.allCases
private let wheelPhases = WheelPhase.allCases

/// Handles a finger's report; the phase is down 0, moved 1, up 2, or cancelled 3.
@_expose(wasm, "touch") @_cdecl("touch")
func touch(_ number: Int32, _ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  let event = TouchEvent(touchPhases[Int(phase)], finger: Int(finger), location: Vector(x, y))
  return hear(number, phone(number).table.touch(event, at: Time(time)))
}

/// Handles a wheel's report; the phase is an index in `WheelPhase.allCases`.
@_expose(wasm, "wheel") @_cdecl("wheel")
func wheel(
  _ number: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double, _ time: Double
) -> Int32 {
  let event = WheelEvent(wheelPhases[Int(phase)], location: Vector(x, y), delta: Vector(deltaX, deltaY))
  return hear(number, phone(number).table.wheel(event, at: Time(time)))
}

/// Handles a key, given by its index in `KeyEvent.Key.allCases`.
@_expose(wasm, "key") @_cdecl("key")
func key(_ number: Int32, _ key: Int32, _ movesRow: Int32, _ time: Double) -> Int32 {
  let phone = phone(number)
  let event = KeyEvent(KeyEvent.Key.allCases[Int(key)], movesRow: movesRow != 0)
  let effects = phone.table.key(event, at: Time(time))
  phone.announcement = effects.announcement
  return phone.hear(effects.list)
}

/// Moves the pointer to a location; NaN for a pointer that has left.
@_expose(wasm, "hover") @_cdecl("hover")
func hover(_ number: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  hear(number, phone(number).table.hover(over: x.isNaN ? nil : Vector(x, y), at: Time(time)))
}

/// Performs a plain action, whose id is in the buffer.
@_expose(wasm, "perform") @_cdecl("perform")
func perform(_ number: Int32, _ row: Int32, _ action: Int32, _ time: Double) -> Int32 {
  var texts = GivenTexts()
  let phone = phone(number)
  return phone.hear(phone.perform(texts.next(action), on: RowID(Int(row)), at: Time(time)))
}

/// Confirms or cancels the action that a row is waiting to perform.
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

/// Sets the highlights: 1 for touches, 2 for the pointer.
@_expose(wasm, "highlight") @_cdecl("highlight")
func highlight(_ number: Int32, _ highlights: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.highlights = TableHighlights(rawValue: UInt8(truncatingIfNeeded: highlights)) }
  return wait(number, time)
}

/// Gives a table the policies of the current setup.
@_expose(wasm, "setPolicies") @_cdecl("setPolicies")
func setPolicies(_ number: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.policies = toldPolicies() }
  return wait(number, time)
}

/// Gives a table the options of the current setup.
@_expose(wasm, "setOptions") @_cdecl("setOptions")
func setOptions(_ number: Int32, _ time: Double) -> Int32 {
  defer { phone(number).table.options = toldOptions() }
  return wait(number, time)
}

@_expose(wasm, "wait") @_cdecl("wait")
func wait(_ number: Int32, _ time: Double) -> Int32 {
  hear(number, phone(number).table.advance(to: Time(time)))
}

// MARK: Appearance of a table

/// Returns whether the times of queries matter: only a finger that rests or holds a row makes something of time alone.
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

/// Packs the changes of the last frame, and returns their address.
@_expose(wasm, "changes") @_cdecl("changes")
func changes(_ number: Int32) -> UnsafePointer<UInt32>? {
  unsafe packing.pack(phone(number).ask { $0.frame })
  return unsafe packing.words.withUnsafeBufferPointer { $0.baseAddress }
}

/// Returns the address of the texts of the last packed changes.
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

/// Returns the resting position for a release: closed 0, leading 1, trailing 2; -1 if rows do not move sideways.
@_expose(wasm, "decide") @_cdecl("decide")
func decide(_ number: Int32, _ row: Int32, _ rest: Int32, _ offset: Double, _ velocity: Double) -> Int32 {
  let release = SwipeRelease(offset: offset, velocity: velocity, from: Rest(number: rest) ?? .closed)
  return Int32(phone(number).list.decision(of: RowID(Int(row)), release)?.number ?? -1)
}

@_expose(wasm, "hit") @_cdecl("hit")
func hit(_ number: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  answer(phone(number).hit(Vector(x, y), at: Time(time)))
}
