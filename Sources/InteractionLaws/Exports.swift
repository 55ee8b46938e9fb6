// One import is enough to check a design: this is the one place where the module passes the shared values on.
@_exported public import InteractionCore
