// Re-exports the shared types, so that one import is enough to check a design.
@_exported public import InteractionLists
