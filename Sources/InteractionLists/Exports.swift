// Re-exports InteractionCore, so that an app needs only one import.
@_exported public import InteractionCore
