// All code that reads `corrections` or `rules`. Choices that depend on individual corrections are in the order of
// `Correction`. The functions only choose among implementations and values. Those that are always inlined serve drags, during
// which a call would copy the row.
extension UtilityButtons {
  /// The properties of the cell class whose rules the row follows.
  var cellClass: CellClass {
    switch rules {
    case .swTableViewCell: Article.cellClass
    case .swTableViewCellMaster: SWTableViewCellMaster.cellClass
    case .zcjTableViewCell: ZCJTableViewCell.cellClass
    }
  }

  /// Whether releases can be forecast, which requires all corrections, because forecasts do not cover uncorrected faults.
  var canForecast: Bool { corrections == .all }

  /// Returns whether a side cannot open, because it is forbidden or, if corrected, because it has nothing to show.
  func cannotOpen(_ edge: SwipeEdge, isEmpty: Bool) -> Bool {
    corrections.contains(.noEmptySide) ? Corrected.cannotOpen(edge, isEmpty: isEmpty, in: self) : isForbidden(edge)
  }

  /// The phase of a touch that presses a button.
  var controlEvents: PressPhase {
    corrections.contains(.pressOnRelease) ? Corrected.controlEvents : cellClass.controlEvents
  }

  /// Returns the offset at which the content comes to rest after a `// No-op`, in points.
  @inline(__always) func target(afterNoOp release: SwipeRelease) -> Double {
    corrections.contains(.staysMeansStays)
      ? Corrected.target(afterNoOp: release, in: self) : Article.target(afterNoOp: release)
  }

  /// Moves the content as a layout pass does.
  ///
  /// - Parameters:
  ///   - hasNewWidth: Whether the row's width has changed.
  ///   - contentOffset: The content offset before the layout pass, in points.
  mutating func layoutSubviews(hasNewWidth: Bool, contentOffset: Double) {
    if corrections.contains(.layoutKeepsState) || !cellClass.centersOnLayout {
      Corrected.layoutSubviews(&self, hasNewWidth: hasNewWidth, contentOffset: contentOffset)
    } else {
      Article.layoutSubviews(&self, contentOffset: contentOffset)
    }
  }

  /// Sets the stored frames of the strips as a layout pass does.
  func layoutButtonViews(_ frames: inout StripFrames) {
    switch rules {
    case .swTableViewCell: Article.layoutButtonViews(&frames, in: self)
    case .swTableViewCellMaster: break
    case .zcjTableViewCell: ZCJTableViewCell.layoutButtonViews(&frames, in: self)
    }
  }

  /// Sets a strip's stored frame as scrolling to a content offset, in points, does.
  func scrollViewDidScroll(_ frames: inout StripFrames, contentOffset: Double) {
    switch rules {
    case .swTableViewCell: Article.scrollViewDidScroll(&frames, contentOffset: contentOffset, in: self)
    case .swTableViewCellMaster: break
    case .zcjTableViewCell: ZCJTableViewCell.scrollViewDidScroll(&frames, contentOffset: contentOffset, in: self)
    }
  }

  /// Whether the strips' frames follow from the offset instead of staying as they were last set; under the master's rules,
  /// they follow in any case.
  var stripsFollow: Bool { corrections.contains(.stripsFollow) }

  /// Whether the right strip has its width from the start even under ZCJTableViewCell's rules.
  private var startsWide: Bool { corrections.contains(.firstFrame) }

  /// The width of a laid-out row's right strip until ZCJTableViewCell sets it, in points.
  var initialRightWidth: Double { startsWide || !cellClass.startsEmpty ? rightWidth : 0 }

  /// The frames of the strips that a new row stores; nil if it stores none.
  var initialStripFrames: StripFrames? {
    if stripsFollow && startsWide { return nil }
    switch rules {
    case .swTableViewCell:
      return stripsFollow ? Corrected.initializer(width: size.width) : Article.initializer(width: size.width)
    case .swTableViewCellMaster: return nil
    case .zcjTableViewCell: return ZCJTableViewCell.initializar(width: size.width)
    }
  }

  /// Returns the state that a release chooses, or nil for a `// No-op`.
  func scrollViewWillEndDragging(_ drag: DragEnd, in cellState: CellState) -> CellState? {
    switch rules {
    case .swTableViewCell: Article.scrollViewWillEndDragging(drag, in: cellState)
    case .swTableViewCellMaster: SWTableViewCellMaster.scrollViewWillEndDragging(drag, in: cellState, of: self)
    case .zcjTableViewCell: zcjChoice(nudgedOffHalf(drag, in: cellState), in: cellState)
    }
  }

