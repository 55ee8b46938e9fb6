// Re-exports the shared types, and nothing else does, so that one import is enough to check a design.
@_exported public import InteractionLists
