// Re-exports InteractionLists, so that an app needs only one import.
@_exported public import InteractionLists
