// Re-exports the shared values, so that an app needs only one import.
@_exported public import InteractionLists
