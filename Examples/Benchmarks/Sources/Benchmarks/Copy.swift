/// Measures a copy of the bytes of values, a lower bound for anything that reads them all.
func measureCopy<Value>(
  of values: [Value], _ name: String, count: Int = 1, beside: String, _ meter: any Meter
) {
  let size = values.count * MemoryLayout<Value>.stride
  let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  defer { copy.deallocate() }
  // Few values are copied often, because one copy would take no longer than reading the clock.
  let copies = max(1, 100_000 / values.count)
  meter.measure("a copy of the bytes of " + name, count: copies * count, beside: beside) {
    for _ in 0..<copies {
      values.withUnsafeBytes { copy.copyMemory(from: $0) }
      keep(copy)
    }
  }
}
