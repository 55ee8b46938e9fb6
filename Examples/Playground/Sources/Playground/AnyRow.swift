import HeadlessTable
import InteractionCore

#if HAS_ConstraintSwipe && HAS_ScrollSwipe && HAS_UtilityButtons
  import ConstraintSwipe
  import ScrollSwipe
  import UtilityButtons

  /// A row of any of the three designs with buttons, so that lists of them are compiled once.
  ///
  /// It forwards all of `RevealingRow`, what has a default too: a design may have its own.
  enum AnyRow: RevealingRow, DrawableRow {
    case constraint(ConstraintSwipe)
    case scroll(ScrollSwipe)
    case utility(UtilityButtons)

    // A switch each: Embedded Swift has no existentials of such protocols.

    private func read<Result>(
      _ a: (ConstraintSwipe) -> Result, _ b: (ScrollSwipe) -> Result, _ c: (UtilityButtons) -> Result
    ) -> Result {
      switch self {
      case .constraint(let row): a(row)
      case .scroll(let row): b(row)
      case .utility(let row): c(row)
      }
    }

    private mutating func change<Result>(
      _ a: (inout ConstraintSwipe) -> Result, _ b: (inout ScrollSwipe) -> Result,
      _ c: (inout UtilityButtons) -> Result
    ) -> Result {
      switch self {
      case .constraint(var row):
        defer { self = .constraint(row) }
        return a(&row)
      case .scroll(var row):
        defer { self = .scroll(row) }
        return b(&row)
      case .utility(var row):
        defer { self = .utility(row) }
        return c(&row)
      }
    }

    func offset(at time: Time) -> Double {
      read({ $0.offset(at: time) }, { $0.offset(at: time) }, { $0.offset(at: time) })
    }
    var settles: Time? { read({ $0.settles }, { $0.settles }, { $0.settles }) }
    var limits: ClosedRange<Double> { read({ $0.limits }, { $0.limits }, { $0.limits }) }
    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      change({ $0.pan(sample, at: time) }, { $0.pan(sample, at: time) }, { $0.pan(sample, at: time) })
    }
    mutating func advance(to time: Time) {
      change({ $0.advance(to: time) }, { $0.advance(to: time) }, { $0.advance(to: time) })
    }
    mutating func resize(to size: LayoutSize, at time: Time) {
      change({ $0.resize(to: size, at: time) }, { $0.resize(to: size, at: time) }, { $0.resize(to: size, at: time) })
    }
    mutating func prepareForReuse() {
      change({ $0.prepareForReuse() }, { $0.prepareForReuse() }, { $0.prepareForReuse() })
    }
    var rest: Rest { read({ $0.rest }, { $0.rest }, { $0.rest }) }
    var size: LayoutSize { read({ $0.size }, { $0.size }, { $0.size }) }
    func actions(_ edge: SwipeEdge) -> [InteractionAction] {
      read({ $0.actions(edge) }, { $0.actions(edge) }, { $0.actions(edge) })
    }
    func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
      read(
        { $0.actionFrame(edge, index, at: time) }, { $0.actionFrame(edge, index, at: time) },
        { $0.actionFrame(edge, index, at: time) })
    }
    func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool {
      read(
        { $0.paintsActions(edge, at: time) }, { $0.paintsActions(edge, at: time) },
        { $0.paintsActions(edge, at: time) })
    }
    var followsIdentity: Bool { read({ $0.followsIdentity }, { $0.followsIdentity }, { $0.followsIdentity }) }
    var reducesMotion: Bool {
      get { read({ $0.reducesMotion }, { $0.reducesMotion }, { $0.reducesMotion }) }
      set {
        change({ $0.reducesMotion = newValue }, { $0.reducesMotion = newValue }, { $0.reducesMotion = newValue })
      }
    }
    func canOpen(_ edge: SwipeEdge) -> Bool { read({ $0.canOpen(edge) }, { $0.canOpen(edge) }, { $0.canOpen(edge) }) }
    func armedEdge(at time: Time) -> SwipeEdge? {
      read({ $0.armedEdge(at: time) }, { $0.armedEdge(at: time) }, { $0.armedEdge(at: time) })
    }
    func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
      read(
        { $0.forecast(velocity: velocity, at: time) }, { $0.forecast(velocity: velocity, at: time) },
        { $0.forecast(velocity: velocity, at: time) })
    }
    func progress(at time: Time) -> SwipeProgress? {
      read({ $0.progress(at: time) }, { $0.progress(at: time) }, { $0.progress(at: time) })
    }
    func isMoving(at time: Time) -> Bool {
      read({ $0.isMoving(at: time) }, { $0.isMoving(at: time) }, { $0.isMoving(at: time) })
    }
    mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
      change(
        { $0.open(edge, animated: animated, at: time) }, { $0.open(edge, animated: animated, at: time) },
        { $0.open(edge, animated: animated, at: time) })
    }
    mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
      change({ $0.preview(edge, at: time) }, { $0.preview(edge, at: time) }, { $0.preview(edge, at: time) })
    }
    mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
      change(
        { $0.close(animated: animated, at: time) }, { $0.close(animated: animated, at: time) },
        { $0.close(animated: animated, at: time) })
    }
    mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
      change(
        { $0.setActions(actions, edge, at: time) }, { $0.setActions(actions, edge, at: time) },
        { $0.setActions(actions, edge, at: time) })
    }
    mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
      change(
        { $0.press(edge, index, phase, at: time) }, { $0.press(edge, index, phase, at: time) },
        { $0.press(edge, index, phase, at: time) })
    }
    mutating func tap(at time: Time) -> SwipeEffects {
      change({ $0.tap(at: time) }, { $0.tap(at: time) }, { $0.tap(at: time) })
    }
    mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
      self.change(
        { $0.tableChanged(change, at: time) }, { $0.tableChanged(change, at: time) },
        { $0.tableChanged(change, at: time) })
    }
    mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
      change({ $0.handle(event, at: time) }, { $0.handle(event, at: time) }, { $0.handle(event, at: time) })
    }
    func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
      switch self {
      case .constraint(let row): row.draw(content, origin: origin, at: time, into: &layers)
      case .scroll(let row): row.draw(content, origin: origin, at: time, into: &layers)
      case .utility(let row): row.draw(content, origin: origin, at: time, into: &layers)
      }
    }

    func destination(of release: SwipeRelease) -> Rest {
      read({ $0.destination(of: release) }, { $0.destination(of: release) }, { $0.destination(of: release) })
    }
  }
#elseif HAS_ConstraintSwipe
  import ConstraintSwipe

  typealias AnyRow = ConstraintSwipe
#elseif HAS_ScrollSwipe
  import ScrollSwipe

  typealias AnyRow = ScrollSwipe
#elseif HAS_UtilityButtons
  import UtilityButtons

  typealias AnyRow = UtilityButtons
#endif
