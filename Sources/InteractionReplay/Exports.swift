// Scripts consist of the core's values and of touches, and designs describe themselves to the laws, so this module re-exports
// those modules, here and nowhere else.
@_exported public import HeadlessTable
@_exported public import InteractionLaws
