// Scripts contain values of InteractionCore and touches of HeadlessTable, which re-exports it, and designs describe themselves
// to InteractionLaws.
@_exported public import HeadlessTable
@_exported public import InteractionLaws
