// One import is enough to write an app, so the module re-exports the shared values, here and nowhere else.
@_exported public import InteractionLists
