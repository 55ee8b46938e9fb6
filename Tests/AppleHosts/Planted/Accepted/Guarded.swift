func isText(_ bytes: [UInt8]) -> Bool {
  if #available(iOS 18, *) {
    String(validating: bytes, as: UTF8.self) != nil
  } else {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
