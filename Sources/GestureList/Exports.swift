// One import is enough for an app: this is the only place where the module re-exports what it builds on.
@_exported public import InteractionLists
