// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public struct Alignment: Equatable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let trailing = Alignment(name: "trailing")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
  public static let topLeading = Alignment(name: "topLeading")
  public static let topTrailing = Alignment(name: "topTrailing")
}

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
}

public struct VerticalAlignment: Equatable, Sendable { public static let center = VerticalAlignment() }

public struct ZStack<Content: View>: _Primitive {
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.stack(.depth, content) }
}

public struct HStack<Content: View>: _Primitive {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.stack(.horizontal, content) }
}

public struct VStack<Content: View>: _Primitive {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.stack(.vertical, content) }
}

// Content out of sight does not exist, and loses its state.
public struct LazyVStack<Content: View>: _Primitive {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.stack(.vertical, content, isLazy: true) }
}

public struct ScrollView<Content: View>: _Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _walk(_ walker: _Walker) -> CGSize { walker.scrolling { walker.stack(.vertical, content) } }
}

public struct List<SelectionValue, Content: View>: _Primitive {
  private let content: Content
  public func _walk(_ walker: _Walker) -> CGSize {
    walker.host.showList()
    return walker.scrolling {
      let height = walker.environment.defaultMinListRowHeight
      return walker.stack(.vertical, content, isLazy: true, rowHeight: height)
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 10), all = Set(rawValue: 15)
  }
}

public protocol ShapeStyle {}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct EdgeInsets: Equatable, Sendable {
  public init() {}
}

public struct CoordinateSpace: Equatable, Sendable {
  private let name: String
  public static let global = CoordinateSpace(name: "global")
  public static let local = CoordinateSpace(name: "local")
}

public struct GeometryProxy {
  public let size: CGSize
  let origin: CGPoint
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .global ? origin : .zero, size: size)
  }
}

public struct GeometryReader<Content: View>: _Primitive {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func _walk(_ walker: _Walker) -> CGSize {
    _ = walker.stack(.depth, content(GeometryProxy(size: walker.proposal, origin: walker.origin)))
    return walker.proposal
  }
}

// MARK: - Timelines

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context { public let date: Date }
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("A primitive view has no body.") }

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.init(schedule: schedule, content: content)
  }
}

extension TimelineView: _Primitive where Content: View {
  public func _walk(_ walker: _Walker) -> CGSize {
    let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
    // Several views in the place of one are stacked vertically.
    return walker.stack(.vertical, content(.init(date: walker.frameDate(isPaused: isPaused))))
  }
}
