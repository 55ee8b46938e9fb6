// A script is made of the core's values and of touches, and a design says what the laws must know about it: only here
// does the module export theirs again.
@_exported public import HeadlessTable
@_exported public import InteractionLaws
