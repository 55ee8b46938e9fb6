// error: 'init(validating:as:)' is only available in iOS 18.0 or newer
func isText(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
