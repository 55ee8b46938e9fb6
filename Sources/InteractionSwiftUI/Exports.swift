#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  // One import is enough to write an app: this is the one place where the module passes the shared values on.
  @_exported public import InteractionHosting
#endif
