#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  // Re-exports the shared types, so that an app imports only this module and that of its design; no other file of this
  // module re-exports anything.
  @_exported public import InteractionHosting
#endif
