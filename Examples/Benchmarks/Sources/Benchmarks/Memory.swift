import Counters

/// Returns the bytes for each row that stay allocated after something has been made.
func bytesPerRow(_ rows: Int, _ make: () -> Void) -> Double {
  let before = allocated_bytes()
  make()
  return Double(allocated_bytes() - before) / Double(rows)
}
