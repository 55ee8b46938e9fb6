import InteractionCore

/// The colours and the type of all pictures, in light and dark.
enum Theme {
  /// The system's own type, whatever the system.
  private static let type = "-apple-system,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  /// The classes: p the picture's own ground, so that it reads on any page, b background, g grouped
  /// background, l label, s secondary label, h hairline, q frame of the picture, f finger, r ring, n
  /// notice, m muted, one and two the lines of a plot.
  ///
  /// The values of the first five are UIKit's in light and in dark; s has in light the one with Increase Contrast, to be
  /// read at 4.5 to 1.
  static let style = """
    text{font-family:\(type)}rect{shape-rendering:crispEdges}.q,.h{shape-rendering:auto}
    .b{fill:#fff}.g{fill:#f2f2f7}.l{fill:#000}.s{fill:#6c6c70}.h{fill:#c6c6c8}
    .p{fill:#fff}.q{fill:none;stroke:#aeaeb2;stroke-width:1.5}.t{fill:#1f2328}.m{fill:#59636e}
    .n{fill:#0757b8;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .f{fill:#3c3c43;fill-opacity:.42;stroke:#fff;stroke-opacity:.85;stroke-width:2}
    .r{fill:none;stroke:#3c3c43;stroke-opacity:.7;stroke-width:2.5}
    .a{stroke:#8c959f;stroke-width:1}.i{stroke:#8c959f;stroke-width:.5;stroke-dasharray:2 3}
    .one{fill:none;stroke:#c2410c;stroke-width:2;stroke-dasharray:6 3}.two{fill:none;stroke:#0969da;stroke-width:2}
    .one-t{fill:#c2410c}.two-t{fill:#0757b8}
    @media (prefers-color-scheme:dark){
    .b{fill:#1c1c1e}.g{fill:#000}.l{fill:#fff}.s{fill:#98989f}.h{fill:#38383a}
    .p{fill:#0d1117}.q{stroke:#636366}.t{fill:#e6edf3}.m{fill:#9198a1}.n{fill:#79b8ff}
    .f{fill:#ebebf5;fill-opacity:.5;stroke:#000;stroke-opacity:.5}.r{stroke:#ebebf5}
    .one{stroke:#fb923c}.two{stroke:#58a6ff}.one-t{fill:#fb923c}.two-t{fill:#79b8ff}
    }
    """
  /// The style that stops all animations in print, for readers who prefer no motion, and if the address ends in `#still`.
  ///
  /// The address is needed for a printed page, because an image in it is not told that it is printed. The attributes, which
  /// show the still frame, remain in effect.
  static let stillness = """
    @media print,(prefers-reduced-motion:reduce){*{animation:none!important}}svg:target *{animation:none!important}
    """

  /// Returns the attribute for a paint.
  static func attribute(_ paint: Paint) -> String {
    switch paint {
    case .fixed(let color):
      "fill=\"\(color.hexText)\"" + (color.alpha < 1 ? " fill-opacity=\"\(number(color.alpha))\"" : "")
    case .background: "class=\"b\""
    case .groupedBackground: "class=\"g\""
    case .label: "class=\"l\""
    case .secondaryLabel: "class=\"s\""
    case .separator: "class=\"h\""
    }
  }
}
