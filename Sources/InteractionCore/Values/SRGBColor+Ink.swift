extension SRGBColor {
  /// The colour of a text on this one: white where it stands out enough, or else black.
  ///
  /// Contrasts are the ratios that WCAG defines: 4.5 for text, 3 for large text and signs. The curve of sRGB is taken as the
  /// polynomial that is within 0.002 of it. Opacity does not count.
  ///
  /// - Parameter contrast: The least ratio at which white stands out enough, 1...21.
  /// - Returns: White or black, opaque.
  /// - Complexity: O(1).
  package func ink(whiteFrom contrast: Double) -> SRGBColor {
    func light(_ part: Double) -> Double { part * (part * (part * 0.3053 + 0.6822) + 0.0125) }
    let luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    return 1.05 >= contrast * (luminance + 0.05) ? SRGBColor(hex: 0xFFFFFF) : SRGBColor(hex: 0)
  }
}
