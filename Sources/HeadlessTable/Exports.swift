// Re-exports the shared types, so that one import is enough to use the table.
@_exported public import InteractionLists
