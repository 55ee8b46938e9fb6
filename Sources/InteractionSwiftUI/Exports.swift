#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  // Re-exports the shared types, so that an app imports only this module and its design's.
  @_exported public import InteractionHosting
#endif
