/// Pieces of HTML.
enum HTML {
  /// Text, or the value of an attribute, in which no sign means anything.
  static func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An element around some HTML, with attributes in their order.
  static func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ inside: String) -> String {
    tag(name, attributes) + inside + "</\(name)>"
  }

  /// An element around some HTML.
  static func element(_ name: String, _ inside: String) -> String { element(name, [:], inside) }

  /// The tag that begins an element, or all of one that holds nothing.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) -> String {
    "<" + name + attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined() + ">"
  }

  /// A link.
  static func link(_ inside: String, to address: String) -> String { element("a", ["href": address], inside) }

  /// An item of a list.
  static func item(_ inside: String) -> String { element("li", inside) + "\n" }
}
