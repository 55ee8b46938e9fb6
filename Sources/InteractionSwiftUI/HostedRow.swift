#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import InteractionHosting
  import InteractionUIKit
  import UIKit

  /// The state of a row whose view is UIKit's: what the view tells, for SwiftUI to follow.
  @MainActor final class HostedRow: SwipedRow {
    /// Tells views of a change.
    @Published private var version = 0
    /// The row's view, once SwiftUI has made it.
    private(set) weak var view: SwipeRowView?
    /// What shows the app's view in it, and keeps that view's state from update to update.
    private(set) weak var hosted: (any UIView & UIContentView)?
    /// The scope of a row that is in no other one.
    let ownScope = SwipeScope()
    weak var scope: SwipeScope?
    var buttons: [SwipeButton] = []
    var onNotice: @MainActor (SwipeNotice) -> Void = { _ in }

    var rest: Rest { view?.rest ?? .closed }
    var isDragged: Bool { view?.driver?.isDragged ?? false }
    var askedAction: InteractionAction? { view?.driver?.askedAction }
    var script: String? { view?.recorder?.json }

    func goes(to rest: Rest) {
      guard rest != self.rest else { return }
      if let edge = rest.edge { view?.open(edge) } else { view?.close() }
    }

    func preview(_ edge: SwipeEdge) { view?.preview(edge) }
    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) { view?.setActions(actions, edge) }
    func confirm() { view?.confirm() }
    func cancel() { view?.cancel() }
    func tableChanged(_ change: TableChange) { view?.tableChanged(change) }

    /// Listens to the view that SwiftUI has made, and puts the app's into it.
    func connect(_ view: SwipeRowView, _ hosted: any UIView & UIContentView) {
      self.view = view
      self.hosted = hosted
      view.contentView.addSubview(hosted)
      hosted.pin(to: view.contentView)
      view.willChange = { [weak self] _ in self?.record() }
      view.didChange = { [weak self] _ in
        guard let self else { return }
        version += 1
        scope?.changed(self)
      }
      view.onNotice = { [weak self] _, notice in self?.onNotice(notice) }
      view.onAction = { [weak self] _, action in self?.button(action)?.perform() ?? nil }
      // The dialog asks, as soon as SwiftUI sees that the row waits.
      view.onAsk = { _, _ in }
    }

    /// Begins a recording where the row rests, if the scope wants one.
    private func record() {
      guard let view, view.recorder == nil, let row = view.row, row.settles == nil, !isDragged else { return }
      view.recorder = scope?.recording?(row)
    }
  }
#endif
