/// Measures the least that anything could take which looks at all of some values: a copy of their bytes.
func measureCopy<Value>(
  of values: [Value], _ name: String, count: Int = 1, beside: String, _ meter: any Meter
) {
  let size = values.count * MemoryLayout<Value>.stride
  let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  defer { copy.deallocate() }
  // Few values are copied often: they would take no longer than looking at the clock.
  let copies = max(1, 100_000 / values.count)
  meter.measure("a copy of the bytes of " + name, count: copies * count, beside: beside) {
    for _ in 0..<copies {
      values.withUnsafeBytes { copy.copyMemory(from: $0) }
      keep(copy)
    }
  }
}
