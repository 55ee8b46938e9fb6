// One import is enough to write a host: this is the one place where the module passes the shared values on.
@_exported public import HeadlessTable
