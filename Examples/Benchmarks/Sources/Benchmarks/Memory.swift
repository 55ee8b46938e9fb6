import Counters

/// What is held from the allocator after something has been made, for each of a number of rows.
func bytesPerRow(_ rows: Int, _ make: () -> Void) -> Double {
  let before = allocated_bytes()
  make()
  return Double(allocated_bytes() - before) / Double(rows)
}
