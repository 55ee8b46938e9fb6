#if hasFeature(Embedded)
  @_extern(c, "strtod")
  private func strtod(
    _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Double

  /// What the standard library calls for `Double(_: String)` and Embedded Swift 6.3 does not bring along.
  ///
  /// In wasi-libc, as in a browser, there is one locale, C; elsewhere a program must choose it.
  @_cdecl("_swift_stdlib_strtod_clocale")
  public func parseDouble(
    _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<CChar>? {
    var end: UnsafeMutablePointer<CChar>?
    unsafe number.pointee = strtod(text, &end)
    return unsafe end.map { unsafe UnsafePointer($0) }
  }
#endif
