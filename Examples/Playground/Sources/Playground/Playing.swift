import HeadlessTable
import InteractionCore

#if HAS_ConstraintSwipe
  import ConstraintSwipe
#endif
#if HAS_ScrollSwipe
  import ScrollSwipe
#endif
#if HAS_UtilityButtons
  import UtilityButtons
#endif
#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

// The page's requirements for each kind of list.

#if HAS_ConstraintSwipe || HAS_ScrollSwipe || HAS_UtilityButtons
  extension SwipeList: Playable where Row == AnyRow {
    func look(at row: RowID, velocity: Double, time: Time) -> Look? {
      guard position(of: row) != nil else { return nil }
      let seen = self.row(row)
      func offset(ofOpen edge: SwipeEdge) -> Double {
        guard seen.canOpen(edge) else { return 0 }
        var open = seen
        _ = open.open(edge, animated: false, at: time)
        return open.offset(at: time)
      }
      return Look(
        offset: seen.offset(at: time), rest: seen.rest, limits: seen.limits, leading: offset(ofOpen: .leading),
        trailing: offset(ofOpen: .trailing), isMoving: seen.isMoving(at: time),
        forecast: seen.forecast(velocity: velocity, at: time))
    }

    func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { self.row(row).destination(of: release) }
  }
#endif

#if HAS_GestureList
  extension GestureList: Playable {
    func look(at row: RowID, velocity: Double, time: Time) -> Look? {
      guard position(of: row) != nil else { return nil }
      let seen = self.row(row)
      return Look(
        offset: seen.offset(at: time), rest: .closed, limits: seen.limits,
        isMoving: seen.settleTime.map { $0 > time } ?? false)
    }

    /// Returns the side whose action a release would perform, although no row rests there; otherwise closed.
    func decision(of row: RowID, _ release: SwipeRelease) -> Rest? {
      var tried = Row(width: width, dismissThreshold: options.dismissThreshold, corrections: corrections)
      _ = tried.pan(PanSample(.began, translation: .zero), at: .zero)
      _ = tried.pan(PanSample(.changed, translation: Vector(release.offset, 0)), at: .zero)
      let effects = tried.pan(PanSample(.ended, translation: Vector(release.offset, 0)), at: .zero)
      return if case .didCommit(let edge)? = effects.first { .open(edge) } else { .closed }
    }
  }
#endif

#if HAS_ExpandableTable
  extension ExpandableTable: Playable {
    func look(at row: RowID, velocity: Double, time: Time) -> Look? { nil }
    func decision(of row: RowID, _ release: SwipeRelease) -> Rest? { nil }
  }
#endif
