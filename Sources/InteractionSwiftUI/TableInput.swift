#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import InteractionUIKit
  import SwiftUI

  /// A view that recognises pinches, wheels and trackpads over a list, because SwiftUI reports neither the fingers of a pinch
  /// nor a wheel; it also keeps a back gesture that can begin anywhere in the content from taking a row's finger.
  struct TableInputRecognizer<Rows: ListInteraction>: UIViewRepresentable {
    let table: InteractionTable<Rows>

    func makeUIView(context: Context) -> TableInputView { TableInputView(frame: .zero) }

    /// Connects the view to the table, which is a different one if the view shows another list.
    func updateUIView(_ view: TableInputView, context: Context) {
      view.onPinch = { [weak table] in table?.handlePinch($0, $1) }
      view.accepts = { [weak table] in table?.table.accepts($0, from: $1, at: .now) ?? false }
      view.onWheel = { [weak table] in table?.handleWheel($0) }
    }
  }

  /// A modifier that handles the keys of a keyboard while the list has the focus; SwiftUI reports keys from iOS 17 on.
  struct TableKeysModifier<Rows: ListInteraction>: ViewModifier {
    let table: InteractionTable<Rows>

    func body(content: Content) -> some View {
      if #available(iOS 17.0, *) {
        content.focusable().onKeyPress(phases: [.down, .repeat]) { press in
          // While a row is being edited, keys belong to its text field.
          guard table.list.editedRow == nil, let key = KeyEvent(press, table.table.direction) else { return .ignored }
          // The views around the list may handle a key that has no effect here.
          return table.press(key) ? .handled : .ignored
        }
      } else {
        content
      }
    }
  }

  @available(iOS 17.0, *)
  extension KeyEvent {
    /// Creates the table's event for a key press; nil with the Command key, and for a key without a meaning in tables.
    init?(_ press: KeyPress, _ direction: ReadingDirection) {
      if press.modifiers.contains(.command) { return nil }
      let key: Key
      switch press.key {
      case .upArrow: key = .up
      case .downArrow: key = .down
      case .leftArrow: key = direction == .leftToRight ? .toLeading : .toTrailing
      case .rightArrow: key = direction == .leftToRight ? .toTrailing : .toLeading
      case .home: key = .home
      case .end: key = .end
      case .pageUp: key = .pageUp
      case .pageDown: key = .pageDown
      case .return, .space: key = .enter
      case .escape: key = .escape
      case .delete, .deleteForward: key = .delete
      case _: return nil
      }
      self.init(key, movesRow: press.modifiers.contains(.option))
    }
  }

  /// A scroll indicator, which shows which part of the content is visible.
  struct ScrollIndicator: View {
    /// The indicator's height and its distance from the top, in points.
    let extent: (top: Double, height: Double)

    var body: some View {
      // As in UIKit, 3 points wide, and 3 points from the edge.
      RoundedRectangle(cornerRadius: 1.5).fill(Color.secondary)
        .frame(width: 3, height: CGFloat(extent.height))
        .offset(x: -3, y: CGFloat(extent.top))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
