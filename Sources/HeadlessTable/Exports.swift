// One import is enough to write an app: this is the one place where the module passes the shared values on.
@_exported public import InteractionLists
