extension SRGBColor {
  /// Returns the colour for text on this background: white if its contrast is high enough, otherwise black.
  ///
  /// WCAG defines the contrast ratio, and requires 4.5 for text, 3 for large text and icons. The sRGB transfer function is
  /// approximated by a polynomial to within 0.002. Opacity is ignored.
  ///
  /// - Parameter contrast: The minimum contrast at which white is used, 1...21.
  /// - Returns: White or black, opaque.
  /// - Complexity: O(1).
  package func textColor(minimumWhiteContrast contrast: Double) -> SRGBColor {
    func linearized(_ component: Double) -> Double {
      component * (component * (component * 0.3053 + 0.6822) + 0.0125)
    }
    let luminance = 0.2126 * linearized(red) + 0.7152 * linearized(green) + 0.0722 * linearized(blue)
    return 1.05 >= contrast * (luminance + 0.05) ? SRGBColor(hex: 0xFFFFFF) : SRGBColor(hex: 0)
  }
}
