import HeadlessTable
import InteractionCore

#if HAS_GestureList
  import GestureList
#endif

/// The tunable values, in the order of the page's setup.js.
///
/// A Boolean is 0 or 1, and a choice is the index of a case in its list.
enum Tunable: Int32 {
  case rowPreset, fullSwipe, fullSwipePart, fullSwipeMargin, flick, rowAnimationDuration, locksSide, signals
  case minimumButtonWidth, maximumButtonWidth, transition, reducesMotion, height, sectionIndex
  case rowHeight, dismissThreshold, pullThreshold, pinchThreshold, pinchNeedsNeighbours, reorderControl, revertsOnSpill
  case pinsHeaders
  case tablePreset, minimumPressDuration, slop, backGestureEdge, decelerationRate, animationDuration
  case zoneFraction, largestZone, topSpeed, rampDuration, leastApproach
  case oneOpen, closesOnScroll, closesOnOutsideTap
}

extension Setup {
  /// Sets a tunable value, and returns the value that results.
  ///
  /// - Parameters:
  ///   - tunable: The value to set.
  ///   - value: The new value; NaN leaves the value unchanged.
  /// - Returns: The value, brought into its range; NaN if there is none, as for a preset or for the design's default.
  mutating func tune(_ tunable: Tunable, _ value: Double) -> Double {
    // The value is read again, because setting it may have brought it into its range.
    _ = exchange(tunable, value)
    return exchange(tunable, .nan)
  }

  private mutating func exchange(_ tunable: Tunable, _ value: Double) -> Double {
    switch tunable {
    case .rowPreset: return choosePreset(value)
    case .fullSwipe: return Self.set(&swipe.allowsFullSwipe, value)
    case .fullSwipePart: return Self.set(&swipe.fullSwipeFraction, value)
    case .fullSwipeMargin: return Self.set(&swipe.fullSwipeMargin, value)
    case .flick: return Self.set(&swipe.flick, value)
    case .rowAnimationDuration: return Self.set(&swipe.animationDuration, value)
    case .locksSide: return Self.set(&swipe.locksSide, value)
    case .signals: return Self.set(&swipe.reportsSignals, value)
    case .minimumButtonWidth: return Self.setExtent(&buttonWidths.minimum, value)
    case .maximumButtonWidth: return Self.setExtent(&buttonWidths.maximum, value)
    case .transition: return Self.choose(&swipe.transition, SwipeTransition.allCases, value)
    case .reducesMotion: return Self.set(&reducesMotion, value)
    case .height, .rowHeight: return Self.setExtent(&rowHeight, value)
    case .sectionIndex: return Self.set(&hasSectionIndex, value)
    case .dismissThreshold, .pullThreshold, .pinchThreshold, .pinchNeedsNeighbours, .reorderControl,
      .revertsOnSpill:
      return exchangeOfGestures(tunable, value)
    case .pinsHeaders:
      #if HAS_ExpandableTable
        return Self.set(&pinsHeaders, value)
      #else
        return .nan
      #endif
    case .tablePreset, .minimumPressDuration, .slop, .backGestureEdge, .decelerationRate, .animationDuration,
      .zoneFraction, .largestZone, .topSpeed, .rampDuration, .leastApproach:
      return exchangeOfTable(tunable, value)
    case .oneOpen: return Self.set(&policies.closesOthersOnOpen, value)
    case .closesOnScroll: return Self.set(&policies.closesOnScroll, value)
    case .closesOnOutsideTap: return Self.set(&policies.closesOnOutsideTap, value)
    }
  }

  private mutating func exchangeOfGestures(_ tunable: Tunable, _ value: Double) -> Double {
    #if HAS_GestureList
      switch tunable {
      case .dismissThreshold: return Self.set(&gestures.dismissThreshold, value)
      case .pullThreshold: return Self.set(&gestures.pullThreshold, value)
      case .pinchThreshold: return Self.set(&gestures.pinchThreshold, value)
      case .pinchNeedsNeighbours: return Self.set(&gestures.pinchNeedsNeighbours, value)
      case .reorderControl: return Self.choose(&gestures.reorderControl, SwipeEdge.allCases, value)
      case .revertsOnSpill: return Self.set(&gestures.revertsOnSpill, value)
      case _: return .nan
      }
    #else
      return .nan
    #endif
  }

  private mutating func exchangeOfTable(_ tunable: Tunable, _ value: Double) -> Double {
    switch tunable {
    case .tablePreset:
      let presets = TableOptions.presets
      if let place = Self.place(value, in: presets.indices) { options = presets[place].options }
      return .nan
    case .minimumPressDuration: return Self.set(&options.minimumPressDuration, value)
    case .slop: return Self.set(&options.slop, value)
    case .backGestureEdge: return Self.set(&options.backGestureEdge, value)
    case .decelerationRate: return Self.set(&options.decelerationRate, value)
    case .animationDuration: return Self.set(&options.animationDuration, value)
    case .zoneFraction: return Self.set(&options.autoscroll.zoneFraction, value)
    case .largestZone: return Self.set(&options.autoscroll.maximumZoneHeight, value)
    case .topSpeed: return Self.set(&options.autoscroll.topSpeed, value)
    case .rampDuration: return Self.set(&options.autoscroll.rampDuration, value)
    case .leastApproach: return Self.set(&options.autoscroll.minimumApproach, value)
    case _: return .nan
    }
  }

  /// Adopts a preset; values that differ from it are passed afterward.
  private mutating func choosePreset(_ value: Double) -> Double {
    let presets = SwipeOptions.presets
    if let place = Self.place(value, in: presets.indices) {
      swipe = presets[place].options
      buttonWidths = (swipe.buttonWidths.lowerBound, swipe.buttonWidths.upperBound)
    }
    return .nan
  }

  // MARK: Setters for tunable values; not inlined, because there are so many calls

  private static func place(_ value: Double, in places: Range<Int>) -> Int? {
    guard let place = Int(exactly: value), places.contains(place) else { return nil }
    return place
  }

  @inline(never) private static func set(_ property: inout Double, _ value: Double) -> Double {
    if !value.isNaN { property = value }
    return property
  }

  @inline(never) private static func set(_ property: inout Double?, _ value: Double) -> Double {
    if !value.isNaN { property = value }
    return property ?? .nan
  }

  @inline(never) private static func set(_ property: inout Bool, _ value: Double) -> Double {
    if !value.isNaN { property = value == 1 }
    return property ? 1 : 0
  }

  private static func choose<Choice: Equatable>(_ property: inout Choice, _ all: [Choice], _ value: Double) -> Double {
    if let place = place(value, in: all.indices) { property = all[place] }
    return all.firstIndex(of: property).map { Double($0) } ?? .nan
  }

  private static func choose<Choice: Equatable>(_ property: inout Choice?, _ all: [Choice], _ value: Double) -> Double {
    if let place = place(value, in: all.indices) { property = all[place] }
    return property.flatMap { all.firstIndex(of: $0) }.map { Double($0) } ?? .nan
  }

  /// Sets a width or a height, limited to the range that scripts allow.
  private static func setExtent(_ property: inout Double, _ value: Double) -> Double {
    set(&property, value.isNaN ? value : min(max(0, value), 1e6))
  }

  private static func setExtent(_ property: inout Double?, _ value: Double) -> Double {
    set(&property, value.isNaN ? value : min(max(0, value), 1e6))
  }
}
