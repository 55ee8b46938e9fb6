import SwiftUI
import UIKit

extension View {
  /// Performs an action when the phone is shaken.
  func onShake(perform action: @escaping () -> Void) -> some View {
    background { ShakeSensor(action: action).frame(width: 0, height: 0) }
  }
}

/// A view that detects shakes as the first responder.
private struct ShakeSensor: UIViewRepresentable {
  let action: () -> Void

  func makeUIView(context: Context) -> ShakenView { ShakenView(frame: .zero) }
  func updateUIView(_ view: ShakenView, context: Context) { view.action = action }
}

final class ShakenView: UIView {
  var action: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { action() } else { super.motionEnded(motion, with: event) }
  }
}

/// The system's share sheet for a text.
struct ShareSheet: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
