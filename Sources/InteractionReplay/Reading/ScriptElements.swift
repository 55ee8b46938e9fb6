/// The elements of an array that is being read, one at a time.
struct ScriptElements: Sequence, IteratorProtocol {
  private let owner: ScriptValue
  private var values: [JSON].Iterator
  /// The elements of an array that is still text.
  private var slices: JSONSlice.Elements?
  /// A single value that is returned as if it were the only element of an array.
  private var only: ScriptValue?
  /// The index of the next element.
  private var index = 0

  /// Creates the elements of an array that has been read.
  init(_ values: [JSON], of owner: ScriptValue) {
    self.owner = owner
    self.values = values.makeIterator()
  }

  /// Creates the elements of an array that is still text, each of which stays text until it is needed.
  init(_ slices: JSONSlice.Elements, of owner: ScriptValue) {
    self.init([], of: owner)
    self.slices = slices
  }

  /// Creates elements that consist of the given value only, which keeps its place.
  init(alone value: ScriptValue) {
    self.init([], of: value)
    only = value
  }

  mutating func next() -> ScriptValue? {
    if let value = only {
      only = nil
      return value
    }
    let place = owner.place + "[\(index)]"
    index += 1
    if let slice = slices?.next() {
      if index & 0xFF == 0 { owner.source.report(slice.position) }
      return ScriptValue(slice, place: place, source: owner.source)
    }
    return values.next().map { ScriptValue($0, place: place, source: owner.source) }
  }
}
