/// The elements of an array in a script, read one at a time.
struct ScriptElements: Sequence, IteratorProtocol {
  private let owner: ScriptValue
  private var values: [JSON].Iterator
  /// The elements of an array that is still text.
  private var slices: JSONSlice.Elements?
  /// The only element, if a file has one script instead of an array of scripts.
  private var singleValue: ScriptValue?
  /// The index of the next element.
  private var index = 0

  /// Creates a sequence of the elements of an array that has been read.
  init(_ values: [JSON], of owner: ScriptValue) {
    self.owner = owner
    self.values = values.makeIterator()
  }

  /// Creates a sequence of the elements of an array that is still text; each element stays text until it is needed.
  init(_ slices: JSONSlice.Elements, of owner: ScriptValue) {
    self.init([], of: owner)
    self.slices = slices
  }

  /// Creates a sequence of one value, whose place has no index.
  init(single value: ScriptValue) {
    self.init([], of: value)
    singleValue = value
  }

  mutating func next() -> ScriptValue? {
    if let value = singleValue {
      singleValue = nil
      return value
    }
    let place = owner.place + "[\(index)]"
    index += 1
    if let slice = slices?.next() {
      if index & 0xFF == 0 { owner.source.reportProgress(slice.startFraction) }
      return ScriptValue(slice, place: place, source: owner.source)
    }
    return values.next().map { ScriptValue($0, place: place, source: owner.source) }
  }
}
