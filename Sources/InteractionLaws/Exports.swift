// One import is enough to check a design: only here does the module export the shared values again.
@_exported public import InteractionLists
