/// A tag of HTML at the beginning of a text.
struct MarkupTag {
  /// With the slash of a closing tag.
  let name: Substring
  let attributes: [(name: Substring, value: Substring?)]
  /// How many characters it takes.
  let count: Int

  /// Whether it belongs to a sentence.
  var isInline: Bool {
    ["code", "wbr", "br", "b", "i", "em", "strong", "kbd", "sub", "sup", "var"].contains(name.drop { $0 == "/" })
  }

  init?(_ text: Substring) {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return nil }
    var rest = text[..<end].dropFirst()
    name = rest.prefix { !$0.isWhitespace }
    guard let first = name.drop(while: { $0 == "/" }).first, first.isLetter else { return nil }
    rest = rest.dropFirst(name.count)
    var attributes: [(name: Substring, value: Substring?)] = []
    while true {
      rest = rest.drop { $0.isWhitespace }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      guard !name.isEmpty else { break }
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else {
        attributes.append((name, nil))
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes.append((name, value))
      rest = rest.dropFirst(value.count + 3)
    }
    self.attributes = attributes
    count = text[...end].count
  }
}
