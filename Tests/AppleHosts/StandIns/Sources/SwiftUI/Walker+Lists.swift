// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

extension _Walker {
  /// Places the rows of a collection; a lazy container only places visible rows.
  func rows(_ children: [(view: any View, step: String)]) -> CGSize {
    guard isLazy else { return sequence(children) }
    let (start, least) = (origin, rowHeight)
    var extent = CGSize.zero
    for child in children {
      origin.y = start.y + extent.height
      let key = path + "/" + child.step
      let known = host.heights[key] ?? host.rowHeight
      var size = CGSize(width: proposal.width, height: known)
      if origin.y + known > 0, origin.y < host.size.height {
        size = stack(.vertical, _Row(view: child.view, step: child.step))
        size.height = max(size.height, least)
        host.heights[key] = size.height
      }
      extent = CGSize(width: max(extent.width, size.width), height: extent.height + size.height)
    }
    origin = start
    return extent
  }

  /// Walks scrollable content, as the screen's scroll view scrolls it.
  func scrolling(_ walk: @MainActor () -> CGSize) -> CGSize {
    let size = moved(by: CGSize(width: 0, height: 0 - host.scrolled), walk)
    host.screen.alwaysBounceVertical = true
    host.screen.contentSize = size
    return proposal
  }
}

/// A row at its place in a collection.
private struct _Row: _Primitive {
  let view: any View
  let step: String
  func _walk(_ walker: _Walker) -> CGSize { walker.walk(view, step) }
}