  /// Returns the values that ZCJTableViewCell compares at a release.
  ///
  /// If corrected, a target at exactly half is moved slightly toward the current state, so that a slow release keeps the state.
  private func nudgedOffHalf(_ drag: DragEnd, in cellState: CellState) -> DragEnd {
    corrections.contains(.halfIsStable) ? Corrected.nudgedOffHalf(drag, in: cellState) : drag
  }

  /// Returns the state that ZCJTableViewCell chooses for a release.
  private func zcjChoice(_ drag: DragEnd, in cellState: CellState) -> CellState? {
    corrections.contains(.flickShutCloses)
      ? Corrected.scrollViewWillEndDragging(drag, in: cellState)
      : ZCJTableViewCell.scrollViewWillEndDragging(drag, in: cellState)
  }

  /// Resets the row for reuse, if corrected or if the cell class does so.
  mutating func resetForReuse() {
    if corrections.contains(.resetsOnReuse) {
      Corrected.prepareForReuse(&self)
    } else if cellClass.resetsOnReuse {
      SWTableViewCellMaster.prepareForReuse(&self)
    }
  }

  /// Whether opening and closing are reported only when the resting position changes, and an animated request does not
  /// restart a motion to the same position.
  @inline(__always) private var reportsChangesOnly: Bool { corrections.contains(.noticeOnChange) }

  /// Returns the notice that the delegate receives when the content moves to a resting position; nil if there is none.
  @inline(__always) func scrollingToState(_ rest: Rest) -> SwipeNotice? {
    reportsChangesOnly
      ? Corrected.scrollingToState(rest, from: self.rest) : Article.scrollingToState(rest, from: self.rest)
  }

  /// Moves the content to a resting position, programmatically or after a tap.
  mutating func scrollFromCode(to rest: Rest, animated: Bool, at time: Time) -> SwipeEffects {
    if reportsChangesOnly { return Corrected.scroll(&self, to: rest, animated: animated, at: time) }
    return rules == .swTableViewCellMaster
      ? SWTableViewCellMaster.scroll(&self, to: rest, animated: animated, at: time)
      : Article.scroll(&self, to: rest, animated: animated, at: time)
  }

  /// Handles a pan that the system has cancelled.
  mutating func panCancelled(_ sample: PanSample, at time: Time) -> SwipeEffects {
    corrections.contains(.cancelRestores)
      ? Corrected.panCancelled(&self, at: time) : Article.panCancelled(&self, sample, at: time)
  }

  /// Handles a pan whose recogniser has failed.
  mutating func panFailed(_ sample: PanSample, at time: Time) -> SwipeEffects {
    corrections.contains(.failedRestores)
      ? panCancelled(sample, at: time) : Article.panFailed(&self, sample, at: time)
  }

  /// Finishes a running motion before a touch, a command or a change in the table; with `resumesMotion`, does nothing.
  @inline(__always) mutating func finishMotion() {
    if !corrections.contains(.resumesMotion) { finishMotionAtOnce() }
  }

  /// Closes an open row that no finger holds, after any change in the table, if corrected; the article's rows do not observe
  /// the table.
  mutating func handleTableChange(at time: Time) -> SwipeEffects {
    corrections.contains(.closesWithTable) ? Corrected.tableChanged(&self, at: time) : .none
  }

  /// Returns the greatest total width of a strip's buttons, in points.
  func utilityButtonsWidthMax(_ actions: [InteractionAction], inset: Double) -> Double {
    let limit =
      switch rules {
      case .swTableViewCell: Self.maximumStripWidth
      case .swTableViewCellMaster: SWTableViewCellMaster.utilityButtonsWidth(actions, in: self)
      case .zcjTableViewCell: Double.infinity
      }
    return corrections.contains(.contentStaysVisible)
      ? Corrected.utilityButtonsWidthMax(limit, inset: inset, in: self) : limit
  }

  /// Returns whether the buttons of a side that may open are painted while the content is at an offset, in points.
  func paintsActions(onOpenable edge: SwipeEdge, at offset: Double) -> Bool {
    corrections.contains(.oneSideShows) ? Corrected.paintsActions(edge, at: offset) : true
  }

  /// Returns the values compared at a release; `contentTarget` is the content offset at which a real scroll view would come
  /// to rest, in points, or nil for the release's target.
  func dragEnd(_ release: SwipeRelease, contentTarget: Double?) -> DragEnd {
    corrections.contains(.countsFromClosed)
      ? Corrected.dragEnd(release, in: self)
      : Article.dragEnd(
        0 - release.velocity, targetContentOffset: contentTarget ?? leftWidth - release.target, in: self)
  }

  /// Whether code can open and close the row, and taps have an effect.
  var scrollsFromCode: Bool { corrections.contains(.movesFromCode) || cellClass.scrollsFromCode }
}
