// error: 'withDiscardingTaskGroup(returning:isolation:body:)' is only available in iOS 17.0 or newer
func waitForNothing() async { await withDiscardingTaskGroup { _ in } }
