// One import is enough to write an app: only here does the module re-export the shared values.
@_exported public import InteractionCore
