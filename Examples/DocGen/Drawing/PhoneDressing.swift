import InteractionCore

/// The layers that a phone shows in addition to a table's: separators of rows that draw none, the caret, and the keyboard.
struct PhoneDressing {
  /// The character that marks the caret in a text, and that no text contains otherwise.
  static let caret: Character = "\u{2502}"

  /// The row whose text is typed.
  private(set) var edited: RowID?
  /// The height of the keyboard when it has appeared, in points; 0 for none.
  var keyboard = 0.0 {
    didSet { if keyboard > 0 { height = keyboard } }
  }
  /// The height of the keyboard, or its last height, in points.
  private var height = 0.0
  /// The visible part of the keyboard, which slides in and out.
  private var shown = 0.0

  /// Handles a notice, which may begin or end typing.
  mutating func heard(_ notice: String) {
    let parts = notice.split(separator: ".")
    guard parts.count == 2, let id = Int(parts[1]) else { return }
    if parts[0] == "didBeginEditing" { edited = RowID(id) }
    if parts[0] == "didEndEditing", edited == RowID(id) { edited = nil }
  }

  /// Returns the layers of the next frame as a phone shows them, at 30 to 60 frames per second.
  mutating func dressed(_ layers: [Layer], _ size: LayoutSize) -> [Layer] {
    shown += (keyboard - shown) * 0.3
    if (keyboard - shown).magnitude < 0.5 { shown = keyboard }
    return Self.separated(layers).map(marked) + keys(size)
  }

  /// Returns layers with a hairline below each row that draws none.
  private static func separated(_ layers: [Layer]) -> [Layer] {
    var result: [Layer] = []
    var open: Layer?
    func line(below row: Layer) -> Layer {
      let frame = LayoutRect(row.frame.x, row.frame.maxY - 0.5, row.frame.width, 0.5)
      var line = Layer(LayerID(row.id.row, .separator), "_UITableViewCellSeparatorView", frame, fill: .separator)
      line.depth = row.depth + 1
      return line
    }
    for layer in layers {
      if let row = open, layer.depth <= row.depth {
        result.append(line(below: row))
        open = nil
      }
      if layer.id.part == .row, layer.name == "SwipeableTableViewCell" { open = layer }
      result.append(layer)
    }
    return result + (open.map { [line(below: $0)] } ?? [])
  }

  /// Returns a layer with the caret after the typed text, or before its placeholder.
  private func marked(_ layer: Layer) -> Layer {
    guard let edited, layer.id.row == edited, layer.id.part == .label || layer.id.part == .control(0),
      layer.text?.isSymbol != true
    else { return layer }
    var layer = layer
    guard var text = layer.text else { return layer }
    let isPlaceholder = text.paint == .secondaryLabel
    text.string = isPlaceholder ? String(Self.caret) + text.string : text.string + String(Self.caret)
    layer.text = text
    return layer
  }

  /// Returns the keyboard's layers: four rows of keys without letters, which are dark in dark mode.
  private func keys(_ size: LayoutSize) -> [Layer] {
    guard shown > 0 else { return [] }
    let top = size.height - shown
    var layers = [
      Layer(
        LayerID(nil, .custom(100)), "Keyboard", LayoutRect(0, top, size.width, height),
        fill: .separator)
    ]
    let line = (height - 8) / 4
    var number = 101
    for (row, count) in [10, 9, 7, 3].enumerated() {
      let width = size.width / 10
      let widths = count == 3 ? [2 * width, 5.6 * width, 2 * width] : [Double](repeating: width, count: count)
      var x = (size.width - widths.reduce(0, +)) / 2
      for width in widths {
        let frame = LayoutRect(x + 2.5, top + 5 + Double(row) * line, width - 5, line - 5)
        var key = Layer(LayerID(nil, .custom(number)), "Key", frame, fill: .background)
        key.cornerRadius = 4
        key.depth = 1
        layers.append(key)
        x += width
        number += 1
      }
    }
    return layers
  }
}

/// Sentences for notices, and for events that no finger causes.
enum NoticeWords {
  /// Returns a sentence for a line that begins with an event's name in scripts; nil for other lines.
  static func cause(_ line: String) -> String? {
    let name = line.prefix { $0 != " " }
    switch name {
    case "insert": return "Code inserts a row."
    case "move": return "Code moves a row."
    case "moveAll": return "Code moves several rows."
    case "moveSection": return "Code moves a section."
    case "removeAll": return "Code deletes several rows."
    case "perform.delete": return "Code deletes a row."
    case "describe": return "The app describes the row again."
    case "setHeights": return "The app gives rows other heights."
    case "preview": return "Code hints at the buttons."
    case "undo": return "The last change is undone."
    case "scrollTo": return "Code scrolls."
    case "scrollToRow.middle": return "Code scrolls a row to the middle."
    case "scrollToRow.nearest": return "Code scrolls to a row, no farther than needed."
    case "wheel.began": return "A wheel or a trackpad begins."
    case "wheel.momentumBegan": return "It continues with momentum."
    case "reducesMotion": return "Reduce Motion is set."
    case "key.escape": return "Escape is pressed."
    case "confirm": return "The app says yes."
    case "cancel": return "The app says no."
    default: return nil
    }
  }

  /// Returns a sentence for a notice, given its name in traces; nil for a notice that only an app's design has.
  static func sentence(_ name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    switch parts.first {
    case "didOpen": return "The row is open."
    case "didClose": return "The row is closed."
    case "didPress": return "A button is pressed."
    case "didSelect": return "The row is selected."
    case "didCommit": return "The swipe counts."
    case "didInsert": return "A row comes in."
    case "didDelete": return "A row is deleted."
    case "didMove": return "A row has moved."
    case "didAsk": return "The row asks first."
    case "didChange": return "The row's content has changed."
    case "didBeginEditing": return "Its text can be edited."
    case "didEndEditing": return "The text is typed."
    case "didComplete": return "The row is done."
    case "didRestore": return "The row is to be done again."
    case "didExpand": return "The question unfolds."
    case "didCollapse": return "The question folds."
    case "originalWouldCrash": return "The original would crash here."
    default: return nil
    }
  }
}
