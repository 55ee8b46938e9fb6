// One import is enough to write a host, so the module re-exports the shared values, here and nowhere else.
@_exported public import HeadlessTable
