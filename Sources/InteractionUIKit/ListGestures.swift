#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A list host's gesture recognisers, one of each kind for all rows.
  @MainActor final class ListGestures<List: ListInteraction>: NSObject, UIGestureRecognizerDelegate {
    private weak var host: ListHost<List>?
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    /// The row and the part of it where the sideways drag began; nil if `findDragStart` has found none, and once the drag has
    /// ended.
    private var dragStart: RowHit?
    private lazy var arbiter = SwipeArbiter { [weak self] pan in self?.findDragStart(of: pan) ?? false }
    private lazy var panTarget = GestureTarget { [weak self] _ in self?.handlePan() }
    private lazy var tapTarget = GestureTarget { [weak self] recognizer in
      if recognizer.state == .ended { self?.tapEnded() }
    }
    private lazy var pressTarget = GestureTarget { [weak self] _ in self?.handlePress() }
    private lazy var pinchTarget = GestureTarget { [weak self] _ in self?.handlePinch() }

    init(_ host: ListHost<List>) { self.host = host }

    func attach(to view: UICollectionView) {
      guard let host else { return }
      pan.maximumNumberOfTouches = 1
      pan.allowedScrollTypesMask = .continuous
      panTarget.attach(to: pan)
      tapTarget.attach(to: tap)
      pressTarget.attach(to: press)
      pinchTarget.attach(to: pinch)
      press.minimumPressDuration = host.driver.table.options.minimumPressDuration
      var recognizers: [UIGestureRecognizer] = [pan, tap]
      if !host.list.gestures.isDisjoint(with: [.hold, .reorder]) { recognizers.append(press) }
      if host.list.gestures.contains(.pinch) { recognizers.append(pinch) }
      for recognizer in recognizers {
        recognizer.delegate = recognizer === pan ? arbiter : self
        view.addGestureRecognizer(recognizer)
      }
    }

    /// Converts a point from the collection view's coordinates, which are the content's, to the table's.
    private func location(of point: CGPoint, in host: ListHost<List>) -> Vector {
      Vector(Double(point.x), Double(point.y - host.collectionView.bounds.origin.y - host.coveredInsets.top))
    }

    /// Returns the row at a point in the collection view, and the part of it that is hit; nil if there is none.
    private func hit(_ point: CGPoint) -> RowHit? {
      host.flatMap { $0.driver.table.hit(location(of: point, in: $0), at: .now) }
    }

    // MARK: Sideways drags

    private func handlePan() {
      guard let host, let phase = PanPhase(pan), let dragStart else { return }
      let sign: Double = host.isMirrored ? -1 : 1
      let translation = Vector(pan.translation(in: host.collectionView))
      let velocity = Vector(pan.velocity(in: host.collectionView))
      let sample = PanSample(
        phase, translation: Vector(sign * translation.x, translation.y),
        velocity: Vector(sign * velocity.x, velocity.y))
      let isOver = phase != .began && phase != .changed
      switch dragStart.part {
      case .track, .thumb: host.send(.gesture(.track(dragStart.row, sample)))
      case .content, .action, .control, .reorderControl:
        if phase == .began { closeRows(except: dragStart.row, in: host) }
        host.send(.gesture(.pan(dragStart.row, sample)))
        // Code or a plain action may have opened another row during the drag.
        if isOver, host.list.openRows.contains(dragStart.row) { closeRows(except: dragStart.row, in: host) }
      }
      if isOver { self.dragStart = nil }
    }

    /// Asks the other rows to close, if the policies say so.
    private func closeRows(except row: RowID, in host: ListHost<List>) {
      guard host.driver.table.policies.closesOthersOnOpen else { return }
      host.send(.gesture(.closeRows(after: .otherRowOpened, except: row)))
    }

    // MARK: Taps

    private func tapEnded() {
      guard let host else { return }
      let hit = hit(tap.location(in: host.collectionView))
      let isPress = if case .action = hit?.part { true } else { false }
      // A tap outside the buttons that closes any row does nothing else.
      if !isPress, host.driver.table.policies.closesOnOutsideTap,
        !host.list.rowsToClose(after: .tableTapped, except: nil, at: .now).isEmpty
      {
        host.send(.gesture(.closeRows(after: .tableTapped, except: nil)))
        return
      }
      guard let hit else {
        host.send(.gesture(.tapOutside))
        return
      }
      switch hit.part {
      case .content, .reorderControl: host.send(.gesture(.tap(hit.row)))
      case .control(let index): host.send(.gesture(.control(hit.row, index)))
      case .action(let edge, let index):
        host.send(.gesture(.press(hit.row, edge, index, .down)))
        host.send(.gesture(.press(hit.row, edge, index, .up)))
      case .track, .thumb: break
      }
    }

    // MARK: Holds and pinches

    private func handlePress() {
      guard let host, let phase = PanPhase(press) else { return }
      let location = location(of: press.location(in: host.collectionView), in: host)
      let holdPhase = phase == .ended ? host.driver.table.dropPhase(forLiftAt: location) : phase
      host.send(.gesture(.hold(holdPhase, y: location.y, contentOffset: host.contentOffset)))
    }

    private func handlePinch() {
      guard let host, let phase = PanPhase(pinch) else { return }
      var fingers: FingerPair?
      if pinch.numberOfTouches == 2 {
        let yCoordinates = (0..<2).map {
          location(of: pinch.location(ofTouch: $0, in: host.collectionView), in: host).y
        }
        fingers = FingerPair(yCoordinates[0], yCoordinates[1])
      }
      host.send(.gesture(.pinch(phase, fingers, contentOffset: host.contentOffset)))
    }

    // MARK: Arbitration

    /// Finds and stores the part of a row where a pan began, if the pan is the row's, and returns whether it is.
    ///
    /// The pan is judged by the point where the finger touched down, not by its current location.
    private func findDragStart(of pan: UIPanGestureRecognizer) -> Bool {
      guard let host else { return false }
      let (point, translation) = (pan.location(in: host.collectionView), pan.translation(in: host.collectionView))
      let (start, table) = (
        location(of: CGPoint(x: point.x - translation.x, y: point.y - translation.y), in: host), host.driver.table
      )
      dragStart = table.accepts(Vector(translation), from: start, at: .now) ? table.hit(start, at: .now) : nil
      return dragStart != nil
    }

    /// Ignores touches on controls and on editable or selectable text, and chooses how long a finger must rest before it lifts
    /// a row.
    ///
    /// A reorder control lifts its row at once; without `.hold`, nothing else lifts rows.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      if gestureRecognizer === press, let host {
        let isReorderControl = hit(touch.location(in: host.collectionView))?.part == .reorderControl
        guard isReorderControl || host.list.gestures.contains(.hold) else { return false }
        press.minimumPressDuration = isReorderControl ? 0 : host.driver.table.options.minimumPressDuration
      }
      return host.flatMap { touch.view?.handlesOwnTouches(in: $0.collectionView) } != true
    }
  }

  extension ListHost {
    /// Whether the layout is right to left.
    var isMirrored: Bool { driver.table.direction == .rightToLeft }
  }
#endif
