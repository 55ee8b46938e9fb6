#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  // Re-exports the shared types, so that one import is enough to write an app; no other file re-exports anything.
  @_exported public import InteractionHosting
#endif
