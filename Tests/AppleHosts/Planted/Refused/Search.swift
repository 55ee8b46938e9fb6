// error: 'contains' is only available in iOS 16.0 or newer
func hasDash(_ text: String) -> Bool { text.contains("--") }
