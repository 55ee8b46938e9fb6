import ConstraintSwipe
import HeadlessTable
import InteractionLaws

/// A list of rows with buttons, with one fault.
struct BrokenList: ListDecorator {
  enum Fault: String, CaseIterable {
    /// A touch in the lower half of a row reaches the one below.
    case hitsTheRowBelow
    /// A row that is open is painted infinitely far away.
    case paintsOpenRowsNowhere
    /// At width 0, which no host gives it on purpose, it loses a row without a report.
    case losesARowWithoutWidth

    /// A law that it breaks.
    var law: TableLaw {
      switch self {
      case .hitsTheRowBelow: .paintedRowsAreReached
      case .paintsOpenRowsNowhere: .rowsInSightArePainted
      case .losesARowWithoutWidth: .updatesAddUp
      }
    }
  }

  var base: SwipeList<ConstraintSwipe>
  private let fault: Fault?

  /// - Parameter fault: The fault; nil for a sound list.
  init(_ fault: Fault?) {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    base = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 30)
    self.fault = fault
  }

  // MARK: Rows

  func hit(_ point: Vector, at time: Time) -> RowHit? {
    base.hit(fault == .hitsTheRowBelow ? point + Vector(0, 22) : point, at: time)
  }

  // MARK: Events

  mutating func resize(toWidth width: Double, at time: Time) {
    base.resize(toWidth: width, at: time)
    guard fault == .losesARowWithoutWidth, width == 0, let row = base.id(for: RowPosition(row: 0)) else { return }
    _ = base.remove(row, at: time)
  }

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    guard fault == .paintsOpenRowsNowhere else { return base.draw(viewport: viewport, at: time, into: &layers) }
    var frame = LayerList()
    base.draw(viewport: viewport, at: time, into: &frame)
    for var layer in frame.layers {
      if let row = layer.id.row, base.openRows.contains(row) { layer.frame.x = .infinity }
      layers.append(layer)
    }
  }
}

extension BrokenList {
  /// Checks that the storm finds each fault, reports none that is known, and misses a known one that is not there.
  ///
  /// - Returns: The exit status.
  @MainActor static func check() async -> Int32 {
    var isFine = true
    func expect(_ holds: Bool, _ sentence: String) {
      Console.print((holds ? "" : "NOT TRUE: ") + sentence + "\n")
      isFine = isFine && holds
    }
    for fault in Fault.allCases {
      let known = KnownDifference(fault.rawValue, fault.law, cures: [cure])
      func isFound(_ verdict: Verdict, without leftOut: LeftOut) -> Bool {
        verdict.violations.contains { $0.table.leftOut == leftOut && $0.breach.law == fault.law }
      }
      let news = await verdict(on: fault, named: fault.rawValue, known: [])
      expect(isFound(news, without: .one(cure)) && isFound(news, without: .all), "The storm finds \(fault.rawValue).")
      expect(!isFound(news, without: .nothing), "It does not find it where it is mended.")
      let old = await verdict(on: fault, named: fault.rawValue, known: [known])
      expect(!isFound(old, without: .one(cure)) && !isFound(old, without: .all), "It is no news where it is known.")
      expect(old.untrue.isEmpty, "What is known is true.")
      let sound = await verdict(on: nil, named: fault.rawValue, known: [known])
      expect(sound.untrue == [known], "What is known of a sound list is not.")
    }
    return isFine ? 0 : 1
  }

  /// The name of the correction that cures it.
  private static let cure = "mends"

  @MainActor private static func verdict(on fault: Fault?, named name: String, known: [KnownDifference]) async
    -> Verdict
  {
    let subject = Subject(name, corrections: [cure]) { corrections, laws, search in
      let fault = corrections?.contains(cure) ?? true ? nil : fault
      return TableLaw.check({ BrokenList(fault) }, laws: laws, search: search)
    }
    return await Storm(StormTable.tables(of: [subject]), known: known, events: 15_000, firstSeed: 1).play()
  }
}
