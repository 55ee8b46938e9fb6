// Re-exports HeadlessTable and the modules that it re-exports, so that one import is enough to write a host.
@_exported public import HeadlessTable
