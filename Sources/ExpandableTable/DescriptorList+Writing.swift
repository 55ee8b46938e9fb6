extension DescriptorList {
  /// The list as a property list's value: all keys of every row, then those that are not known here.
  ///
  /// - Complexity: O(n) for n rows.
  public var propertyList: PropertyValue {
    .array(
      (0..<sectionCount).map { section in
        .array((starts[section]..<starts[section + 1]).map { .dictionary(descriptor(of: $0).entries) })
      })
  }

  /// The list as an XML property list in UTF-8, the same bytes on every machine.
  ///
  /// - Throws: A `DescriptorError` that names the row and key whose text XML cannot hold.
  /// - Complexity: O(n) for n rows.
  public func xml() throws(DescriptorError) -> [UInt8] {
    var writer = XMLWriter()
    writer.begin("array")
    for section in 0..<sectionCount {
      writer.begin("array")
      for row in starts[section]..<starts[section + 1] {
        writer.begin("dict")
        for entry in descriptor(of: row).entries {
          guard writer.append(entry) else {
            throw DescriptorError(.unwritable, section: section, row: row - starts[section], key: entry.key)
          }
        }
        writer.end("dict")
      }
      writer.end("array")
    }
    writer.end("array")
    return writer.finished
  }
}

/// Writes XML property lists, indented by tabs as Apple's are.
private struct XMLWriter {
  private var bytes = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """.utf8)
  private var depth = 0

  var finished: [UInt8] { bytes + Array("</plist>\n".utf8) }

  mutating func begin(_ name: String) {
    line("<" + name + ">")
    depth += 1
  }

  mutating func end(_ name: String) {
    depth -= 1
    line("</" + name + ">")
  }

  /// Appends a key and its value, unless XML cannot hold it.
  mutating func append(_ entry: PropertyEntry) -> Bool { append("key", entry.key) && append(entry.value) }

  private mutating func append(_ value: PropertyValue) -> Bool {
    switch value {
    case .string(let text): return append("string", text)
    case .integer(let number): line("<integer>" + String(number) + "</integer>")
    case .real(let number): line("<real>" + number.description + "</real>")
    case .bool(let truth): line(truth ? "<true/>" : "<false/>")
    case .date(let seconds):
      guard let text = PropertyDate.text(of: seconds) else { return false }
      line("<date>" + text + "</date>")
    case .data(let data): line("<data>" + Base64.text(of: data) + "</data>")
    case .array(let values):
      if values.isEmpty { line("<array/>"); return true }
      begin("array")
      for value in values { guard append(value) else { return false } }
      end("array")
    case .dictionary(let entries):
      if entries.isEmpty { line("<dict/>"); return true }
      begin("dict")
      for entry in entries { guard append(entry) else { return false } }
      end("dict")
    }
    return true
  }

  private mutating func append(_ element: String, _ text: String) -> Bool {
    indent()
    bytes += Array(("<" + element + ">").utf8)
    for byte in text.utf8 {
      switch byte {
      case 0x26: bytes += Array("&amp;".utf8)
      case 0x3C: bytes += Array("&lt;".utf8)
      case 0x3E: bytes += Array("&gt;".utf8)
      // XML readers other than Apple's would take it for a line feed.
      case 0x0D: bytes += Array("&#13;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      case 0..<0x20: return false
      case _: bytes.append(byte)
      }
    }
    bytes += Array(("</" + element + ">\n").utf8)
    return true
  }

  private mutating func line(_ text: String) {
    indent()
    bytes += Array(text.utf8)
    bytes.append(0x0A)
  }

  private mutating func indent() {
    for _ in 0..<depth { bytes.append(0x09) }
  }
}
