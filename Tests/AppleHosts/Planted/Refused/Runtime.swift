// error: runtime support for parameterized protocol types is only available in iOS 16.0.0 or newer
func isList(_ value: Any) -> Bool { value is any Sequence<Int> }
