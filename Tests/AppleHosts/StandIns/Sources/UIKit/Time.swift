// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

// A stand-in for UIKit with just enough behaviour for tests on Linux. Names and signatures follow the Swift names of the real
// API; names that begin with `shim` or `Shim` are the tests' own.
@_exported import Foundation

/// Virtual time: nothing moves unless a test advances it.
@MainActor public enum ShimClock {
  public nonisolated(unsafe) private(set) static var now = 100.0
  /// The display links that request frames; empty while nothing moves.
  public static var links: [CADisplayLink] = []
  static var tickers: [ObjectIdentifier: @MainActor () -> Bool] = [:]

  public static func advance(by seconds: Double, frame: Double = 1.0 / 60) {
    let end = now + seconds
    while now < end - 1e-9 {
      now = min(end, now + frame)
      for link in links where !link.isPaused {
        (link.timestamp, link.targetTimestamp) = (now, now + frame)
        link.tick(link)
      }
      for (id, tick) in tickers where !tick() { tickers[id] = nil }
    }
  }
}

public func CACurrentMediaTime() -> Double { ShimClock.now }

public struct CAFrameRateRange: Equatable, Sendable {
  public let minimum: Float, maximum: Float, preferred: Float
  public init(minimum: Float, maximum: Float, preferred: Float) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
@MainActor public final class CADisplayLink {
  /// By default, the system gives 60 frames a second.
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  let tick: @MainActor (CADisplayLink) -> Void
  public internal(set) var timestamp = 0.0, targetTimestamp = 0.0
  public var isPaused = false
  public init(shimTick: @escaping @MainActor (CADisplayLink) -> Void) {
    tick = shimTick
    ShimClock.links.append(self)
  }
  public func invalidate() { ShimClock.links.removeAll { $0 === self } }
}
