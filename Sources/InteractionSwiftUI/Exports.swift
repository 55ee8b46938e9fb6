#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  // Re-exports the shared types, and nothing else does, so that one import is enough to write an app.
  @_exported public import InteractionHosting
#endif
