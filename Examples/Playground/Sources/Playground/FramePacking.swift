import HeadlessTable
import InteractionCore

/// The changes since the last frame, in linear memory: words of 32 bits, and the bytes of all texts, one after the other.
///
/// First the number of changes. Each begins with its kind (changed 0, moved 1, inserted 2, removed 3), the first index and the
/// count. Changed and inserted layers follow with 22 words each: row (-1 for none), part (kind, edge << 8, index << 16), depth and
/// flags << 8, x, y, width, height, kind and colour of the fill, start and length of the text, kind and colour of its paint, its
/// size, alpha, scale x, scale y, corner radius, shadow's opacity, radius, x and y. Moved layers follow with x and y.
struct FramePacking: ~Copyable {
  private static let layerWords = 22

  /// The bits for a layer's properties.
  private enum Flag {
    static let clips: UInt32 = 1
    static let text: UInt32 = 2
    static let centered: UInt32 = 4
    static let struck: UInt32 = 8
    static let symbol: UInt32 = 16
    static let shadow: UInt32 = 32
  }

  private(set) var words: [UInt32] = []
  private(set) var text: [UInt8] = []

  /// Packs the changes of a frame, replacing the previous ones.
  mutating func pack(_ frame: LayerList) {
    words.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    words.append(UInt32(frame.changes.count))
    for change in frame.changes { pack(change, frame) }
  }

  private mutating func pack(_ change: LayerChange, _ frame: LayerList) {
    func begin(_ kind: UInt32, _ range: Range<Int>) {
      add(kind)
      add(UInt32(range.lowerBound))
      add(UInt32(range.count))
    }
    switch change {
    case .changed(let index):
      begin(0, index..<index + 1)
      pack(frame.layers[index])
    case .moved(let range):
      begin(1, range)
      for index in range {
        add(frame.layers[index].frame.x)
        add(frame.layers[index].frame.y)
      }
    case .inserted(let range):
      begin(2, range)
      for index in range { pack(frame.layers[index]) }
    case .removed(let range): begin(3, range)
    }
  }

  private mutating func pack(_ layer: Layer) {
    var flags: UInt32 = layer.clips ? Flag.clips : 0
    add(UInt32(bitPattern: Int32(truncatingIfNeeded: layer.id.row?.rawValue ?? -1)))
    add(Self.code(of: layer.id.part))
    let place = words.count
    add(UInt32(0))
    add(layer.frame.x)
    add(layer.frame.y)
    add(layer.frame.width)
    add(layer.frame.height)
    add(layer.fill)
    if let label = layer.text {
      flags |= Flag.text
      if label.isStruckThrough { flags |= Flag.struck }
      if label.isSymbol { flags |= Flag.symbol }
      if label.alignment == .center { flags |= Flag.centered }
      let start = text.count
      // As in `Answer`.
      _ = unsafe label.string.utf8.withContiguousStorageIfAvailable { unsafe text.append(contentsOf: $0) }
      add(UInt32(start))
      add(UInt32(text.count - start))
      add(label.paint)
      add(label.size)
    } else {
      for _ in 0..<5 { add(UInt32(0)) }
    }
    add(layer.alpha)
    add(layer.scale.x)
    add(layer.scale.y)
    add(layer.cornerRadius)
    let shadow = layer.shadow
    if shadow != nil { flags |= Flag.shadow }
    add(shadow?.opacity ?? 0)
    add(shadow?.radius ?? 0)
    add(shadow?.offset.x ?? 0)
    add(shadow?.offset.y ?? 0)
    words[place] = UInt32(truncatingIfNeeded: layer.depth) | flags << 8
  }

  /// Not inlined, because the code that lets an array grow is long, and there are many calls.
  @inline(never) private mutating func add(_ word: UInt32) { words.append(word) }

  private mutating func add(_ number: Double) { add(Float(number).bitPattern) }

  private mutating func add(_ paint: Paint?) {
    let (kind, color): (UInt32, UInt32) =
      switch paint {
      case nil: (0, 0)
      case .fixed(let color): (1, Self.code(of: color))
      case .background: (2, 0)
      case .groupedBackground: (3, 0)
      case .label: (4, 0)
      case .secondaryLabel: (5, 0)
      case .separator: (6, 0)
      }
    add(kind)
    add(color)
  }

  /// Adds a colour, with red in the lowest byte and opacity in the highest.
  private static func code(of color: SRGBColor) -> UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(0, part), 1) * 255).rounded()) }
    return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | byte(color.alpha) << 24
  }

  /// The indices of `parts` in `frame.js`.
  private static func code(of part: LayerPart) -> UInt32 {
    func code(_ kind: UInt32, _ edge: SwipeEdge? = nil, _ index: Int = 0) -> UInt32 {
      kind | (edge == .trailing ? 1 : 0) << 8 | UInt32(truncatingIfNeeded: index) << 16
    }
    return switch part {
    case .row: code(0)
    case .background: code(1)
    case .scroll: code(2)
    case .action(let edge, let index): code(3, edge, index)
    case .actionLabel(let edge, let index): code(4, edge, index)
    case .actionImage(let edge, let index): code(5, edge, index)
    case .actionGroup(let edge): code(6, edge)
    case .content: code(7)
    case .label: code(8)
    case .detail: code(9)
    case .control(let index): code(10, nil, index)
    case .controlPart(let index): code(11, nil, index)
    case .header(let index): code(12, nil, index)
    case .headerLabel(let index): code(13, nil, index)
    case .accessory: code(14)
    case .accessoryImage: code(15)
    case .reorderControl: code(16)
    case .separator: code(17)
    case .cue(let edge): code(18, edge)
    case .completion: code(19)
    case .placeholder: code(20)
    case .lifted: code(21)
    case .liftedLabel: code(22)
    case .pressed: code(23)
    case .hovered: code(24)
    case .custom(let number): code(25, nil, number)
    }
  }
}
